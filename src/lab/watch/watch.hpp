// The page that shows, step by step, how the dungeon of the expedition grew.
#pragma once

#include "play/states/state.hpp"

#include <memory>

namespace doorstring {

std::unique_ptr<State> makeWatch(Session& session);

}  // namespace doorstring
