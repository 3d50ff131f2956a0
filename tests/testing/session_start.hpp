// How a session of the game begins in tests: at seed 17, with what the sources hold.
#pragma once

#include "play/session/session.hpp"
#include "testing/grown_dungeon.hpp"

namespace doorstring::testing {

inline SessionStart sessionStart(const ConfigSources& sources) {
    const LoadedConfig loaded = loadConfig(sources).value();
    return {sources, loaded, grownDungeon(loaded.config, Seed{17}), true};
}

}  // namespace doorstring::testing
