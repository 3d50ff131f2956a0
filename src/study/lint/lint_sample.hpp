// Counts over many seeds what the dungeons of a configuration are like: draws from each table,
// doors that are closed again, roles that find no room, interiors.
#pragma once

#include "base/enums.hpp"
#include "config/config.hpp"
#include "dungeon/passes/limits.hpp"
#include "room/templates/pool.hpp"
#include "study/survey/metric.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace doorstring {

// How often something happened, in how many dungeons, and the seed of the first of these.
struct Occurrence {
    std::uint64_t times = 0;
    std::uint64_t dungeons = 0;
    Seed first = {};

    void add(std::uint64_t more, Seed seed) {
        if (more > 0) {
            first = times == 0 ? seed : first;
            times += more;
            ++dungeons;
        }
    }
};

// The bands of door tables, by number: 0 is [tables], 1 is [middle], 2 is [far].
inline constexpr std::size_t bandCount = 3;
const DirectionArray<DoorTable>& bandTables(const DungeonConfig& config, std::size_t band);

struct TableUse {
    std::uint64_t draws = 0;
    std::array<std::uint64_t, DoorSet::count> drawn{};  // the draws, by DoorSet::bits()
    std::uint64_t doors = 0;  // number of doors drawn, without those that lead back
    Occurrence closed;        // of these doors, those that growth dropped or seal() removed
};

class LintSample {
public:
    // Grows up to `dungeons` dungeons from seed 0 on. Stops early after a few seeds without a
    // dungeon, or once the rooms and retries of all dungeons together reach `mostWork`.
    LintSample(const Config& config, int dungeons, std::uint64_t mostWork);

    std::uint64_t grown = 0;
    std::uint64_t tries = 0;
    Occurrence failed;                         // seeds without a dungeon
    std::optional<GenerationFailure> failure;  // of the first of these
    std::array<DirectionArray<TableUse>, bandCount> tables{};
    EnumArray<Role, Occurrence> missing{};  // rooms that found no place
    Occurrence missingLocks;
    Occurrence missingBossLock;
    Occurrence loops;
    std::uint32_t farthest = 0;  // the greatest distance of a room
    Seed farthestSeed = {};      // of the first dungeon with such a room
    bool allAlike = true;        // whether all dungeons have the same metrics, except for Retries
    EnumArray<Interior, std::uint64_t> interiors{};
    // By doors (DoorSet::bits()), kind and tileset: the highest templateLevel() of the rooms that
    // have these. Lists only what occurred.
    std::map<std::tuple<std::uint8_t, RoomKind, Tileset>, int> hardestLevels;

private:
    void look(const Config& config, Seed seed);
    void countDraws(const Config& config, const Dungeon& dungeon);
    void countRooms(const Config& config, const Dungeon& dungeon);

    std::uint64_t work_ = 0;
    std::optional<MetricValues> firstValues_;  // of the first dungeon
};

}  // namespace doorstring
