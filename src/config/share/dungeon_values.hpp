// The keys on which dungeons depend, and how two configurations differ in them.
#pragma once

#include "config/config.hpp"
#include "config/schema/schema.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorstring {

// The keys of dungeon.toml and room.toml.
const Schema& dungeonSchema();
// "key = value" for each of them, a line each.
std::string dungeonText(const Config& config);

// A value that is not that of the other configuration.
struct DungeonChange {
    const KeySpec* key = nullptr;  // null: not known to this version
    std::string value;             // as TOML; of a door table empty
    // Of a door table: the entries that differ, 0 for those that are gone, or all of them.
    bool replaces = false;
    std::vector<std::pair<DoorSet, std::int64_t>> entries;
};
std::vector<DungeonChange> dungeonChanges(const Config& base, const Config& config);

// Empty, or why the value is not allowed.
std::string applyChange(const DungeonChange& change, Config& config);

// A number of five bits for each part of a configuration, different where the part is (but for one
// case in 32).
enum class DungeonPart : std::uint8_t { Shape, Tables, Specials, Interiors, HandMade };
inline constexpr std::size_t dungeonPartCount = 5;
inline constexpr unsigned dungeonPartBits = 5;
using DungeonParts = std::array<std::uint8_t, dungeonPartCount>;
DungeonParts partsOf(const Config& config);
std::string_view partName(DungeonPart part);  // "the door tables"

}  // namespace doorstring
