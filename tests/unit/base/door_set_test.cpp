// Directions and sets of doors.
#include "base/direction.hpp"
#include "base/door_set.hpp"
#include "testing/catch2.hpp"

#include <string>

using namespace doorstring;

TEST_CASE("directions are printed in the order N S W E") {
    std::string letters;
    for (const Direction direction : allDirections) {
        letters += letter(direction);
    }
    CHECK(letters == "NSWE");
}

TEST_CASE("the opposite of a direction leads back") {
    CHECK(opposite(Direction::North) == Direction::South);
    CHECK(opposite(Direction::South) == Direction::North);
    CHECK(opposite(Direction::West) == Direction::East);
    CHECK(opposite(Direction::East) == Direction::West);
}

TEST_CASE("a direction is read from its letter, a capital one only") {
    for (const Direction direction : allDirections) {
        CHECK(directionFromLetter(letter(direction)) == direction);
    }
    CHECK_FALSE(directionFromLetter('n').has_value());
    CHECK_FALSE(directionFromLetter('X').has_value());
    CHECK_FALSE(directionFromLetter('\0').has_value());
}

TEST_CASE("a direction array keeps one value for each direction") {
    DirectionArray<int> values;
    values[Direction::South] = 7;
    values[Direction::East] = 9;
    CHECK(values == DirectionArray<int>{{0, 7, 0, 9}});
    CHECK_FALSE(values == DirectionArray<int>{{0, 7, 9, 0}});
}

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
