// What the game of a page begins with.
#pragma once

#include "config/sources/load.hpp"
#include "play/session/host.hpp"

#include <optional>
#include <string>
#include <vector>

namespace doorstring::web {

struct Beginning {
    LoadedConfig loaded;
    Dungeon dungeon;
};

// Loads the configuration and grows its dungeon; returns the reason if either fails. A game
// without a link begins all the same: with the shipped weights, for the player's own files can only
// be corrected in a page that plays. Sentences about this go to `notices`.
Result<Beginning, std::string> beginningOf(ConfigSources& sources, std::optional<Seed> linked,
                                           const GrowDungeon& grow,
                                           std::vector<std::string>& notices);

}  // namespace doorstring::web
