// The King Slime as a figure: his pictures by what he does, his shadow, and the mark of where he is
// about to land.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

inline constexpr int kingSide = 32;  // pixels of his picture

// Of his sheet.
int kingPicture(const Creature& king, const CreaturesConfig& config);

// Pixels above the ground; so many that he is out of sight where he is.
int kingLift(const Creature& king, const CreaturesConfig& config);

// `corner` is that of his picture on the ground, on the canvas; `flash` as Figure has it.
void addKing(Figures& figures, const Scene& scene, const Creature& king, GridPos corner, int feet,
             int flash, bool reducedMotion);

}  // namespace doorstring
