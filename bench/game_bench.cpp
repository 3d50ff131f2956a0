// links: doorstring_app
// What a tick and a frame of the game cost, without the window: frames are drawn on the canvas in
// memory.
#include "app/game.hpp"
#include "autopilot/explorer.hpp"
#include "config/files/folders.hpp"
#include "testing/session_start.hpp"

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
    game.session().autopilot = Explorer();
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
        const Room room(plan, {++x, 0}, Seed{17}, config);
        drawRoom(picture, room, Seed{17}, art().tileset(Tileset::Moss));
        benchmark::DoNotOptimize(picture.below.pixels().data());
    }
}
BENCHMARK(enteringARoom)->Arg(9)->Arg(15)->Arg(31)->Unit(benchmark::kMicrosecond);

}  // namespace

}  // namespace doorstring
