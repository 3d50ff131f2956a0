// The faults that a sample of dungeons shows in a configuration whose values are all allowed.
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
    std::optional<Seed> seed = {};  // one that shows it; null if no single one does
    bool isError = false;           // whether there is no dungeon at all
};

// Returns whether the user or a preset has given the key. A shipped value that is of no use is no
// finding, as shipped values need not be used everywhere.
using IsGiven = std::function<bool(std::string_view key)>;

// Returns what the sample shows.
std::vector<LintFinding> findingsOf(const Config& config, const LintSample& sample,
                                    const IsGiven& isGiven);

// A template that no room of the sample can become, and the reason.
struct UnusedRoom {
    const RoomTemplate* room = nullptr;
    std::string why;
};
// Finds those templates of `rooms` that are never used.
std::vector<UnusedRoom> unusedRooms(const Config& config, const LintSample& sample,
                                    std::span<const RoomTemplate> rooms);

}  // namespace doorstring
