// Games whose adventures are saved in a folder of the test's own.
#pragma once

#include "autopilot/fight/autopilot.hpp"
#include "saves/run_folder.hpp"
#include "unit/app/game_in_test.hpp"

namespace doorstring::testing {

class Saves {
public:
    std::filesystem::path folder() const { return folder_.path() / "state"; }
    RunFolder runs() const { return RunFolder(folder()); }

    Game game(FirstState first, std::vector<std::string> sets = {}) const {
        ConfigSources sources;
        // Blows stop no tick, so that each one counts.
        sets.emplace_back("view.reduced_motion=true");
        sources.sets = std::move(sets);
        SessionStart start = startFrom(std::move(sources));
        start.saves = {folder(), [] { return std::string("2026-11-22"); }};
        return {shippedArt(), std::move(start), first};
    }

private:
    TempFolder folder_;
};

// On its first floor, played by the autopilot.
inline void beginAdventure(Game& game) {
    game.session().host.autopilot = Autopilot();
    game.session().beginAdventure(Seed{17});
}

}  // namespace doorstring::testing
