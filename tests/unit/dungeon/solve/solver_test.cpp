// Dungeons with a planted fault are found out, sound ones are proved, and what is told about both
// holds. tests/property compares with all orders of spending keys, one by one.
#include "dungeon/solve/solver.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"

namespace doorstring {

namespace {

using testing::dungeonOf;

// A row of rooms, from the start on the left.
Dungeon row(const std::vector<std::string>& cells) {
    return dungeonOf({cells}, {0, 0});
}

}  // namespace

TEST_CASE("A dungeon without locks needs no key") {
    const Proof proof = prove(row({"E", "WE", "W"}));
    CHECK(proof.verdict == Verdict::Proved);
    CHECK(proof.smallLocks == 0);
    CHECK(proof.states == 1);
}

TEST_CASE("A key before its lock is a dungeon that can be finished") {
    const Proof proof = prove(row({"E", "WEs+k", "W"}));
    CHECK(proof.verdict == Verdict::Proved);
    CHECK(proof.smallLocks == 1);
    CHECK(proof.smallKeys == 1);
    CHECK(proof.states == 2);
}

TEST_CASE("A key behind its own lock strands") {
    const Proof proof = prove(row({"E", "WEs", "W+k"}));
    REQUIRE(proof.verdict == Verdict::Strands);
    CHECK(proof.stranding.opened.empty());
    CHECK(proof.stranding.shut == std::vector<Doorway>{{{1, 0}, Direction::East, DoorLock::Small}});
    CHECK(proof.stranding.unreached == std::vector<GridPos>{{2, 0}});
}

TEST_CASE("Two locks and one key strand, whichever is opened") {
    const Proof proof = prove(row({"Es+k", "WEs", "W"}));
    REQUIRE(proof.verdict == Verdict::Strands);
    CHECK(proof.stranding.opened ==
          std::vector<Doorway>{{{0, 0}, Direction::East, DoorLock::Small}});
    CHECK(proof.stranding.shut == std::vector<Doorway>{{{1, 0}, Direction::East, DoorLock::Small}});
    CHECK(proof.stranding.unreached == std::vector<GridPos>{{2, 0}});
}

TEST_CASE("A solution is not enough: a key spent on the wrong door strands") {
    // West needs a key and gives one, east needs two and gives none.
    const Proof proof = prove(dungeonOf({{"E+k", "WsEs+k", "WEs", "W"}}, {1, 0}));
    CHECK(proof.smallKeys == 2);
    REQUIRE(proof.verdict == Verdict::Strands);
    const Proof wrong = prove(dungeonOf({{"E+k", "WsEs+k", "W"}}, {1, 0}));
    REQUIRE(wrong.verdict == Verdict::Strands);
    CHECK(wrong.stranding.opened ==
          std::vector<Doorway>{{{1, 0}, Direction::East, DoorLock::Small}});
    CHECK(wrong.stranding.unreached == std::vector<GridPos>{{0, 0}});
}

TEST_CASE("A key for each lock in the order of the locks is proved") {
    const Proof proof = prove(row({"Es+k", "WEs+k", "WEs+k", "W"}));
    CHECK(proof.verdict == Verdict::Proved);
    CHECK(proof.states == 4);
}

TEST_CASE("The boss's key behind the boss's door strands") {
    const Proof proof = prove(row({"E", "WEb", "W!+K"}));
    REQUIRE(proof.verdict == Verdict::Strands);
    CHECK(proof.bossLocks == 1);
    CHECK(proof.stranding.shut == std::vector<Doorway>{{{1, 0}, Direction::East, DoorLock::Boss}});
}

TEST_CASE("The boss's key opens every door of the boss and is not used up") {
    CHECK(prove(row({"Es+k", "WEb+K", "WEb", "W!"})).verdict == Verdict::Proved);
    CHECK(prove(row({"Eb", "WEb", "W!"})).verdict == Verdict::Strands);
    // A small key is no key for the boss, and the boss's none for a small lock.
    CHECK(prove(row({"Eb+k", "W!"})).verdict == Verdict::Strands);
    CHECK(prove(row({"Es+K", "W"})).verdict == Verdict::Strands);
}

TEST_CASE("Cracked walls are open, but lead around no lock unnoticed") {
    CHECK(prove(row({"Ec", "W"})).verdict == Verdict::Proved);
    CHECK(prove(dungeonOf({{"SEs", "WS"}, {"NEc", "NW"}}, {0, 0})).verdict == Verdict::Proved);
}

TEST_CASE("A loop through two locks strands where a key can be wasted on it") {
    // Both locks of the ring lead to the same rooms; the third lock needs the second key.
    const Proof proof = prove(dungeonOf({{"SsEs+k", "WSE", "Ws"}, {"NE", "NW+k", "-"}}, {0, 0}));
    CHECK(proof.smallLocks == 3);
    REQUIRE(proof.verdict == Verdict::Strands);
    CHECK(proof.stranding.unreached == std::vector<GridPos>{{2, 0}});
    const Proof fair = prove(dungeonOf({{"SsEs+k", "WSE+k", "Ws"}, {"NE", "NW+k", "-"}}, {0, 0}));
    CHECK(fair.verdict == Verdict::Proved);
}

TEST_CASE("A room that no door leads to is no room that can be reached") {
    const Proof proof = prove(dungeonOf({{"E", "W", "E", "W"}}, {0, 0}));
    REQUIRE(proof.verdict == Verdict::Strands);
    CHECK(proof.stranding.shut.empty());
    CHECK(proof.stranding.unreached == std::vector<GridPos>{{2, 0}, {3, 0}});
}

TEST_CASE("As many locks as dungeons can have are looked through, more are not") {
    std::vector<std::string> cells{"Es+k"};
    for (int i = 1; i < mostLockedDoorways; ++i) {
        cells.emplace_back("WEs+k");
    }
    cells.emplace_back("W");
    const Proof proof = prove(row(cells));
    CHECK(proof.verdict == Verdict::Proved);
    CHECK(proof.smallLocks == mostLockedDoorways);
    CHECK(spheresOf(row(cells)).size() == mostLockedDoorways + 1);
    cells.insert(cells.begin() + 1, "WEs+k");
    CHECK(prove(row(cells)).verdict == Verdict::TooMany);
    CHECK(spheresOf(row(cells)).empty());
}

TEST_CASE("More keys than are looked through are too many") {
    std::vector<std::string> cells{"E"};
    for (int i = 0; i < mostKeys; ++i) {
        cells.emplace_back("WE+k");
    }
    cells.emplace_back("W");
    CHECK(prove(row(cells)).verdict == Verdict::Proved);
    cells.back() = "W+k";
    CHECK(prove(row(cells)).verdict == Verdict::TooMany);
}

TEST_CASE("A key too many where a region begins is found, whatever doors come after it") {
    std::vector<std::string> above{"SsEs+k", "WE+k"};
    for (int i = 2; i < mostKeys; ++i) {
        above.emplace_back("WE+k");
    }
    above.emplace_back("W+k");
    std::vector<std::string> below(above.size(), "-");
    below.front() = "N";
    const Dungeon dungeon = dungeonOf({above, below}, {1, 0});
    CHECK(prove(dungeon).verdict == Verdict::TooMany);
    CHECK(spheresOf(dungeon).empty());
}

TEST_CASE("Locked doors without a partner are looked through, too") {
    // No region more than there is room for, whatever is wrong with the doors.
    Grid<RoomPlan> plans({30, 1});
    for (int x = 0; x < 30; ++x) {
        plans[{x, 0}].doors = DoorSet::of(Direction::West);
        plans[{x, 0}].locks = DoorLocks().with(Direction::West, DoorLock::Small);
    }
    CHECK(prove(testing::dungeonOf(Seed{1}, {29, 0}, plans)).verdict == Verdict::TooMany);
}

TEST_CASE("A sphere is what the keys of the spheres before open") {
    const auto spheres = spheresOf(row({"Es+k", "WEb+k", "W!"}));
    REQUIRE(spheres.size() == 2);
    CHECK(spheres[0].rooms == std::vector<GridPos>{{0, 0}});
    CHECK(spheres[0].smallKeys == 1);
    CHECK(spheres[1].rooms == std::vector<GridPos>{{1, 0}});
    CHECK(spheres[1].bossKeys == 0);
}

TEST_CASE("The boss's door opens in the sphere after its key") {
    const auto spheres = spheresOf(row({"Es+k", "WEb+K", "W!"}));
    REQUIRE(spheres.size() == 3);
    CHECK(spheres[1].bossKeys == 1);
    CHECK(spheres[2].rooms == std::vector<GridPos>{{2, 0}});
}

TEST_CASE("A sphere holds whatever one key may open") {
    const auto spheres = spheresOf(dungeonOf({{"E+k", "WsEs+k", "W"}}, {1, 0}));
    REQUIRE(spheres.size() == 2);
    CHECK(spheres[1].rooms == std::vector<GridPos>{{0, 0}, {2, 0}});
    CHECK(spheres[1].smallKeys == 1);
}

}  // namespace doorstring
