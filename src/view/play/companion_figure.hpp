// The figure of who fights beside the knight.
#pragma once

#include "view/play/figures.hpp"
#include "world/motion/box.hpp"

namespace doorstring {

// Adds the companion, if there is one. While rooms change he walks behind the knight, whose hit box
// is at `knight`.
void addCompanion(Figures& figures, const Scene& scene, SubPos knight, int tickShare);

}  // namespace doorstring
