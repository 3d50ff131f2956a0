// What the autopilot sees, and when.
#include "autopilot/fight/autopilot.hpp"
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// How many ticks the autopilot goes on as if nothing had happened after a change at that tick that
// touches the knight in no way; none where it never answers it.
template <typename Change>
std::optional<int> ticksToReact(World world, int at, Change change) {
    World other = world;
    Autopilot play;
    Autopilot playOther;
    Events events;
    for (int tick = 0; tick < at + 120; ++tick) {
        if (tick == at) {
            change(other);
        }
        const InputFrame input = play(world);
        if (playOther(other) != input) {
            return tick - at;
        }
        step(world, input, events);
        step(other, input, events);
    }
    return std::nullopt;
}

constexpr int soon = 30;  // ticks: a swing may have to end first

World duel(CreatureKind kind) {
    World world = fightIn(openRoom, {2, 4});
    addCreature(world, kind, {12, 4});
    return world;
}

}  // namespace

TEST_CASE("the autopilot answers no change on the screen for 0.25 s") {
    const auto kind =
        static_cast<CreatureKind>(GENERATE(range(0, static_cast<int>(creatureCount))));
    const int at = GENERATE(20, 31, 47);
    INFO(name(kind) << " at tick " << at);
    const auto gone = ticksToReact(duel(kind), at, [](World& w) { w.creatures.living.clear(); });
    CHECK(gone.value_or(reactionTicks) >= reactionTicks);
    const auto moved = ticksToReact(duel(kind), at, [](World& w) {
        only(w).body.at = only(w).body.previous = tileCentre({3, 7});
    });
    CHECK(moved.value_or(reactionTicks) >= reactionTicks);
    const auto windsUp = ticksToReact(duel(kind), at, [](World& w) {
        only(w).doing = Doing::WindsUp;
        only(w).ticks = 0;
    });
    CHECK(windsUp.value_or(reactionTicks) >= reactionTicks);
    const auto shot = ticksToReact(duel(kind), at, [](World& w) {
        Projectile bolt;
        bolt.kind = ProjectileKind::Bolt;
        bolt.body.size = {6, 6};
        bolt.body.at = bolt.body.previous = tileCentre({12, 2});
        bolt.body.velocity = {-400, 0};
        w.creatures.projectiles.push_back(bolt);
    });
    CHECK(shot.value_or(reactionTicks) >= reactionTicks);
}

TEST_CASE("but it does answer, soon afterwards") {
    const int at = GENERATE(20, 31, 47);
    const auto gone = ticksToReact(duel(CreatureKind::Skeleton), at,
                                   [](World& w) { w.creatures.living.clear(); });
    REQUIRE(gone);
    CHECK(*gone <= reactionTicks + soon);
    const auto moved = ticksToReact(duel(CreatureKind::Skeleton), at, [](World& w) {
        only(w).body.at = only(w).body.previous = tileCentre({2, 1});
    });
    REQUIRE(moved);
    CHECK(*moved <= reactionTicks + soon);
}

TEST_CASE("hidden numbers of creatures change nothing that the autopilot does") {
    const auto reacted =
        ticksToReact(duel(CreatureKind::Bat), 30, [](World& w) { only(w).health = 50; });
    CHECK_FALSE(reacted);
}

TEST_CASE("the eyes show the room as it was, and nothing of another room") {
    World world = duel(CreatureKind::Slime);
    Eyes eyes;
    Events events;
    for (int tick = 0; tick < reactionTicks; ++tick) {
        eyes.look(world);
        CHECK(eyes.room().isQuiet());
        step(world, {}, events);
    }
    eyes.look(world);
    REQUIRE(eyes.room().creatures.size() == 1);
    CHECK(centreOf(eyes.room().creatures.front().box) == tileCentre({12, 4}));
    // A world that does not go on from there is seen anew.
    world.tick += 5;
    eyes.look(world);
    CHECK(eyes.room().isQuiet());
}
