// A gamepad as keys: buttons by their number, the stick and the D-pad by how far they are pushed.
#pragma once

#include "view/window/window.hpp"

#include <array>
#include <vector>

namespace doorstring {

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
