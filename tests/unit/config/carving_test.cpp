// Sizes of carved maps that make no sense, and what a carved map cannot have.
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

using namespace doorstring;
using doorstring::testing::Lines;
using doorstring::testing::Trial;

namespace {

Lines errorsWith(const std::string& growth, std::vector<std::string> sets) {
    Trial trial;
    trial.user.write("dungeon.toml", "growth = \"" + growth + "\"\n");
    trial.sources.sets = std::move(sets);
    return trial.errors();
}

}  // namespace

TEST_CASE("a carved map of the shipped sizes is valid, whatever the shipped special rooms are") {
    for (const std::string growth : {"tunnels", "scattered"}) {
        Trial trial;
        trial.sources.sets = {"growth=" + growth};
        CHECK(isCarved(trial.load().config.dungeon.growth));
    }
}

TEST_CASE("sizes that make no sense for a carved map are reported with file, line and key") {
    Trial trial;
    trial.user.write("dungeon.toml",
                     "growth = \"tunnels\"\n[tunnels]\nmin_side = 7\nmax_side = 6\n");
    CHECK(trial.errors() ==
          Lines{"user/dungeon.toml:3:12: tunnels.min_side: 7 is more than tunnels.max_side = 6; "
                "allowed is at most 6"});
    CHECK(errorsWith("tunnels", {"tunnels.height=20", "tunnels.max_side=19"}) ==
          Lines{"--set: tunnels.max_side: rooms of 19 tiles do not fit a map of 80 x 20 tiles with "
                "a wall around; allowed is at most 18, or a larger map"});
    CHECK(errorsWith("scattered", {"scattered.min_rooms=11"}) ==
          Lines{"--set: scattered.min_rooms: 11 is more than scattered.max_rooms = 10; allowed is "
                "at most 10"});
    CHECK(errorsWith("scattered", {"scattered.max_rooms=200", "scattered.min_rooms=100"}) ==
          Lines{"--set: scattered.min_rooms: 100 rooms of 5 x 5 tiles do not fit a map of 50 x 50 "
                "tiles; allowed is at most 92, smaller rooms or a larger map"});
    CHECK(
        errorsWith("tunnels", {"tunnels.min_rooms=31"}) ==
        Lines{"--set: tunnels.min_rooms: 31 rooms are not possible in 30 tries; allowed is at most "
              "30, or more tries"});
    CHECK(errorsWith("tunnels", {"tunnels.width=2049"}) ==
          Lines{"--set: tunnels.width: 2049 is too large; allowed are whole numbers from 8 to 2048 "
                "(tiles)"});
}

TEST_CASE("a map that is too small for two rooms is reported with the sides that would fit") {
    const auto errorsOnSmall = [](const std::string& growth, int side) {
        const std::string sides = std::to_string(side);
        return errorsWith(growth, {growth + ".width=8", growth + ".height=12",
                                   growth + ".max_side=" + sides, growth + ".min_side=" + sides});
    };
    CHECK(errorsOnSmall("tunnels", 6) ==
          Lines{"--set: tunnels.min_side: a map of 8 x 12 tiles is too small for two rooms of 6 x "
                "6 tiles; allowed is at most 4, or a larger map"});
    CHECK(errorsOnSmall("tunnels", 4) == Lines{});
    CHECK(errorsOnSmall("scattered", 6) ==
          Lines{"--set: scattered.min_side: a map of 8 x 12 tiles is too small for two rooms of 6 "
                "x 6 tiles; allowed is at most 5, or a larger map"});
    CHECK(errorsOnSmall("scattered", 2) == Lines{});
}

TEST_CASE("one try, which makes one room, is too few for a map of tunnels") {
    CHECK(errorsWith("tunnels", {"tunnels.tries=1"}) ==
          Lines{"--set: tunnels.tries: 1 is too small; allowed are whole numbers from 2 to 10000 "
                "(rooms)"});
}

TEST_CASE("a map that is not carved may have any sizes for carving") {
    CHECK(errorsWith("door-strings", {"tunnels.min_side=20"}) == Lines{});
    CHECK(errorsWith("tunnels", {"scattered.min_side=20"}) == Lines{});
}

TEST_CASE("distances of a special room that are out of order are reported for carved maps, too") {
    for (const std::string growth : {"door-strings", "hideout", "tunnels", "scattered"}) {
        CAPTURE(growth);
        CHECK(errorsWith(growth, {"roles.treasure.from=9", "roles.treasure.to=3"}) ==
              Lines{"--set: roles.treasure.from: 9 is more than roles.treasure.to = 3; allowed is "
                    "at most 3"});
    }
}

TEST_CASE("limits of a carved map are reported by the rooms that it is cut into") {
    CHECK(errorsWith("tunnels", {"limits.min_rooms=31"}) ==
          Lines{"--set: limits.min_rooms: 31 rooms do not fit the 6 x 5 rooms that the map is cut "
                "into; allowed is at most 30, or a larger map"});
    CHECK(errorsWith("tunnels", {"limits.min_rooms=31", "room.width=5"}) == Lines{});
}

TEST_CASE(
    "puzzles, secret rooms, locks and loops that are asked for on a carved map are reported") {
    const std::string why = ": a carved map has no puzzles, keys, secret rooms or locks, and no "
                            "loops but those that are carved; allowed is ";
    for (const auto& [set, allowed] :
         {std::pair{"roles.secret.count=1", "0"}, std::pair{"locks.small=1", "0"},
          std::pair{"locks.boss=true", "false"}, std::pair{"loops.chance=1", "0"},
          std::pair{"loops.keep_facing=true", "false"}}) {
        const std::string key = std::string(set).substr(0, std::string(set).find('='));
        CHECK(errorsWith("scattered", {set}) ==
              Lines{"--set: " + key + why + allowed + ", or another growth"});
    }
}
