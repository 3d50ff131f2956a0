// What the Lab says in words of a dungeon that is chosen.
#include "dungeon/passes/generate.hpp"
#include "lab/keys/lab.hpp"
#include "testing/catch2.hpp"
#include "testing/column_to_north.hpp"

using namespace doorstring;

namespace {

void growDozen(LabGrowth& growth, const Config& config) {
    growth.begin(config);
    std::vector<LabTask> tasks;
    growth.addTasks(tasks);
    tasks.resize(labDungeons);
    LabQueue queue;
    queue.set(tasks);
    queue.finish();
    for (const LabDone& done : queue.takeDone()) {
        growth.take(done);
    }
}

}  // namespace

TEST_CASE("a dungeon of the Lab is described by what it measures, secret rooms among them") {
    Config config = testing::columnToNorth({5, 5});
    LabGrowth growth;
    growDozen(growth, config);
    DungeonWords words;
    CHECK(words.of(growth, 1) ==
          "Seed 0000-0002: 3 rooms, 2 dead ends, 0 loops; farthest room 2 away.");
    config.dungeon.roles[Role::Secret] = {.count = 1, .chance = {1, 1}, .from = 1, .to = 0};
    growDozen(growth, config);
    CHECK(words.of(growth, 1).starts_with("Seed 0000-0002: 4 rooms (1 secret), "));
    config.dungeon.limits.minRooms = 20;
    config.dungeon.limits.tries = 2;
    growDozen(growth, config);
    CHECK(words.of(growth, 1) == "No dungeon of this seed keeps to the limits.");
}
