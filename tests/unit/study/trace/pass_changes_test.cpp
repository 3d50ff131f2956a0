// Steps derived from what passes leave, whatever the pass.
#include "dungeon/passes/generate.hpp"
#include "study/trace/trace.hpp"
#include "study/trace/tracer.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Grid<RoomPlan> plansOf(const std::vector<std::vector<std::string>>& rows) {
    return dungeonOf(rows, {1, 1}).plans();
}

void lockBoth(Grid<RoomPlan>& plans, GridPos cell, Direction side, DoorLock lock) {
    RoomPlan& here = plans[cell];
    RoomPlan& there = plans[neighbour(cell, side)];
    here.doors = here.doors.with(side);
    there.doors = there.doors.with(opposite(side));
    here.locks = here.locks.with(side, lock);
    there.locks = there.locks.with(opposite(side), lock);
}

// The sentences of the steps that lead from one to the other.
std::vector<std::string> stepsOf(std::string_view pass, const Grid<RoomPlan>& from,
                                 const Grid<RoomPlan>& to) {
    TraceWriter writer(from.size());
    writePass("before", from, writer);
    const std::size_t first = writer.trace().size();
    writePass(pass, to, writer);
    CHECK(writer.plans() == to);
    TraceCursor cursor(writer.trace());
    cursor.goTo(writer.trace().size());
    CHECK(cursor.plans() == to);
    cursor.goTo(first);
    CHECK(cursor.plans() == from);
    std::vector<std::string> sentences;
    for (std::size_t index = first; index < writer.trace().size(); ++index) {
        sentences.push_back(stepText(writer.trace(), index, DungeonConfig()));
    }
    return sentences;
}

using Sentences = std::vector<std::string>;

}  // namespace

TEST_CASE("a pass that changes nothing makes no step, but that measuring is reported once") {
    const auto plans = plansOf({{"-", "S", "-"}, {"E", "NWE", "W"}, {"-", "-", "-"}});
    CHECK(stepsOf("seal", plans, plans).empty());
    TraceWriter writer(plans.size());
    writePass(growPass, plans, writer);
    const std::size_t grown = writer.trace().size();
    writePass(measurePass, plans, writer);
    CHECK(writer.trace().size() <= grown + 1);
    writePass(measurePass, plans, writer);
    CHECK(writer.trace().size() <= grown + 1);
    CHECK(writer.trace().step(writer.trace().size() - 1).longest == 1U);
}

TEST_CASE("doors that go and doorways that open are steps of their own") {
    const auto loose = plansOf({{"SE", "SE", "S"}, {"NE", "NWE", "NW"}, {"-", "-", "-"}});
    auto sealed = loose;
    sealed[{1, 0}].doors = DoorSet::of(Direction::South).with(Direction::West);
    CHECK(stepsOf("seal", loose, sealed) ==
          Sentences{"seal: door E of (1, 0) removed", "seal: doorway between (1, 0) and (0, 0)"});
}

TEST_CASE("roles come in their order, locks and keys from the start on") {
    const auto plain = plansOf({{"-", "S", "-"}, {"E", "NWE", "W"}, {"-", "-", "-"}});
    auto roles = plain;
    roles[{0, 1}].kind = RoomKind::Treasure;
    roles[{2, 1}].kind = RoomKind::Boss;
    CHECK(stepsOf("roles", plain, roles) == Sentences{"roles: (2, 1) becomes the boss room",
                                                      "roles: (0, 1) becomes the treasure room"});
    auto locked = roles;
    lockBoth(locked, {1, 1}, Direction::East, DoorLock::Boss);
    lockBoth(locked, {1, 0}, Direction::South, DoorLock::Small);
    locked[{1, 0}].holds = Holding::BossKey;
    locked[{0, 1}].holds = Holding::SmallKey;
    CHECK(stepsOf("locks", roles, locked) == Sentences{"locks: door N of (1, 1) gets a small lock",
                                                       "locks: door E of (1, 1) gets a boss lock",
                                                       "locks: boss key placed in (1, 0)",
                                                       "locks: small key placed in (0, 1)"});
}

TEST_CASE("a secret room stands behind its cracked walls in one step") {
    const auto plain = plansOf({{"-", "S", "-"}, {"E", "NWE", "W"}, {"-", "-", "-"}});
    auto secret = plain;
    secret[{0, 0}] = {2, DoorSet(), RoomKind::Secret};
    lockBoth(secret, {0, 0}, Direction::South, DoorLock::Cracked);
    lockBoth(secret, {0, 0}, Direction::East, DoorLock::Cracked);
    CHECK(stepsOf("roles", plain, secret) == Sentences{"roles: secret room (0, 0) SE"});
}
