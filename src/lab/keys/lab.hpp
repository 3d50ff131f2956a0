// The Lab: weights on the left, and on the right the dungeons that they make at once from fixed
// seeds. This is its controller: keys, mouse and notices. Its model is LabModel, its view
// drawLabScreen().
#pragma once

#include "lab/growth/lab_model.hpp"
#include "lab/keys/lab_save.hpp"
#include "lab/page/lab_screen.hpp"
#include "lab/why/room_explainer.hpp"
#include "play/states/state.hpp"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// Describes the chosen dungeon of the Lab in a line.
class DungeonWords {
public:
    // Returns "Seed 0000-0001: 22 rooms (1 secret), ..."; keeps that text until the dungeon
    // changes.
    const std::string& of(const LabGrowth& growth, int place);

private:
    std::string words_;
    std::shared_ptr<const Dungeon> dungeon_;
};

std::unique_ptr<State> makeLab(Session& session);

class Lab : public State {
public:
    // Makes a Lab that keeps unsaved edits in `file`. If `file` is empty, they are not kept.
    Lab(const Session& session, const Config& base, std::string preset, std::filesystem::path file);
    // Keeps the edits that were not saved.
    ~Lab() override;

    std::string_view name() const override { return "lab"; }
    Listener listener() const override { return Listener::Lab; }

    bool takeKey(KeyBinding key, Stage& stage) override;
    void press(Action action, Stage& stage) override;
    // Takes a pasted code of a dungeon.
    void type(std::string_view text, Stage& stage) override;
    void point(int x, int y, bool clicked, Stage& stage) override;
    void rightClick(int x, int y, Stage& stage) override;
    void turnWheel(int x, int y, int steps, Stage& stage) override;
    void letGo() override;
    void tick(Stage& stage) override;
    GridSize canvasSize(const Session& session) const override;
    void draw(Canvas& canvas, Session& session, int) override;

    LabModel& model() { return model_; }

    // A row of the table of actions: an action with its texts, or keys with what they do.
    struct ActionOfLab;

private:
    struct PointedRoom {
        int place;  // of its dungeon in the dozen
        GridPos cell;
        friend bool operator==(const PointedRoom&, const PointedRoom&) = default;
    };

    // in lab_actions.cpp
    static std::span<const ActionOfLab> actions();
    // Runs the row of the action. Returns false if there is no row for it, or if the row only
    // explains its keys.
    bool act(Action action, Stage& stage);
    void showActions(Stage& stage);
    // Opens the keyboard on the screen for the chosen value.
    void typeValue(Stage& stage);
    // Opens the page that says which key does what.
    void showKeys(Stage& stage);

    // in lab_input.cpp
    bool takeTyping(Key key, Stage& stage);
    void turnPage(int pages, Stage& stage);
    // Reads on in the reasons at the cursor, if they are too long for their panel; else turns the
    // page.
    void readOrTurnPage(int pages, Stage& stage);
    void nextPage(Stage& stage) { readOrTurnPage(1, stage); }
    void previousPage(Stage& stage) { readOrTurnPage(-1, stage); }
    void moveAmongFields(int steps, Stage& stage);
    void firstField(Stage& stage);
    void lastField(Stage& stage);
    // Moves from the fields to the dungeons or back.
    void switchSide(Stage& stage);
    void moveAmongDungeons(int across, int down);
    void stepBy(int steps, Stage& stage);
    void toggleTens(Stage& stage);
    void clear(Stage& stage);
    void reset(Stage& stage);
    // Plays the sound of an error unless the edit is `done`.
    static void playErrorUnless(bool done, Stage& stage);
    // Moves the cursor to the next room in that direction, if there is one.
    void moveCursor(Direction way);
    void toggleCursor(Stage& stage);
    void repeatHeldArrow(Stage& stage);

    // in lab.cpp
    void undo(Stage& stage);
    void redo(Stage& stage);
    void resetAll(Stage& stage);
    void toggleAllTables(Stage& stage);
    void switchTo(LabSet set, Stage& stage);
    void switchToA(Stage& stage) { switchTo(LabSet::A, stage); }
    void switchToB(Stage& stage) { switchTo(LabSet::B, stage); }
    void switchToOther(Stage& stage) { switchTo(other(model_.sheet().active()), stage); }
    void toggleDuel(Stage& stage);
    void find(Stage& stage);
    void walk(Stage& stage);
    void leave(Stage& stage);
    // Whether there are edits, and the dungeon of the game was not grown with them.
    bool hasUnwalkedEdits(const Session& session) const;
    // Enlarges a window that is smaller than the page; leave() fits it to the game again.
    void enlargeWindow(Session& session);
    // Says why the room under the cursor is as it is; without a cursor, the room that the mouse has
    // rested on. Empty if there is no such room.
    std::vector<std::string> reasons();

    // in lab_input.cpp, for the mouse
    // Notes the room and the histogram that the mouse is on.
    void notePointed(int x, int y, const LabLayout& layout);
    void dragTo(int x, Stage& stage);
    LabLayout layoutFor(const Session& session) const;
    std::optional<FieldPlace> fieldAt(int x, int y, const Session& session) const;

    // in lab_saving.cpp
    void save(Stage& stage);
    // Returns why the weights cannot be saved; empty if they were saved.
    std::optional<std::string> saveAs(LabSaveWay way, const std::string& name, Stage& stage);
    void keep();
    void copyCode(Stage& stage);

    // in lab_help.cpp
    LabHelp help(const Session& session);
    LabHelp fieldHelp(const Session& session) const;
    std::string secondLineOfHelp(const TablePlace& place, const Session& session) const;
    std::string hints(const Session& session) const;

    LabModel model_;
    std::string preset_;  // the preset being edited, a name or a file; empty if none is
    std::filesystem::path unsavedFile_;  // for unsaved edits; empty if they are not kept
    std::uint32_t keptEdits_ = 0;        // model_.edits() when that file was written
    // since the first edit that is not in that file, or since that file could not be written
    int ticksUnkept_ = 0;
    std::optional<std::string> keepFault_;  // why that file could not be written; empty if it could
    bool isWindowEnlarged_ = false;
    bool amongDungeons_ = false;  // whether the keys move among the dungeons
    RoomReasons roomReasons_;
    LabReasons reasons_;  // as of the last draw()
    DungeonWords words_;
    // The cell of the cursor, which keys move, in the chosen dungeon; empty if the cursor is off.
    std::optional<GridPos> cursor_;
    std::optional<PointedRoom> pointed_;        // the room that the mouse is on; empty if none
    int ticksPointed_ = 0;                      // since `pointed_` changed
    std::optional<std::size_t> pointedMetric_;  // the histogram that the mouse is on
    bool shift_ = false;                        // whether Shift was held with the last key
    bool tens_ = false;                         // whether left and right step by ten without Shift
    int heldTicks_ = 0;                         // since the left or right arrow went down
    std::optional<FieldPlace> dragged_;         // the field whose bar is dragged
    std::int64_t draggedWhole_ = 0;             // the weight that fills that bar
};

}  // namespace doorstring
