// Knows from events which actions are held down. In play, a press and release between two ticks
// still counts for one tick.
#pragma once

#include "config/config.hpp"
#include "view/window/window.hpp"
#include "world/state/input_frame.hpp"

#include <array>
#include <bitset>
#include <map>
#include <optional>
#include <vector>

namespace doorstring {

// Who listens to keys.
enum class Listener : std::uint8_t { Play, Menu, Viewer, Lab };

// Returns the action that a key asks for. If nothing is bound to the key with Shift, the key with
// Shift asks for the action of the key alone, so that walking continues while Shift is held. In
// menus Confirm and Back win over the actions of play. The actions of viewers work only in viewers,
// those of the Lab only in the Lab; there they win over all other actions. Null if the listener has
// no action on the key.
std::optional<Action> actionFor(const KeyBindings& bindings, KeyBinding pressed, Listener listener);

class InputState {
public:
    // Notes a press, which counts even if the key is released before the next tick.
    void press(Key key, Action action);
    // Notes a press that does not count if the key is released before the next tick.
    void hold(Key key, Action action);
    // Notes a press in play. An action that `heldKeys` toggles outlasts the release of its key. It
    // ends at the next press of the same action or of another one in its group: the four
    // directions, or R and Shift+R.
    void press(Key key, Action action, HeldKeys heldKeys);
    void release(Key key);
    // Ends an action that was toggled.
    void letGo(Action action) { toggled_.reset(static_cast<std::size_t>(action)); }
    // Lets go of everything, as when the focus is lost.
    void clear();
    // Forgets presses since the last tick and what was toggled, but not what is held.
    void dropPresses() {
        latched_.reset();
        toggled_.reset();
    }

    bool held(Action action) const;
    // Returns the buttons held now or pressed since the last call.
    InputFrame take();

private:
    // The action that each key asked for when it went down; null once the key is up.
    EnumArray<Key, std::optional<Action>> heldBy_;
    std::bitset<actionCount> latched_;  // pressed since the last tick: count even if released
    std::bitset<actionCount> toggled_;
};

// Gamepads as keys: buttons by their number, the stick and the D-pad by how far they are pushed. A
// key is down while any of the pads holds it.
class PadKeys {
public:
    // Adds the presses and releases of keys that an event of a pad stands for; adds nothing for
    // other events. A stick counts as pushed from when it is beyond `deadZone` percent until it is
    // a little below that, so that a trembling thumb does not press again and again.
    void translate(const WindowEvent& event, int deadZone, std::vector<WindowEvent>& keys);
    // The number of the pad that was the last to press a key.
    int lastUsed() const { return lastUsed_; }

private:
    struct Pad {
        // To which side each axis is pushed: -1, 0 or 1.
        std::array<int, 4> pushed{};
        std::array<bool, keyCount> down{};
    };

    void tilt(const PadTilted& tilted, int deadZone, std::vector<WindowEvent>& keys);
    bool isDown(Key key) const;
    void setDown(int pad, Key key, bool down, std::vector<WindowEvent>& keys);

    std::map<int, Pad> pads_;  // by their numbers
    int lastUsed_ = 0;
};

}  // namespace doorstring
