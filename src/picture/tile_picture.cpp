#include "picture/tile_picture.hpp"

#include <array>

namespace doorstring {

namespace {

constexpr std::array<std::string_view, tilePictureCount> names{
    "ground-0",      "ground-1",       "ground-2",     "ground-3",       "ground-4",
    "ground-5",      "ground-6",       "ground-7",     "corner-nw",      "corner-ne",
    "corner-sw",     "corner-se",      "north-0",      "north-1",        "north-2",
    "north-3",       "south-0",        "south-1",      "west-0",         "west-1",
    "east-0",        "east-1",         "north-jamb-w", "north-jamb-e",   "south-jamb-w",
    "south-jamb-e",  "west-jamb-n",    "west-jamb-s",  "east-jamb-n",    "east-jamb-s",
    "door-n",        "door-n-w",       "door-n-e",     "door-s",         "door-s-w",
    "door-s-e",      "door-w",         "door-w-n",     "door-w-s",       "door-e",
    "door-e-n",      "door-e-s",       "arch-n",       "arch-n-w",       "arch-n-e",
    "arch-s",        "arch-s-w",       "arch-s-e",     "arch-w",         "arch-w-n",
    "arch-w-s",      "arch-e",         "arch-e-n",     "arch-e-s",       "pillar-0",
    "pillar-1",      "pillar-2",       "pillar-cap-0", "pillar-cap-1",   "pillar-cap-2",
    "shadow-n",      "shadow-n-start", "shadow-w",     "shadow-w-start", "shadow-nw",
    "shadow-corner", "torch-0",        "torch-1",      "torch-2",        "torch-3",
    "decor-0",       "decor-1",        "decor-2",      "decor-3",        "shut-n",
    "shut-s",        "shut-w",         "shut-e",       "leaf-small-n",   "leaf-small-s",
    "leaf-small-w",  "leaf-small-e",   "leaf-boss-n",  "leaf-boss-s",    "leaf-boss-w",
    "leaf-boss-e",   "crack-n",        "crack-s",      "crack-w",        "crack-e",
    "plate-small",   "plate-boss",     "swatch"};

}  // namespace

std::string_view nameOf(TilePicture picture) {
    return names[static_cast<std::size_t>(picture)];
}

}  // namespace doorstring
