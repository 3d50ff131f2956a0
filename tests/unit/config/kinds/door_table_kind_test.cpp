#include "config/kinds/kinds.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::vector<DoorTable::Entry> north(const Config& config) {
    const auto entries = config.dungeon.tables[Direction::North].entries();
    return {entries.begin(), entries.end()};
}

DoorSet doors(std::string_view text) {
    return parseDoorString(text).value();
}

}  // namespace

TEST_CASE("a table is read with exact weights, sorted by its doors") {
    const Trial trial;
    trial.user.write("dungeon.toml", "[tables.N]\nSWEN = 0.001\nSN = 4\nS = 2.5\nSW = 0\n");
    CHECK(north(trial.load().config) ==
          std::vector<DoorTable::Entry>{
              {doors("S"), 2500}, {doors("NS"), 4000}, {doors("SW"), 0}, {doors("NSWE"), 1}});
}

TEST_CASE("a table of a later file replaces the one before whole") {
    const Trial trial;
    trial.user.write("dungeon.toml", "[tables.N]\nS = 1\n");
    const Config config = trial.load().config;
    CHECK(north(config) == std::vector<DoorTable::Entry>{{doors("S"), 1000}});
    CHECK(config.dungeon.tables[Direction::South].entries().size() == 7);
}

TEST_CASE("every wrong entry of a table is reported at its place") {
    CHECK(
        errorsIn("[tables.N]\n"
                 "NS = 4.5678\n"
                 "NSX = 1\n"
                 "NSS = 1\n"
                 "NW = 1\n"
                 "S = -1\n"
                 "SW = 1000000.5\n"
                 "SE = \"4\"\n"
                 "ns = 1\n"
                 "\"\" = 1\n"
                 "\"ſ\" = 1\n"
                 "\"\\u0007\" = 1\n"
                 "NWX = true\n") ==
        Lines{"user/dungeon.toml:2:6: tables.N.NS: 4.5678 has too many digits; allowed are "
              "weights from 0 to 1000000 with at most three decimals",
              "user/dungeon.toml:3:1: tables.N.NSX: 'X' is not a door letter; allowed are N, S, W "
              "and E",
              "user/dungeon.toml:4:1: tables.N.NSS: NSS has the letter S twice; allowed is each "
              "of N, S, W and E at most once",
              "user/dungeon.toml:5:1: tables.N.NW: the door S is missing: it is the way back "
              "from a room reached by going north",
              "user/dungeon.toml:6:5: tables.N.S: -1 is too small; allowed are weights from 0 "
              "to 1000000 with at most three decimals",
              "user/dungeon.toml:7:6: tables.N.SW: 1000000.5 is too large; allowed are weights "
              "from 0 to 1000000 with at most three decimals",
              "user/dungeon.toml:8:6: tables.N.SE: \"4\" is text; allowed are weights from 0 "
              "to 1000000 with at most three decimals",
              "user/dungeon.toml:9:1: tables.N.ns: 'n' is not a door letter; allowed are N, S, W "
              "and E",
              "user/dungeon.toml:10:1: tables.N.: the door S is missing: it is the way back "
              "from a room reached by going north",
              "user/dungeon.toml:11:1: tables.N.ſ: 'ſ' is not a door letter; allowed are N, S, W "
              "and E",
              "user/dungeon.toml:12:1: tables.N.?: '?' is not a door letter; allowed are N, S, W "
              "and E",
              "user/dungeon.toml:13:1: tables.N.NWX: 'X' is not a door letter; allowed are N, S, W "
              "and E",
              "user/dungeon.toml:13:7: tables.N.NWX: true is a yes-or-no value; allowed are "
              "weights from 0 to 1000000 with at most three decimals"});
}

TEST_CASE("every table needs the way back of its direction") {
    CHECK(errorsOfSet({"tables.S={S=1}", "tables.W={W=1}", "tables.E={E=1}"}) ==
          Lines{"--set: tables.S.S: the door N is missing: it is the way back from a room reached "
                "by going south",
                "--set: tables.W.W: the door E is missing: it is the way back from a room reached "
                "by going west",
                "--set: tables.E.E: the door W is missing: it is the way back from a room reached "
                "by going east"});
}

TEST_CASE("the same doors twice are reported with both names") {
    CHECK(errorsIn("[tables.N]\nNS = 4\nS = 1\nSN = 4\n") ==
          Lines{"user/dungeon.toml:4:1: tables.N.SN: NS and SN are the same doors; allowed is each "
                "set of doors once"});
}

TEST_CASE("a table must have a weight above 0") {
    CHECK(errorsIn("[tables.N]\n[tables.S]\nN = 0\nNS = 0.0\n") ==
          Lines{"user/dungeon.toml:1:1: tables.N: the table is empty; it needs at least one door "
                "string with a weight above 0",
                "user/dungeon.toml:2:1: tables.S: all weights are 0; at least one must be above "
                "0"});
}

TEST_CASE("a table that is none is reported") {
    CHECK(errorsIn("[tables]\nN = 4\n") ==
          Lines{"user/dungeon.toml:2:5: tables.N: 4 is a whole number; allowed are sections of "
                "door strings with their weights, such as NS = 4"});
}
