// Walks of the explorer through dungeons of doors, with and without locks, and carved maps; their
// recordings lead to the same state.
#include "autopilot/explorer.hpp"
#include "replay/stored.hpp"

#include <set>
#include <tuple>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

void visitRooms(Expedition& expedition, int count) {
    const World& begun = expedition.world();
    const int wanted = std::min(begun.sights.visited() + count, begun.metrics.rooms);
    REQUIRE(playUntil(expedition, Explorer(), [&](const World& world) {
        return world.sights.visited() >= wanted && !world.flip;
    }));
}

// Three dungeons: made by R, by Shift+R with other weights and a quicker knight, and taken back by
// U.
std::string recordWalk() {
    const Config config = shippedConfig();
    const Config other = shippedConfig({"tables.N.NS=40", "tables.W.WE=40", "player.speed=120"});
    Expedition expedition = beginning(config, Seed{17});
    RecordingWriter writer(versionText(), config, Seed{17});
    expedition.addWitness(writer);
    visitRooms(expedition, 8);
    expedition.grow(config, grownDungeon(config, Seed{2024}));
    visitRooms(expedition, 10);
    expedition.grow(other, grownDungeon(other, expedition.world().dungeon.seed()));
    visitRooms(expedition, 10);
    expedition.undo();
    expedition.apply(other);
    visitRooms(expedition, 8);
    writer.finish(expedition.world());
    return writer.take();
}

bool visitAll(Expedition& expedition) {
    return playUntil(expedition, Explorer(),
                     [](const World& world) { return hasVisitedAll(world) && !world.flip; });
}

std::string recordLockedWalk() {
    const Config config = shippedConfig({"explore.locks=true"});
    Expedition expedition = beginning(config, Seed{2026});
    RecordingWriter writer(versionText(), config, Seed{2026});
    expedition.addWitness(writer);
    REQUIRE(visitAll(expedition));
    writer.finish(expedition.world());
    return writer.take();
}

template <typename IsOne>
std::ptrdiff_t entriesIn(const Recording& recording, IsOne isOne) {
    return std::ranges::count_if(recording.entries, isOne);
}

}  // namespace

TEST_CASE("the recorded walk goes through thirty rooms and three regrowths, as it did when it was "
          "recorded") {
    const Recording recording = storedRecording("walk", recordWalk);
    CHECK(recording.configs.size() == 2);
    std::set<std::tuple<std::uint32_t, int, int>> rooms;
    std::size_t flips = 0;
    const PlayedAgain played(recording, [&](const Expedition& expedition, const Events& events) {
        const GridPos cell = expedition.world().cell();
        rooms.insert({expedition.number(), cell.x, cell.y});
        flips += countOf<FlipEnded>(events);
    });
    CHECK(rooms.size() >= 30);
    CHECK(flips >= 30);
    CHECK_FALSE(played.run.differsAt());
    CHECK(played.run.checksHeld() >= 60);
    CHECK(entriesIn(recording,
                    [](const auto& e) { return isChange(replay::ChangeKind::Grow, e); }) == 2);
    CHECK(entriesIn(recording,
                    [](const auto& e) { return std::holds_alternative<replay::Undo>(e); }) == 1);
}

TEST_CASE("with locks the explorer comes into every room of every dungeon") {
    const std::uint64_t seed = GENERATE(range(0, 12));
    const Config config = shippedConfig({"explore.locks=true", "locks.small=4"});
    Expedition expedition = beginning(config, Seed{seed});
    INFO("seed " << seed);
    CHECK(visitAll(expedition));
}

TEST_CASE("the recorded walk with locks fetches its keys and opens its doors, as it did when it "
          "was recorded") {
    std::size_t keys = 0;
    std::size_t bossKeys = 0;
    std::size_t opened = 0;
    const PlayedAgain played(storedRecording("locks", recordLockedWalk),
                             [&](const Expedition&, const Events& events) {
                                 const auto* taken = findIn<KeyTaken>(events);
                                 keys += countOf<KeyTaken>(events);
                                 bossKeys += taken != nullptr && taken->holding == Holding::BossKey;
                                 opened += countOf<DoorOpened>(events);
                             });
    CHECK_FALSE(played.run.differsAt());
    CHECK(keys == 3);
    CHECK(bossKeys == 1);
    CHECK(opened == 3);
    CHECK(hasVisitedAll(played.expedition.world()));
}

TEST_CASE("a carved map walked from end to end, R and U between, can be played again") {
    const auto walkAll = [](Expedition& expedition) {
        return playUntil(expedition, Explorer(), [](const World& world) {
            return hasVisitedAll(world) && world.bannerReached;
        });
    };
    const std::string growth = GENERATE("tunnels", "scattered");
    const Config config = shippedConfig({"growth=" + growth});
    Expedition expedition = beginning(config, Seed{17});
    RecordingWriter writer("0.0.0", config, Seed{17});
    expedition.addWitness(writer);
    REQUIRE(walkAll(expedition));
    expedition.grow(config, grownDungeon(config, Seed{18}));
    REQUIRE(walkAll(expedition));
    REQUIRE(expedition.undo());
    expedition.apply(config);
    writer.finish(expedition.world());

    const auto recording = readRecording(writer.take(), Config());
    REQUIRE(recording.ok());
    const PlayedAgain played(recording.value());
    CHECK_FALSE(played.run.differsAt());
    CHECK(played.run.checksHeld() >= static_cast<int>(played.run.ticks() / ticksPerSecond));
    CHECK(stateHash(played.expedition.world()) == stateHash(expedition.world()));
}
