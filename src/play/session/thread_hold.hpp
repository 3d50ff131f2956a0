// R in an adventure: held for a while, it spends a thread and regrows the floor.
#pragma once

#include "picture/canvas/canvas.hpp"

namespace doorstring {

class Session;

class ThreadHold {
public:
    // Counts how long R or Shift+R is held, and spends a thread when that is long enough. Must be
    // called once a tick while the knight walks.
    void tick(Session& session);
    // Empties the ring. A key that has spent a thread must still be let go before it counts again.
    void clear() {
        ticks_ = 0;
        share_ = 0;
    }

    // How much of the ring around the knight is filled, out of 256; 0 if nothing is held.
    int share() const { return share_; }

private:
    int ticks_ = 0;
    int share_ = 0;
    bool hasSpent_ = false;  // a thread was spent, and the key has not been let go since
};

// Draws a ring around a point of the canvas. `share` of it, out of 256, is filled, clockwise from
// the top.
void drawThreadRing(Canvas& canvas, GridPos middle, int share);

}  // namespace doorstring
