// Who lives where when the knight comes in.
#include "dungeon/danger.hpp"
#include "testing/beginning.hpp"
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/creatures/place.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Config withCreatures() {
    static const Config config = shippedConfig({"explore.creatures=true"});
    return config;
}

// The hit box of a knight one tile inside of a door, in the middle of it.
SubPos behindDoor(const World& world, const Room& room, Direction side) {
    const GridSize size = room.tiles().size();
    const GridSize box = world.config.player.hitBox;
    SubPos middle = roomCentre(room);
    const int inside = subpixelsPerTile + subpixelsPerTile / 2;
    switch (side) {
    case Direction::North:
        middle.y = inside;
        break;
    case Direction::South:
        middle.y = size.height * subpixelsPerTile - inside;
        break;
    case Direction::West:
        middle.x = inside;
        break;
    case Direction::East:
        middle.x = size.width * subpixelsPerTile - inside;
        break;
    }
    return {middle.x - toSubpixels(box.width) / 2, middle.y - toSubpixels(box.height) / 2};
}

bool sameCreatures(const std::vector<Creature>& one, const std::vector<Creature>& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const Creature& a, const Creature& b) {
                          return a.kind == b.kind && a.body.at == b.body.at && a.roll == b.roll;
                      });
}

void checkPlaces(const World& world, const Room& room, SubPos entry) {
    const Ground ground(room);
    const auto living = creaturesOf(world, room, ground, entry);
    REQUIRE(sameCreatures(living, creaturesOf(world, room, ground, entry)));
    const GridSize box = world.config.player.hitBox;
    const SubPos knight{entry.x + toSubpixels(box.width) / 2,
                        entry.y + toSubpixels(box.height) / 2};
    std::vector<GridPos> taken;
    for (const Creature& creature : living) {
        INFO(name(creature.kind) << " in " << room.cell().x << ", " << room.cell().y);
        const SubPos middle = centreOf(creature.body.hitBox());
        const GridPos tile = tileOf(middle);
        CHECK((isBoss(creature.kind) ||  // which hurts nobody when it comes
               std::max(std::abs(middle.x - knight.x), std::abs(middle.y - knight.y)) >
                   toSubpixels(48)));
        CHECK(isWalkable(room.tiles()[tile]));
        CHECK_FALSE(isHarmful(room.tiles()[tile]));
        CHECK_FALSE(isDoorway(room, tile));
        CHECK(std::find(taken.begin(), taken.end(), tile) == taken.end());
        taken.push_back(tile);
        if (creature.kind == CreatureKind::Turret || creature.kind == CreatureKind::Charger) {
            CHECK(tile.x != tileOf(knight).x);
            CHECK(tile.y != tileOf(knight).y);
        }
    }
}

// Three rooms in a row; in the others is somebody.
World rowOfFights(int remembered = 6) {
    WorldConfig config = fightConfig();
    config.creatures.rules.budget = 4;
    config.creatures.rules.waitTicks = 100000;
    config.ground.rememberedRooms = remembered;
    return {dungeonOf({{"E", "WE", "W"}}, {0, 0}), config};
}

void walkThrough(World& world, Direction side) {
    REQUIRE(stepUntil(world, holding(side), 900, isSliding));
    REQUIRE(stepUntil(world, {}, 900, isStill));
}

std::vector<CreatureKind> kindsIn(const World& world) {
    std::vector<CreatureKind> kinds;
    for (const Creature& creature : world.creatures.living) {
        kinds.push_back(creature.kind);
    }
    return kinds;
}

}  // namespace

TEST_CASE("creatures stand on tiles of their own, away from where the knight comes in") {
    const Config config = withCreatures();
    for (std::uint64_t seed = 0; seed < 25; ++seed) {
        const Expedition expedition = testing::beginning(config, Seed{seed});
        const World& world = expedition.world();
        INFO("seed " << seed);
        for (const GridPos cell : cellsOf(world.dungeon.size())) {
            for (const Direction side : allDirections) {
                if (world.dungeon.plan(cell).doors.has(side)) {
                    const Room room = world.roomAt(cell);
                    checkPlaces(world, room, behindDoor(world, room, side));
                }
            }
        }
    }
}

TEST_CASE("nobody is placed where the knight cannot walk to") {
    World world = fightIn({"###############", "#......~......#", "#......~......#",
                           "#......~......#", "###############"},
                          {1, 2});
    world.config.creatures.rules.budget = 6;
    RoomPlan plan = world.dungeon.plan({1, 0});
    const Room room(plan, {1, 0}, world.room.tiles());
    const auto living = creaturesOf(world, room, Ground(room), world.entry);
    CHECK_FALSE(living.empty());
    for (const Creature& creature : living) {
        CHECK(tileUnder(creature.body).x < 7);
    }
}

TEST_CASE("creatures stand where a room made by hand has them, the others on any tile") {
    World world = fightIn(openRoom, {1, 2});
    world.config.creatures.rules.budget = 6;
    const RoomPlan plan = world.dungeon.plan({1, 0});
    const auto placed = [&](std::vector<Spot> spots, SubPos entry) {
        const Room room(plan, {1, 0}, world.room.tiles(), std::move(spots));
        std::vector<GridPos> tiles;
        for (const Creature& creature : creaturesOf(world, room, Ground(room), entry)) {
            tiles.push_back(tileUnder(creature.body));
        }
        return tiles;
    };
    const auto holds = [](const std::vector<GridPos>& tiles, GridPos tile) {
        return std::find(tiles.begin(), tiles.end(), tile) != tiles.end();
    };
    const std::size_t count = placed({}, world.entry).size();
    REQUIRE(count >= 3);
    std::vector<Spot> many;
    for (int x = 6; x < 13; ++x) {
        many.push_back({{x, 5}, SpotKind::Creature});
        many.push_back({{x, 6}, SpotKind::Treasure});
    }
    for (const GridPos tile : placed(many, world.entry)) {
        CHECK(tile.y == 5);
    }
    // One of these is too near to the entry, and those who have no spot stand elsewhere.
    const GridPos near{2, 2};
    const GridPos far{9, 7};
    const auto tiles = placed({{near, SpotKind::Creature}, {far, SpotKind::Creature}}, world.entry);
    CHECK(tiles.size() == count);
    CHECK(holds(tiles, far));
    CHECK_FALSE(holds(tiles, near));
}

TEST_CASE("where explorers are to be left alone nobody lives") {
    Config config = withCreatures();
    config.explore.creatures = false;
    const Expedition expedition = testing::beginning(config, Seed{3});
    const World& world = expedition.world();
    for (const GridPos cell : cellsOf(world.dungeon.size())) {
        if (!world.dungeon.plan(cell).doors.empty()) {
            const Room room = world.roomAt(cell);
            CHECK(creaturesOf(world, room, Ground(room), {}).empty());
        }
    }
}

TEST_CASE("those who survive are there when the knight comes back") {
    World world = rowOfFights();
    CHECK(world.creatures.living.empty());
    walkThrough(world, Direction::East);
    REQUIRE(world.creatures.living.size() >= 2);
    world.creatures.living.pop_back();
    const auto survivors = kindsIn(world);
    walkThrough(world, Direction::West);
    CHECK(world.creatures.living.empty());
    walkThrough(world, Direction::East);
    CHECK(kindsIn(world) == survivors);
}

TEST_CASE("a room that is forgotten is filled anew") {
    World world = rowOfFights(0);
    walkThrough(world, Direction::East);
    const auto first = kindsIn(world);
    REQUIRE(first.size() >= 2);
    world.creatures.living.pop_back();
    walkThrough(world, Direction::West);
    walkThrough(world, Direction::East);
    CHECK(kindsIn(world) == first);
}

TEST_CASE("a room that was cleared stays so, whether it is remembered or not") {
    World world = rowOfFights(GENERATE(0, 6));
    walkThrough(world, Direction::East);
    CHECK(countOf<RoomCleared>(fellAll(world)) == 1);
    walkThrough(world, Direction::West);
    walkThrough(world, Direction::East);
    CHECK(world.creatures.living.empty());
    walkThrough(world, Direction::East);
    CHECK_FALSE(world.creatures.living.empty());
}

TEST_CASE("what flies and lies in a room is gone when the knight leaves it") {
    World world = rowOfFights();
    world.creatures.projectiles.push_back({});
    world.creatures.drops.push_back({});
    walkThrough(world, Direction::East);
    CHECK(world.creatures.projectiles.empty());
    CHECK(world.creatures.drops.empty());
    CHECK(world.creatures.ticks <= 1);
}

TEST_CASE("creatures that an edited room walls in go to the nearest tile that carries them") {
    World world = fightIn(openRoom, {2, 2});
    addCreature(world, CreatureKind::Skeleton, {8, 4});
    addCreature(world, CreatureKind::Bat, {11, 4});
    world.ground.lay({8, 4}, Tile::Wall);
    world.ground.lay({11, 4}, Tile::Pit);
    const SubPos bat = world.creatures.living[1].body.at;
    putCreaturesOnFooting(world);
    const GridPos now = tileUnder(world.creatures.living[0].body);
    CHECK(std::abs(now.x - 8) + std::abs(now.y - 4) == 1);
    CHECK(world.creatures.living[1].body.at == bat);
}

TEST_CASE("a fight that U brings back goes on as it would have") {
    const Config config = withCreatures();
    Expedition left = testing::beginning(config, Seed{5});
    Expedition stayed = testing::beginning(config, Seed{5});
    const auto fight = [](Expedition& expedition, int ticks) {
        Events events;
        for (int tick = 0; tick < ticks; ++tick) {
            const auto side = static_cast<Direction>(tick / 90 % 4);
            expedition.step(holding(side).with(Button::Sword), events);
        }
    };
    for (Expedition* expedition : {&left, &stayed}) {
        for (const GridPos tile : {GridPos{3, 3}, GridPos{10, 3}, GridPos{10, 6}}) {
            addCreature(expedition->world(), CreatureKind::Slime, tile);
        }
        fight(*expedition, 200);
    }
    REQUIRE(stateHash(left.world()) == stateHash(stayed.world()));
    left.grow(config, grownDungeon(config, Seed{6}));
    fight(left, 100);
    REQUIRE(left.undo());
    fight(left, 300);
    fight(stayed, 300);
    CHECK(stateHash(left.world()) == stateHash(stayed.world()));
}

TEST_CASE("a room has nine free tiles at least for each of its creatures") {
    Config config = withCreatures();
    config.creatures.rules.budget = 60;
    config.creatures.rules.most = mostCreatures;
    std::size_t crowds = 0;
    for (std::uint64_t seed = 0; seed < 25; ++seed) {
        const Expedition expedition = testing::beginning(config, Seed{seed});
        const World& world = expedition.world();
        for (const GridPos cell : cellsOf(world.dungeon.size())) {
            if (world.dungeon.plan(cell).doors.empty()) {
                continue;
            }
            const Room room = world.roomAt(cell);
            const Direction side = *world.dungeon.plan(cell).doors.begin();
            const auto tiles = std::ranges::count_if(room.tiles().values(), [](Tile tile) {
                return isWalkable(tile) && !isHarmful(tile);
            });
            const auto living =
                creaturesOf(world, room, Ground(room), behindDoor(world, room, side));
            CHECK(living.size() <= static_cast<std::size_t>(std::max<long>(1, tiles / 9)));
            crowds += living.size() > 6 ? 1 : 0;
        }
    }
    CHECK(crowds > 20);  // the bound is met
}
