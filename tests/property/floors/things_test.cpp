// Chests, stalls and urns stand in nobody's way, and all that lies on a floor has a place.
#include "dungeon/dungeon_rooms.hpp"
#include "dungeon/passes/generate.hpp"
#include "room/puzzles/puzzle.hpp"
#include "room/tiles/room_layout.hpp"
#include "room/ways/safe_ways.hpp"
#include "room/ways/ways_out.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "world/expedition.hpp"
#include "world/standing/levers.hpp"

#include <algorithm>

namespace doorstring {

using namespace testing;

namespace {

struct StandingTally {
    int things = 0;
    int urns = 0;
    int islands = 0;
    int cages = 0;
    int missing = 0;  // that found no place
    int unfair = 0;   // rooms whose doors are parted
    int cutOff = 0;   // rooms with ground that nobody comes to any more
    int beyond = 0;   // things that nobody can walk up to
    int free = 0;     // barred chests that somebody can walk up to
    int onStairs = 0;
    int beforePuzzles = 0;  // chests beside puzzles, there from the beginning
    int unsolvable = 0;     // rooms whose puzzle they keep from being solved
    int outOfLine = 0;      // shops whose wares are neither in a row nor in a column
    int strayKeepers = 0;   // who stand far from their wares
};

// Once gates are open.
BitRows walkedIn(const Room& room, const Grid<Tile>& tiles) {
    return reach(safeTiles(withGatesOpen(tiles)), room.waysOut().tiles(tiles.size()));
}

// A thing may stand in the wall around the room.
bool isReached(const BitRows& walked, GridPos tile) {
    constexpr GridSize room{maxRoomSide, maxRoomSide};
    return std::ranges::any_of(allDirections, [&](Direction side) {
        const GridPos beside = neighbour(tile, side);
        return room.contains(beside) && hasBit(walked, beside);
    });
}

// From where a crystal is shot, or a hop and a hook lead to an island: right behind a pit.
bool isBehindPit(const Grid<Tile>& tiles, const BitRows& walked, GridPos tile, Direction side) {
    const GridPos pit = neighbour(tile, side);
    return tiles[pit] == Tile::Pit && hasBit(walked, neighbour(pit, side));
}

void checkThing(const Thing& thing, const Grid<Tile>& tiles, const BitRows& walked,
                const BitRows& walkedOpened, StandingTally& tally) {
    if (thing.isChest() && thing.barrier == Barrier::Pits) {
        const GridPos before = neighbour(thing.tile, Direction::South);
        const bool isFair = isBehindPit(tiles, walked, before, Direction::South);
        ++tally.islands;
        tally.beyond += isFair && tiles[before] == Tile::Ground ? 0 : 1;
        tally.free += isReached(walkedOpened, thing.tile) ? 1 : 0;
    } else if (thing.kind == ThingKind::Crystal) {
        tally.beyond += std::ranges::any_of(allDirections,
                                            [&](Direction side) {
                                                return isBehindPit(tiles, walked, thing.tile, side);
                                            })
                            ? 0
                            : 1;
        tally.free += isReached(walkedOpened, thing.tile) ? 1 : 0;
    } else if (thing.barrier == Barrier::Gate) {
        ++tally.cages;
        tally.beyond += isReached(walkedOpened, thing.tile) ? 0 : 1;
        tally.free += isReached(walked, thing.tile) ? 1 : 0;
    } else if (thing.kind != ThingKind::Gate && thing.kind != ThingKind::Loom) {
        tally.beyond += isReached(walked, thing.tile) ? 0 : 1;
    }
}

// Rooms of set pieces have tests of their rules beside those.
void checkRoom(World& world, const Room& room, StandingTally& tally) {
    if (room.piece()) {
        return;
    }
    const Ground ground = world.groundAsMade(room);
    const Grid<Tile>& tiles = ground.tiles();
    tally.unfair += !room.isCarved() && findUnfair(tiles, room.doors(), {}) ? 1 : 0;
    const BitRows before = walkedIn(room, room.tiles());
    const BitRows after = walkedIn(room, tiles);
    BitRows taken{};
    for (const GridPos tile : cellsOf(tiles.size())) {
        if (tiles[tile] == Tile::Urn || tiles[tile] == Tile::Fixture || tiles[tile] == Tile::Pit ||
            tiles[tile] == Tile::Lever) {
            addBit(taken, tile);
            tally.urns += tiles[tile] == Tile::Urn ? 1 : 0;
        }
    }
    const bool isSpoilt = room.hasHandmadePuzzle() && !canBeSolved(tiles, room.waysOut());
    tally.unsolvable += isSpoilt ? 1 : 0;
    const auto things = world.things.in(room.cell());
    if (world.hasStairs(room.cell())) {
        const GridPos stairs = tileOf(bannerPoint(world.dungeon, room));
        tally.onStairs += tiles[stairs] == room.tiles()[stairs] ? 0 : 1;
    }
    const std::vector<Thing> shut(things.begin(), things.end());
    for (const Thing& thing : shut) {
        if (thing.barrier == Barrier::Pits) {
            addBit(taken, neighbour(thing.tile, Direction::South));
        } else if (thing.kind == ThingKind::Gate) {
            world.things.markEmpty(thing.cell, thing.tile);
        }
    }
    tally.cutOff += anyBit(before - after - taken) ? 1 : 0;
    const BitRows opened = walkedIn(room, world.groundAsMade(room).tiles());
    for (const Thing& thing : shut) {
        checkThing(thing, tiles, after, opened, tally);
    }
    // A loom stands on many tiles, some of them at the wall.
    const auto isLoomReached = [&](const Thing& thing) {
        return thing.kind == ThingKind::Loom && isReached(after, thing.tile);
    };
    const bool hasLoom = std::ranges::count(shut, ThingKind::Loom, &Thing::kind) > 0;
    // On a carved map there may be no room for one.
    tally.missing += room.kind() == RoomKind::Altar && !hasLoom && !room.isCarved() ? 1 : 0;
    tally.beyond += hasLoom && std::ranges::none_of(shut, isLoomReached) ? 1 : 0;
}

// What is sold in a room: the wares of a shop, or the offers of an altar.
std::vector<GridPos> soldIn(const World& world, GridPos cell) {
    std::vector<GridPos> sold;
    for (const Thing& thing : world.things.in(cell)) {
        if (thing.kind == ThingKind::Stand || thing.kind == ThingKind::Offer) {
            sold.push_back(thing.tile);
        }
    }
    return sold;
}

// Whether they are in a row and nothing solid is beside or between them, or right before the row.
bool areInClearRow(const Room& room, const std::vector<GridPos>& sold) {
    const auto tiles =
        cellsIn({sold.front().x - 1, sold.front().y, sold.back().x - sold.front().x + 3, 2});
    const BitRows open = safeTiles(room.tiles());
    return std::ranges::all_of(sold, [&](GridPos tile) { return tile.y == sold.front().y; }) &&
           std::all_of(tiles.begin(), tiles.end(),
                       [&](GridPos tile) { return hasBit(open, tile); });
}

// Whether something on the tile is near a door, or between one and the middle of the room.
bool isInTheWay(const Room& room, GridPos tile) {
    constexpr int near = 2;
    const GridSize size = room.tiles().size();
    return std::ranges::any_of(room.doors(), [&](Direction side) {
        const GridPos door = firstGapTile(size, side);
        return stepsBetween(door, tile) <= near ||
               areaBetween(door, middleOf(size).corner()).contains(tile);
    });
}

// Evenly, two tiles from one to the next, or three in a column.
bool areInLine(const std::vector<GridPos>& wares) {
    const GridOffset step{wares[1].x - wares[0].x, wares[1].y - wares[0].y};
    const bool isNear =
        step == GridOffset{2, 0} || step == GridOffset{0, 2} || step == GridOffset{0, 3};
    return isNear && wares[2] == wares[1] + step;
}

void checkShop(const World& world, GridPos cell, StandingTally& tally) {
    std::vector<GridPos> wares;
    GridPos keeper;
    for (const Thing& thing : world.things.in(cell)) {
        if (thing.kind == ThingKind::Stand) {
            wares.push_back(thing.tile);
        } else if (thing.kind == ThingKind::Keeper) {
            keeper = thing.tile;
        }
    }
    const int wanted = world.config.adventure.shop.wares + 1;  // and a relic
    REQUIRE(static_cast<int>(wares.size()) == wanted);
    const bool isInARow =
        std::ranges::all_of(wares, [&](GridPos ware) { return ware.y == wares.front().y; });
    tally.outOfLine += isInARow || areInLine(wares) ? 0 : 1;
    constexpr int far = 6;  // tiles
    const bool isNear =
        std::ranges::any_of(wares, [&](GridPos ware) { return stepsBetween(ware, keeper) < far; });
    tally.strayKeepers += isNear ? 0 : 1;
}

void checkDungeon(const Config& config, Dungeon dungeon, StandingTally& tally) {
    const Contents contents = contentsOf(dungeon, config.adventure);
    World world = Expedition(config, std::move(dungeon)).world();
    const auto all = world.things.all();
    const auto standing = std::ranges::count_if(all, [](const Thing& thing) {
        return thing.kind != ThingKind::Crystal && thing.kind != ThingKind::Gate &&
               thing.kind != ThingKind::String && thing.kind != ThingKind::Loom &&
               thing.kind != ThingKind::Well && thing.kind != ThingKind::Cage;
    });
    DungeonRooms rooms(world.dungeon, world.config.room);
    std::size_t wanted = contents.chests.size();
    for (const Chest& chest : contents.chests) {
        const Room room = rooms.at(chest.cell);
        const bool isHidden = hidesChest(room, world.dungeon.seed(), config.adventure.puzzles);
        // That of a set piece appears when it is done.
        const bool isLater = isHidden || room.piece();
        wanted -= isLater ? 1 : 0;
        tally.beforePuzzles += room.hasHandmadePuzzle() && !isHidden ? 1 : 0;
    }
    for (const Shop& shop : contents.shops) {
        wanted += shop.offers.size() + 1;
        checkShop(world, shop.cell, tally);
    }
    for (const Altar& altar : contents.altars) {
        wanted += altar.offers.size();
    }
    for (const RelicPair& pair : contents.pairs) {
        wanted += pair.risesLater ? 0 : pair.relics.size();
    }
    tally.things += static_cast<int>(wanted);
    tally.missing += static_cast<int>(wanted) - static_cast<int>(standing);
    world.dungeon.forEachRoom(
        [&](GridPos cell, const RoomPlan&) { checkRoom(world, rooms.at(cell), tally); });
}

StandingTally tallyOf(const Config& config, std::uint64_t seeds) {
    StandingTally tally;
    const int floor = config.adventure.floor;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const auto dungeon = generateDungeon(config.dungeon, config.room, floorSeed({seed}, floor));
        REQUIRE(dungeon.ok());
        checkDungeon(config, dungeon.value(), tally);
    }
    INFO("floor " << floor);
    CHECK(tally.urns > static_cast<int>(seeds));
    CHECK(tally.missing == 0);
    CHECK(tally.cutOff == 0);
    CHECK(tally.beyond == 0);
    CHECK(tally.free == 0);
    CHECK(tally.onStairs == 0);
    CHECK(tally.unsolvable == 0);
    return tally;
}

// Looks at the rooms of a kind on a floor of many seeds, as they are before anybody comes in.
template <typename Look>
void forRoomsOf(RoomKind kind, int floor, Look look) {
    constexpr std::uint64_t seeds = 300;
    const Config config = shippedFloor(floor);
    int rooms = 0;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        auto dungeon = generateDungeon(config.dungeon, config.room, floorSeed({seed}, floor));
        REQUIRE(dungeon.ok());
        const World world = Expedition(config, std::move(dungeon.value())).world();
        DungeonRooms inside(world.dungeon, world.config.room);
        INFO("seed " << seed);
        world.dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            if (plan.kind == kind) {
                look(world, inside.at(cell));
                ++rooms;
            }
        });
    }
    CHECK(rooms >= static_cast<int>(seeds));
}

}  // namespace

TEST_CASE("What stands on a floor of the adventure has a place and is in nobody's way",
          "[property]") {
    const int floor = GENERATE(1, 2, 3, 4, 5);
    const StandingTally tally = tallyOf(shippedFloor(floor), 400);
    INFO("floor " << floor << ": " << tally.islands << " islands, " << tally.cages << " cages");
    CHECK(tally.things > 400 * 6);
    CHECK(tally.unfair == 0);
    CHECK(tally.beforePuzzles > 5);
    CHECK(tally.islands > (floor < 3 ? -1 : 100));
    CHECK(tally.cages > (floor < 2 ? -1 : 100));
}

TEST_CASE("Each kind of thing stands on some floor of the adventure", "[property]") {
    constexpr std::uint64_t seeds = 40;
    EnumSet<ThingKind> laid;
    for (int floor = 1; floor <= 5; ++floor) {
        const Config config = shippedFloor(floor);
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            auto dungeon = generateDungeon(config.dungeon, config.room, floorSeed({seed}, floor));
            REQUIRE(dungeon.ok());
            const World world = Expedition(config, std::move(dungeon.value())).world();
            for (const Thing& thing : world.things.all()) {
                laid = laid.with(thing.kind);
            }
        }
    }
    for (const ThingKind kind : allValues<ThingKind>) {
        INFO("kind number " << static_cast<int>(kind));
        CHECK(laid.has(kind));
    }
}

TEST_CASE("Wares are in a row above the middle, with the keeper behind or beside them",
          "[property]") {
    const int floor = GENERATE(1, 2, 3, 4, 5);
    INFO("floor " << floor);
    forRoomsOf(RoomKind::Shop, floor, [](const World& world, const Room& room) {
        const std::vector<GridPos> wares = soldIn(world, room.cell());
        CHECK(areInClearRow(room, wares));
        for (std::size_t i = 1; i < wares.size(); ++i) {
            CHECK(wares[i].x == wares[i - 1].x + 2);
        }
        for (const Thing& thing : world.things.in(room.cell())) {
            CHECK_FALSE(isInTheWay(room, thing.tile));
            CHECK((thing.kind != ThingKind::Keeper || thing.tile.y <= wares.front().y));
        }
    });
}

TEST_CASE(
    "A loom is in the middle of the upper wall or beside the door there, and its offers are in "
    "a row before it",
    "[property]") {
    const int floor = GENERATE(1, 2, 3, 4);
    INFO("floor " << floor);
    forRoomsOf(RoomKind::Altar, floor, [](const World& world, const Room& room) {
        const std::vector<GridPos> offers = soldIn(world, room.cell());
        CHECK(areInClearRow(room, offers));
        std::optional<GridRect> loom;
        for (const Thing& thing : world.things.in(room.cell())) {
            const GridPos at = thing.tile;
            if (thing.kind == ThingKind::Loom) {
                loom = withPosition(loom.value_or(GridRect{at.x, at.y, 1, 1}), at);
            }
        }
        REQUIRE(loom);
        const int middle = middleOf(room.tiles().size()).x;
        const bool isBeside = room.doors().has(Direction::North);
        CHECK((isBeside ? loom->right() < middle : loom->centre().x == middle));
        CHECK(offers[offers.size() / 2].x == loom->centre().x);
        CHECK(offers.front().y > loom->bottom());
    });
}

TEST_CASE("What stands on a carved floor has a place and is in nobody's way", "[property]") {
    const std::string preset = GENERATE("tunnels", "scattered");
    const Config config = shippedFloor(3, preset);
    REQUIRE(isCarved(config.dungeon.growth));
    const StandingTally tally = tallyOf(config, 200);
    CHECK(tally.things > 200 * 5);
    CHECK(tally.outOfLine == 0);  // the rooms may be too narrow for a row with the keeper in it
    CHECK(tally.strayKeepers == 0);
}

}  // namespace doorstring
