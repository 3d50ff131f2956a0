#include "base/rng.hpp"
#include "dungeon/carved/carved_map.hpp"
#include "dungeon/carved/dress_map.hpp"
#include "dungeon/growth/growth.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace doorstring {

void carve(const DungeonConfig& config, const RoomConfig& room, Seed seed, std::uint32_t attempt,
           Draft& draft) {
    draft.map = std::make_shared<CarvedMap>(config.carving().map, room.size);
    if (config.growth == Growth::Tunnels) {
        carveTunnels(config.carving(), seed, attempt, *draft.map);
    } else {
        carveScattered(config.carving(), seed, attempt, *draft.map);
    }
    if (config.roles[Role::Boss].count > 0) {
        const bool hasCarved = carveBossChamber(room.bossSpace, *draft.map);
        draft.map->setHasBossChamber(hasCarved);
    }
    dressMap(seed, attempt, *draft.map);
}

void cutIntoRooms(Draft& draft) {
    CarvedMap& map = *draft.map;
    const CarvedWays ways = measureWays(map);
    // Each opening beyond those that join the parts makes a loop.
    const int loops = ways.openings - (ways.parts - 1);
    map.setCounts(loops, ways.flips[map.exit()]);
    const Grid<std::uint32_t> distances = screenDistances(map, ways);
    draft.start = map.screenOf(map.start());
    for (const GridPos screen : cellsOf(map.grid())) {
        if (!map.hasGround(screen)) {
            continue;
        }
        RoomPlan& plan = draft.plans[screen];
        plan.distance = distances[screen];
        plan.doors = map.waysOut(screen).sides();
        plan.kind = screen == draft.start ? RoomKind::Start : RoomKind::Plain;
        draft.rooms.insert(draft.rooms.numbers().of(screen));
    }
}

namespace {

// Here rooms are rectangles dug into the rock, not screens. Their rolls are addressed by made-up
// cells: the column is the number of the room, and the row the number of the try to place it, both
// from 0 on. The two columns below are for other draws.
constexpr int countColumn = -1;
constexpr int shuffleColumn = -2;

class Scatter {
public:
    Scatter(const CarveConfig& config, Seed seed, std::uint32_t attempt)
        : config_(config), stream_(substream(seed.number, Purpose::Layout)), attempt_(attempt) {}

    // The rooms that found a place, in a shuffled order.
    std::vector<GridRect> rooms() const {
        const std::uint64_t spread = static_cast<std::uint64_t>(config_.maxRooms) + 1 -
                                     static_cast<std::uint64_t>(config_.minRooms);
        const auto wanted = static_cast<std::size_t>(config_.minRooms) +
                            static_cast<std::size_t>(bounded(roll(countColumn, 0), spread));
        std::vector<std::optional<GridRect>> places(wanted);
        for (int round = 0; round < config_.tries; ++round) {
            for (std::size_t i = 0; i < wanted; ++i) {
                if (!places[i]) {
                    places[i] = tryPlace(static_cast<int>(i), round, places);
                }
            }
        }
        std::vector<GridRect> rooms;
        for (const auto& place : places) {
            if (place) {
                rooms.push_back(*place);
            }
        }
        shuffle(rooms);
        return rooms;
    }

private:
    std::uint64_t roll(int column, int row) const {
        return cellRoll(stream_, {column, row}, attempt_);
    }

    // Draws a place for a room, inside a ring of wall around the map; null if it is not free.
    std::optional<GridRect> tryPlace(int room, int round,
                                     const std::vector<std::optional<GridRect>>& places) const {
        RandomStream rolls(roll(room, round));
        const auto drawBelow = [&](int count) {
            return static_cast<int>(rolls.below(static_cast<std::uint64_t>(count)));
        };
        GridRect area;
        area.width = config_.minSide + drawBelow(config_.maxSide - config_.minSide + 1);
        area.height = config_.minSide + drawBelow(config_.maxSide - config_.minSide + 1);
        area.x = 1 + drawBelow(config_.map.width - area.width - 1);
        area.y = 1 + drawBelow(config_.map.height - area.height - 1);
        const auto meets = [&](const auto& other) { return other && other->meets(area); };
        return std::ranges::any_of(places, meets) ? std::nullopt : std::optional(area);
    }

    void shuffle(std::vector<GridRect>& rooms) const {
        for (std::size_t left = rooms.size(); left > 1; --left) {
            const std::uint64_t which = bounded(roll(shuffleColumn, static_cast<int>(left)), left);
            std::swap(rooms[left - 1], rooms[which]);
        }
    }

    const CarveConfig& config_;
    std::uint64_t stream_;
    std::uint32_t attempt_;
};

// The middle of the room farthest from the start; of several equally far, the first.
GridPos farthestCentre(const std::vector<GridRect>& rooms, const CarvedMap& map) {
    const StepField steps = stepsFromStart(map);
    const auto stepsTo = [&](const GridRect& room) { return steps[room.centre()]; };
    return std::ranges::max_element(rooms, {}, stepsTo)->centre();
}

}  // namespace

void carveScattered(const CarveConfig& config, Seed seed, std::uint32_t attempt, CarvedMap& map) {
    const std::vector<GridRect> rooms = Scatter(config, seed, attempt).rooms();
    for (const GridRect& room : rooms) {
        map.carve({room});
    }
    constexpr bool acrossFirst = true;
    for (std::size_t i = 1; i < rooms.size(); ++i) {
        map.carveTunnel(rooms[i - 1].centre(), rooms[i].centre(), acrossFirst);
    }
    // farthestCentre() measures from the start, which is set first.
    map.setEnds(rooms.front().centre(), rooms.front().centre());
    map.setEnds(rooms.front().centre(), farthestCentre(rooms, map));
}

namespace {

int drawBetween(RandomStream& rolls, int least, int most) {
    return least + static_cast<int>(rolls.below(static_cast<std::uint64_t>(most - least + 1)));
}

// Chooses a random place and size for a room. The site includes the room's upper and left walls, so
// that it is one tile wider and higher than the room.
GridRect randomSite(const CarveConfig& config, RandomStream& rolls) {
    GridRect site;
    site.width = drawBetween(rolls, config.minSide, config.maxSide) + 1;
    site.height = drawBetween(rolls, config.minSide, config.maxSide) + 1;
    site.x = drawBetween(rolls, 0, config.map.width - site.width - 1);
    site.y = drawBetween(rolls, 0, config.map.height - site.height - 1);
    return site;
}

}  // namespace

void carveTunnels(const CarveConfig& config, Seed seed, std::uint32_t attempt, CarvedMap& map) {
    const std::uint64_t stream = substream(seed.number, Purpose::Layout);
    std::vector<GridRect> placed;
    for (int i = 0; i < config.tries; ++i) {
        RandomStream rolls(cellRoll(stream, {i, 0}, attempt));
        const GridRect site = randomSite(config, rolls);
        // Sites must not even touch, so that at least two tiles of wall are between two rooms.
        const auto touches = [&](const GridRect& other) { return other.grown(1).meets(site); };
        if (std::ranges::any_of(placed, touches)) {
            continue;
        }
        map.carve({{site.x + 1, site.y + 1, site.width - 1, site.height - 1}});
        if (!placed.empty()) {
            const bool acrossFirst = rolls.below(2) == 0;
            map.carveTunnel(site.centre(), placed.back().centre(), acrossFirst);
        }
        placed.push_back(site);
    }
    map.setEnds(placed.front().centre(), placed.back().centre());
}

}  // namespace doorstring
