// The states of the game. Each is a State. The Stage is the stack of the states; its uppermost
// state gets keys and ticks. A MenuState is a state with a list to choose from.
#pragma once

#include "base/message.hpp"
#include "play/session/session.hpp"
#include "view/screens/menu.hpp"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace doorstring {

class Stage;

class State {
public:
    State() = default;
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    virtual ~State() = default;

    virtual std::string_view name() const = 0;
    virtual Listener listener() const { return Listener::Play; }
    // Whether the state is play, and not a menu, a page, a viewer or the Lab.
    bool isPlay() const { return listener() == Listener::Play; }
    // Whether R, Shift+R and U change the dungeon that the state shows.
    virtual bool regrows() const { return listener() != Listener::Menu; }
    // Whether the state below shows through.
    virtual bool isOverlay() const { return false; }
    // Whether the state writes at the lower edge, where no message may cover it.
    virtual bool hasFooter() const { return false; }
    // Takes a key before its action is looked up. Returns false to leave the key to its action.
    virtual bool takeKey(KeyBinding, Stage&) { return false; }
    virtual void press(Action action, Stage& stage) = 0;
    // Takes where the mouse is on the canvas, and whether its left button has just gone down.
    virtual void point(int, int, bool, Stage&) {}
    // Takes a press of the mouse's right button.
    virtual void rightClick(int, int, Stage&) {}
    // Takes where the mouse is on the canvas, and by how many steps its wheel was turned.
    virtual void turnWheel(int, int, int, Stage&) {}
    // Takes the release of the mouse's left button.
    virtual void letGo() {}
    // Takes text that was typed or pasted.
    virtual void type(std::string_view, Stage&) {}
    virtual void tick(Stage&) {}
    // The size of the canvas that the state is drawn on, in pixels.
    virtual GridSize canvasSize(const Session& session) const;
    virtual void draw(Canvas& canvas, Session& session, int tickShare) = 0;
    // Draws the state below a page, as of its last tick.
    virtual void drawBelow(Canvas& canvas, Session& session) { draw(canvas, session, wholeTick); }
};

// The stack of states. A state that has ended is destroyed only by settle(), so that it may end
// itself.
class Stage {
public:
    explicit Stage(Session& sessionToShare) : session(sessionToShare) {}

    Session& session;

    void push(std::unique_ptr<State> state);
    // Pushes the state that a tool of the workshop makes; does nothing if `make` is null.
    void open(std::unique_ptr<State> (*make)(Session& session));
    void pop();
    // Ends all states and starts with this one.
    void restart(std::unique_ptr<State> state);

    bool hasBelow() const { return states_.size() > 1; }
    State& top() { return *states_.back(); }
    // Finishes a change of the stack: destroys the states that have ended and, unless the uppermost
    // state is play, has the run saved. Must be called after each call of a state's function.
    void settle();
    GridSize canvasSize() const;
    void draw(Canvas& canvas, int tickShare);

private:
    // The index of the lowest state that shows.
    std::size_t lowestShown() const;

    std::vector<std::unique_ptr<State>> states_;
    std::vector<std::unique_ptr<State>> ended_;
    bool changed_ = false;
    bool wasPlay_ = true;  // whether the top was play at the last settle()
};

// A line of a menu: what it says, what explains it, and what choosing it does.
struct MenuChoice {
    Message label;
    Message hint;
    void (*choose)(Stage& stage);
};

// A page may come up while the player still strikes at a creature. Distinguishes these blows, which
// the page must ignore however long they continue, from keys that are meant for the page.
class LateBlows {
public:
    // Takes a key that goes down at this tick of the page. Returns whether it is meant for the
    // page: only from tick `listensFrom` on, and if no blow came for half a second. Else it is a
    // blow.
    bool takeIfMeant(int tick, int listensFrom) {
        const bool isMeant = tick >= listensFrom && tick - lastBlow_ >= ticksPerSecond / 2;
        if (!isMeant) {
            lastBlow_ = tick;
        }
        return isMeant;
    }

private:
    int lastBlow_ = -ticksPerSecond;  // a tick of the page; at first a time before the page
};

// A state with a list to choose from.
class MenuState : public State {
public:
    explicit MenuState(std::vector<MenuItem> items) : menu_(std::move(items)) {}
    explicit MenuState(std::span<const MenuChoice> choices);

    Listener listener() const override { return Listener::Menu; }
    bool hasFooter() const override { return true; }
    void press(Action action, Stage& stage) override;
    void point(int x, int y, bool clicked, Stage& stage) override;
    void tick(Stage& stage) override;

protected:
    virtual void choose(int line, Stage& stage);
    // Takes the left key (-1) or the right one (1), such as to change the value of the chosen line.
    virtual void change(int, Stage&) {}
    virtual void leave(Stage& stage) { stage.pop(); }
    // Writes the lines again, as the language may have changed.
    virtual void relabel();
    // Takes any other action; Help shows the keys.
    virtual void pressOther(Action action, Stage& stage);

    Menu& menu() { return menu_; }
    // Writes the label and the hint of a choice into a line of the menu.
    void writeLine(int line, const MenuChoice& choice);

private:
    void playMoveSound(Stage& stage);

    Menu menu_;
    std::span<const MenuChoice> choices_;  // empty if the menu was made of items
};

}  // namespace doorstring
