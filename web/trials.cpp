// What web/same.mjs compares with the program of the desktop, and what web/browser_test.py asks.
#include "app/tour.hpp"
#include "autopilot/fight/autopilot.hpp"
#include "dungeon/ascii.hpp"
#include "lab/workshop.hpp"
#include "program.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"
#include "world/state/state_hash.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace doorstring::web {

// Plays the recording in a file to its end. Returns "TICKS CHECKS HASH", or what is wrong.
EXPORT(verify) const char* verify(int nameBytes) {
    const auto recording = loadRecording(inbox(nameBytes), Config());
    if (!recording) {
        return answer(recording.error());
    }
    Expedition expedition(recording.value().configs.front(), firstDungeon(recording.value()));
    ReplayRun run(recording.value(), expedition);
    run.playOut();
    if (run.differsAt()) {
        return answer(fmt::format("differs at tick {}", *run.differsAt()));
    }
    return answer(
        fmt::format("{} {} {:016x}", run.ticks(), run.checksHeld(), stateHash(expedition.world())));
}

// The tiles of a preset's dungeon as text, as of `doorstring map --tiles`; or what is wrong.
EXPORT(tilesOf) const char* tilesOf(int presetBytes, double seed) {
    static std::string preset = "/";
    static LoadedConfig loaded;
    if (const std::string wanted = inbox(presetBytes); wanted != preset) {
        preset = wanted;
        ConfigSources sources = ownSources();
        sources.preset = preset;
        auto read = loadConfig(sources);
        if (!read) {
            return answer(toString(read.error().front()));
        }
        loaded = std::move(read.value());
    }
    const auto dungeon = growAtOnce(loaded.config, Seed{static_cast<std::uint64_t>(seed)});
    return answer(dungeon ? toAsciiTiles(dungeon.value(), loaded.config.room)
                          : dungeon.error().english);
}

// Plays the tour of the seed without a window. Its pictures are then in the folder /tour. Returns
// their number, or what is wrong.
EXPORT(tour) const char* tour(double seed) {
    const ConfigSources sources = ownSources();
    auto loaded = loadConfig(sources);
    if (!loaded) {
        return answer(toString(loaded.error().front()));
    }
    auto dungeon = growAtOnce(loaded.value().config, Seed{static_cast<std::uint64_t>(seed)});
    if (!dungeon) {
        return answer(dungeon.error().english);
    }
    SessionStart start{sources, std::move(loaded.value()), std::move(dungeon.value()), true};
    start.workshop = makeWorkshop();
    const LoadedArt art = Art::load("/assets");
    Game game(art.art, std::move(start), FirstState::Title);
    Tour tour(game, "/tour");
    Canvas canvas;
    while (!tour.ended()) {
        tour.tick(canvas);
    }
    return answer(tour.fault().value_or(std::to_string(tour.pictures())));
}

EXPORT(gridWidth) int gridWidth() {
    return game().session().expedition.world().dungeon.plans().size().width;
}

// What the autopilot would hold now, for a test that plays by touch: "VISITED CLEARED LIVING HALVES
// BUTTON...", first the rooms that were seen and those whose creatures have all fallen, then the
// creatures of this room and what is left of the hearts. It watches from the first call on.
EXPORT(advice) const char* advice() {
    static std::string text;
    static bool isWatching = false;
    if (!isWatching) {
        isWatching = true;
        afterEachTick([pilot = Autopilot(), last = ~std::uint64_t{0}](const World& world) mutable {
            if (std::exchange(last, world.tick) == world.tick) {
                return;  // a blow holds the picture for some ticks, of which the world knows
                         // nothing
            }
            text = fmt::format("{} {} {} {}", world.sights.visited(), world.cleared.size(),
                               world.creatures.living.size(),
                               replay::lineOf({world.player.kit.halfHearts, pilot(world)}));
        });
    }
    return text.c_str();
}

}  // namespace doorstring::web
