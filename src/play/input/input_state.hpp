// What is held down, by events. A press and release between two ticks still counts for one tick.
#pragma once

#include "config/key_binding.hpp"
#include "world/state/input_frame.hpp"

#include <bitset>
#include <optional>

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

}  // namespace doorstring
