#include "config/text/nearest.hpp"
#include "config/text/say.hpp"
#include "play/states/difficulty_words.hpp"
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
    return std::string(tr(on ? msg("on") : msg("off")));
}

int stepped(int value, int step, int least, int most) {
    return std::clamp(value + step, least, most);
}

// Speeds to choose from, in pixels a second; 0 is at once.
constexpr std::array slideSpeeds{200, 300, 400, 600, 1000, 0};

// Returns the next faster one of slideSpeeds or, if `step` is negative, the next slower one;
// `speed` itself if there is none. `speed` need not be in the list.
int steppedSpeed(int speed, int step) {
    const auto rank = [](int pixels) {
        return pixels == 0 ? std::numeric_limits<int>::max() : pixels;
    };
    const auto isSlower = [&](int other) { return rank(other) < rank(speed); };
    const auto isFaster = [&](int other) { return rank(other) > rank(speed); };
    if (step > 0) {
        const auto next = std::ranges::find_if(slideSpeeds, isFaster);
        return next == slideSpeeds.end() ? speed : *next;
    }
    const auto previous = std::find_if(slideSpeeds.rbegin(), slideSpeeds.rend(), isSlower);
    return previous == slideSpeeds.rend() ? speed : *previous;
}

struct HeldKeysWord {
    HeldKeys held;
    Message word;
    Message hint;
};
constexpr auto heldKeysWords = keyedTable<&HeldKeysWord::held, HeldKeysWord>({
    {HeldKeys::Hold, msgIn("held keys", "hold"), msg("Regrowing and walking last while held")},
    {HeldKeys::Toggle, msgIn("held keys", "toggle"), msg("Regrowing lasts until pressed again")},
    {HeldKeys::ToggleAll, msgIn("held keys", "toggle all"),
     msg("Regrowing and walking last until pressed again")},
});

// What a player calls a speed.
Message speedWord(int speed) {
    return speed == 0    ? msgIn("speed", "instant")
           : speed < 250 ? msgIn("speed", "very slow")
           : speed < 350 ? msgIn("speed", "slow")
           : speed < 500 ? msgIn("speed", "normal")
           : speed < 800 ? msgIn("speed", "fast")
                         : msgIn("speed", "very fast");
}

// Steps a value; after `most` comes `least`, and before `least` comes `most`.
int wrapped(int value, int step, int least, int most) {
    const int count = most - least + 1;
    return least + (value - least + step + count) % count;
}

// The `isShown` of options that have no effect in an adventure.
bool isExploring(const Session& session) {
    return !session.isAdventure();
}
// The `isShown` of an option that is only on the page from which an adventure begins.
bool neverShown(const Session&) {
    return false;
}

// Compares the chosen difficulty with the normal one: "5 hearts, fewer creatures".
std::string difficultyText(const Config& config) {
    const DifficultyConfig& chosen = config.adventure.difficultyConfig();
    const DifficultyConfig& normal = config.adventure.difficulties[Difficulty::Normal];
    const int hearts = std::min(config.player.hearts + chosen.hearts, mostHearts);
    std::vector<std::string> parts{sayCount(hearts, "{count} heart", "{count} hearts")};
    const auto compare = [&](int DifficultyConfig::*percent, Message less, Message more) {
        if (chosen.*percent != normal.*percent) {
            parts.emplace_back(tr(chosen.*percent < normal.*percent ? less : more));
        }
    };
    compare(&DifficultyConfig::budgetPercent, msg("fewer creatures"), msg("more creatures"));
    compare(&DifficultyConfig::windUpPercent, msg("shorter warnings"), msg("longer warnings"));
    compare(&DifficultyConfig::bossHealthPercent, msg("weaker bosses"), msg("stronger bosses"));
    if (chosen.dearBlowsFrom > 0) {
        parts.push_back(say("harder blows from floor {floor}", "floor"_a = chosen.dearBlowsFrom));
    }
    if (config.adventure.difficulty == Difficulty::Normal) {
        parts.push_back(say("all as it is meant to be"));
    }
    return joined(parts, "", ", ");
}

struct TilesetWord {
    Tileset tileset;
    Message word;
};
constexpr auto tilesetWords = keyedTable<&TilesetWord::tileset, TilesetWord>({
    {Tileset::BlueStone, msg("blue-stone")},
    {Tileset::Sand, msg("sand")},
    {Tileset::Moss, msg("moss")},
    {Tileset::Ember, msg("ember")},
    {Tileset::Bone, msg("bone")},
});

std::string tilesetText(const Session& session) {
    const auto& tileset = session.config().dungeon.tileset;
    return std::string(tr(tileset ? tilesetWords[*tileset].word : msg("by seed")));
}

std::string languageText(const Session& session) {
    const std::string& code = session.config().view.language;
    const auto& all = session.languages.all();
    const auto found = std::ranges::find(all, code, &Languages::Entry::code);
    return found == all.end() ? say("as the system says") : found->name;
}

// Returns the code of the next language or, if `step` is -1, of the previous one. `systemLanguage`
// comes before the first language and after the last.
std::string steppedLanguage(std::string_view code, int step, const Languages& languages) {
    const auto& all = languages.all();
    const auto found = std::ranges::find(all, code, &Languages::Entry::code);
    const int index = found == all.end() ? -1 : static_cast<int>(found - all.begin());
    const int next = wrapped(index, step, -1, static_cast<int>(all.size()) - 1);
    return next < 0 ? std::string(systemLanguage) : all[static_cast<std::size_t>(next)].code;
}

std::string percentText(int percent) {
    return fmt::format("{} %", percent);
}

constexpr int percentStep = 10;

struct MotionOptionWord {
    MotionOption value;
    Message word;
};
constexpr auto motionOptionWords = keyedTable<&MotionOptionWord::value, MotionOptionWord>({
    {MotionOption::Auto, msg("auto")},
    {MotionOption::On, msg("on")},
    {MotionOption::Off, msg("off")},
});

std::string motionOptionText(MotionOption value) {
    return std::string(tr(motionOptionWords[value].word));
}

// The value that is `step` places further in its enum; after the last value comes the first again.
template <typename Enum>
Enum steppedAmongAll(Enum value, int step) {
    constexpr int last = static_cast<int>(enumSize<Enum>()) - 1;
    return static_cast<Enum>(wrapped(static_cast<int>(value), step, 0, last));
}

// The number of the configured tileset; -1 if the seed chooses.
int tilesetNumber(const Config& config) {
    const auto& tileset = config.dungeon.tileset;
    return tileset ? static_cast<int>(*tileset) : -1;
}

const std::array options{
    OptionLine{msg("Scale"), "view.scale", msg("Size of one game pixel"),
               [](const Session& s) {
                   return s.config().view.scale == 0 ? say("auto")
                                                     : std::to_string(s.config().view.scale);
               },
               [](Config& c, int step, const Session& s) {
                   const int mostScale = s.host.largestScale;
                   c.view.scale = wrapped(std::min(c.view.scale, mostScale), step, 0, mostScale);
               }},
    OptionLine{msg("Fullscreen"), "view.fullscreen", msg("The whole screen, without a frame"),
               [](const Session& s) { return onOff(s.config().view.fullscreen); },
               [](Config& c, int, const Session&) { c.view.fullscreen = !c.view.fullscreen; }},
    OptionLine{
        msg("Slide"), "view.slide_speed", msg("How fast a room slides in"),
        [](const Session& s) { return std::string(tr(speedWord(s.config().view.slideSpeed))); },
        [](Config& c, int step, const Session&) {
            c.view.slideSpeed = steppedSpeed(c.view.slideSpeed, step);
        }},
    OptionLine{
        msg("Reduced motion"), "view.reduced_motion", msg("Rooms fade; nothing stops or bursts"),
        [](const Session& s) { return onOff(s.config().view.reducedMotion); },
        [](Config& c, int, const Session&) { c.view.reducedMotion = !c.view.reducedMotion; }},
    OptionLine{msg("Shaking"), "view.shake", msg("Of the picture; auto: unless motion is reduced"),
               [](const Session& s) { return motionOptionText(s.config().view.shake); },
               [](Config& c, int step, const Session&) {
                   c.view.shake = steppedAmongAll(c.view.shake, step);
               }},
    OptionLine{msg("Flashes"), "view.flashes",
               msg("Of who is hurt; auto: unless motion is reduced"),
               [](const Session& s) { return motionOptionText(s.config().view.flashes); },
               [](Config& c, int step, const Session&) {
                   c.view.flashes = steppedAmongAll(c.view.flashes, step);
               }},
    OptionLine{msg("High contrast"), "view.high_contrast",
               msg("Dim ground, and outlines around what matters"),
               [](const Session& s) { return onOff(s.config().view.highContrast); },
               [](Config& c, int, const Session&) { c.view.highContrast = !c.view.highContrast; }},
    OptionLine{msg("Tileset"), "tileset", msg("Only in Explore: always this look, or by seed"),
               tilesetText,
               [](Config& c, int step, const Session&) {
                   const int number = wrapped(tilesetNumber(c), step, -1, tilesetCount - 1);
                   c.dungeon.tileset =
                       number < 0 ? std::optional<Tileset>() : static_cast<Tileset>(number);
               },
               isExploring},
    OptionLine{
        msg("Locks"), "explore.locks", msg("Only in Explore: locks and keys in the next dungeon"),
        [](const Session& s) { return onOff(s.config().explore.locks); },
        [](Config& c, int, const Session&) { c.explore.locks = !c.explore.locks; }, isExploring},
    OptionLine{msg("Creatures"), "explore.creatures",
               msg("Only in Explore: creatures in the next dungeon"),
               [](const Session& s) { return onOff(s.config().explore.creatures); },
               [](Config& c, int, const Session&) { c.explore.creatures = !c.explore.creatures; },
               isExploring},
    OptionLine{msg("Difficulty"),
               "adventure.difficulty",
               {},
               [](const Session& s) {
                   return std::string(tr(difficultyWords[s.config().adventure.difficulty].word));
               },
               [](Config& c, int step, const Session&) {
                   c.adventure.difficulty = steppedAmongAll(c.adventure.difficulty, step);
               },
               neverShown,
               difficultyText},
    OptionLine{msg("Speed"), "view.game_speed", msg("How fast the game and its clock run"),
               [](const Session& s) { return percentText(s.config().view.gameSpeed); },
               [](Config& c, int step, const Session&) {
                   c.view.gameSpeed = stepped(c.view.gameSpeed, step * percentStep, 50, 100);
               }},
    OptionLine{msg("Effects"), "view.effects_volume", msg("How loud effects are"),
               [](const Session& s) { return percentText(s.config().view.effectsVolume); },
               [](Config& c, int step, const Session&) {
                   c.view.effectsVolume = stepped(c.view.effectsVolume, step * percentStep, 0, 100);
               }},
    OptionLine{msg("Music"), "view.music_volume", msg("How loud the music is"),
               [](const Session& s) { return percentText(s.config().view.musicVolume); },
               [](Config& c, int step, const Session&) {
                   c.view.musicVolume = stepped(c.view.musicVolume, step * percentStep, 0, 100);
               }},
    OptionLine{
        msg("Ambience"), "view.ambience_volume", msg("How loud water, wind, leaves and fire are"),
        [](const Session& s) { return percentText(s.config().view.ambienceVolume); },
        [](Config& c, int step, const Session&) {
            c.view.ambienceVolume = stepped(c.view.ambienceVolume, step * percentStep, 0, 100);
        }},
    OptionLine{msg("Announcements"), "view.announcement_volume",
               msg("How loud warnings are; auto: as other effects"),
               [](const Session& s) {
                   const int percent = s.config().view.announcementVolume;
                   return percent == 0 ? say("auto") : percentText(percent);
               },
               [](Config& c, int step, const Session&) {
                   const int most = 100 / percentStep;
                   const int now = c.view.announcementVolume / percentStep;
                   c.view.announcementVolume = wrapped(now, step, 0, most) * percentStep;
               }},
    OptionLine{msg("Sound"), "view.muted", msg("All sound off and on"),
               [](const Session& s) { return onOff(!s.config().view.muted); },
               [](Config& c, int, const Session&) { c.view.muted = !c.view.muted; }},
    OptionLine{msg("Dead zone"), "pad.dead_zone", msg("How far a gamepad's stick must be pushed"),
               [](const Session& s) { return percentText(s.config().pad.deadZone); },
               [](Config& c, int step, const Session&) {
                   c.pad.deadZone = stepped(c.pad.deadZone, step * percentStep, 10, 90);
               }},
    OptionLine{
        msg("Held keys"),
        "view.held_keys",
        {},
        [](const Session& s) {
            return std::string(tr(heldKeysWords[s.config().view.heldKeys].word));
        },
        [](Config& c, int step, const Session&) {
            c.view.heldKeys = steppedAmongAll(c.view.heldKeys, step);
        },
        nullptr,
        [](const Config& c) { return std::string(tr(heldKeysWords[c.view.heldKeys].hint)); }},
    OptionLine{msg("Language"), "view.language", msg("What the game is written in"), languageText,
               [](Config& c, int step, const Session& s) {
                   c.view.language = steppedLanguage(c.view.language, step, s.languages);
               }}};

struct HeartLossWord {
    HeartLoss value;
    Message word;
};
constexpr auto heartLossWords = keyedTable<&HeartLossWord::value, HeartLossWord>({
    {HeartLoss::Full, msgIn("damage", "full")},
    {HeartLoss::Half, msgIn("damage", "half")},
    {HeartLoss::None, msgIn("damage", "none")},
});

constexpr int warningStep = 25;  // percent

const std::array assists{
    OptionLine{msg("Damage"), "assist.damage", msg("How much a hit hurts"),
               [](const Session& s) {
                   return std::string(tr(heartLossWords[s.config().assist.damage].word));
               },
               [](Config& c, int step, const Session&) {
                   c.assist.damage = steppedAmongAll(c.assist.damage, step);
               }},
    OptionLine{msg("Warnings"), "assist.warnings", msg("How long attacks are announced"),
               [](const Session& s) { return percentText(s.config().assist.warningPercent); },
               [](Config& c, int step, const Session&) {
                   c.assist.warningPercent =
                       stepped(c.assist.warningPercent, step * warningStep, 100, 200);
               }},
    OptionLine{msg("Aim help"), "assist.aim", msg("Arrows begin in line with who is ahead"),
               [](const Session& s) { return onOff(s.config().assist.aims); },
               [](Config& c, int, const Session&) { c.assist.aims = !c.assist.aims; }},
    OptionLine{
        msg("Pits"), "assist.pits", msg("Off: you walk across them"),
        [](const Session& s) { return onOff(s.config().assist.fallsIntoPits); },
        [](Config& c, int, const Session&) { c.assist.fallsIntoPits = !c.assist.fallsIntoPits; }}};

// Makes the page of the assists.
std::unique_ptr<State> makeAssists(const Session& session) {
    std::vector<OptionMenuLine> lines;
    for (const OptionLine& assist : assists) {
        lines.push_back({.option = &assist});
    }
    lines.push_back({.choice = {msg("Back"), msg("They count at once; a run's record names them"),
                                [](Stage& stage) { stage.pop(); }}});
    return std::make_unique<OptionMenu>("assists", msg("Assists"), std::move(lines), session);
}

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
    lines.push_back({.choice = {msg("Assists"), msg("Less damage, longer warnings, aim, pits"),
                                [](Stage& stage) { stage.push(makeAssists(stage.session)); }}});
    lines.push_back({.choice = {msg("Keys"), msg("Which key does what, and other keys for it"),
                                [](Stage& stage) { stage.push(makeRebind(stage.session)); }}});
    lines.push_back(
        {.choice = {msg("Back"), msg("All options are saved"), [](Stage& stage) { stage.pop(); }}});
    return std::make_unique<OptionMenu>("options", msg("Options"), std::move(lines), session);
}

}  // namespace doorstring
