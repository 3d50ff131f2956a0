#include "config/schema/schema.hpp"
#include "testing/catch2.hpp"

#include <set>

using namespace doorstring;

TEST_CASE("every key has a path of its own, in a section but for the first choices") {
    std::set<std::string> paths;
    for (const KeySpec& spec : schema().keys()) {
        CAPTURE(spec.path);
        CHECK((spec.path.find('.') != std::string::npos || spec.path == "growth" ||
               spec.path == "tileset"));
        CHECK(schema().find(spec.path) == &spec);
        paths.insert(spec.path);
    }
    CHECK(paths.size() == schema().keys().size());
    CHECK(schema().find("grid") == nullptr);
    CHECK(schema().find("") == nullptr);
}

TEST_CASE("there is a key for each direction's table and each action") {
    CHECK(schema().find("tables.N") != nullptr);
    CHECK(schema().find("tables.E") != nullptr);
    for (int index = 0; index < actionCount; ++index) {
        CHECK(schema().find("keys." + std::string(name(static_cast<Action>(index)))) != nullptr);
    }
}

TEST_CASE("what decides dungeons and play is marked, looks and keys are not") {
    for (const char* path :
         {"grid.width", "start.cell", "tables.W", "room.pillar_chance", "player.speed",
          "view.slide_speed", "tileset", "interior.cave.kinds"}) {
        CAPTURE(path);
        CHECK(schema().find(path)->affectsPlay);
    }
    for (const char* path : {"view.scale", "view.easing", "keys.map"}) {
        CAPTURE(path);
        CHECK_FALSE(schema().find(path)->affectsPlay);
    }
}

TEST_CASE("a mistyped key is answered with the nearest") {
    CHECK(schema().unknownKeySentence("gird.width") ==
          "gird.width is not a key; did you mean grid.width?");
    CHECK(schema().unknownKeySentence("keys.newdungeon") ==
          "keys.newdungeon is not a key; did you mean keys.new_dungeon?");
    CHECK(schema().unknownKeySentence("tables.X") ==
          "tables.X is not a key; those of tables are N, S, W and E");
}

TEST_CASE("a key without its section is answered with those of its name") {
    CHECK(schema().unknownKeySentence("width") ==
          "width is not a key; did you mean grid.width, tunnels.width, scattered.width or "
          "room.width?");
    CHECK(schema().unknownKeySentence("look.tileset") ==
          "look.tileset is not a key; did you mean tileset?");
}

TEST_CASE("a key like no other is answered with what there is") {
    CHECK(schema().unknownKeySentence("grid.shape_of_things") ==
          "grid.shape_of_things is not a key; those of grid are width, height and border");
    CHECK(
        schema().unknownKeySentence("monsters") ==
        "monsters is not a key; the sections are grid, start, tables, middle, far, loops, limits, "
        "hideout, tunnels, scattered, roles, locks, room, interior, player, sword, explore, "
        "ground, "
        "creatures, boss, king_slime, creature, items, adventure, floor, chests, urns, puzzles, "
        "shop, ware, "
        "view, pad and keys");
}
