// The whole game with the Lab open, and all that there is to grow grown.
#pragma once

#include "unit/app/game_in_test.hpp"

#include <string>
#include <utility>
#include <vector>

namespace doorstring::testing {

inline void openLabIn(Game& game) {
    press(game, Key::L);
    tick(game, 60);
}

inline SessionStart withoutMotion(std::vector<std::string> sets = {},
                                  const std::string& preset = "") {
    ConfigSources sources;
    sources.sets = std::move(sets);
    sources.sets.push_back("view.reduced_motion=true");
    sources.preset = preset;
    return startFrom(std::move(sources));
}

struct GameInLab : Game {
    explicit GameInLab(SessionStart start = withoutMotion())
        : Game(shippedArt(), std::move(start), FirstState::Explore) {
        openLabIn(*this);
    }
};

}  // namespace doorstring::testing
