// One configuration for all that lead to the same dungeons and the same play.
#pragma once

#include "config/config.hpp"

namespace doorstring {

Config canonical(Config config);

}  // namespace doorstring
