#include "study/lint/findings.hpp"

#include "config/text/numbers.hpp"
#include "dungeon/growth/door_rule.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

using Findings = std::vector<LintFinding>;

// Below these thresholds, what the sample shows may be chance, not a mistake.
constexpr std::uint64_t manyTries = 250;    // tries for each dungeon
constexpr std::uint64_t oftenMissing = 20;  // dungeons in 100 that lack something
constexpr std::uint64_t fewestAlike = 50;   // dungeons, all alike

// Returns the key SECTION.NAME for the first of `names` whose key is given; if none is given, for
// the first of `names`.
std::string givenKey(const IsGiven& isGiven, std::string_view section,
                     std::initializer_list<std::string_view> names) {
    const auto given = std::ranges::find_if(
        names, [&](auto name) { return isGiven(fmt::format("{}.{}", section, name)); });
    return fmt::format("{}.{}", section, given == names.end() ? *names.begin() : *given);
}

std::uint64_t inHundred(std::uint64_t some, std::uint64_t all) {
    return (100 * some + all / 2) / std::max<std::uint64_t>(1, all);
}

void addLimitFindings(const Config& config, const LintSample& sample, const IsGiven& isGiven,
                      Findings& findings) {
    const std::uint64_t dungeons = sample.grown + sample.failed.times;
    if (sample.failure) {
        const bool growsNone = sample.grown == 0;
        findings.push_back(
            {.key = keyToChange(*sample.failure, config.dungeon),
             .sentence =
                 growsNone ? "no dungeon can be grown: " + describe(*sample.failure, config.dungeon)
                           : fmt::format("{} in 100 seeds have no dungeon: {}",
                                         inHundred(sample.failed.times, dungeons),
                                         describe(*sample.failure, config.dungeon)),
             .seed = sample.failed.first,
             .isError = growsNone});
    } else if (sample.tries > manyTries * dungeons) {
        findings.push_back(
            {givenKey(isGiven, "limits",
                      {"min_rooms", "max_rooms", "min_dead_ends", "max_dead_ends"}),
             fmt::format("only 1 in {} dungeons keeps to the limits; the others are discarded",
                         sample.tries / dungeons)});
    }
}

void addRoleFindings(const Config& config, const LintSample& sample, const IsGiven& isGiven,
                     Findings& findings) {
    const auto add = [&](std::string key, const Occurrence& missing, std::string_view what) {
        if (inHundred(missing.dungeons, sample.grown) >= oftenMissing) {
            findings.push_back({std::move(key),
                                fmt::format("{} in 100 dungeons have no room for {}",
                                            inHundred(missing.dungeons, sample.grown), what),
                                missing.first});
        }
    };
    for (const Role role : allValues<Role>) {
        const RoleConfig& wanted = config.dungeon.roles[role];
        add(givenKey(isGiven, fmt::format("roles.{}", name(role)),
                     {"count", "from", "to", "dead_end"}),
            sample.missing[role],
            wanted.count == 1 ? fmt::format("a room of kind {}", name(role))
                              : fmt::format("all rooms of kind {}", name(role)));
    }
    add("locks.small", sample.missingLocks, "all small locks and their keys");
    add("locks.boss", sample.missingBossLock, "the boss's lock and its key");
}

void addShapeFindings(const Config& config, const LintSample& sample, const IsGiven& isGiven,
                      Findings& findings) {
    const DungeonConfig& dungeon = config.dungeon;
    if (dungeon.growth == Growth::DoorStrings && sample.allAlike && sample.grown >= fewestAlike) {
        findings.push_back(
            {"tables.N", fmt::format("all of {} dungeons measure alike", sample.grown), Seed{0}});
    }
    const bool wantsLoops = dungeon.loops.chance.numerator > 0 || dungeon.loops.keepFacing;
    if (!isCarved(dungeon.growth) && wantsLoops && sample.loops.times == 0 && sample.grown > 0) {
        findings.push_back({dungeon.loops.keepFacing && !isGiven("loops.chance")
                                ? "loops.keep_facing"
                                : "loops.chance",
                            fmt::format("none of {} dungeons has a loop", sample.grown), Seed{0}});
    }
    for (const auto& [key, band] :
         {std::pair("middle.from", &dungeon.middle), std::pair("far.from", &dungeon.far)}) {
        if (band->from > 0 && static_cast<std::uint32_t>(band->from) > sample.farthest &&
            dungeon.growth == Growth::DoorStrings && sample.grown > 0) {
            findings.push_back(
                {key,
                 fmt::format(
                     "no room of {} dungeons is {} rooms from the start; the farthest is {}",
                     sample.grown, band->from, sample.farthest),
                 sample.farthestSeed});
        }
    }
}

constexpr std::array<std::string_view, bandCount> bandSections{"tables", "middle", "far"};
constexpr DirectionArray<std::string_view> wayWords{{"north", "south", "west", "east"}};

// At least this many draws are needed to judge rare entries, and this many doors to judge how many
// of them are closed.
constexpr std::uint64_t enoughToJudge = 1000;
// Dense dungeons close half of all doors. If the doors of a table go where no room can be, far more
// of them are closed than of the doors of other tables.
constexpr std::uint64_t manyClosed = 25;    // in 100 doors of a table
constexpr std::uint64_t timesOthers = 2;    // times the percentage of all other tables
constexpr std::uint64_t mostlyClosed = 60;  // in 100 doors of all tables

std::string keyOf(std::size_t band, Direction way) {
    return fmt::format("{}.{}", bandSections[band], letter(way));
}

void addEntryFindings(const DoorTable& table, const TableUse& use, const std::string& key,
                      Findings& findings) {
    for (const DoorTable::Entry& entry : table.entries()) {
        if (entry.weight > 0 && use.drawn[entry.value.bits()] == 0 && use.draws >= enoughToJudge) {
            findings.push_back(
                {fmt::format("{}.{}", key, toString(entry.value)),
                 fmt::format("this entry was never drawn in {} draws: its weight is {} of {}",
                             use.draws, thousandthsText(entry.weight),
                             thousandthsText(table.total())),
                 Seed{0}});
        }
    }
}

// Returns the percentage, rounded down.
std::uint64_t wholePercent(std::uint64_t some, std::uint64_t all) {
    return all == 0 ? 0 : 100 * some / all;
}

// Adds a finding if most doors of all tables together are closed again. Its key is the table with
// the most closed doors. Called only if no table is far worse than the others.
void addEvenlyClosed(std::uint64_t closed, std::uint64_t doors, const LintSample& sample,
                     Findings& findings) {
    if (doors < enoughToJudge || wholePercent(closed, doors) < mostlyClosed) {
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
        {key,
         fmt::format("{} in 100 doors of all tables are closed again", wholePercent(closed, doors)),
         most->closed.first});
}

// Reports tables whose doors are closed far more often than those of all other tables together.
void addClosedFindings(const LintSample& sample, Findings& findings) {
    std::uint64_t doors = 0;
    std::uint64_t closed = 0;
    for (const auto& band : sample.tables) {
        for (const TableUse& use : band) {
            doors += use.doors;
            closed += use.closed.times;
        }
    }
    const std::size_t findingsBefore = findings.size();
    for (std::size_t band = 0; band < bandCount; ++band) {
        for (const Direction way : allDirections) {
            const TableUse& use = sample.tables[band][way];
            const std::uint64_t here = wholePercent(use.closed.times, use.doors);
            const std::uint64_t others = wholePercent(closed - use.closed.times, doors - use.doors);
            if (use.doors >= enoughToJudge && here >= manyClosed && here >= timesOthers * others) {
                findings.push_back({keyOf(band, way),
                                    fmt::format("{} in 100 of its doors are closed again, of other "
                                                "tables {}",
                                                here, others),
                                    use.closed.first});
            }
        }
    }
    if (findings.size() == findingsBefore) {
        addEvenlyClosed(closed, doors, sample, findings);
    }
}

void addStartFinding(const DungeonConfig& config, Findings& findings) {
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

void addTableFindings(const Config& config, const LintSample& sample, const IsGiven& isGiven,
                      Findings& findings) {
    const DungeonConfig& dungeon = config.dungeon;
    if (dungeon.growth != Growth::DoorStrings) {
        return;
    }
    addStartFinding(dungeon, findings);
    const std::array isUsed{true, dungeon.middle.from > 0, dungeon.far.from > 0};
    for (std::size_t band = 0; band < bandCount; ++band) {
        for (const Direction way : allDirections) {
            const DoorTable& table = bandTables(dungeon, band)[way];
            const TableUse& use = sample.tables[band][way];
            const std::string key = keyOf(band, way);
            if (table.entries().empty() || !isUsed[band]) {
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

void addInteriorFindings(const Config& config, const LintSample& sample, const IsGiven& isGiven,
                         Findings& findings) {
    for (const Interior interior : allValues<Interior>) {
        const std::string section = fmt::format("interior.{}", name(interior));
        const bool wanted = config.room.interior ? *config.room.interior == interior
                                                 : config.room.interiors[interior].weight > 0;
        const std::string key =
            config.room.interior && isGiven("room.interior")
                ? "room.interior"
                : givenKey(isGiven, section,
                           {"weight", "from", "to", "kinds", "min_doors", "max_doors", "tilesets"});
        if (wanted && isGiven(key) && sample.interiors[interior] == 0) {
            findings.push_back({key,
                                fmt::format("no room of {} dungeons has the interior {}",
                                            sample.grown, name(interior)),
                                Seed{0}});
        }
    }
}

void addCreatureFindings(const Config& config, const LintSample& sample, const IsGiven& isGiven,
                         Findings& findings) {
    for (const CreatureKind kind : allValues<CreatureKind>) {
        const CreatureConfig& creature = config.creatures.kinds[kind];
        const std::string section = fmt::format("creature.{}", name(kind));
        if (creature.cost > 0 && isGiven(section + ".from") &&
            creature.from > static_cast<int>(sample.farthest)) {
            findings.push_back(
                {section + ".from",
                 fmt::format(
                     "no room of {} dungeons is {} rooms from the start; the farthest is {}",
                     sample.grown, creature.from, sample.farthest),
                 sample.farthestSeed});
        }
        const auto tileset = config.dungeon.tileset;
        if (creature.cost > 0 && tileset && isGiven(section + ".tilesets") &&
            !EnumSet<Tileset>::fromBits(creature.tilesets).has(*tileset)) {
            findings.push_back({section + ".tilesets",
                                fmt::format("it lives in none of these dungeons: their tileset is "
                                            "\"{}\"",
                                            tilesetNames[static_cast<std::size_t>(*tileset)]),
                                {}});
        }
    }
}

void addRoomFindings(const Config& config, const LintSample& sample, const IsGiven& isGiven,
                     Findings& findings) {
    if (!isCarved(config.dungeon.growth)) {
        addInteriorFindings(config, sample, isGiven, findings);
    }
    addCreatureFindings(config, sample, isGiven, findings);
}

// Whether the template serves rooms of the kind. A template made for a boss, a set piece or a
// landmark counts as serving every kind.
bool serves(const RoomTemplate& room, RoomKind kind) {
    return room.isReserved() || room.landmark != Landmark::None || room.kinds.has(kind);
}

// Whether the template `room`, which serves the door sets `served`, fits rooms with these doors
// (DoorSet::bits()), of this kind and tileset. The difficulty of the template does not count here.
bool fits(const RoomTemplate& room, const std::vector<DoorSet>& served, std::uint8_t doors,
          RoomKind kind, Tileset tileset) {
    return serves(room, kind) && room.tilesets.has(tileset) &&
           std::ranges::find(served, DoorSet::fromBits(doors)) != served.end();
}

// Says why the template `room` cannot be used for any room of the sample; null if it can be used
// for one.
std::optional<std::string> whyUnused(const Config& config, const LintSample& sample,
                                     const RoomTemplate& room) {
    const GridSize size = room.tiles.size();
    const GridSize wanted = config.room.size;
    if (size != wanted) {
        return fmt::format("it has {} x {} tiles, and rooms have {} x {}", size.width, size.height,
                           wanted.width, wanted.height);
    }
    if (room.weight == 0) {
        return "its weight is 0";
    }
    const std::vector<DoorSet> served = servedDoors(room);
    // The highest templateLevel() of the rooms that the template fits; 0 if it fits none.
    int level = 0;
    bool hasKind = false;
    bool hasTileset = false;
    for (const auto& [occurred, hardestLevel] : sample.hardestLevels) {
        const auto& [doors, kind, tileset] = occurred;
        hasKind = hasKind || serves(room, kind);
        hasTileset = hasTileset || room.tilesets.has(tileset);
        if (fits(room, served, doors, kind, tileset)) {
            level = std::max(level, hardestLevel);
        }
    }
    if (level >= room.difficulty) {
        return std::nullopt;
    }
    if (level > 0) {
        return fmt::format("its difficulty is {}, and no room that it fits is far enough from the "
                           "start for more than {}",
                           room.difficulty, level);
    }
    return !hasKind      ? "no room has a kind that it is for"
           : !hasTileset ? "no dungeon has a tileset that it is for"
                         : "no room of its kinds has doors that it has";
}

}  // namespace

std::vector<LintFinding> findingsOf(const Config& config, const LintSample& sample,
                                    const IsGiven& isGiven) {
    Findings findings;
    addLimitFindings(config, sample, isGiven, findings);
    if (sample.grown == 0) {
        return findings;
    }
    addShapeFindings(config, sample, isGiven, findings);
    addTableFindings(config, sample, isGiven, findings);
    addRoleFindings(config, sample, isGiven, findings);
    addRoomFindings(config, sample, isGiven, findings);
    return findings;
}

std::vector<UnusedRoom> unusedRooms(const Config& config, const LintSample& sample,
                                    std::span<const RoomTemplate> rooms) {
    std::vector<UnusedRoom> unused;
    const bool drawsNone = config.room.interior
                               ? *config.room.interior != Interior::Template
                               : config.room.interiors[Interior::Template].weight == 0;
    for (const RoomTemplate& room : rooms) {
        const auto why = drawsNone ? std::optional<std::string>("no room is made by hand here: "
                                                                "interior.template.weight is 0")
                                   : whyUnused(config, sample, room);
        if (why) {
            unused.push_back({&room, *why});
        }
    }
    return unused;
}

}  // namespace doorstring
