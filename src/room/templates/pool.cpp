#include "room/templates/pool.hpp"

#include "base/contains.hpp"
#include "base/rng.hpp"
#include "room/puzzles/puzzle.hpp"
#include "room/templates/check.hpp"
#include "room/templates/template_text.hpp"
#include "room/tiles/room_layout.hpp"
#include "room/ways/safe_ways.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace doorstring {

namespace {

constexpr std::size_t wishCount =
    DoorSet::count * roomKindCount * tilesetCount * static_cast<std::size_t>(hardestTemplate);

bool looksAlike(const LaidTemplate& a, const LaidTemplate& b) {
    return a.tiles == b.tiles && a.spots == b.spots;
}

bool hasAllOf(DoorSet doors, DoorSet part) {
    return (doors & part) == part;
}

// Whether a template can serve a set of doors. A template stays fair whichever gaps of doors are
// walled up, because only ways to and from a door lead over the gap of that door. Only a room
// without doors is checked again, because ways begin in the middle there.
bool canServe(const LaidTemplate& laid, DoorSet doors) {
    return hasAllOf(laid.doors, doors) &&
           (!doors.empty() || !findUnfair(tilesFor(laid, doors), doors, laid.spots));
}

std::vector<RoomTemplate> ofSizeWithWeight(std::vector<RoomTemplate> templates, GridSize size) {
    std::erase_if(templates, [size](const RoomTemplate& room) {
        return room.tiles.size() != size || room.weight == 0;
    });
    return templates;
}

}  // namespace

LaidTemplate laidDown(const RoomTemplate& room, Pose pose) {
    const GridSize drawn = room.tiles.size();
    LaidTemplate laid;
    laid.pose = pose;
    laid.tiles = Grid<Tile>(swapsAxes(pose) ? GridSize{drawn.height, drawn.width} : drawn);
    for (const GridPos p : cellsOf(drawn)) {
        laid.tiles[posed(p, drawn, pose)] = room.tiles[p];
    }
    laid.doors = posed(room.doors, pose);
    for (const Spot& spot : room.spots) {
        laid.spots.push_back({posed(spot.tile, drawn, pose), spot.kind, spot.turn});
    }
    laid.traits = {.hasPuzzle =
                       room.kinds.has(RoomKind::Puzzle) && hasPuzzle(room.tiles, room.spots),
                   .isDark = room.isDark,
                   .piece = room.piece,
                   .landmark = room.landmark,
                   .trap = room.trap};
    std::ranges::sort(laid.spots, {}, [&](const Spot& s) { return laid.tiles.index(s.tile); });
    return laid;
}

Grid<Tile> tilesFor(const LaidTemplate& laid, DoorSet doors) {
    Grid<Tile> tiles;
    layTiles(laid, doors, tiles);
    return tiles;
}

void layTiles(const LaidTemplate& laid, DoorSet doors, Grid<Tile>& tiles) {
    tiles = laid.tiles;
    if (doors != laid.doors) {
        forEachBit(doorGaps(tiles.size(), laid.doors) - doorGaps(tiles.size(), doors),
                   [&](GridPos p) { tiles[p] = Tile::Wall; });
    }
}

std::vector<DoorSet> servedDoors(const RoomTemplate& room) {
    std::vector<DoorSet> served;
    for (std::uint8_t bits = 0; bits < DoorSet::count; ++bits) {
        const DoorSet doors = DoorSet::fromBits(bits);
        const auto serves = [&](Pose pose) { return canServe(laidDown(room, pose), doors); };
        if (std::ranges::any_of(room.poses, serves)) {
            served.push_back(doors);
        }
    }
    return served;
}

TemplatePool::TemplatePool(std::vector<RoomTemplate> templates, GridSize size)
    : templates_(ofSizeWithWeight(std::move(templates), size)), choices_(wishCount) {
    for (std::size_t i = 0; i < templates_.size(); ++i) {
        lay(templates_[i], static_cast<std::uint16_t>(i));
    }
    for (std::uint8_t bits = 0; bits < DoorSet::count; ++bits) {
        for (std::uint32_t candidate = 0; candidate < byDoors_[bits].size(); ++candidate) {
            addChoices(DoorSet::fromBits(bits), candidate);
        }
    }
}

// Lays a template in every pose that does not look like an earlier one.
void TemplatePool::lay(const RoomTemplate& room, std::uint16_t number) {
    const std::size_t first = laid_.size();
    for (const Pose pose : room.poses) {
        LaidTemplate laid = laidDown(room, pose);
        laid.number = number;
        const bool isKnown =
            std::any_of(laid_.begin() + static_cast<std::ptrdiff_t>(first), laid_.end(),
                        [&](const LaidTemplate& other) { return looksAlike(laid, other); });
        if (!isKnown) {
            laid_.push_back(std::move(laid));
            addCandidates(static_cast<std::uint32_t>(laid_.size() - 1));
        }
    }
}

void TemplatePool::addCandidates(std::uint32_t laidIndex) {
    const LaidTemplate& laid = laid_[laidIndex];
    for (std::uint8_t bits = 0; bits < DoorSet::count; ++bits) {
        const DoorSet doors = DoorSet::fromBits(bits);
        if (!canServe(laid, doors)) {
            continue;
        }
        std::vector<Candidate>& candidates = byDoors_[bits];
        if (candidates.empty() || candidates.back().number != laid.number) {
            const auto walledUp = static_cast<unsigned>(laid.doors.size() - doors.size());
            const std::int64_t weight = templates_[laid.number].weight >> walledUp;
            candidates.push_back({laid.number, std::max<std::int64_t>(weight, 1), {}});
        }
        candidates.back().poses.push_back(laidIndex);
    }
}

// Adds the candidate to each wish that it fulfils.
void TemplatePool::addChoices(DoorSet doors, std::uint32_t candidate) {
    const auto& [number, weight, poses] = byDoors_[doors.bits()][candidate];
    const RoomTemplate& room = templates_[number];
    if (room.isReserved()) {
        return;  // see bossRoom() and pieceRoom()
    }
    for (std::size_t i = 0; i < std::size_t{roomKindCount} * tilesetCount; ++i) {
        Wish wish{doors, static_cast<RoomKind>(i % roomKindCount),
                  static_cast<Tileset>(i / roomKindCount), room.difficulty};
        if (!room.kinds.has(wish.kind) || !room.tilesets.has(wish.tileset)) {
            continue;
        }
        for (; wish.level <= hardestTemplate; ++wish.level) {
            const std::int64_t atLevel = weight / (1 + wish.level - room.difficulty);
            choices_[indexOf(wish)].push_back(
                {candidate, number, std::max<std::int64_t>(atLevel, 1)});
        }
    }
}

std::size_t TemplatePool::indexOf(const Wish& wish) {
    const auto level = static_cast<std::size_t>(wish.level - 1);
    const auto tileset = static_cast<std::size_t>(wish.tileset);
    const auto kind = static_cast<std::size_t>(wish.kind);
    return ((level * tilesetCount + tileset) * roomKindCount + kind) * DoorSet::count +
           wish.doors.bits();
}

const LaidTemplate* TemplatePool::pick(const Wish& wish, std::uint64_t roll,
                                       std::span<const std::uint16_t> taken) const {
    const auto weightLeft = [&](const Choice& choice) {
        return contains(taken, choice.number) ? 0 : choice.weight;
    };
    const std::vector<Choice>& choices = choicesFor(wish);
    const std::int64_t total = totalWeight(choices, weightLeft);
    if (total == 0) {
        return nullptr;
    }
    RandomStream rolls(roll);
    const auto choice = pickByWeight(choices, weightLeft, total, rolls.next());
    const auto& poses = byDoors_[wish.doors.bits()][choice->candidate].poses;
    return &laid_[poses[rolls.below(poses.size())]];
}

template <typename IsWanted>
const LaidTemplate* TemplatePool::pickWhere(IsWanted isWanted, DoorSet doors,
                                            std::uint64_t roll) const {
    const std::vector<Candidate>& candidates = byDoors_[doors.bits()];
    const auto weightOf = [&](const Candidate& one) {
        return isWanted(templates_[one.number]) ? one.weight : 0;
    };
    const std::int64_t total = totalWeight(candidates, weightOf);
    if (total == 0) {
        return nullptr;
    }
    RandomStream rolls(roll);
    const auto chosen = pickByWeight(candidates, weightOf, total, rolls.next());
    return &laid_[chosen->poses[rolls.below(chosen->poses.size())]];
}

const LaidTemplate* TemplatePool::bossRoom(CreatureKind boss, DoorSet doors,
                                           std::uint64_t roll) const {
    return pickWhere([boss](const RoomTemplate& room) { return room.boss == boss; }, doors, roll);
}

const LaidTemplate* TemplatePool::pieceRoom(SetPiece piece, DoorSet doors,
                                            std::uint64_t roll) const {
    return pickWhere([piece](const RoomTemplate& room) { return room.piece == piece; }, doors,
                     roll);
}

const LaidTemplate* TemplatePool::landmarkRoom(Landmark landmark, DoorSet doors,
                                               std::uint64_t roll) const {
    return pickWhere([landmark](const RoomTemplate& room) { return room.landmark == landmark; },
                     doors, roll);
}

namespace {

// Keeps one template of each name: the last of them, in the place of the first.
std::vector<RoomTemplate> lastOfEachName(std::vector<RoomTemplate> rooms) {
    std::vector<RoomTemplate> kept;
    for (RoomTemplate& room : rooms) {
        const auto same = std::ranges::find(kept, room.name, &RoomTemplate::name);
        if (same == kept.end()) {
            kept.push_back(std::move(room));
        } else {
            *same = std::move(room);
        }
    }
    return kept;
}

// Returns only the template of that name, as it is to be tried: only in the pose AsDrawn, for rooms
// of every kind. Empty if there is no such template.
std::vector<RoomTemplate> onlyTemplateNamed(std::span<const RoomTemplate> rooms,
                                            std::string_view name) {
    const auto found = std::ranges::find(rooms, name, &RoomTemplate::name);
    if (found == rooms.end()) {
        return {};
    }
    RoomTemplate room = *found;
    room.weight = weightOne;
    room.poses = PoseSet::of(Pose::AsDrawn);
    room.difficulty = 1;
    room.kinds = KindSet::first(roomKindCount);
    room.boss.reset();
    room.piece.reset();
    room.tilesets = TilesetSet::first(tilesetCount);
    return {room};
}

LoadedTemplates load(const RoomConfig& config) {
    LoadedTemplates loaded;
    std::vector<RoomTemplate> rooms;
    for (const RoomText& text : config.texts.all()) {
        if (!text.fault.empty()) {
            loaded.faults.push_back({{text.source, 0, 0}, text.fault});
            continue;
        }
        ParsedTemplates parsed = parseTemplates(text.source, text.text);
        std::ranges::move(parsed.templates, std::back_inserter(rooms));
        std::ranges::move(parsed.faults, std::back_inserter(loaded.faults));
    }
    if (rooms.size() > mostTemplates) {
        loaded.faults.push_back(
            {{rooms[mostTemplates].place},
             fmt::format("at most {} rooms are read; this one and those after it are not",
                         mostTemplates)});
        rooms.resize(mostTemplates);
    }
    rooms = lastOfEachName(std::move(rooms));
    if (!config.texts.onlyTemplate().empty()) {
        rooms = onlyTemplateNamed(rooms, config.texts.onlyTemplate());
    }
    loaded.pool = TemplatePool(rooms, config.size);
    loaded.rooms = std::move(rooms);
    return loaded;
}

}  // namespace

std::shared_ptr<const LoadedTemplates> templatesOf(const RoomConfig& config) {
    struct Last {
        RoomTexts texts;
        GridSize size;
        std::shared_ptr<const LoadedTemplates> loaded;
    };
    thread_local Last last;
    if (!last.loaded || last.size != config.size || !last.texts.sharesWith(config.texts)) {
        last = {config.texts, config.size, std::make_shared<const LoadedTemplates>(load(config))};
    }
    return last.loaded;
}

std::string roomsText(const RoomConfig& config) {
    return templateText(templatesOf(config)->rooms);
}

std::string toString(const TemplateFault& fault) {
    const TemplatePlace& place = fault.place;
    std::string text = place.source;
    if (place.line > 0) {
        text += fmt::format(":{}:{}", place.line, place.column);
    }
    text += ": " + fault.sentence;
    if (!fault.picture.empty()) {
        text += fmt::format("; {} marks what is in the way\n", obstacleLetter) +
                fault.picture.substr(0, fault.picture.size() - 1);
    }
    return text;
}

int templateLevel(const RoomConfig& config, std::uint32_t distance) {
    if (config.templateStep == 0) {
        return hardestTemplate;
    }
    const auto steps = distance / static_cast<std::uint32_t>(config.templateStep);
    return 1 + static_cast<int>(std::min<std::uint32_t>(steps, hardestTemplate - 1));
}

}  // namespace doorstring
