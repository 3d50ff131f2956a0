#include "app/menu_state.hpp"
#include "app/states/states.hpp"
#include "view/menu_screens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

std::string onOff(bool on) {
    return on ? "on" : "off";
}

int stepped(int value, int step, int least, int most) {
    return std::clamp(value + step, least, most);
}

// From `least` to `most` and round again.
int turned(int value, int step, int least, int most) {
    const int count = most - least + 1;
    return least + (value - least + step + count) % count;
}

struct Option {
    std::string_view name;
    std::string_view key;
    std::string_view hint;
    std::string (*value)(const ViewConfig&);
    void (*change)(ViewConfig&, int step);
};

constexpr int mostScale = 16;
constexpr int slideStep = 6;  // ticks: a tenth of a second
constexpr int volumeStep = 10;

// No tileset of its own counts as -1.
int tilesetNumber(const ViewConfig& view) {
    return view.tileset ? static_cast<int>(*view.tileset) : -1;
}

const std::array options{
    Option{"Scale", "view.scale", "Window pixels for a pixel of the picture",
           [](const ViewConfig& v) {
               return v.scale == 0 ? std::string("auto") : std::to_string(v.scale);
           },
           [](ViewConfig& v, int step) { v.scale = turned(v.scale, step, 0, mostScale); }},
    Option{"Fullscreen", "view.fullscreen", "The whole screen; F11 does the same",
           [](const ViewConfig& v) { return onOff(v.fullscreen); },
           [](ViewConfig& v, int) { v.fullscreen = !v.fullscreen; }},
    Option{"Slide", "view.slide_seconds", "How long a room takes to slide in",
           [](const ViewConfig& v) {
               return fmt::format("{:.1f} s", static_cast<double>(v.slideTicks) / ticksPerSecond);
           },
           [](ViewConfig& v, int step) {
               v.slideTicks = stepped(v.slideTicks, step * slideStep, 0, 3 * ticksPerSecond);
           }},
    Option{"Reduced motion", "view.reduced_motion", "Rooms fade instead of sliding",
           [](const ViewConfig& v) { return onOff(v.reducedMotion); },
           [](ViewConfig& v, int) { v.reducedMotion = !v.reducedMotion; }},
    Option{"Stones", "view.tileset", "One look for all dungeons, or each its own",
           [](const ViewConfig& v) {
               return v.tileset ? std::string(nameOf(*v.tileset)) : std::string("by seed");
           },
           [](ViewConfig& v, int step) {
               const int number = turned(tilesetNumber(v), step, -1, tilesetCount - 1);
               v.tileset = number < 0 ? std::optional<Tileset>() : static_cast<Tileset>(number);
           }},
    Option{"Effects", "view.effects_volume", "How loud effects are",
           [](const ViewConfig& v) { return fmt::format("{} %", v.effectsVolume); },
           [](ViewConfig& v, int step) {
               v.effectsVolume = stepped(v.effectsVolume, step * volumeStep, 0, 100);
           }},
    Option{"Music", "view.music_volume", "How loud the music is",
           [](const ViewConfig& v) { return fmt::format("{} %", v.musicVolume); },
           [](ViewConfig& v, int step) {
               v.musicVolume = stepped(v.musicVolume, step * volumeStep, 0, 100);
           }},
    Option{"Sound", "view.muted", "All sound off and on",
           [](const ViewConfig& v) { return onOff(!v.muted); },
           [](ViewConfig& v, int) { v.muted = !v.muted; }}};

std::string labelOf(const Option& option, const ViewConfig& view) {
    return fmt::format("{}: {}", option.name, option.value(view));
}

std::vector<MenuItem> itemsFor(const ViewConfig& view) {
    std::vector<MenuItem> items;
    for (const Option& option : options) {
        items.push_back({labelOf(option, view), std::string(option.hint)});
    }
    items.push_back({"Keys", "Which key does what, and other keys for it"});
    items.push_back({"Back", "All this is kept for the next start"});
    return items;
}

class Options : public MenuState {
public:
    explicit Options(const Session& session) : MenuState(itemsFor(session.config().view)) {}

    std::string_view name() const override { return "options"; }
    bool isOverlay() const override { return true; }

    void draw(Canvas& canvas, Session& session, int) override {
        drawMenuPanel(canvas, session.art, session.colours(), menu(), "Options",
                      "\u2190 \u2192 change");
    }

private:
    void choose(int line, Stage& stage) override {
        const auto chosen = static_cast<std::size_t>(line);
        if (chosen < options.size()) {
            change(1, stage);
        } else if (chosen == options.size()) {
            stage.push(makeRebind(stage.session));
        } else {
            stage.pop();
        }
    }

    void change(int step, Stage& stage) override {
        const auto line = static_cast<std::size_t>(menu().chosen());
        if (line >= options.size()) {
            return;
        }
        Session& session = stage.session;
        const Option& option = options[line];
        const bool wasFullscreen = session.config().view.fullscreen;
        session.choose([&option, step](Config& config) { option.change(config.view, step); },
                       {option.key});
        if (session.config().view.fullscreen != wasFullscreen) {
            session.requests.push_back(HostRequest::ToggleFullscreen);
        }
        if (option.key == "view.scale") {
            session.requests.push_back(HostRequest::FitWindow);
        }
        session.sound.play(Effect::MenuMove);
        menu().setLabel(menu().chosen(), labelOf(option, session.config().view));
    }
};

}  // namespace

std::unique_ptr<State> makeOptions(const Session& session) {
    return std::make_unique<Options>(session);
}

}  // namespace doorstring
