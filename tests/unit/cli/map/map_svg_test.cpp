#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::string svg(Words more = {}) {
    const Workshop workshop;
    Words words{"--seed", "17", "--format", "svg"};
    words.insert(words.end(), more.begin(), more.end());
    const Ran ran = runMapCommand(workshop, words);
    CHECK(ran.status == 0);
    return ran.out;
}

int countOf(const std::string& text, const std::string& part) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

}  // namespace

TEST_CASE("a vector picture has every room, doorway and lock, and what the rooms are") {
    const std::string text = svg();
    CHECK(text.starts_with("<svg xmlns="));
    CHECK(text.ends_with("</svg>\n"));
    CHECK(countOf(text, "<g class=\"room ") == 12);
    CHECK(countOf(text, "class=\"door ") == 11);
    CHECK(countOf(text, "class=\"door small\"") == 2);
    CHECK(countOf(text, "class=\"door boss\"") == 1);
    CHECK(countOf(text, "class=\"door cracked\"") == 1);
    CHECK(countOf(text, ">treasure</text>") == 1);
    CHECK(countOf(text, ">small key</text>") == 2);
    CHECK(countOf(text, "class=\"shortest\"") == 1);
    CHECK_THAT(text, ContainsSubstring("(6, 4): shop room, doors S, 2 from the start"));
}

TEST_CASE("a vector picture of a floor names what lies in chests") {
    const std::string text = svg({"--preset", "floor-2", "--set", "adventure.floor=2"});
    CHECK(countOf(text, ">coins</text>") > 0);
}

TEST_CASE("a vector picture of a carved map shows its ground, its start and its exit") {
    const std::string text = svg({"--preset", "tunnels"});
    CHECK(countOf(text, "class=\"ground\"") == 1);
    CHECK(countOf(text, "class=\"room\"") == 24);
    CHECK(countOf(text, "<g class=\"start\">") == 1);
    CHECK(countOf(text, "<g class=\"exit\">") == 1);
}
