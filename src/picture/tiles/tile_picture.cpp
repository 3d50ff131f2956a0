#include "picture/tiles/tile_picture.hpp"

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
    "plate-small",   "plate-boss",     "wall-00",      "wall-01",        "wall-02",
    "wall-03",       "wall-04",        "wall-05",      "wall-06",        "wall-07",
    "wall-08",       "wall-09",        "wall-0a",      "wall-0b",        "wall-0c",
    "wall-0d",       "wall-0e",        "wall-0f",      "wall-15",        "wall-17",
    "wall-1d",       "wall-1f",        "wall-29",      "wall-2b",        "wall-2d",
    "wall-2f",       "wall-3f",        "wall-46",      "wall-47",        "wall-4e",
    "wall-4f",       "wall-5f",        "wall-6f",      "wall-7f",        "wall-8a",
    "wall-8b",       "wall-8e",        "wall-8f",      "wall-9f",        "wall-af",
    "wall-bf",       "wall-cf",        "wall-df",      "wall-ef",        "fill-0",
    "fill-1",        "fill-2",         "shallows-0",   "shallows-1",     "shallows-2",
    "shallows-3",    "deep-0",         "deep-1",       "deep-2",         "deep-3",
    "shore-n",       "shore-s",        "shore-w",      "shore-e",        "shore-nw",
    "shore-ne",      "shore-sw",       "shore-se",     "shore-in-nw",    "shore-in-ne",
    "shore-in-sw",   "shore-in-se",    "depth-n",      "depth-s",        "depth-w",
    "depth-e",       "depth-nw",       "depth-ne",     "depth-sw",       "depth-se",
    "depth-in-nw",   "depth-in-ne",    "depth-in-sw",  "depth-in-se",    "pit-n",
    "pit-s",         "pit-w",          "pit-e",        "pit-nw",         "pit-ne",
    "pit-sw",        "pit-se",         "pit-in-nw",    "pit-in-ne",      "pit-in-sw",
    "pit-in-se",     "ice-n",          "ice-s",        "ice-w",          "ice-e",
    "ice-nw",        "ice-ne",         "ice-sw",       "ice-se",         "ice-in-nw",
    "ice-in-ne",     "ice-in-sw",      "ice-in-se",    "pit-0",          "pit-1",
    "pit-filled",    "ice-0",          "ice-1",        "ice-2",          "bridge-across",
    "bridge-along",  "spikes-0",       "spikes-1",     "spikes-2",       "grass-0",
    "grass-1",       "stubble",        "plate-0",      "plate-1",        "crate",
    "block",         "rubble-0",       "rubble-1",     "wade-0",         "wade-1",
    "grass-front-0", "grass-front-1",  "swatch"};

}  // namespace

std::string_view nameOf(TilePicture picture) {
    return names[static_cast<std::size_t>(picture)];
}

}  // namespace doorstring
