#include "config/text/numbers.hpp"
#include "dungeon/growth/grow_rules.hpp"
#include "dungeon/lint/findings.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

constexpr std::array<std::string_view, bandCount> bandSections{"tables", "middle", "far"};
constexpr DirectionArray<std::string_view> wayWords{{"north", "south", "west", "east"}};

// Fewer draws say nothing about rare entries.
constexpr std::uint64_t enoughDraws = 1000;
// In 100 doors. Dense dungeons close half of all doors; a table whose doors go where no room can be
// closes far more than the others.
constexpr std::uint64_t manyClosed = 25;
constexpr std::uint64_t timesOthers = 2;
constexpr std::uint64_t mostlyClosed = 60;  // of the doors of all tables

std::string keyOf(std::size_t band, Direction way) {
    return fmt::format("{}.{}", bandSections[band], letter(way));
}

void addEntryFindings(const DoorTable& table, const TableUse& use, const std::string& key,
                      std::vector<LintFinding>& findings) {
    for (const DoorTable::Entry& entry : table.entries()) {
        if (entry.weight > 0 && use.drawn[entry.value.bits()] == 0 && use.draws >= enoughDraws) {
            findings.push_back(
                {fmt::format("{}.{}", key, toString(entry.value)),
                 fmt::format("this entry was never drawn in {} draws: its weight is {} of {}",
                             use.draws, thousandthsText(entry.weight),
                             thousandthsText(table.total())),
                 Seed{0}});
        }
    }
}

std::uint64_t share(std::uint64_t some, std::uint64_t all) {
    return all == 0 ? 0 : 100 * some / all;
}

// Where no table is worse than the others, but most doors are closed again.
void addEvenlyClosed(std::uint64_t closed, std::uint64_t doors, const LintSample& sample,
                     std::vector<LintFinding>& findings) {
    if (doors < enoughDraws || share(closed, doors) < mostlyClosed) {
        return;
    }
    const TableUse* most = nullptr;
    std::string key;
    for (std::size_t band = 0; band < bandCount; ++band) {
        for (const Direction way : allDirections) {
            const TableUse& use = sample.tables[band][way];
            if (most == nullptr || use.closed.times > most->closed.times) {
                most = &use;
                key = keyOf(band, way);
            }
        }
    }
    findings.push_back(
        {key, fmt::format("{} in 100 doors of all tables are closed again", share(closed, doors)),
         most->closed.first});
}

// Compared with the doors of all other tables together.
void addClosedFindings(const LintSample& sample, std::vector<LintFinding>& findings) {
    std::uint64_t doors = 0;
    std::uint64_t closed = 0;
    for (const auto& band : sample.tables) {
        for (const TableUse& use : band) {
            doors += use.doors;
            closed += use.closed.times;
        }
    }
    const std::size_t before = findings.size();
    for (std::size_t band = 0; band < bandCount; ++band) {
        for (const Direction way : allDirections) {
            const TableUse& use = sample.tables[band][way];
            const std::uint64_t here = share(use.closed.times, use.doors);
            const std::uint64_t others = share(closed - use.closed.times, doors - use.doors);
            if (use.doors >= enoughDraws && here >= manyClosed && here >= timesOthers * others) {
                findings.push_back({keyOf(band, way),
                                    fmt::format("{} in 100 of its doors are closed again, of other "
                                                "tables {}",
                                                here, others),
                                    use.closed.first});
            }
        }
    }
    if (findings.size() == before) {
        addEvenlyClosed(closed, doors, sample, findings);
    }
}

void addStartFinding(const DungeonConfig& config, std::vector<LintFinding>& findings) {
    const unsigned inGrid = sidesInGrid(config.startCell(), config.grid);
    const unsigned closed = config.startDoors.bits() & ~inGrid;
    if (closed != 0) {
        const auto doors = DoorSet::fromBits(static_cast<std::uint8_t>(closed));
        const bool one = doors.size() == 1;
        findings.push_back(
            {"start.doors",
             fmt::format("the door{} {} of the start lead{} out of the grid and {} "
                         "closed",
                         one ? "" : "s", toString(doors), one ? "s" : "", one ? "is" : "are"),
             Seed{0}});
    }
}

}  // namespace

void addTableFindings(const Config& config, const LintSample& sample, const IsGiven& isGiven,
                      std::vector<LintFinding>& findings) {
    const DungeonConfig& dungeon = config.dungeon;
    if (dungeon.growth != Growth::DoorStrings) {
        return;
    }
    addStartFinding(dungeon, findings);
    const std::array reached{true, dungeon.middle.from > 0, dungeon.far.from > 0};
    for (std::size_t band = 0; band < bandCount; ++band) {
        for (const Direction way : allDirections) {
            const DoorTable& table = bandTables(dungeon, band)[way];
            const TableUse& use = sample.tables[band][way];
            const std::string key = keyOf(band, way);
            if (table.entries().empty() || !reached[band]) {
                continue;
            }
            if (use.draws == 0 && isGiven(key)) {
                findings.push_back({key,
                                    fmt::format("no room of {} dungeons is drawn from this table: "
                                                "none is entered going {}{}",
                                                sample.grown, wayWords[way],
                                                band == 0 ? "" : " so far from the start"),
                                    Seed{0}});
            }
            addEntryFindings(table, use, key, findings);
        }
    }
    addClosedFindings(sample, findings);
}

}  // namespace doorstring
