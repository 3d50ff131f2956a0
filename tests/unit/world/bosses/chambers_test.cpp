// The chambers of the String in rooms of all sizes, and the way out of them.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/bosses/chambers.hpp"
#include "world/creatures/stage.hpp"
#include "world/expedition.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::vector<std::string> rowsOf(GridSize size) {
    const auto width = static_cast<std::size_t>(size.width);
    const std::string wall(width, '#');
    std::vector<std::string> rows(static_cast<std::size_t>(size.height),
                                  "#" + std::string(width - 2, '.') + "#");
    rows.front() = rows.back() = wall;
    return rows;
}

// A boss's room with the String in its middle, on a floor whose rooms all have these doors. The
// way out is in the east.
World stringIn(GridSize size, DoorSet doorsOfRooms) {
    std::vector<std::string> rows = rowsOf(size);
    const DoorSpan door = doorSpan(size.height);
    for (int y = door.first; y < door.first + door.length; ++y) {
        rows[static_cast<std::size_t>(y)].back() = '.';
    }
    WorldConfig config = fightConfig();
    config.room.size = size;
    World world(dungeonOf({{"E", "W"}}, {0, 0}), config);
    RoomPlan plan = world.dungeon.plan({0, 0});
    plan.kind = RoomKind::Boss;
    enterAsMade(world, Room(plan, {0, 0}, tilesOf(rows)), {});
    standInMiddleOf(world, {1, 1});
    world.entry = world.player.body.at;
    world.metrics.rooms = 10;
    world.metrics.byDoors = {};
    world.metrics.byDoors[doorsOfRooms.bits()] = 10;
    addCreature(world, CreatureKind::String, middleOf(size).corner()).doing = Doing::Walks;
    return world;
}

// It has fled through that door.
void flee(World& world, Direction door) {
    Creature& string = only(world);
    string.doing = Doing::Walks;
    string.isAway = true;
    string.ticks = 0;
    ++string.phase;
    ownState<StringState>(string).door = door;
}

void walkOut(World& world, Direction side) {
    const SubBox box = centred(world.knightBox(), placeBeforeDoor(world, side));
    world.player.body.at = world.player.body.previous = box.at;
    world.player.body.safeTicks = 1000;
    walkFor(world, InputFrame{}.with(side), 1);
}

bool follow(World& world, Direction side) {
    walkOut(world, side);
    return world.flip && stepUntil(world, {}, 400, isStill);
}

constexpr int leastSide = 5;  // tiles of a room
const std::array roomDoors{DoorSet::of(Direction::North),
                           DoorSet::of(Direction::North).with(Direction::South), DoorSet::all()};

}  // namespace

TEST_CASE("in rooms of every size the knight comes into a chamber that he can leave again") {
    for (int width = leastSide; width <= 20; ++width) {
        for (int height = leastSide; height <= 14; ++height) {
            for (const DoorSet doors : roomDoors) {
                World world = stringIn({width, height}, doors);
                CAPTURE(width, height, doors.bits());
                for (const Direction side : allDirections) {
                    flee(world, opposite(side));
                    REQUIRE(doorsToFollowThrough(world).has(side));
                    REQUIRE(follow(world, side));
                    CHECK_FALSE(overlapsSolid(world.terrain(), world.knightBox()));
                    CHECK(hasFooting(world, only(world).body));
                    CHECK(doorsInReach(world) == DoorSet::all());
                }
            }
        }
    }
}

TEST_CASE("only doors that can be walked to lead after the String") {
    std::vector<std::string> rows = rowsOf({15, 9});
    rows[3][7] = rows[2][6] = rows[2][8] = rows[1][6] = rows[1][8] = '#';
    World world = fightIn(rows, {2, 4});
    addCreature(world, CreatureKind::String, {7, 6});
    flee(world, Direction::South);
    CHECK(doorsToFollowThrough(world) == DoorSet::of(Direction::West).with(Direction::East));
}

TEST_CASE("once the String has fallen, its room is as it was before when the knight comes back") {
    World world = stringIn({15, 9}, roomDoors[1]);
    const Grid<Tile> before = world.roomAt(world.cell()).tiles();
    flee(world, Direction::West);
    REQUIRE(follow(world, Direction::South));
    REQUIRE(world.room.tiles() != before);
    only(world).health = 0;
    world.creatures.living.clear();
    standInMiddleOf(world, {13, 4});
    REQUIRE(stepUntil(world, holding(Direction::East), 200, isSliding));
    REQUIRE(stepUntil(world, {}, 200, isStill));
    REQUIRE(world.cell() == GridPos{1, 0});
    standInMiddleOf(world, {1, 4});
    REQUIRE(stepUntil(world, holding(Direction::West), 200, isSliding));
    REQUIRE(stepUntil(world, {}, 200, isStill));
    CHECK(world.room.tiles() == before);
    CHECK(world.ground.tiles() == before);
}

TEST_CASE("what is edited while the knight follows the String changes neither it nor its chamber") {
    Config config;
    static_cast<PlayConfig&>(config) = fightConfig();
    Expedition expedition(config, dungeonOf({{"E", "W"}}, {0, 0}));
    World& world = expedition.world();
    world = stringIn({15, 9}, roomDoors[1]);
    flee(world, Direction::West);
    only(world).health = 7;
    walkOut(world, Direction::South);
    REQUIRE(world.flip);
    const Grid<Tile> chamber = world.flip->next.tiles();
    const SubPos place = world.flip->creatures.front().body.at;

    config.assist.warningPercent = 150;
    config.creatures.kinds[CreatureKind::String].health += 3;
    SECTION("its figures") {}
    SECTION("the rooms made by hand, too") {
        const std::string hall = "room hall\n##.##\n#...#\n#...#\n#...#\n#####\n";
        config.room.texts = RoomTexts({{"rooms.txt", hall, {}}});
    }
    expedition.apply(config);
    REQUIRE(stepUntil(world, {}, 400, isStill));
    REQUIRE_FALSE(world.creatures.living.empty());
    CHECK(world.isChamber);
    CHECK(world.room.tiles() == chamber);
    CHECK(only(world).phase == 1);
    CHECK(only(world).health == 10);
    CHECK(tileOf(only(world).body.at) == tileOf(place));
}
