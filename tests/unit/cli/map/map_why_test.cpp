#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Ran why(const Workshop& workshop, const std::string& cell, Words more = {}) {
    Words words{"--seed", "17", "--why", cell};
    words.insert(words.end(), more.begin(), more.end());
    return runMapCommand(workshop, words);
}

}  // namespace

TEST_CASE("map --why explains a room in sentences, a line each") {
    const Workshop workshop;
    const Ran ran = why(workshop, "6,4");
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    CHECK(
        ran.out ==
        "seed 0000-000H (17): 12 rooms, 7 dead ends, 0 loops, longest distance 3\n"
        "(6, 4): shop room, doors S, 2 rooms from the start.\n"
        "It was placed through door N of (6, 5) as room 6 of 11 (and 1 secret), in sweep 1.\n"
        "It drew SW from tables.N, a chance of 8.3%: the roll is 7.988 of 12, and SW has 7 to "
        "8.\n"
        "Door W was dropped: (5, 4) already stood there.\n"
        "It is the shop room as dead end 3 of 6, the farthest first; 2 before it were taken "
        "(roles.shop: 1 or more from the start).\n"
        "Inside: empty, a chance of 3.8% among the 8 that could be here: the roll is 2.157 of 26, "
        "and empty has 2 to 3.\n");
}

TEST_CASE("map --why writes to a file, also to one that is named by the seed") {
    const Workshop workshop;
    const Ran ran = why(workshop, "6,4", {"--out", workshop.path("why-{seed}.txt").string()});
    CHECK(ran.status == 0);
    CHECK(ran.out.empty());
    CHECK_THAT(workshop.read("why-0000-000H.txt"), ContainsSubstring("shop room"));
}

TEST_CASE("map --why of a cell without a room is one sentence, exit status 2") {
    const Workshop workshop;
    const auto [cell, sentence] = GENERATE(table<std::string, std::string>({
        {"10,4", "--why: seed 0000-000H: (10, 4) is outside the grid of 10 x 10 cells; the last "
                 "one is (9, 9)"},
        {"0,-1", "--why: seed 0000-000H: (0, -1) is outside the grid of 10 x 10 cells; the last "
                 "one is (9, 9)"},
        {"0,0", "--why: seed 0000-000H: (0, 0) has no room; the nearest one is (5, 4)"},
    }));
    const Ran ran = why(workshop, cell);
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err == "doorstring: " + sentence + "\n");
}

TEST_CASE("map --why says so where no dungeon grows, and where the grid is too large") {
    const Workshop workshop;
    const Ran none =
        why(workshop, "5,5", {"--set", "limits.min_rooms=90", "--set", "limits.tries=10"});
    CHECK(none.status == 2);
    CHECK_THAT(none.err, ContainsSubstring("none of 10 tries kept to the rules"));
    const Ran large =
        why(workshop, "5,5", {"--set", "grid.width=2000", "--set", "grid.height=2000"});
    CHECK(large.status == 2);
    CHECK(large.err == "doorstring: a grid of 2000 x 2000 rooms is too large to explain its rooms; "
                       "1024 x 1024 is the most\n");
}
