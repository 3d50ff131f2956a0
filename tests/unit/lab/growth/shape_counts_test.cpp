#include "dungeon/passes/generate.hpp"
#include "lab/growth/lab_growth.hpp"
#include "lab/growth/shape_counts.hpp"
#include "testing/catch2.hpp"
#include "testing/column_to_north.hpp"

using namespace doorstring;

namespace {

ShapeCounts shapesOf(const Config& config) {
    ShapeCounts counts;
    counts.add(config.dungeon, generateDungeon(config.dungeon, config.room, Seed{1}).value());
    return counts;
}

}  // namespace

TEST_CASE("rooms are counted by the way into them and what they came to look like") {
    const ShapeCounts counts = shapesOf(testing::columnToNorth({5, 9}));
    CHECK(counts.rooms({LabPage::Tables, Direction::North, DoorShape::Straight}) == 3);
    // At the border, whatever was drawn.
    CHECK(counts.rooms({LabPage::Tables, Direction::North, DoorShape::DeadEnd}) == 1);
    CHECK(counts.rooms(LabPage::Tables, Direction::North) == 4);
    CHECK(counts.rooms(LabPage::Tables, Direction::South) == 0);
}

TEST_CASE("rooms farther from the start count for the tables that they were drawn from") {
    Config config = testing::columnToNorth({5, 9});
    config.dungeon.middle.from = 2;
    config.dungeon.far.from = 4;
    const ShapeCounts counts = shapesOf(config);
    CHECK(counts.rooms(LabPage::Tables, Direction::North) == 1);
    CHECK(counts.rooms(LabPage::Middle, Direction::North) == 2);
    CHECK(counts.rooms(LabPage::Far, Direction::North) == 1);
}

TEST_CASE("a secret room is not counted, nor its cracked walls as doors") {
    Config config = testing::columnToNorth({5, 9});
    config.dungeon.roles[Role::Secret] = {.count = 1, .chance = {1, 1}, .from = 1, .to = 0};
    const ShapeCounts counts = shapesOf(config);
    CHECK(counts.rooms(LabPage::Tables, Direction::North) == 4);
    CHECK(counts.rooms({LabPage::Tables, Direction::North, DoorShape::Straight}) == 3);
}

TEST_CASE("where no table is drawn from nothing is counted") {
    Config config = testing::columnToNorth({5, 9});
    config.dungeon.growth = Growth::Hideout;
    CHECK(shapesOf(config).rooms(LabPage::Tables, Direction::North) == 0);
}

TEST_CASE("the Lab adds up the shapes of all dungeons that it measures") {
    LabGrowth growth;
    growth.begin(testing::columnToNorth({5, 9}));
    std::vector<LabTask> tasks;
    growth.addTasks(tasks);
    LabQueue queue;
    queue.set(tasks);
    queue.finish();
    for (const LabDone& done : queue.takeDone()) {
        growth.take(done);
    }
    const ShapeCounts& counts = growth.shapes();
    CHECK(counts.rooms({LabPage::Tables, Direction::North, DoorShape::Straight}) == 3 * labSeeds);
    CHECK(counts.rooms(LabPage::Tables, Direction::North) == 4 * labSeeds);
}
