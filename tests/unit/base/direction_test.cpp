#include "base/direction.hpp"
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
