// The faults that a sample of dungeons shows in a configuration that was read without an error.
#pragma once

#include "study/lint/lint_sample.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

struct LintFinding {
    std::string key;                // where to look, such as "tables.E.WE"
    std::string sentence;           // ends without a full stop
    std::optional<Seed> seed = {};  // a seed that shows it; null if no single seed does
    bool isError = false;           // whether there is no dungeon at all
};

// Returns whether the user or a preset has given the key. If neither has, the value is a shipped
// one. A shipped value without effect is no fault, because a configuration need not use every
// shipped value.
using IsGiven = std::function<bool(std::string_view key)>;

// Returns the faults that the sample shows.
std::vector<LintFinding> findingsOf(const Config& config, const LintSample& sample,
                                    const IsGiven& isGiven);

// A template that cannot be used for any room of the sample, and the reason.
struct UnusedRoom {
    const RoomTemplate* room = nullptr;
    std::string why;
};
// Finds the templates among `rooms` that are never used.
std::vector<UnusedRoom> unusedRooms(const Config& config, const LintSample& sample,
                                    std::span<const RoomTemplate> rooms);

}  // namespace doorstring
