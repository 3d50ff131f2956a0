#include "walk.hpp"

#include "autopilot/explorer.hpp"
#include "config/version.hpp"
#include "files/folders.hpp"
#include "testing/beginning.hpp"
#include "testing/plays.hpp"

namespace doorstring::testing {

namespace {

void visitRooms(Expedition& expedition, int count) {
    const World& world = expedition.world();
    const int wanted = std::min(world.sights.visited() + count, world.metrics.rooms);
    Events events;
    Explorer explore;
    while (world.sights.visited() < wanted || world.flip) {
        events.clear();
        expedition.step(explore(world), events);
    }
}

}  // namespace

std::string recordWalk() {
    const Config config = shippedConfig();
    const Config other = shippedConfig({"tables.N.NS=40", "tables.W.WE=40", "player.speed=120"});
    Expedition expedition = testing::beginning(config, Seed{17});
    RecordingWriter writer(versionText(), config, Seed{17});
    expedition.addWitness(writer);
    visitRooms(expedition, 8);
    expedition.grow(config, testing::grownDungeon(config, Seed{2024}));
    visitRooms(expedition, 10);
    expedition.grow(other, testing::grownDungeon(other, expedition.world().dungeon.seed()));
    visitRooms(expedition, 10);
    expedition.undo();
    expedition.apply(other);
    visitRooms(expedition, 8);
    writer.finish(expedition.world());
    return writer.take();
}

}  // namespace doorstring::testing
