// The saved run: asks what to do with it, and continues it.
#pragma once

#include "play/states/state.hpp"
#include "saves/recording.hpp"
#include "saves/run_records.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace doorstring {

// What to do with the saved run: asked if it cannot simply continue, or if another one is about to
// begin.
struct SavedRunQuestion {
    std::string sentence;
    std::optional<Recording> recording = {};  // null if it cannot be read, or was not read yet
    bool canGoOn = false;
    // The run that would begin in place of the saved one: its seed (null for a new seed), its kind,
    // and the day that it counts for (empty for the day on which it begins).
    std::optional<Seed> seed = {};
    RunKind kind = RunKind::Free;
    std::string date = {};
};
std::unique_ptr<State> makeSavedRun(SavedRunQuestion question);

// Replays the saved run to its end and continues it from there. Asks only if it plays differently.
std::unique_ptr<State> makeResuming(Recording recording);
// Shows a recording, then what was shown before.
void watchRecording(Stage& stage, Recording recording, std::filesystem::path file);

}  // namespace doorstring
