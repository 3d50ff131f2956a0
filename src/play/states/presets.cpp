#include "base/message.hpp"
#include "config/sources/config_files.hpp"
#include "config/text/say.hpp"
#include "files/whole_file.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "view/screens/menu_screens.hpp"

#include <filesystem>
#include <optional>
#include <system_error>

namespace doorstring {

namespace {

constexpr int ticksOfRest = 6;  // for which a line stays chosen before its preview is made

// The names of presets. The first is empty: the config folders without a preset.
std::vector<std::string> presetChoices(const Session& session) {
    std::vector<std::string> names{""};
    for (std::string& name : presetNames(session.desk.sources())) {
        names.push_back(std::move(name));
    }
    return names;
}

std::vector<MenuItem> itemsOf(const std::vector<std::string>& names) {
    std::vector<MenuItem> items;
    for (const std::string& name : names) {
        items.push_back({name.empty() ? say("Default") : name, ""});
    }
    return items;
}

// What is shown of a preset: what it is good for, and a dungeon that it gives.
struct PresetPreview {
    std::string line;  // the first line of the file's comment, or why there is no dungeon
    std::optional<World> world = {};  // empty if the preset cannot be read or grows no dungeon
};

// Returns the first line of the comment at the top of a preset's file, translated and without the
// "# "; empty if there is no comment.
std::string firstComment(const ConfigSources& sources) {
    for (const auto& place : presetPlaces(sources)) {
        std::error_code ignored;
        if (!std::filesystem::exists(place, ignored)) {
            continue;
        }
        const auto file = readTextFile(place);
        std::string text = file ? file.value() : std::string();
        if (text.starts_with("#:")) {  // a line for editors comes first
            text.erase(0, text.find('\n') + 1);
        }
        if (text.starts_with("# ")) {
            text = text.substr(2, text.find('\n') - 2);
            return std::string(tr(Message::ofText(text)));
        }
        break;
    }
    return {};
}

// Makes the preview of a preset or, if the name is empty, of the config folders without a preset.
PresetPreview previewOf(const Session& session, const std::string& preset) {
    ConfigSources sources = session.desk.sources();
    sources.preset = preset;
    sources.code.reset();
    const auto loaded = loadConfig(sources);
    if (!loaded) {
        return {toString(loaded.error().front())};
    }
    const Config& config = loaded.value().config;
    const std::string line = preset.empty() ? say("The tables of config/ and of your own folder.")
                                            : firstComment(sources);
    auto dungeon = session.host.grow(config, session.expedition.world().dungeon.seed());
    if (!dungeon) {
        return {dungeon.error().shown};
    }
    WorldConfig justToDraw;
    justToDraw.room = config.room;
    justToDraw.player = config.player;
    return {line, World(std::move(dungeon.value()), justToDraw)};
}

class Presets : public MenuState {
public:
    explicit Presets(std::vector<std::string> names)
        : MenuState(itemsOf(names)), names_(std::move(names)) {}

    std::string_view name() const override { return "presets"; }
    bool isOverlay() const override { return true; }

    // Makes a preview only when a line has stayed chosen for a moment, so that scrolling is quick.
    void tick(Stage& stage) override {
        MenuState::tick(stage);
        const auto line = static_cast<std::size_t>(menu().chosen());
        if (!ticksRested_) {
            ticksRested_ = ticksOfRest;
        } else if (chosen_ == line) {
            ++*ticksRested_;
        } else {
            ticksRested_ = 0;
        }
        chosen_ = line;
        if (ticksRested_ == ticksOfRest) {
            preview_ = previewOf(stage.session, names_[line]);
        }
    }

    void draw(Canvas& canvas, Session& session, int) override {
        const std::string enter = say("{key} walks in", "key"_a = session.keyFor(Action::Confirm));
        drawPresetScreen(session.page(canvas), menu(),
                         {.about = preview_.line,
                          .hint = withWayBack(enter, session),
                          .world = preview_.world ? &*preview_.world : nullptr});
    }

private:
    void choose(int line, Stage& stage) override {
        stage.session.growPreset(names_[static_cast<std::size_t>(line)]);
        stage.restart(makeExplore());
    }

    std::vector<std::string> names_;
    std::size_t chosen_ = 0;
    // Number of ticks since the chosen line changed; empty before the first tick, which makes a
    // preview at once.
    std::optional<int> ticksRested_;
    PresetPreview preview_;  // of the line last rested at
};

}  // namespace

std::unique_ptr<State> makePresets(const Session& session) {
    return std::make_unique<Presets>(presetChoices(session));
}

}  // namespace doorstring
