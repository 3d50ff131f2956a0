// The traits that a room made by hand has besides its tiles and spots.
#pragma once

#include "config/landmarks.hpp"
#include "config/set_piece_parts.hpp"
#include "config/trap_parts.hpp"

#include <optional>

namespace doorstring {

struct DrawnTraits {
    bool hasPuzzle = false;
    bool isDark = false;
    std::optional<SetPiece> piece = {};  // the set piece played there; null if none is
    Landmark landmark = Landmark::None;
    std::optional<Trap> trap = {};  // null if it has none
};

}  // namespace doorstring
