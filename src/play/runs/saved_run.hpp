// The saved run: asks what to do with it, and continues it.
#pragma once

#include "play/states/state.hpp"
#include "saves/recording.hpp"
#include "saves/run_records.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace doorstring {

// The question of what to do with the saved run. It comes up if that run cannot simply continue, or
// if another run is about to begin.
struct SavedRunQuestion {
    std::string sentence;
    std::optional<Recording> recording = {};  // null if it is not readable, or not read yet
    bool canGoOn = false;
    bool isDaily = false;  // whether the saved run is today's daily run, the one that counts
    // The run that would begin in place of the saved one: its seed (null for a new seed), its kind,
    // and the day that it counts for (empty for the day on which it begins).
    std::optional<Seed> seed = {};
    RunKind kind = RunKind::Free;
    std::string date = {};
};
std::unique_ptr<State> makeSavedRunMenu(SavedRunQuestion question);

// Shows a recording, then what was shown before.
void watchRecording(Stage& stage, Recording recording, std::filesystem::path file);

}  // namespace doorstring
