#include "study/lint/lint_sample.hpp"

#include "base/rng.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "dungeon/growth/door_rule.hpp"
#include "dungeon/growth/growth.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"
#include "room/templates/pool.hpp"
#include "study/trace/trace.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// The sample ends after this many seeds without a dungeon, because each of these takes limits.tries
// tries.
constexpr std::uint64_t mostFailures = 3;

// This many cells of a grid, even empty ones, are as much work as one room. It matters only for
// the largest grids.
constexpr std::uint64_t cellsPerRoomOfWork = 500;

std::size_t bandAt(const DungeonConfig& config, std::uint32_t distance) {
    const auto reached = [&](const DistanceBand& band) {
        return band.from != 0 && distance >= static_cast<std::uint32_t>(band.from);
    };
    return reached(config.far) ? 2 : reached(config.middle) ? 1 : 0;
}

// Returns the band whose table is drawn from: `band`, or the next one toward the start whose table
// has entries.
std::size_t usedBand(const DungeonConfig& config, std::size_t band, Direction way) {
    while (band > 0 && bandTables(config, band)[way].entries().empty()) {
        --band;
    }
    return band;
}

}  // namespace

const DirectionArray<DoorTable>& bandTables(const DungeonConfig& config, std::size_t band) {
    return band == 0 ? config.tables : band == 1 ? config.middle.tables : config.far.tables;
}

LintSample::LintSample(const Config& config, int dungeons, std::uint64_t mostWork) {
    for (int i = 0; i < dungeons && work_ < mostWork && failed.times < mostFailures; ++i) {
        look(config, Seed{static_cast<std::uint64_t>(i)});
    }
}

void LintSample::look(const Config& config, Seed seed) {
    const GridSize grid = config.dungeon.roomGrid(config.room.size);
    work_ += static_cast<std::uint64_t>(grid.area()) / cellsPerRoomOfWork;
    const auto dungeon = generateDungeon(config.dungeon, config.room, seed);
    if (!dungeon) {
        failed.add(1, seed);
        if (!failure) {
            failure = dungeon.error();
        }
        tries += static_cast<std::uint64_t>(dungeon.error().tries);
        return;
    }
    const DungeonReport& report = dungeon.value().report();
    const auto retries = static_cast<std::uint64_t>(report.retries);
    ++grown;
    tries += retries + 1;
    for (const Role role : allValues<Role>) {
        missing[role].add(static_cast<std::uint64_t>(report.missingRoles[role]), seed);
    }
    missingLocks.add(static_cast<std::uint64_t>(report.missingLocks), seed);
    missingBossLock.add(report.missingBossLock ? 1 : 0, seed);
    const MetricValues values = valuesOf(measure(dungeon.value()));
    loops.add(static_cast<std::uint64_t>(values[Metric::Loops]), seed);
    if (!firstValues_) {
        firstValues_ = values;
    }
    MetricValues compared = values;
    compared[Metric::Retries] = (*firstValues_)[Metric::Retries];
    allAlike = allAlike && compared == *firstValues_;
    if (config.dungeon.growth == Growth::DoorStrings) {
        countDraws(config, dungeon.value());
    }
    countRooms(config, dungeon.value());
    work_ += static_cast<std::uint64_t>(values[Metric::Rooms]) + retries;
}

// Counts the draws of the try that became the dungeon. Growth keeps no record of them, but each
// follows from the roll of its cell.
void LintSample::countDraws(const Config& config, const Dungeon& dungeon) {
    const DungeonConfig& dungeonConfig = config.dungeon;
    const auto attempt = static_cast<std::uint32_t>(dungeon.report().retries);
    Draft draft(dungeonConfig.grid, dungeonConfig.startCell());
    grow(dungeonConfig, dungeon.seed(), attempt, draft);
    const std::vector<Placement> order = sweepOrder(draft.start, draft.plans);
    seal(draft);
    for (const Placement& placed : order) {
        if (dungeonConfig.border == BorderRule::DeadEnds &&
            isOnBorder(placed.cell, dungeonConfig.grid)) {
            continue;
        }
        const Direction way = opposite(placed.back);
        const RoomPlan& plan = draft.plans[placed.cell];
        const std::size_t band = usedBand(dungeonConfig, bandAt(dungeonConfig, plan.distance), way);
        const std::uint64_t roll =
            cellRoll(dungeon.seed().number, Purpose::Layout, placed.cell, attempt);
        const DoorSet drawn = bandTables(dungeonConfig, band)[way].pick(roll);
        TableUse& use = tables[band][way];
        ++use.draws;
        ++use.drawn[drawn.bits()];
        use.doors += static_cast<std::uint64_t>(drawn.size()) - 1;
        const auto gone = static_cast<std::uint64_t>(drawn.size() - (drawn & plan.doors).size());
        if (gone > 0) {
            use.closed.add(gone, dungeon.seed());
        }
    }
}

void LintSample::countRooms(const Config& config, const Dungeon& dungeon) {
    const InteriorChoice choice(dungeon, config.room);
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        if (plan.distance > farthest) {
            farthest = plan.distance;
            farthestSeed = dungeon.seed();
        }
        if (!dungeon.carved()) {
            ++interiors[choice.at(cell)];
            int& level = hardestLevels[{plan.doors.bits(), plan.kind, dungeon.tileset()}];
            level = std::max(level, templateLevel(config.room, plan.distance));
        }
    });
}

}  // namespace doorstring
