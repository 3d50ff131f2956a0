#include "base/door_set.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

DoorSet doors(std::string_view text) {
    return std::get<DoorSet>(parseDoorString(text));
}

DoorStringFault faultOf(std::string_view text) {
    return std::get<DoorStringFault>(parseDoorString(text));
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

TEST_CASE("a door string tells its first wrong letter") {
    CHECK(faultOf("NX").kind == DoorStringFault::Kind::UnknownLetter);
    CHECK(faultOf("NX").letter == 'X');
    CHECK(faultOf("n").letter == 'n');
    CHECK(faultOf("NSN").kind == DoorStringFault::Kind::LetterTwice);
    CHECK(faultOf("NSN").letter == 'N');
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
