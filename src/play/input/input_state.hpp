// What is held down, by events. A press and release between two ticks still counts for one tick.
#pragma once

#include "config/key_binding.hpp"
#include "view/window/window.hpp"
#include "world/state/input_frame.hpp"

#include <array>
#include <bitset>
#include <optional>
#include <vector>

namespace doorstring {

// What a key asks for: the binding with the same modifiers, else the one without, so that walking
// goes on while Shift is held. In menus Confirm and Back win over the actions of play, in viewers
// their own actions over all others; only they have these.
enum class Listener : std::uint8_t { Play, Menu, Viewer };
std::optional<Action> actionFor(const KeyBindings& bindings, KeyBinding pressed, Listener listener);

class InputState {
public:
    // With `onlyHeld`, a press that is released before the next tick does not count.
    void press(Key key, Action action, bool onlyHeld = false);
    void release(Key key);
    // Losing focus lets go of everything.
    void clear();
    // Forgets presses since the last tick, but not what is held.
    void dropPresses() { latched_.reset(); }

    bool held(Action action) const;
    // The directions and the sword, held now or pressed since the last call.
    InputFrame take();

private:
    // Which action each key asked for when it went down: what it lets go of when it comes up.
    EnumArray<Key, std::optional<Action>, keyCount> heldBy_;
    std::bitset<actionCount> latched_;
};

// A gamepad as keys: buttons by their number, the stick and the D-pad by how far they are pushed.
class PadKeys {
public:
    // Adds the presses and releases of keys that an event of the pad stands for; nothing for other
    // events. `deadZone` in percent: how far a stick must be pushed to count. It counts until it
    // has gone back a little further than that, so that a trembling thumb does not press again and
    // again.
    void translate(const WindowEvent& event, int deadZone, std::vector<WindowEvent>& keys);

private:
    // What was pushed last: -1, 0 or 1 for each axis.
    std::array<int, 4> pushed_{};
    std::array<bool, keyCount> down_{};

    void tilt(const PadTilted& tilted, int deadZone, std::vector<WindowEvent>& keys);
    void set(Key key, bool down, std::vector<WindowEvent>& keys);
};

}  // namespace doorstring
