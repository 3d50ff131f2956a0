// Pushing at a shut door: held against it for a moment, a key opens it.
#pragma once

#include "world/motion/body.hpp"
#include "world/state/input_frame.hpp"

#include <optional>

namespace doorstring {

// The shut door that the knight stands right before and presses toward.
std::optional<Direction> pushedDoor(const Body& body, const Terrain& terrain, InputFrame input);

}  // namespace doorstring
