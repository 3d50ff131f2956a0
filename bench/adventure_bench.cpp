// links: doorstring_app
// What a tick and a frame cost in the fights against bosses, with as much in the air as there can
// be, and at the loom of an altar while it grows floors for its forecast.
#include "config/sources/load.hpp"
#include "files/folders.hpp"
#include "play/game.hpp"
#include "testing/session_start.hpp"
#include "testing/shipped_config.hpp"
#include "world/beginning.hpp"

#include <benchmark/benchmark.h>

namespace doorstring {

namespace {

const Art& art() {
    static const Art loaded = Art::load(findFolders().value().assets).art;
    return loaded;
}

// The boss's room of a floor, entered by a knight who cannot fall; the boss needs far more blows
// than it gets.
Config bossFloor(int floor) {
    Config config = testing::shippedFloor(floor);
    config.adventure.roleToBeginIn = Role::Boss;
    config.player.hearts = 500;
    config.creatures.kinds[config.adventure.boss()].health = 100'000;
    return config;
}

// Walks round the room and strikes.
InputFrame inputAt(std::uint64_t tick) {
    constexpr std::array sides{Direction::North, Direction::East, Direction::South,
                               Direction::West};
    const InputFrame walk = InputFrame().with(sides[tick / 40 % sides.size()]);
    return tick % 30 == 0 ? walk.with(Button::Sword) : walk;
}

// Plays a tick of a fight that goes on for as long as it is asked to.
void play(Expedition& expedition, Events& events) {
    World& world = expedition.world();
    world.player.kit.halfHearts = 2 * 500;
    events.clear();
    expedition.step(inputAt(world.tick), events);
}

void playUntilItFights(Expedition& expedition, Events& events) {
    for (int tick = 0; tick < 600; ++tick) {
        play(expedition, events);
    }
}

std::string bossName(const World& world) {
    return std::string(world.hasBoss() ? name(world.boss()->kind) : "no boss");
}

// Aimed at: at most 12 us.
void tickOfABossFight(benchmark::State& state) {
    const Config config = bossFloor(static_cast<int>(state.range(0)));
    Expedition expedition(config, testing::grownDungeon(config, Seed{17}));
    Events events;
    playUntilItFights(expedition, events);
    for (auto _ : state) {
        play(expedition, events);
    }
    state.SetLabel(bossName(expedition.world()));
}
BENCHMARK(tickOfABossFight)->DenseRange(1, 5)->Unit(benchmark::kMicrosecond);

// What flies about when sparks and falls come thick and fast: over 200 pieces.
Events fireworks() {
    constexpr int sparks = 64;
    constexpr int falls = 12;
    Events events;
    for (int i = 0; i < sparks; ++i) {
        events.emplace_back(SwordRang{tileCentre({1 + i % 13, 1 + i % 7})});
    }
    for (int i = 0; i < falls; ++i) {
        events.emplace_back(
            CreatureFell{.kind = CreatureKind::Skeleton, .at = tileCentre({1 + i, 1 + i % 7})});
    }
    return events;
}

SessionStart shippedStart() {
    ConfigSources sources;
    sources.shipped = findFolders().value().shippedConfig;
    return testing::sessionStart(sources);
}

// Aimed at: at most 300 us.
void frameOfABossFight(benchmark::State& state) {
    Game game(art(), shippedStart(), FirstState::Explore);
    Session& session = game.session();
    const Config config = bossFloor(static_cast<int>(state.range(0)));
    session.expedition.begin(config, testing::grownDungeon(config, Seed{17}));
    playUntilItFights(session.expedition, session.events);
    session.events = fireworks();
    session.showEvents();
    Canvas canvas;
    for (auto _ : state) {
        game.draw(canvas, 128);
        benchmark::DoNotOptimize(canvas.pixels().data());
    }
    state.SetLabel(bossName(session.expedition.world()));
}
BENCHMARK(frameOfABossFight)->DenseRange(1, 5)->Unit(benchmark::kMicrosecond);

// Begins an adventure, at the altar of its first floor.
void beginAtAltar(Session& session) {
    session.beginAdventure(Seed{17});
    beginAt(session.expedition.world(), Role::Altar);
}

// The first tick, in which the next floor is read and grown. Aimed at: at most 16 ms.
void firstTickAtALoom(benchmark::State& state) {
    Game game(art(), shippedStart(), FirstState::Explore);
    beginAtAltar(game.session());
    for (auto _ : state) {
        game.session().scene.loom.clear();
        game.session().scene.loom.tick(game.session());
    }
}
BENCHMARK(firstTickAtALoom)->Unit(benchmark::kMillisecond);

// A tick and a frame while the forecast of 400 floors grows. Aimed at: at most 16 ms.
void tickAndFrameAtALoom(benchmark::State& state) {
    Game game(art(), shippedStart(), FirstState::Explore);
    beginAtAltar(game.session());
    Canvas canvas;
    for (auto _ : state) {
        Loom& loom = game.session().scene.loom;
        if (loom.shown() != nullptr && loom.shown()->forecaster.isDone()) {
            loom.clear();
        }
        loom.tick(game.session());
        game.draw(canvas, 128);
    }
}
BENCHMARK(tickAndFrameAtALoom)->Unit(benchmark::kMillisecond);

}  // namespace

}  // namespace doorstring
