// The Lab: weights on the left, and at once on the right what they make of fixed seeds. This is its
// controller: keys, mouse and notices. Its model is LabModel, its view drawLabScreen().
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
#include <utility>
#include <vector>

namespace doorstring {

// Describes the chosen dungeon of the Lab in a line.
class DungeonWords {
public:
    // "Seed 0000-0001: 22 rooms (1 secret), ..."; what was said last is kept.
    const std::string& of(const LabGrowth& growth, int place);

private:
    std::string words_;
    std::shared_ptr<const Dungeon> dungeon_;
};

std::unique_ptr<State> makeLab(Session& session);

class Lab : public State {
public:
    Lab(const Session& session, const Config& base, std::string preset);
    // Keeps the edits that were not saved.
    ~Lab() override;

    std::string_view name() const override { return "lab"; }
    Listener listener() const override { return Listener::Menu; }

    bool takeKey(KeyBinding key, Stage& stage) override;
    void press(Action action, Stage& stage) override;
    // Takes the code of a dungeon that is pasted.
    void type(std::string_view text, Stage& stage) override;
    void point(int x, int y, bool clicked, Stage& stage) override;
    void resetAt(int x, int y, Stage& stage) override;
    void turnWheel(int x, int y, int steps, Stage& stage) override;
    void letGo() override;
    void tick(Stage& stage) override;
    GridSize canvasSize(const Session& session) const override;
    void draw(Canvas& canvas, Session& session, int) override;

    LabModel& model() { return model_; }

    // One thing that the Lab can do, with its keys, its buttons and what is said of it.
    struct ActionRow;

private:
    // lab_actions.cpp
    static std::span<const ActionRow> actions();
    // False if nothing is done with the key.
    bool act(KeyBinding key, Stage& stage);
    void push(LabButton button, Stage& stage);
    void showActions(Stage& stage);
    void showKeys(Stage& stage);

    // lab_input.cpp
    bool takeTyping(Key key, Stage& stage);
    void turnPage(int by, Stage& stage);
    void nextPage(Stage& stage) { turnPage(1, stage); }
    void previousPage(Stage& stage) { turnPage(-1, stage); }
    void move(int by, Stage& stage);
    void firstField(Stage& stage);
    void lastField(Stage& stage);
    // Between the fields and the dungeons.
    void switchSide(Stage& stage);
    void moveAmongDungeons(int across, int down);
    void stepBy(int by, Stage& stage);
    void toggleTens(Stage& stage);
    void clear(Stage& stage);
    void reset(Stage& stage);
    // Plays the sound of a rejected edit.
    static void tell(bool done, Stage& stage);
    // Moves the cursor to the next room that way, as far as there is one.
    void moveCursor(Direction way);
    void toggleCursor(Stage& stage);
    void repeat(Stage& stage);

    // lab.cpp
    void travel(bool back, Stage& stage);
    void undo(Stage& stage) { travel(true, stage); }
    void redo(Stage& stage) { travel(false, stage); }
    void resetAll(Stage& stage);
    void toggleTurned(Stage& stage);
    void flip(LabSet set, Stage& stage);
    void flipToA(Stage& stage) { flip(LabSet::A, stage); }
    void flipToB(Stage& stage) { flip(LabSet::B, stage); }
    void flipToOther(Stage& stage) { flip(other(model_.sheet().active()), stage); }
    void toggleDuel(Stage& stage);
    void find(Stage& stage);
    void walk(Stage& stage);
    void leave(Stage& stage);
    // A window that is smaller than the page grows to its size, and shrinks again on leaving.
    void fitWindow(Session& session);
    // Why the room is as it is that the cursor or the mouse is on; empty if there is none.
    std::vector<std::string> reasons();

    // lab_mouse.cpp
    void pointAtPicture(int x, int y, const LabLayout& layout);
    void dragTo(int x, Stage& stage);
    std::optional<FieldPlace> fieldAt(int x, int y, const Session& session) const;

    // lab_saving.cpp
    void save(Stage& stage);
    std::optional<std::string> saveAs(LabSaveWay way, const std::string& name, Stage& stage);
    void keep();
    void copyCode(Stage& stage);

    // lab_help.cpp
    LabHelp help();
    LabHelp fieldHelp() const;
    std::string secondHelp(const TablePlace& place) const;
    std::string hints(bool ofPad) const;

    LabModel model_;
    std::string preset_;             // that is edited, a name or a file; empty for none
    std::filesystem::path unsaved_;  // the file of unsaved edits; empty if they are not kept
    std::uint32_t keptEdits_ = 0;
    int ticksSinceKept_ = 0;
    bool isWindowFitted_ = false;
    bool amongDungeons_ = false;
    RoomReasons why_;
    DungeonWords words_;
    std::optional<GridPos> cursor_;  // a cell of the chosen dungeon that the keys move to
    std::optional<std::pair<int, GridPos>> pointed_;  // one that the mouse rests on, by its place
    int ticksPointed_ = 0;
    std::optional<std::size_t> pointedMetric_;  // the histogram that the mouse rests on
    bool shift_ = false;                        // held with the last key
    bool tens_ = false;                         // steps of ten without it
    int heldTicks_ = 0;
    std::optional<FieldPlace> dragged_;  // its bar
    std::int64_t draggedWhole_ = 0;
};

}  // namespace doorstring
