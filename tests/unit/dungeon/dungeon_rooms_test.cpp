#include "config/sources/load.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "room/interiors/interiors.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "testing/grown_dungeon.hpp"
#include "testing/tiled_room.hpp"

#include <bit>
#include <filesystem>
#include <set>

using namespace doorstring;

namespace {

Config shipped() {
    ConfigSources sources;
    sources.shipped = std::filesystem::path(DOORSTRING_PROJECT) / "config";
    return loadConfig(sources).value().config;
}

Grid<Interior> chosen(const Dungeon& dungeon, const RoomConfig& config) {
    const InteriorChoice choice(dungeon, config);
    Grid<Interior> interiors(dungeon.size());
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) { interiors[cell] = choice.at(cell); });
    return interiors;
}

Config templateChoiceShipped() {
    ConfigSources sources;
    sources.shipped = std::filesystem::path(DOORSTRING_PROJECT) / "config";
    return loadConfig(sources).value().config;
}

// Whether rooms of the kind are those that were drawn for it, whatever is behind their doors.
bool isDrawnForIt(RoomKind kind) {
    return kind == RoomKind::Altar || kind == RoomKind::Shop;
}

Config onlyTemplates() {
    Config config = templateChoiceShipped();
    config.room.interior = Interior::Template;
    return config;
}

}  // namespace

TEST_CASE("with pillars alone every room has pillars") {
    const Dungeon dungeon = testing::grownDungeon(DungeonConfig(shipped().dungeon), Seed{3});
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        CHECK(InteriorChoice(dungeon, RoomConfig{}).at(cell) == Interior::Pillars);
    });
}

TEST_CASE("one interior for all rooms is in all rooms, where they are large enough") {
    const Dungeon dungeon = testing::grownDungeon(shipped().dungeon, Seed{3});
    RoomConfig config;
    config.interior = Interior::Chambers;
    CHECK(InteriorChoice(dungeon, config).at(dungeon.start()) == Interior::Chambers);
    config.size = {9, 9};
    CHECK(InteriorChoice(dungeon, config).at(dungeon.start()) == Interior::Pillars);
}

TEST_CASE("a dungeon has many interiors, and no room but those drawn for their kind that of a room "
          "behind its door") {
    const Config config = shipped();
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Dungeon dungeon = testing::grownDungeon(config.dungeon, Seed{seed});
        const Grid<Interior> interiors = chosen(dungeon, config.room);
        std::set<Interior> different;
        dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            different.insert(interiors[cell]);
            for (const Direction side : allDirections) {
                if (!plan.doors.has(side) || interiors[neighbour(cell, side)] != interiors[cell]) {
                    continue;
                }
                const auto mayBeAlike = [](RoomKind kind) {
                    return kind == RoomKind::Boss || isDrawnForIt(kind);
                };
                if (!mayBeAlike(plan.kind) &&
                    !mayBeAlike(dungeon.plan(neighbour(cell, side)).kind)) {
                    FAIL("seed " << seed << " has " << name(interiors[cell]) << " twice at "
                                 << cell.x << ", " << cell.y);
                }
            }
        });
        CHECK(different.size() >= 4);
    }
}

// What the promise above rests on.
TEST_CASE("more of the shipped interiors fit any room than it has doors") {
    const RoomConfig config = shipped().room;
    for (std::size_t kind = 0; kind < roomKindCount; ++kind) {
        for (int tileset = 0; tileset < tilesetCount; ++tileset) {
            for (int doors = 1; doors <= 4; ++doors) {
                int fitting = 0;
                for (std::size_t i = 0; i < interiorCount; ++i) {
                    const InteriorConfig& c = config.interiors.values[i];
                    const int distance = kind == static_cast<std::size_t>(RoomKind::Start) ? 0 : 1;
                    fitting += c.weight > 0 && (c.kinds >> kind & 1U) != 0 &&
                                       (c.tilesets >> static_cast<unsigned>(tileset) & 1U) != 0 &&
                                       distance >= c.from && c.to == 0 && doors >= c.minDoors &&
                                       doors <= c.maxDoors &&
                                       fits(static_cast<Interior>(i), config.size)
                                   ? 1
                                   : 0;
                }
                CAPTURE(kindNames[kind], tilesetNames[static_cast<std::size_t>(tileset)], doors);
                CHECK((fitting > doors || isDrawnForIt(static_cast<RoomKind>(kind))));
            }
        }
    }
}

TEST_CASE("kind, distance, doors and tileset decide which interiors a room may have") {
    Grid<RoomPlan> plans({2, 1});
    plans[{0, 0}] = {0, DoorSet::of(Direction::East), RoomKind::Start};
    plans[{1, 0}] = {1, DoorSet::of(Direction::West), RoomKind::Plain};
    const Dungeon dungeon = testing::dungeonOf(Seed{5}, {0, 0}, plans);
    RoomConfig config;
    InteriorConfig& cave = config.interiors[Interior::Cave];
    config.interiors[Interior::Pillars].weight = 0;
    const auto at = [&](GridPos cell) { return InteriorChoice(dungeon, config).at(cell); };
    cave.weight = 1;
    CHECK(at({0, 0}) == Interior::Cave);
    CHECK(at({1, 0}) == Interior::Cave);  // nothing else is left
    cave.kinds = 0b10;
    CHECK(at({0, 0}) == Interior::Cave);
    CHECK(at({1, 0}) == Interior::Pillars);
    cave = {.weight = 1, .from = 1};
    CHECK(at({0, 0}) == Interior::Pillars);
    CHECK(at({1, 0}) == Interior::Cave);
    cave = {.weight = 1, .to = 1, .maxDoors = 0};
    CHECK(at({1, 0}) == Interior::Pillars);
    cave = {.weight = 1, .minDoors = 2};
    CHECK(at({1, 0}) == Interior::Pillars);
    const auto own = static_cast<unsigned>(dungeon.tileset());
    cave = {.weight = 1, .tilesets = 1U << own};
    CHECK(at({1, 0}) == Interior::Cave);
    cave.tilesets = allOf(tilesetNames) & ~(1U << own);
    CHECK(at({1, 0}) == Interior::Pillars);
}

TEST_CASE("a changed weight leaves most rooms as they were") {
    const Config config = shipped();
    const Dungeon dungeon = testing::grownDungeon(config.dungeon, Seed{11});
    RoomConfig more = config.room;
    more.interiors[Interior::Maze].weight += weightOne / 2;
    const Grid<Interior> before = chosen(dungeon, config.room);
    const Grid<Interior> after = chosen(dungeon, more);
    int rooms = 0;
    int same = 0;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        ++rooms;
        same += before[cell] == after[cell] ? 1 : 0;
    });
    CHECK(same * 10 > rooms * 7);
    CHECK(chosen(dungeon, config.room) == before);
}

TEST_CASE("a dungeon has the tileset that it was given, else one by its seed") {
    DungeonConfig config = shipped().dungeon;
    std::set<Tileset> found;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        found.insert(testing::grownDungeon(config, Seed{seed}).tileset());
    }
    CHECK(static_cast<int>(found.size()) == tilesetCount);
    config.tileset = Tileset::Bone;
    CHECK(testing::grownDungeon(config, Seed{1}).tileset() == Tileset::Bone);
    CHECK(testing::grownDungeon(config, Seed{2}).tileset() == Tileset::Bone);
}

TEST_CASE("no room made by hand is the one behind its door") {
    const Config config = onlyTemplates();
    std::set<int> different;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Dungeon dungeon = testing::grownDungeon(config.dungeon, Seed{seed});
        const TemplateChoice choice(dungeon, config.room);
        dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            if (!choice.serves(cell)) {
                return;
            }
            const int number = choice.at(cell).number;
            different.insert(number);
            for (const Direction side : allDirections) {
                const GridPos next = neighbour(cell, side);
                if (plan.doors.has(side) && choice.serves(next) &&
                    choice.at(next).number == number) {
                    FAIL("seed " << seed << " has template " << number << " twice at " << cell.x
                                 << ", " << cell.y);
                }
            }
        });
    }
    CHECK(different.size() >= 50);
}

TEST_CASE("a room made by hand has the doors of its plan, and its own spots") {
    Config config = onlyTemplates();
    config.room.bossSpace = {0, 0};
    const Dungeon dungeon = testing::grownDungeon(config.dungeon, Seed{17});
    const TemplateChoice choice(dungeon, config.room);
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        const Room room = dungeon.room(cell, config.room);
        if (!choice.serves(cell)) {
            CHECK(room.tiles() == testing::tiledRoom(plan, cell, Seed{17}, config.room).tiles());
            return;
        }
        CHECK(room.doors() == plan.doors);
        CHECK(room.tiles() == tilesFor(choice.at(cell), plan.doors));
        CHECK(room.spots() == choice.at(cell).spots);
        CHECK(room.tiles() == dungeon.room(cell, config.room).tiles());
    });
}

TEST_CASE("the harder rooms lie farther from the start") {
    const Config config = onlyTemplates();
    const auto loaded = templatesOf(config.room);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Dungeon dungeon = testing::grownDungeon(config.dungeon, Seed{seed});
        const TemplateChoice choice(dungeon, config.room);
        dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            if (!choice.serves(cell)) {
                return;
            }
            const RoomTemplate& room = loaded->pool.templates()[choice.at(cell).number];
            CHECK(room.difficulty <= 1 + static_cast<int>(plan.distance) / 2);
            CHECK(room.kinds.has(plan.kind));
            CHECK(room.tilesets.has(dungeon.tileset()));
        });
    }
}

TEST_CASE("without templates of its size a dungeon has other rooms") {
    Config config = onlyTemplates();
    config.room.size = {7, 13};
    const Dungeon dungeon = testing::grownDungeon(config.dungeon, Seed{17});
    CHECK(InteriorChoice(dungeon, config.room).at(dungeon.start()) == Interior::Pillars);
    config.room.interior.reset();
    config.room.interiors = {};
    config.room.interiors[Interior::Template].weight = weightOne;
    CHECK(InteriorChoice(dungeon, config.room).at(dungeon.start()) == Interior::Pillars);
}
