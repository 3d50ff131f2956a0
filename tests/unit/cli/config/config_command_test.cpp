#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("config --where names the file and the line of each value") {
    const Workshop workshop;
    workshop.write("mine/dungeon.toml", "locks.small = 9\n");
    const Ran ran =
        run(workshop, {"config", "--where", "--config", workshop.path("mine").string(), "--preset",
                       "ring", "--set", "grid.height=12", "--set", "tables.N.NS=40"});
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    CHECK_THAT(ran.out, ContainsSubstring("mine/dungeon.toml:1\n"));
    CHECK_THAT(ran.out, ContainsSubstring("config/presets/ring.toml:"));
    CHECK_THAT(ran.out,
               ContainsSubstring("grid.height = 12                              # --set\n"));
    CHECK_THAT(ran.out, ContainsSubstring(", --set tables.N.NS=40\n"));
}

TEST_CASE("config --diff has only what differs, and nothing says so") {
    const Workshop workshop;
    CHECK(run(workshop, {"config", "--diff"}).out == "Nothing differs from the shipped files.\n");
    const Ran ran = run(workshop, {"config", "--diff", "--set", "grid.width=12"});
    CHECK(ran.out == "grid.width = 12                               # --set; shipped: 10\n");
}

TEST_CASE("config --print can be read as a configuration again") {
    const Workshop workshop;
    const Words sets{"config", "--print", "--set", "grid.width=12", "--set", "keys.map=[\"M\"]"};
    const Ran printed = run(workshop, sets);
    workshop.write("printed/dungeon.toml", printed.out);
    CHECK(run(workshop, {"config", "--print", "--config", workshop.path("printed").string()}).out ==
          printed.out);
}

TEST_CASE("config counts the values of each file, and reports mistakes like every command") {
    const Workshop workshop;
    const Ran ran = run(workshop, {"config", "--set", "grid.width=12"});
    CHECK(ran.status == 0);
    CHECK_THAT(ran.out, ContainsSubstring("    1 value  --set\n"));
    CHECK_THAT(ran.out, ContainsSubstring("config/dungeon.toml\n"));
    const Ran wrong = run(workshop, {"config", "--set", "grid.width=0"});
    CHECK(wrong.status == 2);
    CHECK(std::ranges::count(wrong.err, '\n') == 1);
}
