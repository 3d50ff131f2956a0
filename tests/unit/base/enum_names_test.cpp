#include "base/enums.hpp"
#include "testing/catch2.hpp"

#include <cstdint>

using namespace doorstring;

namespace {

enum class Colour9 : std::uint8_t { Red1, Green, Blue3 };
enum class Single : std::uint8_t { Only };
enum class Empty : std::uint8_t {};

}  // namespace

TEST_CASE("the values of an enum are counted, whatever their names end in") {
    STATIC_REQUIRE(enumSize<Colour9>() == 3);
    STATIC_REQUIRE(enumSize<Single>() == 1);
    STATIC_REQUIRE(enumSize<Empty>() == 0);
}

TEST_CASE("names stand in the order of the values") {
    constexpr auto names = namesOf<Colour9>({"red", "green", "blue"});
    STATIC_REQUIRE(names.size() == enumSize<Colour9>());
    CHECK(names[static_cast<std::size_t>(Colour9::Blue3)] == "blue");
}

TEST_CASE("a table has a row for each value") {
    constexpr auto table = tableOf<Colour9, int>({7, 8, 9});
    STATIC_REQUIRE(table[Colour9::Green] == 8);
    STATIC_REQUIRE(table[Colour9::Blue3] == 9);
}
