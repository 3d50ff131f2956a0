// links: doorstring_app
// What a tick and a frame of the game cost, without the window: frames are drawn on the canvas in
// memory.
#include "autopilot/explorer.hpp"
#include "config/sources/load.hpp"
#include "files/folders.hpp"
#include "play/game.hpp"
#include "testing/beginning.hpp"
#include "testing/session_start.hpp"
#include "testing/tiled_room.hpp"
#include "world/creatures/place.hpp"
#include "world/step.hpp"

#include <benchmark/benchmark.h>

namespace doorstring {

namespace {

const Folders& folders() {
    static const Folders found = findFolders().value();
    return found;
}

const Art& art() {
    static const Art loaded = Art::load(folders().assets).art;
    return loaded;
}

Game makeGame(FirstState first) {
    ConfigSources sources;
    sources.shipped = folders().shippedConfig;
    return {art(), testing::sessionStart(sources), first};
}

void loadArt(benchmark::State& state) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(Art::load(folders().assets));
    }
}
BENCHMARK(loadArt)->Unit(benchmark::kMillisecond);

void tickWhileExploring(benchmark::State& state) {
    Game game = makeGame(FirstState::Explore);
    game.session().host.autopilot = Explorer();
    for (auto _ : state) {
        game.tick();
    }
}
BENCHMARK(tickWhileExploring)->Unit(benchmark::kMicrosecond);

void tickHoldingAKey(benchmark::State& state) {
    Game game = makeGame(FirstState::Explore);
    game.handle(KeyPressed{{Key::Up}});
    for (auto _ : state) {
        game.tick();
    }
}
BENCHMARK(tickHoldingAKey)->Unit(benchmark::kMicrosecond);

constexpr int crowd = 20;

// Creatures of all kinds, and bolts that hang in the air.
World fullRoom() {
    ConfigSources sources;
    sources.shipped = folders().shippedConfig;
    Config config = loadConfig(sources).value().config;
    config.player.hearts = 500;
    World world = testing::beginning(config, Seed{17}).world();
    for (int i = 0; i < crowd; ++i) {
        const auto kind = static_cast<CreatureKind>(i % static_cast<int>(creatureCount));
        world.creatures.living.push_back(
            makeCreature(world, kind, tileCentre({1 + i % 13, 1 + i % 7}), 17));
    }
    for (std::size_t i = 0; i < Creatures::mostProjectiles; ++i) {
        Projectile bolt;
        bolt.kind = ProjectileKind::Bolt;
        bolt.body.size = {6, 6};
        bolt.body.at = tileCentre({1 + static_cast<int>(i % 12), 7});
        world.creatures.projectiles.push_back(bolt);
    }
    return world;
}

// Aimed at: at most 20 us.
void tickOfAFight(benchmark::State& state) {
    World world = fullRoom();
    Events events;
    const std::vector<Projectile> bolts = world.creatures.projectiles;
    for (auto _ : state) {
        world.creatures.projectiles = bolts;
        events.clear();
        step(world, holding(Button::Sword), events);
    }
    state.counters["creatures"] = static_cast<double>(world.creatures.living.size());
}
BENCHMARK(tickOfAFight)->Unit(benchmark::kMicrosecond);

void frameInARoom(benchmark::State& state) {
    Game game = makeGame(FirstState::Explore);
    Canvas canvas;
    for (auto _ : state) {
        game.draw(canvas, 128);
        benchmark::DoNotOptimize(canvas.pixels().data());
    }
}
BENCHMARK(frameInARoom)->Unit(benchmark::kMicrosecond);

void frameInASlide(benchmark::State& state) {
    Game game = makeGame(FirstState::Explore);
    game.handle(KeyPressed{{Key::Right}});
    while (game.stateName() != "sliding") {
        game.tick();
    }
    game.tick();
    Canvas canvas;
    for (auto _ : state) {
        game.draw(canvas, 128);
        benchmark::DoNotOptimize(canvas.pixels().data());
    }
}
BENCHMARK(frameInASlide)->Unit(benchmark::kMicrosecond);

void frameOfTheMap(benchmark::State& state) {
    Game game = makeGame(FirstState::Explore);
    game.handle(KeyPressed{{Key::M}});
    Canvas canvas;
    for (auto _ : state) {
        game.draw(canvas, 128);
        benchmark::DoNotOptimize(canvas.pixels().data());
    }
}
BENCHMARK(frameOfTheMap)->Unit(benchmark::kMicrosecond);

// Tiling and drawing the room behind a door: what a flip costs on top of a frame.
void enteringARoom(benchmark::State& state) {
    const auto side = static_cast<int>(state.range(0));
    RoomConfig config;
    config.size = {side, side};
    const RoomPlan plan{1, DoorSet::all(), RoomKind::Plain};
    RoomPicture picture;
    int x = 0;
    for (auto _ : state) {
        const Room room = testing::tiledRoom(plan, {++x, 0}, Seed{17}, config);
        drawRoom(picture, room, Seed{17}, art().tileset(Tileset::Moss));
        benchmark::DoNotOptimize(picture.below.pixels().data());
    }
}
BENCHMARK(enteringARoom)->Arg(9)->Arg(15)->Arg(31)->Unit(benchmark::kMicrosecond);

}  // namespace

}  // namespace doorstring
