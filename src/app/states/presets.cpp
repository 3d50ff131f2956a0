#include "app/states/menu_state.hpp"
#include "app/states/preset_preview.hpp"
#include "app/states/states.hpp"
#include "view/screens/preset_screen.hpp"

namespace doorstring {

namespace {

constexpr int ticksOfRest = 6;

// The first item is no preset: what stands in the config folders.
std::vector<std::string> choices(const Session& session) {
    std::vector<std::string> names{""};
    for (std::string& name : presetNames(session.desk.sources())) {
        names.push_back(std::move(name));
    }
    return names;
}

std::vector<MenuItem> itemsOf(const std::vector<std::string>& names) {
    std::vector<MenuItem> items;
    for (const std::string& name : names) {
        items.push_back({name.empty() ? "Default" : name, "Enter walks in"});
    }
    return items;
}

class Presets : public MenuState {
public:
    explicit Presets(const Session& session)
        : MenuState(itemsOf(choices(session))), names_(choices(session)) {}

    std::string_view name() const override { return "presets"; }
    bool isOverlay() const override { return true; }

    // Who goes through the list quickly does not wait for each dungeon on the way.
    void tick(Stage& stage) override {
        MenuState::tick(stage);
        const auto line = static_cast<std::size_t>(menu().chosen());
        rested_ = rested_ && chosen_ == line ? *rested_ + 1 : rested_ ? 0 : ticksOfRest;
        chosen_ = line;
        if (rested_ == ticksOfRest) {
            preview_ = previewOf(stage.session.desk.sources(), names_[line],
                                 stage.session.expedition.world().dungeon.seed());
        }
    }

    void draw(Canvas& canvas, Session& session, int) override {
        drawPresetScreen(canvas, session.art, session.colours(), menu(), preview_.line,
                         preview_.world ? &*preview_.world : nullptr);
    }

private:
    void choose(int line, Stage& stage) override {
        stage.session.growPreset(names_[static_cast<std::size_t>(line)]);
        stage.restart(makeExplore());
    }

    std::vector<std::string> names_;
    std::size_t chosen_ = 0;
    std::optional<int> rested_;  // ticks since another line was chosen
    PresetPreview preview_;      // of the line last rested at
};

}  // namespace

std::unique_ptr<State> makePresets(const Session& session) {
    return std::make_unique<Presets>(session);
}

}  // namespace doorstring
