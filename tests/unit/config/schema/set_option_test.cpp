#include "config/schema/set_option.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Config with(std::vector<std::string> sets) {
    Trial trial;
    trial.sources.sets = std::move(sets);
    return trial.load().config;
}

std::int64_t weight(const Config& config, Direction direction, std::string_view doors) {
    for (const auto& entry : config.dungeon.tables[direction].entries()) {
        if (toString(entry.value) == doors) {
            return entry.weight;
        }
    }
    return -1;
}

}  // namespace

TEST_CASE("--set takes values as TOML writes them") {
    CHECK(with({"grid.width=7"}).dungeon.grid.width == 7);
    CHECK(with({" grid.width = 7 "}).dungeon.grid.width == 7);
    CHECK(with({"view.easing=\"out\""}).view.easing == Easing::Out);
    CHECK(with({"start.cell=[3, 4]"}).dungeon.start == GridPos{3, 4});
}

TEST_CASE("--set takes bare words where a text may stand") {
    CHECK(with({"view.easing=out"}).view.easing == Easing::Out);
    CHECK(with({"tileset=by seed"}).dungeon.tileset == std::nullopt);
    CHECK(with({"tileset=blue-stone"}).dungeon.tileset == Tileset::BlueStone);
    CHECK(with({"view.scale=auto"}).view.scale == 0);
    CHECK(with({"start.doors=NE"}).dungeon.startDoors.size() == 2);
    CHECK(with({"start.cell=middle"}).dungeon.start == std::nullopt);
    CHECK(with({"room.pillar_chance=1/3"}).room.pillarChance == Fraction{1, 3});
}

TEST_CASE("of two --set for a key the later counts") {
    CHECK(with({"grid.width=7", "grid.width=8"}).dungeon.grid.width == 8);
}

TEST_CASE("--set changes one weight, or adds it") {
    const Config config = with({"tables.N.NS=40", "tables.S.EWSN=0.5", "tables.N.WS=2"});
    CHECK(weight(config, Direction::North, "NS") == 40000);
    CHECK(weight(config, Direction::North, "SW") == 2000);
    CHECK(weight(config, Direction::North, "S") == 3000);
    CHECK(weight(config, Direction::South, "NSWE") == 500);
    CHECK(config.dungeon.tables[Direction::North].entries().size() == 7);
    CHECK(config.dungeon.tables[Direction::South].entries().size() == 8);
    CHECK(config.dungeon.tables[Direction::South].total() == 12500);
}

TEST_CASE("--set replaces a whole table too, and changes the new one") {
    const Config config = with({"tables.N={S=1}", "tables.N.NS=3"});
    CHECK(config.dungeon.tables[Direction::North].entries().size() == 2);
    CHECK(config.dungeon.tables[Direction::North].total() == 4000);
}

TEST_CASE("what --set cannot read is reported in a sentence") {
    CHECK(errorsOfSet({"grid.width"}) ==
          Lines{"--set: grid.width: the = is missing; allowed is key=value, such as grid.width=7"});
    CHECK(errorsOfSet({"=7"}) ==
          Lines{"--set: =7: the key is missing; allowed is key=value, such as grid.width=7"});
    CHECK(errorsOfSet({""}) ==
          Lines{"--set: the = is missing; allowed is key=value, such as grid.width=7"});
    CHECK(errorsOfSet({"grid.width="}) ==
          Lines{"--set: grid.width: the value is missing; allowed are whole numbers from 1 to 4096 "
                "(rooms)"});
    CHECK(errorsOfSet({"gird.width=5"}) ==
          Lines{"--set: gird.width is not a key; did you mean grid.width?"});
    CHECK(errorsOfSet({"grid.width=0"}) ==
          Lines{"--set: grid.width: 0 is too small; allowed are whole numbers from 1 to 4096 "
                "(rooms)"});
    CHECK(
        errorsOfSet({"grid.width=wide"}) ==
        Lines{"--set: grid.width: wide cannot be read as a value; allowed are whole numbers from 1 "
              "to 4096 (rooms)"});
    CHECK(errorsOfSet({"view.easing=\"out"}) ==
          Lines{"--set: view.easing: \"\"out\" is not a choice; allowed are \"soft\", \"linear\", "
                "\"smooth\" and "
                "\"out\"; did you mean \"out\"?"});
    CHECK(errorsOfSet({"tables.N.NS="}) ==
          Lines{"--set: tables.N.NS: the value is missing; allowed are weights from 0 to 1000000 "
                "with at most three decimals"});
    CHECK(errorsOfSet({"tables.N.NS=many"}) ==
          Lines{"--set: tables.N.NS: \"many\" is text; allowed are weights from 0 to 1000000 with "
                "at most three decimals"});
    CHECK(errorsOfSet({"tables.N.NSX=1"}) ==
          Lines{"--set: tables.N.NSX: 'X' is not a door letter; allowed are N, S, W and E"});
    CHECK(errorsOfSet({"tables.N.W=1"}) ==
          Lines{"--set: tables.N.W: the door S is missing: it is the way back from a room reached "
                "by going north"});
}

TEST_CASE("a value cannot smuggle in other keys") {
    CHECK(
        errorsOfSet({"grid.width=7\nheight = 3"}) ==
        Lines{
            "--set: grid.width: 7?height = 3 cannot be read as a value; allowed are whole numbers "
            "from 1 to 4096 (rooms)"});
}

TEST_CASE("bytes that are no text are reported as question marks") {
    CHECK(errorsOfSet({"view.easing=\xFF\x01"}) ==
          Lines{"--set: view.easing: ?? is not UTF-8; allowed are \"soft\", \"linear\", "
                "\"smooth\" and \"out\""});
    CHECK(errorsOfSet({"tables.N.NS=\xC3"}) ==
          Lines{"--set: tables.N.NS: ? is not UTF-8; allowed are weights from 0 to 1000000 with "
                "at most three decimals"});
}

TEST_CASE("taking all weights from a table is reported") {
    CHECK(errorsOfSet({"tables.N={S=1}", "tables.N.S=0"}) ==
          Lines{"--set: tables.N: all weights are 0; at least one must be above 0"});
    CHECK(errorsOfSet({"tables.N={S=1}", "tables.N.S=0", "tables.N.NS=1"}) == Lines{});
}
