#include "app/states/menu_state.hpp"
#include "app/states/preset_preview.hpp"
#include "app/states/states.hpp"
#include "view/screens/preset_screen.hpp"

namespace doorstring {

namespace {

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

    void draw(Canvas& canvas, Session& session, int) override {
        const auto line = static_cast<std::size_t>(menu().chosen());
        if (!preview_ || shown_ != line) {
            shown_ = line;
            preview_ = previewOf(session.desk.sources(), names_[line],
                                 session.expedition.world().dungeon.seed());
        }
        drawPresetScreen(canvas, session.art, session.colours(), menu(), preview_->line,
                         preview_->world ? &*preview_->world : nullptr);
    }

private:
    void choose(int line, Stage& stage) override {
        stage.session.growPreset(names_[static_cast<std::size_t>(line)]);
        stage.restart(makeExplore());
    }

    std::vector<std::string> names_;
    std::size_t shown_ = 0;
    std::optional<PresetPreview> preview_;  // of the chosen line, made when it is first drawn
};

}  // namespace

std::unique_ptr<State> makePresets(const Session& session) {
    return std::make_unique<Presets>(session);
}

}  // namespace doorstring
