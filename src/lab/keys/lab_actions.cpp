// The table of the Lab's actions, from which the list of actions and the page of keys follow.
#include "base/message.hpp"
#include "config/actions.hpp"
#include "lab/keys/lab.hpp"
#include "lab/keys/lab_typing.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "view/screens/menu_screens.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

struct Lab::ActionOfLab {
    // Which device a row of the page of keys is for.
    enum class Device : std::uint8_t { Any, Keyboard, Pad };

    std::optional<Action> action = {};  // empty if the row is only listed or only explains keys
    Message hint = {};                  // in the list of actions; empty if not listed
    Message title = {};                 // in that list; empty if it is the title of the action
    Message help = {};                  // on the page of keys; empty if the row is not there
    std::array<std::optional<Action>, 2> others = {};  // further actions that `help` explains
    Message keys = {};  // on the page of keys; empty if they are those of the actions
    Device device = Device::Any;
    void (Lab::*run)(Stage& stage) = nullptr;  // null if the row only explains keys
};

// The actions, in the order of the list and of the page of keys.
std::span<const Lab::ActionOfLab> Lab::actions() {
    using Row = ActionOfLab;
    using Device = ActionOfLab::Device;
    static constexpr std::array rows{
        Row{.help = msg("choose a value"),
            .keys = Message::ofText("\u2191 \u2193"),
            .device = Device::Keyboard},
        Row{.help = msg("change it; with Shift by ten"),
            .keys = Message::ofText("\u2190 \u2192"),
            .device = Device::Keyboard},
        Row{.help = msg("choose and change a value"), .keys = msg("D-pad"), .device = Device::Pad},
        Row{.help = msg("type it, or switch the words of a list"),
            .keys = msg("0 to 9"),
            .device = Device::Keyboard},
        Row{.action = Action::LabPreviousPage,
            .help = msg("pages"),
            .others = {Action::LabNextPage},
            .run = &Lab::previousPage},
        Row{.action = Action::LabNextPage, .run = &Lab::nextPage},
        Row{.action = Action::LabDungeons,
            .help = msg("to the dungeons and back"),
            .run = &Lab::switchSide},
        Row{.action = Action::Confirm, .help = msg("walk the dungeon")},
        Row{.action = Action::LabFirst, .run = &Lab::firstField},
        Row{.action = Action::LabLast, .run = &Lab::lastField},
        Row{.action = Action::LabSave,
            .hint = msg("As a preset, or in your own folder"),
            .help = msg("save"),
            .run = &Lab::save},
        Row{.action = Action::LabTens,
            .hint = msg("Left and right change by ten, or by one"),
            .run = &Lab::toggleTens},
        Row{.action = Action::LabZero,
            .hint = msg("No weight, or nothing"),
            .help = msg("zero, or nothing"),
            .run = &Lab::clear},
        Row{.action = Action::LabReset,
            .hint = msg("Back to where the value began"),
            .help = msg("back to where it began"),
            .run = &Lab::reset},
        Row{.action = Action::LabAllTables,
            .hint = msg("Change all alike, or one alone"),
            .help = msg("one table alone, or all four together"),
            .run = &Lab::toggleAllTables},
        Row{.action = Action::LabUndo,
            .hint = msg("The last edit"),
            .help = msg("undo an edit, and redo it"),
            .others = {Action::LabRedo},
            .run = &Lab::undo},
        Row{.action = Action::LabRedo,
            .hint = msg("The edit that was undone last"),
            .run = &Lab::redo},
        Row{.action = Action::LabRemoveEdits,
            .hint = msg("Of this set"),
            .help = msg("remove all edits of this set"),
            .run = &Lab::resetAll},
        Row{.action = Action::LabSetA,
            .hint = msg("One set of weights"),
            .help = msg("two sets of weights, and their duel"),
            .others = {Action::LabSetB, Action::LabDuel},
            .run = &Lab::switchToA},
        Row{.action = Action::LabSetB,
            .hint = msg("Another, to compare with"),
            .run = &Lab::switchToB},
        Row{.action = Action::LabOtherSet,
            .help = msg("the other set of weights"),
            .run = &Lab::switchToOther},
        Row{.action = Action::LabDuel,
            .hint = msg("Both sets side by side"),
            .run = &Lab::toggleDuel},
        Row{.action = Action::LabFind,
            .hint = msg("Another dungeon that measures alike"),
            .help = msg("find a dungeon like the chosen one"),
            .run = &Lab::find},
        Row{.action = Action::LabWhy,
            .hint = msg("A cursor on the rooms"),
            .help = msg("why a room is as it is; or point at it"),
            .run = &Lab::toggleCursor},
        Row{.action = Action::LabCopy,
            .hint = msg("Of the chosen dungeon, weights and all"),
            .help = msg("copy its code; Ctrl+V pastes one"),
            .run = &Lab::copyCode},
        Row{.action = Action::Help,
            .hint = msg("Which button does what"),
            .title = msg("Buttons"),
            .run = &Lab::showKeys},
        Row{.hint = msg("By digits, which also switch the words of a list"),
            .title = msg("Type a value"),
            .run = &Lab::typeValue},
        Row{.action = Action::LabActions,
            .help = msg("all that the Lab can do, as a list"),
            .run = &Lab::showActions},
        Row{.help = msg("drag, turn the wheel, right resets"),
            .keys = msg("Mouse"),
            .device = Device::Keyboard},
        Row{.action = Action::Back, .help = msg("back; leave: edits are kept")},
        Row{.hint = msg("Edits are kept"), .title = msg("Leave"), .run = &Lab::leave}};
    static_assert(std::ranges::all_of(rows, [](const Row& row) {
        return !row.action || std::ranges::count(rows, row.action, &Row::action) == 1;
    }));
    return rows;
}

bool Lab::act(Action action, Stage& stage) {
    const auto row = std::ranges::find(actions(), std::optional(action), &ActionOfLab::action);
    if (row == actions().end() || row->run == nullptr) {
        return false;
    }
    (this->*row->run)(stage);
    return true;
}

// The list of actions, for gamepads, which have fewer buttons than the Lab has keys.
class LabActions : public MenuState {
public:
    LabActions(Lab& lab, std::vector<const Lab::ActionOfLab*> rows)
        : MenuState(itemsOf(rows)), lab_(lab), rows_(std::move(rows)) {
        menu().splitAt(static_cast<int>(rows_.size()) / 2);
    }

    std::string_view name() const override { return "lab actions"; }
    bool isOverlay() const override { return true; }

    void draw(Canvas& canvas, Session& session, int) override {
        drawMenuPanel(session.page(canvas), menu(), {.heading = tr(msg("The Lab"))});
    }

private:
    static std::vector<MenuItem> itemsOf(const std::vector<const Lab::ActionOfLab*>& rows) {
        std::vector<MenuItem> items;
        for (const Lab::ActionOfLab* row : rows) {
            const Message title = row->title.empty() ? rowOf(*row->action).title : row->title;
            items.push_back({std::string(tr(title)), std::string(tr(row->hint))});
        }
        return items;
    }

    void choose(int line, Stage& stage) override {
        const Lab::ActionOfLab* chosen = rows_[static_cast<std::size_t>(line)];
        stage.pop();
        (lab_.*chosen->run)(stage);
    }
    // Takes the key of a line that has one in menus: Help, which here shows the keys of the Lab.
    void pressOther(Action action, Stage& stage) override {
        const auto row = std::ranges::find(rows_, std::optional(action), &Lab::ActionOfLab::action);
        if (row != rows_.end()) {
            choose(static_cast<int>(row - rows_.begin()), stage);
        }
    }
    void change(int, Stage& stage) override {
        menu().aside();
        stage.session.sound.play(Effect::MenuMove);
    }

    Lab& lab_;  // the state below this one
    std::vector<const Lab::ActionOfLab*> rows_;
};

void Lab::showActions(Stage& stage) {
    model_.endEdit();
    std::vector<const ActionOfLab*> rows;
    for (const ActionOfLab& row : actions()) {
        if (!row.hint.empty()) {
            rows.push_back(&row);
        }
    }
    stage.push(std::make_unique<LabActions>(*this, std::move(rows)));
}

void Lab::typeValue(Stage& stage) {
    model_.endEdit();
    amongDungeons_ = false;
    stage.push(makeLabTyping(stage.session, model_));
}

void Lab::showKeys(Stage& stage) {
    const bool usesPad = stage.session.host.padInUse;
    const auto otherDevice = usesPad ? ActionOfLab::Device::Keyboard : ActionOfLab::Device::Pad;
    std::vector<HelpLine> lines;
    for (const ActionOfLab& row : actions()) {
        std::vector<Action> explained;
        for (const std::optional<Action>& action : {row.action, row.others[0], row.others[1]}) {
            if (action) {
                explained.push_back(*action);
            }
        }
        const std::string keys = row.keys.empty()
                                     ? firstKeysOf(stage.session.config().keys, explained, usesPad)
                                     : std::string(tr(row.keys));
        if (!row.help.empty() && row.device != otherDevice && !keys.empty()) {
            lines.push_back({keys, std::string(tr(row.help))});
        }
    }
    stage.push(makeKeysPage("lab keys", std::move(lines)));
}

}  // namespace doorstring
