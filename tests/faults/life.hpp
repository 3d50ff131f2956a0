// A player's life without a window, for the faults that are put into it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace doorstring {

// Begins a run or continues the saved one, plays it by the autopilot, chooses an option, edits
// weights in the Lab and saves them as a preset. Throws std::runtime_error if something cannot be
// read.
void live(const std::filesystem::path& home);

// Goes on with the saved run and gives it up, plays another, and begins a third in its place.
void liveToEnd(const std::filesystem::path& home);

// What is left of a life.
struct Remains {
    int ended = 0;                      // runs in the records
    std::optional<std::uint64_t> tick;  // of the saved run, empty without one
    bool hasPreset = false;
};

// Reads all that is in the folder, as the next start would, and plays all runs. Throws
// std::runtime_error if something is broken.
Remains lookAt(const std::filesystem::path& home);

}  // namespace doorstring
