// A recording that has been played to its end.
#pragma once

#include "saves/replay_run.hpp"

namespace doorstring::testing {

struct PlayedAgain {
    explicit PlayedAgain(const Recording& recording)
        : expedition(recording.configs.front(), firstDungeon(recording)),
          run(recording, expedition) {
        Events events;
        while (!run.ended()) {
            events.clear();
            run.tick(events);
        }
    }

    Expedition expedition;
    ReplayRun run;
};

}  // namespace doorstring::testing
