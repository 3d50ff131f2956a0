#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "view/screens/menu_screens.hpp"

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

// Steps a value; after `most` comes `least` again.
int wrapped(int value, int step, int least, int most) {
    const int count = most - least + 1;
    return least + (value - least + step + count) % count;
}

struct Option {
    std::string_view name;
    std::string_view key;
    std::string_view hint;
    std::string (*value)(const Config&);
    void (*change)(Config&, int step, int mostScale);
    bool isOfExploring = false;  // hidden in an adventure, which decides this itself
};

constexpr int volumeStepPercent = 10;

// The number of the configured tileset; -1 if the seed chooses.
int tilesetNumber(const Config& config) {
    const auto& tileset = config.dungeon.tileset;
    return tileset ? static_cast<int>(*tileset) : -1;
}

const std::array options{
    Option{"Scale", "view.scale", "Size of one game pixel",
           [](const Config& c) {
               return c.view.scale == 0 ? std::string("auto") : std::to_string(c.view.scale);
           },
           [](Config& c, int step, int mostScale) {
               c.view.scale = wrapped(std::min(c.view.scale, mostScale), step, 0, mostScale);
           }},
    Option{"Fullscreen", "view.fullscreen", "The whole screen; F11 does the same",
           [](const Config& c) { return onOff(c.view.fullscreen); },
           [](Config& c, int, int) { c.view.fullscreen = !c.view.fullscreen; }},
    Option{"Slide", "view.slide_speed", "How fast a room slides in",
           [](const Config& c) {
               return c.view.slideSpeed == 0 ? std::string("instant")
                                             : fmt::format("{} pixels/s", c.view.slideSpeed);
           },
           [](Config& c, int step, int) {
               c.view.slideSpeed = steppedSpeed(c.view.slideSpeed, step);
           }},
    Option{"Reduced motion", "view.reduced_motion", "Rooms fade; nothing shakes, stops or bursts",
           [](const Config& c) { return onOff(c.view.reducedMotion); },
           [](Config& c, int, int) { c.view.reducedMotion = !c.view.reducedMotion; }},
    Option{"Tileset", "tileset", "The next dungeons: always this look, or by seed",
           [](const Config& c) {
               const auto& tileset = c.dungeon.tileset;
               return tileset ? std::string(nameOf(*tileset)) : std::string("by seed");
           },
           [](Config& c, int step, int) {
               const int number = wrapped(tilesetNumber(c), step, -1, tilesetCount - 1);
               c.dungeon.tileset =
                   number < 0 ? std::optional<Tileset>() : static_cast<Tileset>(number);
           },
           true},
    Option{"Locks", "explore.locks", "On: the next dungeon has locks and keys",
           [](const Config& c) { return onOff(c.explore.locks); },
           [](Config& c, int, int) { c.explore.locks = !c.explore.locks; }, true},
    Option{"Creatures", "explore.creatures", "On: the next dungeon has creatures to fight",
           [](const Config& c) { return onOff(c.explore.creatures); },
           [](Config& c, int, int) { c.explore.creatures = !c.explore.creatures; }, true},
    Option{"Effects", "view.effects_volume", "How loud effects are",
           [](const Config& c) { return fmt::format("{} %", c.view.effectsVolume); },
           [](Config& c, int step, int) {
               c.view.effectsVolume =
                   stepped(c.view.effectsVolume, step * volumeStepPercent, 0, 100);
           }},
    Option{"Music", "view.music_volume", "How loud the music is",
           [](const Config& c) { return fmt::format("{} %", c.view.musicVolume); },
           [](Config& c, int step, int) {
               c.view.musicVolume = stepped(c.view.musicVolume, step * volumeStepPercent, 0, 100);
           }},
    Option{"Sound", "view.muted", "All sound off and on",
           [](const Config& c) { return onOff(!c.view.muted); },
           [](Config& c, int, int) { c.view.muted = !c.view.muted; }}};

std::string labelOf(const Option& option, const Config& config) {
    return fmt::format("{}: {}", option.name, option.value(config));
}

using ShownOptions = std::vector<const Option*>;

ShownOptions optionsFor(const Session& session) {
    ShownOptions shown;
    for (const Option& option : options) {
        if (!option.isOfExploring || !session.isAdventure()) {
            shown.push_back(&option);
        }
    }
    return shown;
}

std::vector<MenuItem> itemsFor(const ShownOptions& shown, const Config& config) {
    std::vector<MenuItem> items;
    for (const Option* option : shown) {
        items.push_back({labelOf(*option, config), std::string(option->hint)});
    }
    items.push_back({"Keys", "Which key does what, and other keys for it"});
    items.push_back({"Back", "All options are saved"});
    return items;
}

class Options : public MenuState {
public:
    Options(const Session& session, ShownOptions shown)
        : MenuState(itemsFor(shown, session.config())), shown_(std::move(shown)) {}

    std::string_view name() const override { return "options"; }
    bool isOverlay() const override { return true; }

    void draw(Canvas& canvas, Session& session, int) override {
        drawMenuPanel(session.page(canvas), menu(),
                      {.heading = "Options", .footing = "\u2190 \u2192 change"});
    }

private:
    // F11 and the keys of sound change options, too.
    void tick(Stage& stage) override {
        MenuState::tick(stage);
        for (std::size_t line = 0; line < shown_.size(); ++line) {
            menu().setLabel(static_cast<int>(line), labelOf(*shown_[line], stage.session.config()));
        }
    }

    void choose(int line, Stage& stage) override {
        const auto chosen = static_cast<std::size_t>(line);
        if (chosen < shown_.size()) {
            change(1, stage);
        } else if (chosen == shown_.size()) {
            stage.push(makeRebind(stage.session));
        } else {
            stage.pop();
        }
    }

    void change(int step, Stage& stage) override {
        const auto line = static_cast<std::size_t>(menu().chosen());
        if (line >= shown_.size()) {
            return;
        }
        Session& session = stage.session;
        const Option& option = *shown_[line];
        session.choose([&option, step, most = session.host.largestScale](
                           Config& config) { option.change(config, step, most); },
                       {option.key});
        if (option.key == "view.scale") {
            session.host.requests.push_back(HostRequest::FitWindow);
        }
        session.sound.play(Effect::MenuMove);
    }

    ShownOptions shown_;
};

}  // namespace

std::unique_ptr<State> makeOptions(const Session& session) {
    return std::make_unique<Options>(session, optionsFor(session));
}

}  // namespace doorstring
