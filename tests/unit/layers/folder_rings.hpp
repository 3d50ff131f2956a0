// Which folders of a layer include each other in a ring.
#pragma once

#include "source_tree.hpp"

#include <string>
#include <vector>

namespace doorstring::testing {

// "src/room/ways/reach.cpp:3: room/tiles/room.hpp" for every include that is part of a ring of
// folders, each layer by itself, the layer's own root being a folder like any other. Empty where
// there is no ring.
std::vector<std::string> includesInRings(const std::vector<SourceFile>& files);

}  // namespace doorstring::testing
