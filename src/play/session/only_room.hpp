// A room made by hand that is shown alone, while it is edited.
#pragma once

#include "config/config.hpp"
#include "config/text/config_error.hpp"

#include <optional>

namespace doorstring {

// Why the room cannot be shown in the game that was opened for it: its name, size or doors have
// changed. Empty if it can, or if no room is shown alone.
std::optional<ConfigError> onlyRoomMisfit(const Config& config);

}  // namespace doorstring
