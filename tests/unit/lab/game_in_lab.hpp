// The whole game with the Lab open, and all that there is to grow grown.
#pragma once

#include "lab/page/lab_layout.hpp"
#include "testing/shipped_config.hpp"
#include "unit/app/game_in_test.hpp"

#include <algorithm>
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

inline Canvas labPicture(Game& game) {
    Canvas canvas;
    game.draw(canvas, wholeTick);
    return canvas;
}

inline bool sameLab(const Canvas& a, const Canvas& b) {
    return a.size() == b.size() &&
           std::equal(a.pixels().begin(), a.pixels().end(), b.pixels().begin());
}

inline LabLayout labLayoutOf(const Canvas& canvas) {
    return labLayout(canvas.size(), shippedArt().font, shippedConfig().keys, LabPage::Tables, 0);
}

inline void labClick(Game& game, PixelRect area) {
    game.handle(PointerPressed{area.x + area.width / 2, area.y + area.height / 2});
    game.handle(PointerReleased{});
}

}  // namespace doorstring::testing
