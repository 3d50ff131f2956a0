// The figures of what is in rooms, such as chests, stands with their keeper, urns, braziers,
// levers, gates and landmarks; and of what the knight's items do there: bombs, arrows and the hook
// on its chain.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

void addThings(Figures& figures, const Scene& scene, const Room& room);
void addUrns(Figures& figures, const Scene& scene, const Ground& ground);
void addMechanisms(Figures& figures, const Scene& scene, const Room& room, const Ground& ground);

// Draws the turn of each lever and foe as pips: below the lever, and on the foe's spot until the
// puzzle is solved. Rooms of set pieces have no pips; in a choir, draws what the singers stand on.
void drawTurnsOnGround(Canvas& canvas, const Scene& scene, const Room& room, const Ground& ground);
// Draws a turn as pips side by side, with their middle at `middleX`.
void drawTurnPips(Canvas& canvas, int turn, int middleX, int y);

// Adds bombs, arrows and the hook.
void addTools(Figures& figures, const Scene& scene, int tickShare);

inline constexpr int heldHeight = 13;  // pixels that a treasure is higher than the knight's picture
// Adds the treasure that the knight holds above his head. `corner` is that of his picture, and
// `feet` is where he stands.
void addHeldUp(Figures& figures, const Scene& scene, GridPos corner, int feet);

// Draws what lies on the ground around the large picture of a landmark; nothing in other rooms.
void drawLandmarkGround(Canvas& canvas, const Scene& scene, const Room& room);

// Adds the large picture of a landmark, whose foot is on the lowest of its tiles; nothing in other
// rooms.
void addLandmark(Figures& figures, const Scene& scene, const Room& room);

}  // namespace doorstring
