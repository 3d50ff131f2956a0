// The table of the Lab's actions. Keys, buttons of a gamepad and of the page, the list of actions
// and the page of keys all follow from it.
#include "base/message.hpp"
#include "lab/keys/lab.hpp"
#include "lab/keys/lab_typing.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "view/screens/menu_screens.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

struct Lab::ActionRow {
    struct Help {
        std::string_view keys = {};
        Message text = {};    // empty if another row explains it
        Message device = {};  // in place of keys: "Mouse"
    };

    Message label = {};  // in the list of actions; empty if not listed
    Message hint = {};
    std::optional<KeyBinding> key = {};
    std::optional<Key> pad = {};
    std::optional<LabButton> button = {};
    Help keyHelp = {};
    Help padHelp = {};
    void (Lab::*run)(Stage& stage) = nullptr;  // null if the row only explains keys
};

// The actions, in the order of the list and of the page of keys.
std::span<const Lab::ActionRow> Lab::actions() {
    using B = KeyBinding;
    static constexpr std::array rows{
        ActionRow{.keyHelp = {"\u2191 \u2193", msg("choose a value")},
                  .padHelp = {.text = msg("choose and change a value"), .device = msg("D-pad")}},
        ActionRow{.keyHelp = {"\u2190 \u2192", msg("change it; with Shift by ten")}},
        ActionRow{.keyHelp = {.text = msg("type it, or switch the words of a list"),
                              .device = msg("0 to 9")}},
        ActionRow{.key = B{Key::PageUp},
                  .pad = Key::PadLB,
                  .keyHelp = {"PgUp PgDn", msg("pages")},
                  .padHelp = {"LB RB", msg("pages")},
                  .run = &Lab::previousPage},
        ActionRow{.key = B{Key::PageDown}, .pad = Key::PadRB, .run = &Lab::nextPage},
        ActionRow{.key = B{Key::Tab},
                  .pad = Key::PadBack,
                  .keyHelp = {"Tab", msg("to the dungeons and back")},
                  .padHelp = {"Back", msg("to the dungeons and back")},
                  .run = &Lab::switchSide},
        ActionRow{.keyHelp = {"Enter", msg("walk the dungeon; Escape leads back")},
                  .padHelp = {"A", msg("walk the dungeon; the same or B leads back")}},
        ActionRow{.key = B{Key::Home}, .run = &Lab::firstField},
        ActionRow{.key = B{Key::End}, .run = &Lab::lastField},
        ActionRow{.pad = Key::PadX,
                  .padHelp = {"X", msg("the other set of weights")},
                  .run = &Lab::flipToOther},
        ActionRow{.label = msg("Save"),
                  .hint = msg("As a preset, or in your own folder"),
                  .key = B{Key::S},
                  .button = LabButton::Save,
                  .keyHelp = {"S", msg("save")},
                  .run = &Lab::save},
        ActionRow{.label = msg("Steps of ten"),
                  .hint = msg("Left and right change by ten, or by one"),
                  .run = &Lab::toggleTens},
        ActionRow{.label = msg("Zero"),
                  .hint = msg("No weight, or nothing"),
                  .key = B{Key::Delete},
                  .keyHelp = {"Delete", msg("zero, or nothing")},
                  .run = &Lab::clear},
        ActionRow{.label = msg("Reset"),
                  .hint = msg("Back to where the value began"),
                  .key = B{Key::Backspace},
                  .keyHelp = {"Backspace", msg("back to where it began")},
                  .run = &Lab::reset},
        ActionRow{.label = msg("All four tables"),
                  .hint = msg("Change all alike, or one alone"),
                  .key = B{Key::X},
                  .button = LabButton::Turned,
                  .keyHelp = {"X", msg("one table alone, or all four together")},
                  .run = &Lab::toggleTurned},
        ActionRow{.label = msg("Undo"),
                  .hint = msg("The last edit"),
                  .key = B{Key::Z},
                  .pad = Key::PadY,
                  .button = LabButton::Undo,
                  .keyHelp = {"Z Shift+Z", msg("undo an edit, and redo it")},
                  .padHelp = {"Y", msg("undo an edit")},
                  .run = &Lab::undo},
        ActionRow{.label = msg("Redo"),
                  .hint = msg("The edit that was undone last"),
                  .key = B{Key::Z, true},
                  .run = &Lab::redo},
        ActionRow{.label = msg("Remove all edits"),
                  .hint = msg("Of this set"),
                  .key = B{Key::R},
                  .keyHelp = {"R", msg("remove all edits of this set")},
                  .run = &Lab::resetAll},
        ActionRow{.label = msg("Set A"),
                  .hint = msg("One set of weights"),
                  .key = B{Key::A},
                  .button = LabButton::SetA,
                  .keyHelp = {"A B D", msg("two sets of weights, and both in a duel")},
                  .run = &Lab::flipToA},
        ActionRow{.label = msg("Set B"),
                  .hint = msg("Another, to compare with"),
                  .key = B{Key::B},
                  .button = LabButton::SetB,
                  .run = &Lab::flipToB},
        ActionRow{.label = msg("Duel"),
                  .hint = msg("Both sets side by side"),
                  .key = B{Key::D},
                  .button = LabButton::Duel,
                  .run = &Lab::toggleDuel},
        ActionRow{.label = msg("Find one like it"),
                  .hint = msg("Another dungeon that measures alike"),
                  .key = B{Key::F},
                  .button = LabButton::Find,
                  .keyHelp = {"F", msg("find a dungeon like the chosen one")},
                  .run = &Lab::find},
        ActionRow{.label = msg("Why this room"),
                  .hint = msg("A cursor on the rooms"),
                  .key = B{Key::W},
                  .keyHelp = {"W", msg("why a room is as it is; or point at it")},
                  .run = &Lab::toggleCursor},
        ActionRow{.label = msg("Copy the code"),
                  .hint = msg("Of the chosen dungeon, weights and all"),
                  .key = B{Key::C},
                  .keyHelp = {"C Ctrl+V", msg("copy and paste the code of a dungeon")},
                  .run = &Lab::copyCode},
        ActionRow{.label = msg("Buttons"),
                  .hint = msg("Which button does what"),
                  .key = B{Key::F1},
                  .button = LabButton::Keys,
                  .run = &Lab::showKeys},
        ActionRow{.label = msg("Type a value"),
                  .hint = msg("By digits, which also switch the words of a list"),
                  .run = &Lab::typeValue},
        ActionRow{.pad = Key::PadStart,
                  .padHelp = {"Start", msg("all that the Lab can do, as a list")},
                  .run = &Lab::showActions},
        ActionRow{.keyHelp = {.text = msg("drag bars, turn the wheel, right resets"),
                              .device = msg("Mouse")}},
        ActionRow{.label = msg("Leave"),
                  .hint = msg("Edits are kept"),
                  .keyHelp = {"Escape", msg("back; leave: edits are kept")},
                  .padHelp = {"B", msg("back; leave: edits are kept")},
                  .run = &Lab::leave}};
    static_assert(std::ranges::all_of(rows, [](const ActionRow& row) {
        return std::ranges::count_if(rows, [&](const ActionRow& other) {
                   return (row.key && other.key == row.key) || (row.pad && other.pad == row.pad) ||
                          (row.button && other.button == row.button);
               }) <= 1;
    }));
    return rows;
}

bool Lab::act(KeyBinding key, Stage& stage) {
    // A key with Shift does the same as without, unless it has another action.
    for (const KeyBinding wanted : {key, KeyBinding{key.key}}) {
        for (const ActionRow& row : actions()) {
            if (row.run != nullptr && (row.key == wanted || row.pad == wanted.key)) {
                (this->*row.run)(stage);
                return true;
            }
        }
    }
    return false;
}

void Lab::push(LabButton button, Stage& stage) {
    for (const ActionRow& row : actions()) {
        if (row.button == button) {
            return (this->*row.run)(stage);
        }
    }
}

// The list of actions, for gamepads, which have fewer buttons than the Lab has keys.
class LabActions : public MenuState {
public:
    LabActions(Lab& lab, std::vector<const Lab::ActionRow*> rows)
        : MenuState(itemsOf(rows)), lab_(lab), rows_(std::move(rows)) {
        menu().splitAt(static_cast<int>(rows_.size()) / 2);
    }

    std::string_view name() const override { return "lab actions"; }
    bool isOverlay() const override { return true; }

    void draw(Canvas& canvas, Session& session, int) override {
        drawMenuPanel(session.page(canvas), menu(), {.heading = tr(msg("The Lab"))});
    }

private:
    static std::vector<MenuItem> itemsOf(const std::vector<const Lab::ActionRow*>& rows) {
        std::vector<MenuItem> items;
        for (const Lab::ActionRow* row : rows) {
            items.push_back({std::string(tr(row->label)), std::string(tr(row->hint))});
        }
        return items;
    }

    void choose(int line, Stage& stage) override {
        const Lab::ActionRow* chosen = rows_[static_cast<std::size_t>(line)];
        stage.pop();
        (lab_.*chosen->run)(stage);
    }
    void change(int, Stage& stage) override {
        menu().aside();
        stage.session.sound.play(Effect::MenuMove);
    }

    Lab& lab_;  // the state below this one
    std::vector<const Lab::ActionRow*> rows_;
};

void Lab::showActions(Stage& stage) {
    model_.endStep();
    std::vector<const ActionRow*> rows;
    for (const ActionRow& row : actions()) {
        if (!row.label.empty()) {
            rows.push_back(&row);
        }
    }
    stage.push(std::make_unique<LabActions>(*this, std::move(rows)));
}

void Lab::typeValue(Stage& stage) {
    model_.endStep();
    amongDungeons_ = false;
    stage.push(makeLabTyping(stage.session, model_));
}

void Lab::showKeys(Stage& stage) {
    std::vector<HelpLine> lines;
    for (const ActionRow& row : actions()) {
        const ActionRow::Help& help = stage.session.host.padInUse ? row.padHelp : row.keyHelp;
        if (!help.text.empty()) {
            const std::string_view keys = help.device.empty() ? help.keys : tr(help.device);
            lines.push_back({std::string(keys), std::string(tr(help.text))});
        }
    }
    stage.push(makeKeysPage("lab keys", std::move(lines)));
}

}  // namespace doorstring
