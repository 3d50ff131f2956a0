#include "base/door_set.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

DoorSet doors(std::string_view text) {
    return parseDoorString(text).value();
}

std::string faultOf(std::string_view text) {
    return parseDoorString(text).error();
}

}  // namespace

TEST_CASE("every door set is read back from how it is written") {
    for (unsigned bits = 0; bits < DoorSet::count; ++bits) {
        const DoorSet set = DoorSet::fromBits(static_cast<std::uint8_t>(bits));
        CAPTURE(toString(set));
        CHECK(doors(toString(set)) == set);
        CHECK(static_cast<int>(toString(set).size()) == set.size());
    }
}

TEST_CASE("door strings are written in the order N S W E and read in any") {
    CHECK(toString(doors("EWSN")) == "NSWE");
    CHECK(toString(doors("EN")) == "NE");
    CHECK(doors("SN") == doors("NS"));
    CHECK(doors("").empty());
}

TEST_CASE("the first wrong letter of a door string is reported") {
    CHECK(faultOf("NXY") == "'X' is not a door letter; allowed are N, S, W and E");
    CHECK(faultOf("n") == "'n' is not a door letter; allowed are N, S, W and E");
    CHECK(faultOf("N\u00C4") == "'\u00C4' is not a door letter; allowed are N, S, W and E");
    CHECK(faultOf("\n") == "'?' is not a door letter; allowed are N, S, W and E");
    CHECK(faultOf("NSNX") ==
          "NSNX has the letter N twice; allowed is each of N, S, W and E at most once");
}

TEST_CASE("doors are added and taken away one by one") {
    const DoorSet north = DoorSet::of(Direction::North);
    CHECK(north.with(Direction::West) == doors("NW"));
    CHECK(north.with(Direction::North) == north);
    CHECK(doors("NSW").without(Direction::South) == doors("NW"));
    CHECK(north.without(Direction::South) == north);
    CHECK((doors("NS") | doors("SW")) == doors("NSW"));
    CHECK((doors("NS") & doors("SW")) == doors("S"));
    CHECK(DoorSet::all() == doors("NSWE"));
    CHECK(DoorSet::all().has(Direction::East));
    CHECK_FALSE(north.has(Direction::East));
}

TEST_CASE("bits beyond the four sides are dropped") {
    CHECK(DoorSet::fromBits(0xF1) == DoorSet::of(Direction::North));
}
