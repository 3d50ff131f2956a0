#include "dungeon/lint/findings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

void addInteriorFindings(const Config& config, const LintSample& sample, const IsGiven& isGiven,
                         std::vector<LintFinding>& findings) {
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
                         std::vector<LintFinding>& findings) {
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
            (creature.tilesets >> static_cast<unsigned>(*tileset) & 1U) == 0) {
            findings.push_back({section + ".tilesets",
                                fmt::format("it lives in none of these dungeons: their tileset is "
                                            "\"{}\"",
                                            tilesetNames[static_cast<std::size_t>(*tileset)]),
                                {}});
        }
    }
}

bool canBe(const RoomTemplate& room, const std::vector<DoorSet>& served, std::uint8_t doors,
           RoomKind kind, Tileset tileset) {
    return room.kinds.has(kind) && room.tilesets.has(tileset) &&
           std::ranges::find(served, DoorSet::fromBits(doors)) != served.end();
}

// None where it fits some room of the sample.
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
    int level = 0;
    bool kind = false;
    bool tileset = false;
    for (const auto& [place, hardest] : sample.hardest) {
        const auto& [doors, ofKind, ofTileset] = place;
        kind = kind || room.kinds.has(ofKind);
        tileset = tileset || room.tilesets.has(ofTileset);
        if (canBe(room, served, doors, ofKind, ofTileset)) {
            level = std::max(level, hardest);
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
    return !kind      ? "no room has a kind that it is for"
           : !tileset ? "no dungeon has a tileset that it is for"
                      : "no room of its kinds has doors that it has";
}

}  // namespace

void addRoomFindings(const Config& config, const LintSample& sample, const IsGiven& isGiven,
                     std::vector<LintFinding>& findings) {
    if (!isCarved(config.dungeon.growth)) {
        addInteriorFindings(config, sample, isGiven, findings);
    }
    addCreatureFindings(config, sample, isGiven, findings);
}

std::vector<UnusedRoom> unusedRooms(const Config& config, const LintSample& sample,
                                    std::span<const RoomTemplate> rooms) {
    std::vector<UnusedRoom> unused;
    const bool none = config.room.interior ? *config.room.interior != Interior::Template
                                           : config.room.interiors[Interior::Template].weight == 0;
    for (const RoomTemplate& room : rooms) {
        const auto why = none ? std::optional<std::string>("no room is made by hand here: "
                                                           "interior.template.weight is 0")
                              : whyUnused(config, sample, room);
        if (why) {
            unused.push_back({&room, *why});
        }
    }
    return unused;
}

}  // namespace doorstring
