// The knight with his weapon, his shadow and what his feet stand in; and his companion.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

// Adds the knight; `at` is the place of his hit box in the room of the scene. After he was hurt he
// flashes until he can be hurt again. Without `flashes` he is faintly lit all that time instead.
void addKnight(Figures& figures, const Scene& scene, SubPos at, bool flashes);

// The area of the knight's picture on the canvas, with the treasure that he holds above his head,
// if any; `at` is the place of his hit box in the room.
PixelRect knightArea(const World& world, SubPos at);

// Adds the companion, if there is one. During a flip the companion follows the knight, whose hit
// box is at `knight`.
void addCompanion(Figures& figures, const Scene& scene, SubPos knight, int tickShare);

}  // namespace doorstring
