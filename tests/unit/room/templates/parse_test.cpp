#include "room/templates/parse.hpp"
#include "testing/catch2.hpp"
#include "unit/room/templates/hall.hpp"

#include <random>

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("a template is its drawing, its spots and its doors") {
    const ParsedTemplates parsed = parseTemplates("f.txt", hall);
    REQUIRE(parsed.faults.empty());
    REQUIRE(parsed.templates.size() == 1);
    const RoomTemplate& room = parsed.templates[0];
    CHECK(room.name == "hall");
    CHECK(room.tiles.size() == GridSize{7, 5});
    CHECK(room.tiles[{3, 0}] == Tile::Ground);
    CHECK(room.tiles[{2, 2}] == Tile::Ground);
    CHECK(room.tiles[{2, 0}] == Tile::Wall);
    CHECK(room.doors == DoorSet::all());
    CHECK(room.spots ==
          std::vector<Spot>{{{2, 2}, SpotKind::Creature}, {{4, 2}, SpotKind::Treasure}});
    CHECK(room.weight == weightOne);
    CHECK(room.difficulty == 1);
    CHECK(room.kinds == KindSet::of(RoomKind::Plain));
    CHECK(room.tilesets.size() == tilesetCount);
    CHECK(room.poses.size() == 4);
    CHECK_FALSE(room.poses.has(Pose::QuarterRight));
}

TEST_CASE("all tiles have their letters") {
    const ParsedTemplates parsed = parseTemplates("f.txt", "room all\n"
                                                           "#######.#######\n"
                                                           "#.............#\n"
                                                           "#.o=,~_^...\"pc#\n"
                                                           "#...........b%#\n"
                                                           "#.....*.i.I...#\n"
                                                           "#.............#\n"
                                                           "###############\n");
    CHECK(parsed.faults.empty());
    REQUIRE(parsed.templates.size() == 1);
    const Grid<Tile>& tiles = parsed.templates[0].tiles;
    CHECK(tiles[{2, 2}] == Tile::Pillar);
    CHECK(tiles[{5, 2}] == Tile::DeepWater);
    CHECK(tiles[{11, 2}] == Tile::Grass);
    CHECK(tiles[{13, 3}] == Tile::Rubble);
    CHECK(tiles[{6, 4}] == Tile::Ice);
}

TEST_CASE("what a template is for stands in lines before it") {
    const ParsedTemplates parsed = parseTemplates(
        "f.txt",
        hallWith("weight 2.5\ndifficulty 4\n; a note\nkinds boss, arena\ntilesets moss ember\n"
                 "mirror sides\nturn no\n\n"));
    REQUIRE(parsed.faults.empty());
    const RoomTemplate& room = parsed.templates.at(0);
    CHECK(room.weight == 2500);
    CHECK(room.difficulty == 4);
    CHECK(room.kinds == KindSet::of(RoomKind::Boss).with(RoomKind::Arena));
    CHECK(room.tilesets == TilesetSet::of(Tileset::Moss).with(Tileset::Ember));
    CHECK(room.poses == PoseSet::of(Pose::AsDrawn).with(Pose::LeftRight));
    CHECK(parseTemplates("f.txt", hallWith("kinds any\n")).templates.at(0).kinds.size() ==
          static_cast<int>(roomKindCount));
}

TEST_CASE("the rooms around a bad one are read") {
    const ParsedTemplates parsed = parseTemplates(
        "f.txt", "lost words\n" + hall + "\nroom broken\n####\n\n; well\nroom late\nturn no\n" +
                     hall.substr(hall.find('\n') + 1));
    CHECK(parsed.templates.size() == 2);
    REQUIRE(parsed.faults.size() == 2);
    CHECK(parsed.faults[0].sentence ==
          "no room has begun yet; a room begins with 'room' and its name");
    CHECK(parsed.faults[1].place.line == 10);
    CHECK(faultsOf(hall + "\n#####\n") == "f.txt:8:1: the drawing ended above with an empty line; "
                                          "what follows must be another room\n");
    CHECK(faultsOf(hall + hall) == "f.txt:7:1: a room named hall is already at line 1\n");
    CHECK(faultsOf("room\n" + hall.substr(hall.find('\n') + 1)) ==
          "f.txt:1:1: the room has no name\n");
    std::string longest;  // in letters: each of these takes two bytes
    for (int letter = 0; letter < 40; ++letter) {
        longest += "\u00e4";
    }
    const std::string rest = hall.substr(hall.find('\n'));
    CHECK(faultsOf("room " + longest + rest).empty());
    CHECK(faultsOf("room " + longest + "x" + rest) ==
          "f.txt:1:1: the room's name is longer than 40 letters\n");
}

TEST_CASE("files of other systems are read") {
    std::string text = "\xEF\xBB\xBF" + hall;
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) {
        text.replace(at, 1, "\r\n");
    }
    CHECK(parseTemplates("f.txt", text).templates.size() == 1);
    CHECK(parseTemplates("f.txt", hall.substr(0, hall.size() - 1)).templates.size() == 1);
}

TEST_CASE("of a million rooms the first thousand are read") {
    std::string text;
    for (int i = 0; i < 1'000'000; ++i) {
        text += "room\n";
    }
    const ParsedTemplates parsed = parseTemplates("f.txt", text);
    CHECK(parsed.faults.size() == 2 * mostTemplates + 1);
    CHECK(reported(parsed.faults.back()) ==
          "f.txt:1000:1: at most 1000 rooms are read; this is the last one\n");
}

TEST_CASE("no text makes the parser stumble") {
    std::mt19937 random(17);
    const std::string letters =
        "#.o=,~_^*\"pcb%iIlget \n\n#####......;room kinds weight1\xC3\xA4\xFF";
    for (int i = 0; i < 3000; ++i) {
        // A good room with changed letters, or noise.
        std::string text = i % 2 == 0 ? hall + "\n" + hall : std::string(i % 400, '#');
        const auto changes = random() % 12;
        for (std::size_t change = 0; !text.empty() && change < changes + (i % 2 == 0 ? 0 : 200);
             ++change) {
            text[random() % text.size()] = letters[random() % letters.size()];
        }
        const ParsedTemplates parsed = parseTemplates("f.txt", text);
        for (const TemplateFault& fault : parsed.faults) {
            CHECK_FALSE(fault.sentence.empty());
            CHECK(fault.place.line >= 1);
            CHECK(fault.place.column >= 1);
        }
    }
}
