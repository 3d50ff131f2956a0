// The game without a window: gets keys, moves on by ticks, draws itself on a canvas. The loop
// around it gives it a window and a clock, the tour and the tests give it none.
#pragma once

#include "app/input/pad_keys.hpp"
#include "app/session/session.hpp"
#include "app/states/state.hpp"
#include "view/window/window.hpp"

namespace doorstring {

enum class FirstState : std::uint8_t { Title, Explore, Watch };

class Game {
public:
    Game(const Art& art, SessionStart start, FirstState first);
    Game(const Art& art, SessionStart start, std::unique_ptr<State> first);

    void handle(const WindowEvent& event);
    // What a key bound to the action does.
    void act(Action action);
    void tick();
    // Resizes the canvas where the room's size asks for another.
    void draw(Canvas& canvas, int tickShare);

    Session& session() { return session_; }
    std::string_view stateName() { return stage_.top().name(); }
    // Whether there is something to point at with the mouse.
    bool isInMenu() { return stage_.top().isMenu(); }

private:
    void handleKeyOrOther(const WindowEvent& event);
    void press(KeyBinding key);
    void point(int x, int y, bool clicked);
    // What works in every state. True where the action was one of these.
    bool pressAnywhere(Action action);
    void loseFocus();
    void losePad();
    void pause();

    Session session_;
    Stage stage_;
    PadKeys pad_;
    std::vector<WindowEvent> padEvents_;
    bool focused_ = true;
    std::uint32_t ticks_ = 0;
};

}  // namespace doorstring
