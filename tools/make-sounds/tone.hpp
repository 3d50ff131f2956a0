// One tone of a voice as samples between about -1 and 1.
#pragma once

#include "voice.hpp"

#include <vector>

namespace doorstring {

// `held` samples until the key is let go; the voice's release comes after them.
std::vector<double> makeTone(const Voice& voice, Glide hertz, std::size_t held);

}  // namespace doorstring
