// What a room can be like inside, and which rooms may have which interior: one section of
// config/room.toml each.
#pragma once

#include "base/enum_names.hpp"
#include "base/weighted_table.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace doorstring {

// clang-format off
enum class Interior : std::uint8_t {
    Pillars, Empty, Chambers, Cave, Ring, River, CrossWalls, Islands, Colonnade, Ruins, Maze,
    SpikeLanes, Ice, Grass, Crates, Template
};
// clang-format on
inline constexpr std::size_t interiorCount = enumSize<Interior>();
inline constexpr auto interiorNames = namesOf<Interior>(
    {"pillars", "empty", "chambers", "cave", "ring", "river", "cross_walls", "islands", "colonnade",
     "ruins", "maze", "spike_lanes", "ice", "grass", "crates", "template"});

constexpr std::string_view name(Interior interior) {
    return interiorNames[static_cast<std::size_t>(interior)];
}

// In the order of RoomKind.
inline constexpr std::array<std::string_view, 10> kindNames{
    "plain", "start", "boss", "treasure", "shop", "altar", "arena", "puzzle", "key", "secret"};

enum class Tileset : std::uint8_t { BlueStone, Sand, Moss, Ember, Bone };
inline constexpr int tilesetCount = enumSize<Tileset>();
inline constexpr auto tilesetNames =
    namesOf<Tileset>({"blue-stone", "sand", "moss", "ember", "bone"});

// Some of a list of words: bit i stands for the word at i.
using WordSet = std::uint32_t;
template <std::size_t count>
constexpr WordSet allOf(const std::array<std::string_view, count>&) {
    return (1U << count) - 1U;
}

// Which rooms may have an interior, and how often it comes up among those that fit a room.
struct InteriorConfig {
    std::int64_t weight = 0;  // in 1 / weightOne; 0: never
    WordSet kinds = allOf(kindNames);
    int from = 0;  // distance from the start, in rooms
    int to = 0;    // 0: any
    int minDoors = 0;
    int maxDoors = 4;
    WordSet tilesets = allOf(tilesetNames);
    friend bool operator==(const InteriorConfig&, const InteriorConfig&) = default;
};
inline constexpr InteriorConfig anywhere{.weight = weightOne};

}  // namespace doorstring
