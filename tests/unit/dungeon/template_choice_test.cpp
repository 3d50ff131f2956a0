#include "config/sources/load.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "testing/catch2.hpp"
#include "testing/grown_dungeon.hpp"
#include "testing/tiled_room.hpp"

#include <filesystem>
#include <set>

using namespace doorstring;

namespace {

Config templateChoiceShipped() {
    ConfigSources sources;
    sources.shipped = std::filesystem::path(DOORSTRING_PROJECT) / "config";
    return loadConfig(sources).value().config;
}

Config onlyTemplates() {
    Config config = templateChoiceShipped();
    config.room.interior = Interior::Template;
    return config;
}

}  // namespace

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
