#include "config/text/nearest.hpp"
#include "testing/catch2.hpp"

#include <array>

using namespace doorstring;

TEST_CASE("the edit distance counts letters added, dropped, changed and swapped") {
    CHECK(editDistance("", "") == 0);
    CHECK(editDistance("grid", "grid") == 0);
    CHECK(editDistance("grid", "") == 4);
    CHECK(editDistance("gird", "grid") == 1);
    CHECK(editDistance("grd", "grid") == 1);
    CHECK(editDistance("griid", "grid") == 1);
    CHECK(editDistance("grad", "grid") == 1);
    CHECK(editDistance("kitten", "sitting") == 3);
    CHECK(editDistance("sitting", "kitten") == 3);
}

TEST_CASE("the nearest word is named only where it is near") {
    const std::array<std::string_view, 3> words{"grid.width", "grid.height", "room.width"};
    CHECK(nearestWord("gird.width", words) == "grid.width");
    CHECK(nearestWord("gridwidth", words) == "grid.width");
    CHECK(nearestWord("grid.hight", words) == "grid.height");
    CHECK(nearestWord("player.speed", words).empty());
    CHECK(nearestWord("", words).empty());
    CHECK(nearestWord(std::string(5000, 'g'), words).empty());
}

TEST_CASE("of equally near words the first is named") {
    const std::array<std::string_view, 2> words{"sand", "send"};
    CHECK(nearestWord("sond", words) == "sand");
}

TEST_CASE("words are joined as in a sentence") {
    const std::array<std::string_view, 3> words{"a", "b", "c"};
    CHECK(joined({}) == "");
    CHECK(joined(std::span(words).first(1)) == "a");
    CHECK(joined(std::span(words).first(2)) == "a and b");
    CHECK(joined(words) == "a, b and c");
    CHECK(joined(words, "\"", " or ") == "\"a\", \"b\" or \"c\"");
}
