#include "dungeon/dungeon.hpp"
#include "testing/catch2.hpp"

namespace doorstring {

TEST_CASE("What is left over is listed by name and number") {
    DungeonReport report;
    CHECK(leftOver(report).empty());
    report.missingBossLock = true;
    CHECK(leftOver(report) == "the boss's lock");
    report.missingRoles[Role::Treasure] = 2;
    report.missingRoles[Role::Secret] = 1;
    report.missingLocks = 1;
    CHECK(leftOver(report) == "2 treasure rooms, 1 secret room, 1 small lock, the boss's lock");
}

}  // namespace doorstring
