// However crates and blocks are pushed, nobody is ever shut in: what a room joins stays joined,
// once crates are broken.
#include "base/rng.hpp"
#include "config/sources/load.hpp"
#include "room/interiors/interiors.hpp"
#include "room/templates/pool.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "testing/shipped_config.hpp"
#include "testing/tiled_room.hpp"
#include "world/ground/ground_changes.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>
#include <string>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// A number for each tile: those with the same one are joined by ground, or by crates. 0: solid.
Grid<int> partsOf(const World& world) {
    const Grid<Tile>& tiles = world.ground.tiles();
    Grid<int> parts(tiles.size(), 0);
    int count = 0;
    const auto flood = [&](auto&& self, GridPos at) -> void {
        const Tile tile = tiles.contains(at) ? tiles[at] : Tile::Wall;
        if ((!canStandOn(tile) && tile != Tile::Crate) || parts[at] != 0) {
            return;
        }
        parts[at] = count;
        for (const Direction side : allDirections) {
            self(self, neighbour(at, side));
        }
    };
    for (int y = 0; y < tiles.height(); ++y) {
        for (int x = 0; x < tiles.width(); ++x) {
            if (parts[{x, y}] == 0) {
                ++count;
                flood(flood, {x, y});
            }
        }
    }
    return parts;
}

class Pusher {
public:
    Pusher(World& world, std::uint64_t seed) : world_(world), random_(seed) {
        world.player.body.at = safePlaceNear(world.terrain(), world.knightBox());
        knight_ = tileOf(centreOf(world.knightBox()));
    }

    // Walks to somewhere beside something, and pushes.
    void push() {
        const Grid<int> parts = partsOf(world_);
        const int here = parts[knight_];
        struct Place {
            GridPos at;
            Direction way;
        };
        std::vector<Place> places;
        const Grid<Tile>& tiles = world_.ground.tiles();
        for (int y = 1; y < tiles.height() - 1; ++y) {
            for (int x = 1; x < tiles.width() - 1; ++x) {
                for (const Direction way : allDirections) {
                    const GridPos at{x, y};
                    if (parts[at] == here && canStandOn(tiles[at]) &&
                        isPushable(tiles[neighbour(at, way)])) {
                        places.push_back({at, way});
                    }
                }
            }
        }
        if (places.empty()) {
            return;
        }
        const Place place = places[random_.below(places.size())];
        standOn(place.at);
        std::vector<int> before = marks(parts);
        pushFrom(place.at, place.way);
        checkJoined(before, marks(partsOf(world_)));
    }
    int pushes() const { return pushes_; }

private:
    void standOn(GridPos tile) {
        knight_ = tile;
        const SubPos middle = centreOf(tileBox(tile));
        const SubBox box = world_.knightBox();
        world_.player.body.at = {middle.x - box.width / 2, middle.y - box.height / 2};
    }

    // Before it, as a knight who has walked up to it.
    void pushFrom(GridPos tile, Direction way) {
        SubPos& at = world_.player.body.at;
        const SubBox box = world_.knightBox();
        const GridOffset step = offsetOf(way);
        at.x += step.x * (subpixelsPerTile - box.width) / 2;
        at.y += step.y * (subpixelsPerTile - box.height) / 2;
        world_.player.body.previous = at;
        world_.pushAttempt = {neighbour(tile, way), 1000};
        Events events;
        pushAhead(world_, holding(way), events);
        while (world_.ground.slide()) {
            advancePush(world_, events);
        }
        pushes_ += static_cast<int>(std::count_if(events.begin(), events.end(), [](const Event& e) {
            return std::holds_alternative<PushStarted>(e);
        }));
    }

    // The parts of all that must stay joined.
    std::vector<int> marks(const Grid<int>& parts) const {
        std::vector<int> found{parts[knight_]};
        const BitRows ways = world_.room.waysOut().tiles(parts.size());
        for (int y = 0; y < parts.height(); ++y) {
            for (int x = 0; x < parts.width(); ++x) {
                if (hasBit(ways, {x, y})) {
                    found.push_back(parts[{x, y}]);
                }
            }
        }
        if (world_.pickupIn(world_.cell()) != Holding::None) {
            found.push_back(parts[tileOf(roomCentre(world_.room))]);
        }
        return found;
    }

    static void checkJoined(const std::vector<int>& before, const std::vector<int>& after) {
        for (std::size_t a = 0; a < before.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                const bool joined = before[a] == before[b] && before[a] != 0;
                if (joined && (after[a] != after[b] || after[a] == 0)) {
                    FAIL("a push has cut " << a << " off from " << b);
                }
            }
        }
    }

    World& world_;
    RandomStream random_;
    GridPos knight_;
    int pushes_ = 0;
};

World worldWith(const Room& room, bool key) {
    WorldConfig config;
    config.locks = key;
    config.room.size = room.tiles().size();
    World world(
        dungeonOf({{"-", "S", "-"}, {"E", key ? "NSWE+k" : "NSWE", "W"}, {"-", "N", "-"}}, {1, 1}),
        config);
    const SubBox box = world.knightBox();
    const SubPos middle = roomCentre(room);
    world.enter(room, Ground(room), {}, {middle.x - box.width / 2, middle.y - box.height / 2});
    return world;
}

// How often something gave way.
int pushAtRandom(const Room& room, std::uint64_t seed, int times) {
    World world = worldWith(room, seed % 2 == 0);
    Pusher pusher(world, seed);
    for (int i = 0; i < times; ++i) {
        pusher.push();
    }
    return pusher.pushes();
}

RoomConfig shippedRooms() {
    return shippedConfig().room;
}

// Adds crates and blocks, which few interiors have.
Room strewn(const Room& room, const RoomPlan& plan, RandomStream& random) {
    Grid<Tile> tiles = room.tiles();
    for (int y = 1; y < tiles.height() - 1; ++y) {
        for (int x = 1; x < tiles.width() - 1; ++x) {
            if (canStandOn(tiles[{x, y}]) && random.below(8) == 0) {
                tiles[{x, y}] = random.below(2) == 0 ? Tile::Crate : Tile::Block;
            }
        }
    }
    return {plan, room.cell(), std::move(tiles)};
}

// Of all kinds and sizes.
int pushInGrownRooms(int rooms, std::uint64_t seed) {
    RandomStream random(seed);
    RoomConfig config = shippedRooms();
    int pushes = 0;
    for (int i = 0; i < rooms;) {
        const auto below = [&](std::uint64_t n) { return static_cast<int>(random.below(n)); };
        const auto interior = static_cast<Interior>(below(interiorCount));
        config.size = {5 + below(27), 5 + below(27)};
        if (i % 2 == 0) {
            config.size = {15, 9};
        }
        if (interior == Interior::Template || !fits(interior, config.size)) {
            continue;
        }
        const RoomPlan plan{1, DoorSet::fromBits(static_cast<std::uint8_t>(below(16)))};
        const Room room = tiledRoom(plan, {1, 1}, Seed{random.next()}, config, interior);
        pushes += pushAtRandom(strewn(room, plan, random), random.next(), 30);
        ++i;
    }
    return pushes;
}

}  // namespace

TEST_CASE("Nobody is shut in in rooms made by hand, however things are pushed", "[property]") {
    int pushes = 0;
    for (const RoomTemplate& room : templatesOf(shippedRooms())->rooms) {
        INFO(room.name);
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            pushes += pushAtRandom(Room({1, room.doors}, {1, 1}, room.tiles), seed, 60);
        }
    }
    CHECK(pushes > 1000);
}

TEST_CASE("Nobody is shut in in grown rooms", "[property]") {
    CHECK(pushInGrownRooms(1500, 1) > 1000);
}

// Not run by itself: test_property "[million]"
TEST_CASE("Nobody is shut in in a hundred thousand grown rooms", "[.][million]") {
    CHECK(pushInGrownRooms(100'000, 2) > 100'000);
}
