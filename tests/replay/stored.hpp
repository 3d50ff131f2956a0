// The recordings beside this file: every compiler plays them to the same state.
#pragma once

#include "config/version.hpp"
#include "files/whole_file.hpp"
#include "saves/recording_reader.hpp"
#include "testing/catch2.hpp"
#include "testing/events.hpp"
#include "testing/played_again.hpp"
#include "testing/plays.hpp"

#include <cstdlib>
#include <filesystem>
#include <string>

namespace doorstring::testing {

// The recording NAME.replay. With DOORSTRING_UPDATE_GOLDENS in the environment `record` makes it
// again.
template <typename Record>
Recording storedRecording(const std::string& name, Record record) {
    const auto file =
        std::filesystem::path(DOORSTRING_PROJECT) / "tests" / "replay" / (name + ".replay");
    if (std::getenv("DOORSTRING_UPDATE_GOLDENS") != nullptr) {
        REQUIRE_FALSE(writeWholeFile(file, record()));
    }
    auto recording = loadRecording(file, Config());
    REQUIRE(recording.ok());
    CHECK(recording.value().ending == Recording::Ending::Whole);
    return std::move(recording.value());
}

// Plays until something holds of the world, for an hour at most. Returns whether it came to that.
template <typename Pilot, typename Holds>
bool playUntil(Expedition& expedition, Pilot pilot, Holds holds) {
    Events events;
    for (int tick = 0; tick < 3600 * ticksPerSecond; ++tick) {
        if (holds(expedition.world())) {
            return true;
        }
        events.clear();
        expedition.step(pilot(expedition.world()), events);
    }
    return false;
}

inline bool hasVisitedAll(const World& world) {
    return world.sights.visited() == world.metrics.rooms;
}

}  // namespace doorstring::testing
