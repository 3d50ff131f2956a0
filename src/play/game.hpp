// The game without a window: it takes events, advances by ticks and draws itself on a canvas.
// PlayLoop adds a window and a clock; the tests, and the tour where there is no display, run it
// without them.
#pragma once

#include "play/input/input_state.hpp"
#include "play/session/session.hpp"
#include "play/states/state.hpp"
#include "saves/recording.hpp"
#include "view/window/window_events.hpp"

#include <filesystem>
#include <memory>
#include <string_view>
#include <vector>

namespace doorstring {

enum class FirstState : std::uint8_t { Title, Explore, Watch, Daily, Adventure };

class Game {
public:
    Game(const Art& art, SessionStart start, FirstState first);
    Game(const Art& art, SessionStart start, std::unique_ptr<State> first);

    void handle(const WindowEvent& event);
    // Does what happens at once when a key bound to the action is pressed. Does not note the key as
    // held, so the knight neither walks nor strikes: for that, pass key events to handle().
    void act(Action action);
    void tick();
    // Returns how fast ticks should follow each other, in percent of ticksPerSecond.
    int speed();
    // Resizes the canvas if what is shown needs another size. `tickShare` is how much of wholeTick
    // has passed since the last tick.
    void draw(Canvas& canvas, int tickShare);

    // Ends what is shown, and shows the title. An adventure that is left stays saved.
    void returnToTitle();
    // Shows a recording over the title.
    void showRecording(Recording recording, std::filesystem::path file);

    Session& session() { return session_; }
    std::string_view stateName() { return stage_.top().name(); }
    // Whether keys go to a menu, a page, a viewer or the Lab, and not to the knight. Only then is
    // the mouse shown.
    bool isInMenu() { return !stage_.top().isPlay(); }

private:
    void dispatch(const WindowEvent& event);
    void press(KeyBinding key);
    // Does an action that is the same in all states, or drops it if it is not allowed now. Returns
    // false for any other action, which the state must get.
    bool pressAnywhere(Action action);
    void gainFocus();
    void loseFocus();
    void losePad(int pad);
    void pause();

    Session session_;
    Stage stage_;
    PadKeys pads_;
    std::vector<WindowEvent> padKeyEvents_;
    bool focused_ = true;
    std::uint32_t ticks_ = 0;
};

}  // namespace doorstring
