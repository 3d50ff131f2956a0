#include "room/templates/pool.hpp"
#include "testing/catch2.hpp"

#include <fmt/format.h>

using namespace doorstring;

namespace {

const std::string room = "##.##\n#...#\n#...#\n#...#\n#####\n";

RoomConfig configOf(std::vector<RoomText> texts) {
    RoomConfig config;
    config.size = {5, 5};
    config.texts = RoomTexts(std::move(texts));
    return config;
}

}  // namespace

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
