// The saved run: the question what becomes of it, and how it goes on.
#pragma once

#include "play/states/state.hpp"
#include "saves/recording.hpp"
#include "saves/run_records.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace doorstring {

// What to do with the saved run, where that is not plain: another one is about to begin, or
// something speaks against going on.
struct SavedRunQuestion {
    std::string sentence;
    std::optional<Recording> recording = {};  // none: it cannot be read, or was not read yet
    bool canGoOn = false;
    // The run that would begin in its place; none: a free one of a new seed.
    std::optional<Seed> seed = {};
    RunKind kind = RunKind::Free;
};
std::unique_ptr<State> makeSavedRun(SavedRunQuestion question);

// Replays the saved run to where it stood, and goes on, without a question.
std::unique_ptr<State> makeResuming(Recording recording);
// Shows a recording, then what was shown before.
void watchRecording(Stage& stage, Recording recording, std::filesystem::path file);

}  // namespace doorstring
