#include "room/templates/pool.hpp"
#include "testing/catch2.hpp"

#include <fmt/format.h>

#include <map>
#include <set>

using namespace doorstring;

namespace {

TemplatePool poolOf(std::string_view text, GridSize size) {
    ParsedTemplates parsed = parseTemplates("f.txt", text);
    REQUIRE(parsed.faults.empty());
    return TemplatePool(std::move(parsed.templates), size);
}

TemplatePool::Wish doors(std::string_view text) {
    return {parseDoorString(text).value(), RoomKind::Plain, Tileset::BlueStone, 5};
}

constexpr GridSize small{5, 5};
constexpr std::string_view corner = "room corner\n"
                                    "##.##\n"
                                    "#..t#\n"
                                    "....#\n"
                                    "#..~#\n"
                                    "#####\n";
constexpr std::string_view open = "room open\n"
                                  "##.##\n"
                                  "#...#\n"
                                  ".....\n"
                                  "#...#\n"
                                  "##.##\n";

// The open room under another name, with lines of its own.
std::string openAs(std::string_view name, std::string_view keys = "") {
    std::string text = "room ";
    text += name;
    text += '\n';
    text += keys;
    text += open.substr(open.find('#'));
    return text;
}

std::string cornerAndOpen() {
    std::string text(corner);
    text += open;
    return text;
}

// How often each template is picked for a wish.
std::map<std::string, int> counts(const TemplatePool& pool, const TemplatePool::Wish& wish) {
    std::map<std::string, int> found;
    for (std::uint64_t roll = 0; roll < 3000; ++roll) {
        if (const LaidTemplate* laid = pool.pick(wish, mixBits(roll))) {
            ++found[pool.templates()[laid->number].name];
        }
    }
    return found;
}

const std::string room = "##.##\n#...#\n#...#\n#...#\n#####\n";

RoomConfig configOf(std::vector<RoomText> texts) {
    RoomConfig config;
    config.size = {5, 5};
    config.texts = RoomTexts(std::move(texts));
    return config;
}

}  // namespace

TEST_CASE("a template serves its own doors, fewer, and all these in every pose") {
    const RoomTemplate room = parseTemplates("f.txt", corner).templates.at(0);
    std::set<std::string> served;
    for (const DoorSet set : servedDoors(room)) {
        served.insert(toString(set));
    }
    CHECK(served == std::set<std::string>{"", "N", "S", "W", "E", "NW", "NE", "SW", "SE"});

    std::string fixed(corner);
    fixed.insert(fixed.find('#'), "mirror no\nturn no\n");
    const RoomTemplate asDrawn = parseTemplates("f.txt", fixed).templates.at(0);
    CHECK(servedDoors(asDrawn).size() == 4);  // "", N, W, NW
}

TEST_CASE("the poses of a square are eight, each another") {
    const std::string text = "room r\n"
                             "##.##\n"
                             "#ot.#\n"
                             "#...#\n"
                             "#...#\n"
                             "#####\n";
    const RoomTemplate room = parseTemplates("f.txt", text).templates.at(0);
    std::set<std::vector<Tile>> seen;
    for (const Pose pose : allPoses) {
        const LaidTemplate laid = laidDown(room, pose);
        seen.emplace(laid.tiles.values().begin(), laid.tiles.values().end());
        CHECK(laid.doors.size() == 1);
        REQUIRE(laid.spots.size() == 1);
        CHECK(laid.tiles[laid.spots[0].tile] == Tile::Ground);
    }
    CHECK(seen.size() == 8);
    const LaidTemplate right = laidDown(room, Pose::QuarterRight);
    CHECK(right.doors == DoorSet::of(Direction::East));
    CHECK(right.tiles[{3, 1}] == Tile::Pillar);
    CHECK(right.spots[0].tile == GridPos{3, 2});
    const LaidTemplate left = laidDown(room, Pose::QuarterLeft);
    CHECK(left.doors == DoorSet::of(Direction::West));
    CHECK(left.tiles[{1, 3}] == Tile::Pillar);
}

TEST_CASE("a room gets the doors that it has, the other gaps are wall") {
    const TemplatePool pool = poolOf(open, small);
    const LaidTemplate* laid = pool.pick(doors("NE"), 1);
    REQUIRE(laid != nullptr);
    const Grid<Tile> tiles = tilesFor(*laid, doors("NE").doors);
    CHECK(tiles[{2, 0}] == Tile::Ground);
    CHECK(tiles[{4, 2}] == Tile::Ground);
    CHECK(tiles[{0, 2}] == Tile::Wall);
    CHECK(tiles[{2, 4}] == Tile::Wall);
}

TEST_CASE("templates with just the right doors come first") {
    const auto found = counts(poolOf(cornerAndOpen(), small), doors("SE"));
    CHECK(found.at("corner") > 3 * found.at("open"));  // 4 : 1
    CHECK(found.at("open") > 0);
}

TEST_CASE("only what fits the room is picked") {
    const std::string text =
        openAs("boss", "kinds boss\n") + openAs("mossy", "tilesets moss\ndifficulty 3\n");
    const TemplatePool pool = poolOf(text, small);
    CHECK_FALSE(pool.serves(doors("N")));
    CHECK(pool.pick(doors("N"), 1) == nullptr);
    TemplatePool::Wish wish = doors("N");
    wish.kind = RoomKind::Boss;
    CHECK(counts(pool, wish).size() == 1);
    wish = doors("N");
    wish.tileset = Tileset::Moss;
    CHECK(counts(pool, wish).at("mossy") == 3000);
    wish.level = 2;
    CHECK_FALSE(pool.serves(wish));
    CHECK_FALSE(poolOf(open, {7, 5}).serves(doors("N")));
}

TEST_CASE("a template next door is left out") {
    const TemplatePool pool = poolOf(cornerAndOpen(), small);
    const std::array<std::uint16_t, 1> taken{0};
    for (std::uint64_t roll = 0; roll < 100; ++roll) {
        const LaidTemplate* laid = pool.pick(doors("SE"), mixBits(roll), taken);
        REQUIRE(laid != nullptr);
        CHECK(laid->number == 1);
    }
    const std::array<std::uint16_t, 2> all{0, 1};
    CHECK(pool.pick(doors("SE"), 7, all) == nullptr);
}

TEST_CASE("the harder rooms come up where they are welcome, and more often than the easy ones") {
    const TemplatePool pool = poolOf(openAs("easy") + openAs("hard", "difficulty 4\n"), small);
    TemplatePool::Wish wish = doors("N");
    wish.level = 4;
    const auto found = counts(pool, wish);
    CHECK(found.at("hard") > 3 * found.at("easy"));  // 4 : 1
    CHECK(found.at("easy") > 0);
}

TEST_CASE("the same name again takes the place of the one before, and recordings have it once") {
    const RoomConfig config = configOf({{"a.txt", openAs("one") + openAs("two"), ""},
                                        {"b.txt", openAs("one", "difficulty 2\n"), ""}});
    const auto loaded = templatesOf(config);
    REQUIRE(loaded->pool.templates().size() == 2);
    CHECK(loaded->pool.templates()[0].place.source == "b.txt");
    const ParsedTemplates recorded = parseTemplates("the recording", roomsText(config));
    CHECK(recorded.faults.empty());
    CHECK(recorded.templates.size() == 2);
}

TEST_CASE("a room of weight 0 or of another size replaces the one before, too") {
    const std::string later = GENERATE(openAs("one", "weight 0\n"),
                                       "room one\n##.##\n#...#\n#...#\n#...#\n#...#\n#####\n");
    const RoomConfig config = configOf({{"a.txt", openAs("one"), ""}, {"b.txt", later, ""}});
    CHECK(templatesOf(config)->pool.templates().empty());
}

TEST_CASE("a landmark becomes no other room, but is shown alone with what it is") {
    const std::string text = "room tree\nlandmark tree\n##.##\n#...#\n..F..\n#...#\n##.##\n";
    RoomConfig config = configOf({{"a.txt", text, ""}});
    CHECK_FALSE(templatesOf(config)->pool.serves(doors("NS")));
    config.texts = RoomTexts({{"a.txt", text, ""}}, "tree");
    const LaidTemplate* laid = templatesOf(config)->pool.pick(doors("NS"), 1);
    REQUIRE(laid != nullptr);
    CHECK(laid->traits.landmark == Landmark::Tree);
}

TEST_CASE("the pool has the good rooms of all texts, the faults those of the others") {
    const RoomConfig config = configOf({{"a.txt", "room one\n" + room + "room bad\n####\n", ""},
                                        {"b.txt", "", "the file is gone"},
                                        {"c.txt", "room two\n" + room, ""}});
    const auto loaded = templatesOf(config);
    REQUIRE(loaded->pool.templates().size() == 2);
    CHECK(loaded->pool.templates()[1].name == "two");
    REQUIRE(loaded->faults.size() == 2);
    CHECK(toString(loaded->faults[0]) ==
          "a.txt:8:1: the room is 4 by 1; at least 5 each way are needed");
    CHECK(loaded->faults[0].room == "bad");
    CHECK(toString(loaded->faults[1]) == "b.txt: the file is gone");
}

TEST_CASE("asking again for the same reads nothing, and another size is another pool") {
    RoomConfig config = configOf({{"a.txt", "room one\n" + room, ""}});
    const auto first = templatesOf(config);
    CHECK(templatesOf(RoomConfig(config)) == first);
    config.size = {7, 7};
    CHECK(templatesOf(config)->pool.templates().empty());
    CHECK(first->pool.templates().size() == 1);
}

TEST_CASE("all texts together have a thousand rooms at most") {
    std::vector<RoomText> texts(2);
    for (int i = 0; i < 1200; ++i) {
        texts[i % 2].text += fmt::format("room {}\n{}", i, room);
    }
    texts[1].source = "b.txt";
    const auto loaded = templatesOf(configOf(std::move(texts)));
    CHECK(loaded->pool.templates().size() == 1000);
    REQUIRE(loaded->faults.size() == 1);
    CHECK(toString(loaded->faults[0]) ==
          "b.txt:2401:1: at most 1000 rooms are read; this one and those after it are "
          "not");
}

TEST_CASE("a fault's picture stands below it") {
    const auto loaded =
        templatesOf(configOf({{"a.txt", "room r\n##.##\n#...#\n#~~~#\n#...#\n##.##\n", ""}}));
    CHECK(toString(loaded->faults.at(0)) ==
          "a.txt:4:3: the doors N and S do not connect: no way leads from one to the other on safe "
          "ground; X marks what is in the way\n##.##\n#...#\n#~X~#\n#...#\n##.##");
}

TEST_CASE("harder rooms are welcome farther from the start") {
    RoomConfig config;
    config.templateStep = 3;
    CHECK(templateLevel(config, 0) == 1);
    CHECK(templateLevel(config, 2) == 1);
    CHECK(templateLevel(config, 3) == 2);
    CHECK(templateLevel(config, 12) == 5);
    CHECK(templateLevel(config, 4'000'000'000U) == 5);
    config.templateStep = 0;
    CHECK(templateLevel(config, 0) == 5);
}
