// All that the Lab can do, as a list: for gamepads, which have fewer buttons than the Lab has keys.
#include "lab/keys/lab_save.hpp"
#include "play/states/menu_state.hpp"
#include "view/screens/menu_screens.hpp"

#include <array>
#include <utility>

namespace doorstring {

namespace {

struct LabActionLine {
    std::string_view label;
    std::string_view hint;
    LabAction action;
    KeyBinding key = {};
};

constexpr std::array labActionLines{
    LabActionLine{"Save", "As a preset, or in your own folder", LabAction::Press, {Key::S}},
    LabActionLine{"Steps of ten", "Left and right change by ten, or by one", LabAction::Tens},
    LabActionLine{"Zero", "No weight, or nothing", LabAction::Press, {Key::Delete}},
    LabActionLine{"Reset", "Back to where the value began", LabAction::Press, {Key::Backspace}},
    LabActionLine{"All four tables", "Change all alike, or one alone", LabAction::Press, {Key::X}},
    LabActionLine{"Undo", "The last edit", LabAction::Press, {Key::Z}},
    LabActionLine{"Redo", "What was taken back", LabAction::Press, {Key::Z, true}},
    LabActionLine{"Remove all edits", "Of this set", LabAction::Press, {Key::R}},
    LabActionLine{"Set A", "One set of weights", LabAction::Press, {Key::A}},
    LabActionLine{"Set B", "Another, to compare with", LabAction::Press, {Key::B}},
    LabActionLine{"Duel", "Both sets side by side", LabAction::Press, {Key::D}},
    LabActionLine{
        "Find one like it", "Another dungeon that measures alike", LabAction::Press, {Key::F}},
    LabActionLine{"Why this room", "A cursor on the rooms", LabAction::Press, {Key::W}},
    LabActionLine{
        "Copy the code", "Of the chosen dungeon, weights and all", LabAction::Press, {Key::C}},
    LabActionLine{"Buttons", "Which button does what", LabAction::Press, {Key::F1}},
    LabActionLine{"Leave", "Edits are kept", LabAction::Leave}};

std::vector<MenuItem> labActionItems() {
    std::vector<MenuItem> items;
    for (const LabActionLine& line : labActionLines) {
        items.push_back({std::string(line.label), std::string(line.hint)});
    }
    return items;
}

class LabActions : public MenuState {
public:
    explicit LabActions(LabActor act) : MenuState(labActionItems()), act_(std::move(act)) {
        menu().splitAt(static_cast<int>(labActionLines.size()) / 2);
    }

    std::string_view name() const override { return "lab actions"; }
    bool isOverlay() const override { return true; }

    void draw(Canvas& canvas, Session& session, int) override {
        drawMenuPanel(session.page(canvas), menu(), {.heading = "The Lab"});
    }

private:
    void choose(int line, Stage& stage) override {
        const LabActionLine& chosen = labActionLines[static_cast<std::size_t>(line)];
        stage.pop();
        act_(chosen.action, chosen.key, stage);
    }
    void change(int, Stage& stage) override {
        menu().aside();
        stage.session.sound.play(Effect::MenuMove);
    }

    LabActor act_;
};

}  // namespace

std::unique_ptr<State> makeLabActions(LabActor act) {
    return std::make_unique<LabActions>(std::move(act));
}

}  // namespace doorstring
