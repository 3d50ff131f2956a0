// The knight with his sword, his shadow and what his feet stand in.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

// Adds the knight; `at` is his hit box, in the room of the scene.
void addKnight(Figures& figures, const Scene& scene, SubPos at, bool flashes);

// The place of his picture on the canvas, with what he holds up, where his hit box is at a place in
// the room.
PixelRect knightArea(const World& world, SubPos at);

// Adds the companion, if there is one. While rooms change he walks behind the knight, whose hit box
// is at `knight`.
void addCompanion(Figures& figures, const Scene& scene, SubPos knight, int tickShare);

}  // namespace doorstring
