// The table of the Lab's actions. Keys, buttons of a gamepad and of the page, the list of actions
// and the page of keys all follow from it.
#include "lab/keys/lab.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "view/screens/menu_screens.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

struct Lab::ActionRow {
    struct Help {
        std::string_view keys = {};
        std::string_view text = {};  // empty if another row explains it
    };

    std::string_view label = {};  // in the list of actions; empty if not listed
    std::string_view hint = {};
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
        ActionRow{.keyHelp = {"\u2191 \u2193", "choose a value"},
                  .padHelp = {"D-pad", "choose and change a value"}},
        ActionRow{.keyHelp = {"\u2190 \u2192", "change it; with Shift by ten"}},
        ActionRow{.keyHelp = {"0 to 9", "type it, or switch the words of a list"}},
        ActionRow{.key = B{Key::PageUp},
                  .pad = Key::PadLB,
                  .keyHelp = {"PgUp PgDn", "pages"},
                  .padHelp = {"LB RB", "pages"},
                  .run = &Lab::previousPage},
        ActionRow{.key = B{Key::PageDown}, .pad = Key::PadRB, .run = &Lab::nextPage},
        ActionRow{.key = B{Key::Tab},
                  .pad = Key::PadBack,
                  .keyHelp = {"Tab", "to the dungeons and back"},
                  .padHelp = {"Back", "to the dungeons and back"},
                  .run = &Lab::switchSide},
        ActionRow{.keyHelp = {"Enter", "walk the dungeon; Escape leads back"},
                  .padHelp = {"A", "walk the dungeon; the same or B leads back"}},
        ActionRow{.key = B{Key::Home}, .run = &Lab::firstField},
        ActionRow{.key = B{Key::End}, .run = &Lab::lastField},
        ActionRow{.pad = Key::PadX,
                  .padHelp = {"X", "the other set of weights"},
                  .run = &Lab::flipToOther},
        ActionRow{.label = "Save",
                  .hint = "As a preset, or in your own folder",
                  .key = B{Key::S},
                  .button = LabButton::Save,
                  .keyHelp = {"S", "save"},
                  .run = &Lab::save},
        ActionRow{.label = "Steps of ten",
                  .hint = "Left and right change by ten, or by one",
                  .run = &Lab::toggleTens},
        ActionRow{.label = "Zero",
                  .hint = "No weight, or nothing",
                  .key = B{Key::Delete},
                  .keyHelp = {"Delete", "zero, or nothing"},
                  .run = &Lab::clear},
        ActionRow{.label = "Reset",
                  .hint = "Back to where the value began",
                  .key = B{Key::Backspace},
                  .keyHelp = {"Backspace", "back to where it began"},
                  .run = &Lab::reset},
        ActionRow{.label = "All four tables",
                  .hint = "Change all alike, or one alone",
                  .key = B{Key::X},
                  .button = LabButton::Turned,
                  .keyHelp = {"X", "one table alone, or all four together"},
                  .run = &Lab::toggleTurned},
        ActionRow{.label = "Undo",
                  .hint = "The last edit",
                  .key = B{Key::Z},
                  .pad = Key::PadY,
                  .button = LabButton::Undo,
                  .keyHelp = {"Z Shift+Z", "undo an edit, and redo it"},
                  .padHelp = {"Y", "undo an edit"},
                  .run = &Lab::undo},
        ActionRow{.label = "Redo",
                  .hint = "The edit that was undone last",
                  .key = B{Key::Z, true},
                  .run = &Lab::redo},
        ActionRow{.label = "Remove all edits",
                  .hint = "Of this set",
                  .key = B{Key::R},
                  .keyHelp = {"R", "remove all edits of this set"},
                  .run = &Lab::resetAll},
        ActionRow{.label = "Set A",
                  .hint = "One set of weights",
                  .key = B{Key::A},
                  .button = LabButton::SetA,
                  .keyHelp = {"A B D", "two sets of weights, and both in a duel"},
                  .run = &Lab::flipToA},
        ActionRow{.label = "Set B",
                  .hint = "Another, to compare with",
                  .key = B{Key::B},
                  .button = LabButton::SetB,
                  .run = &Lab::flipToB},
        ActionRow{.label = "Duel",
                  .hint = "Both sets side by side",
                  .key = B{Key::D},
                  .button = LabButton::Duel,
                  .run = &Lab::toggleDuel},
        ActionRow{.label = "Find one like it",
                  .hint = "Another dungeon that measures alike",
                  .key = B{Key::F},
                  .button = LabButton::Find,
                  .keyHelp = {"F", "find a dungeon like the chosen one"},
                  .run = &Lab::find},
        ActionRow{.label = "Why this room",
                  .hint = "A cursor on the rooms",
                  .key = B{Key::W},
                  .keyHelp = {"W", "why a room is as it is; or point at it"},
                  .run = &Lab::toggleCursor},
        ActionRow{.label = "Copy the code",
                  .hint = "Of the chosen dungeon, weights and all",
                  .key = B{Key::C},
                  .keyHelp = {"C Ctrl+V", "copy and paste the code of a dungeon"},
                  .run = &Lab::copyCode},
        ActionRow{.label = "Buttons",
                  .hint = "Which button does what",
                  .key = B{Key::F1},
                  .button = LabButton::Keys,
                  .run = &Lab::showKeys},
        ActionRow{.pad = Key::PadStart,
                  .padHelp = {"Start", "all that the Lab can do, as a list"},
                  .run = &Lab::showActions},
        ActionRow{.keyHelp = {"Mouse", "drag bars, turn the wheel, right resets"}},
        ActionRow{.label = "Leave",
                  .hint = "Edits are kept",
                  .keyHelp = {"Escape", "back; leave: edits are kept"},
                  .padHelp = {"B", "back; leave: edits are kept"},
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
        drawMenuPanel(session.page(canvas), menu(), {.heading = "The Lab"});
    }

private:
    static std::vector<MenuItem> itemsOf(const std::vector<const Lab::ActionRow*>& rows) {
        std::vector<MenuItem> items;
        for (const Lab::ActionRow* row : rows) {
            items.push_back({std::string(row->label), std::string(row->hint)});
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

void Lab::showKeys(Stage& stage) {
    std::vector<HelpLine> lines;
    for (const ActionRow& row : actions()) {
        const ActionRow::Help& help = stage.session.host.padInUse ? row.padHelp : row.keyHelp;
        if (!help.text.empty()) {
            lines.push_back({std::string(help.keys), std::string(help.text)});
        }
    }
    stage.push(makeKeysPage("lab keys", std::move(lines)));
}

}  // namespace doorstring
