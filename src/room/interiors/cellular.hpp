// Shapes that grow from noise: each tile looks at the eight around it, all of a row at a time.
#pragma once

#include "room/interiors/sketch.hpp"
#include "room/tiles/bit_rows.hpp"
#include "room/tiles/chance_bits.hpp"

namespace doorstring {

// Each tile inside is set with the chance; what lies outside is set or not.
BitRows noise(Sketch& sketch, const ChanceBits& chance, bool outside);

// Tiles with at least five set ones around them are set, those with fewer than four are not; the
// rest stays as it was, and so does what lies outside.
BitRows smoothed(const BitRows& rows, GridSize room);

}  // namespace doorstring
