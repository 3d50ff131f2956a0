// What a sample of dungeons shows to be wrong with a configuration, though each of its values is
// allowed.
#pragma once

#include "study/lint/lint_sample.hpp"

#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

struct LintFinding {
    std::string key;       // where to look: "tables.E.WE"; empty: the configuration as a whole
    std::string sentence;  // ends without a full stop
    std::optional<Seed> seed = {};  // that shows it
    bool isError = false;           // there is no dungeon at all
};

// Whether the user, or a preset, has given the key: what is shipped need not be used everywhere.
using IsGiven = std::function<bool(std::string_view key)>;

// The first of the keys of a section that is given; without one the first.
std::string givenKey(const IsGiven& isGiven, std::string_view section,
                     std::initializer_list<std::string_view> names);

std::vector<LintFinding> findingsOf(const Config& config, const LintSample& sample,
                                    const IsGiven& isGiven);

// Its parts, by theme.
void addTableFindings(const Config& config, const LintSample& sample, const IsGiven& isGiven,
                      std::vector<LintFinding>& findings);
void addRoomFindings(const Config& config, const LintSample& sample, const IsGiven& isGiven,
                     std::vector<LintFinding>& findings);

// A room made by hand that no room of the sample can become, with the first line of its text.
struct UnusedRoom {
    const RoomTemplate* room = nullptr;
    std::string why;
};
std::vector<UnusedRoom> unusedRooms(const Config& config, const LintSample& sample,
                                    std::span<const RoomTemplate> rooms);

}  // namespace doorstring
