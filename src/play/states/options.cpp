#include "config/text/numbers.hpp"
#include "play/states/option_menu.hpp"
#include "play/states/states.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace doorstring {

namespace {

std::string onOff(bool on) {
    return on ? "on" : "off";
}

int stepped(int value, int step, int least, int most) {
    return std::clamp(value + step, least, most);
}

// Pixels a second; the last is at once.
constexpr std::array slideSpeeds{200, 300, 400, 600, 1000, 0};

// The next slower or faster speed of the list after `speed`, which need not be in the list.
int steppedSpeed(int speed, int step) {
    const auto place = [](int of) { return of == 0 ? std::numeric_limits<int>::max() : of; };
    const auto slower = [&](int other) { return place(other) < place(speed); };
    const auto faster = [&](int other) { return place(other) > place(speed); };
    if (step > 0) {
        const auto next = std::ranges::find_if(slideSpeeds, faster);
        return next == slideSpeeds.end() ? speed : *next;
    }
    const auto before = std::find_if(slideSpeeds.rbegin(), slideSpeeds.rend(), slower);
    return before == slideSpeeds.rend() ? speed : *before;
}

// What a player calls a speed.
std::string_view speedWord(int speed) {
    return speed == 0    ? "instant"
           : speed < 250 ? "very slow"
           : speed < 350 ? "slow"
           : speed < 500 ? "normal"
           : speed < 800 ? "fast"
                         : "very fast";
}

// Steps a value; after `most` comes `least` again.
int wrapped(int value, int step, int least, int most) {
    const int count = most - least + 1;
    return least + (value - least + step + count) % count;
}

// An adventure decides some things by itself.
bool isExploring(const Session& session) {
    return !session.isAdventure();
}
bool isNever(const Session&) {
    return false;
}

// Says what the chosen difficulty is, beside the normal one: "5 hearts, fewer creatures".
std::string difficultyText(const Config& config) {
    const DifficultyConfig& chosen = config.adventure.demands();
    const DifficultyConfig& normal = config.adventure.difficulties[Difficulty::Normal];
    std::string text =
        counted(std::min(config.player.hearts + chosen.hearts, mostHearts), "heart", "hearts");
    const auto compare = [&](int DifficultyConfig::*percent, std::string_view less,
                             std::string_view more) {
        if (chosen.*percent != normal.*percent) {
            text += fmt::format(", {}", chosen.*percent < normal.*percent ? less : more);
        }
    };
    compare(&DifficultyConfig::budgetPercent, "fewer creatures", "more creatures");
    compare(&DifficultyConfig::windUpPercent, "shorter warnings", "longer warnings");
    compare(&DifficultyConfig::bossSpeedPercent, "slower bosses", "faster bosses");
    if (chosen.dearBlowsFrom > 0) {
        text += fmt::format(", harder blows from floor {}", chosen.dearBlowsFrom);
    }
    return config.adventure.difficulty == Difficulty::Normal ? text + ", all as it is meant to be"
                                                             : text;
}

constexpr int percentStep = 10;

// The number of the configured tileset; -1 if the seed chooses.
int tilesetNumber(const Config& config) {
    const auto& tileset = config.dungeon.tileset;
    return tileset ? static_cast<int>(*tileset) : -1;
}

const std::array options{
    OptionLine{"Scale", "view.scale", "Size of one game pixel",
               [](const Config& c) {
                   return c.view.scale == 0 ? std::string("auto") : std::to_string(c.view.scale);
               },
               [](Config& c, int step, int mostScale) {
                   c.view.scale = wrapped(std::min(c.view.scale, mostScale), step, 0, mostScale);
               }},
    OptionLine{"Fullscreen", "view.fullscreen", "The whole screen; F11 does the same",
               [](const Config& c) { return onOff(c.view.fullscreen); },
               [](Config& c, int, int) { c.view.fullscreen = !c.view.fullscreen; }},
    OptionLine{"Slide", "view.slide_speed", "How fast a room slides in",
               [](const Config& c) { return std::string(speedWord(c.view.slideSpeed)); },
               [](Config& c, int step, int) {
                   c.view.slideSpeed = steppedSpeed(c.view.slideSpeed, step);
               }},
    OptionLine{"Reduced motion", "view.reduced_motion",
               "Rooms fade; nothing shakes, stops or bursts",
               [](const Config& c) { return onOff(c.view.reducedMotion); },
               [](Config& c, int, int) { c.view.reducedMotion = !c.view.reducedMotion; }},
    OptionLine{"Tileset", "tileset", "Only in Explore: always this look, or by seed",
               [](const Config& c) {
                   const auto& tileset = c.dungeon.tileset;
                   return tileset ? std::string(nameOf(*tileset)) : std::string("by seed");
               },
               [](Config& c, int step, int) {
                   const int number = wrapped(tilesetNumber(c), step, -1, tilesetCount - 1);
                   c.dungeon.tileset =
                       number < 0 ? std::optional<Tileset>() : static_cast<Tileset>(number);
               },
               isExploring},
    OptionLine{"Locks", "explore.locks", "Only in Explore: locks and keys in the next dungeon",
               [](const Config& c) { return onOff(c.explore.locks); },
               [](Config& c, int, int) { c.explore.locks = !c.explore.locks; }, isExploring},
    OptionLine{"Creatures", "explore.creatures", "Only in Explore: creatures in the next dungeon",
               [](const Config& c) { return onOff(c.explore.creatures); },
               [](Config& c, int, int) { c.explore.creatures = !c.explore.creatures; },
               isExploring},
    OptionLine{"Difficulty", "adventure.difficulty", "",
               [](const Config& c) { return std::string(name(c.adventure.difficulty)); },
               [](Config& c, int step, int) {
                   constexpr int last = static_cast<int>(enumSize<Difficulty>()) - 1;
                   c.adventure.difficulty = static_cast<Difficulty>(
                       wrapped(static_cast<int>(c.adventure.difficulty), step, 0, last));
               },
               isNever, difficultyText},
    OptionLine{"Speed", "view.game_speed", "How fast the game runs",
               [](const Config& c) { return fmt::format("{} %", c.view.gameSpeed); },
               [](Config& c, int step, int) {
                   c.view.gameSpeed = stepped(c.view.gameSpeed, step * percentStep, 50, 100);
               }},
    OptionLine{"Effects", "view.effects_volume", "How loud effects are",
               [](const Config& c) { return fmt::format("{} %", c.view.effectsVolume); },
               [](Config& c, int step, int) {
                   c.view.effectsVolume = stepped(c.view.effectsVolume, step * percentStep, 0, 100);
               }},
    OptionLine{"Music", "view.music_volume", "How loud the music is",
               [](const Config& c) { return fmt::format("{} %", c.view.musicVolume); },
               [](Config& c, int step, int) {
                   c.view.musicVolume = stepped(c.view.musicVolume, step * percentStep, 0, 100);
               }},
    OptionLine{"Ambience", "view.ambience_volume", "How loud water, wind, leaves and fire are",
               [](const Config& c) { return fmt::format("{} %", c.view.ambienceVolume); },
               [](Config& c, int step, int) {
                   c.view.ambienceVolume =
                       stepped(c.view.ambienceVolume, step * percentStep, 0, 100);
               }},
    OptionLine{"Sound", "view.muted", "All sound off and on",
               [](const Config& c) { return onOff(!c.view.muted); },
               [](Config& c, int, int) { c.view.muted = !c.view.muted; }}};

}  // namespace

const OptionLine& optionOf(std::string_view key) {
    return *std::ranges::find(options, key, &OptionLine::key);
}

std::unique_ptr<State> makeOptions(const Session& session) {
    std::vector<OptionMenuLine> lines;
    for (const OptionLine& option : options) {
        if (option.isShown == nullptr || option.isShown(session)) {
            lines.push_back({.option = &option});
        }
    }
    lines.push_back({.choice = {"Keys", "Which key does what, and other keys for it",
                                [](Stage& stage) { stage.push(makeRebind(stage.session)); }}});
    lines.push_back(
        {.choice = {"Back", "All options are saved", [](Stage& stage) { stage.pop(); }}});
    return std::make_unique<OptionMenu>("options", "Options", std::move(lines), session.config());
}

}  // namespace doorstring
