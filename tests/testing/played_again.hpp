// A recording that has been played to its end.
#pragma once

#include "saves/replay_run.hpp"

namespace doorstring::testing {

struct PlayedAgain {
    // `watch` is told of each tick: the expedition after it, and its events.
    template <typename Watch>
    PlayedAgain(const Recording& recording, Watch watch)
        : expedition(recording.configs.front(), firstDungeon(recording)),
          run(recording, expedition) {
        Events events;
        while (!run.ended()) {
            events.clear();
            run.tick(events);
            watch(expedition, events);
        }
    }
    explicit PlayedAgain(const Recording& recording)
        : PlayedAgain(recording, [](const Expedition&, const Events&) {}) {}

    Expedition expedition;
    ReplayRun run;
};

}  // namespace doorstring::testing
