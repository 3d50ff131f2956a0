// The runs that were played, as the index of the records lists them.
#pragma once

#include "base/enums.hpp"
#include "base/result.hpp"
#include "base/seed.hpp"
#include "saves/keyed_line.hpp"
#include "world/expedition.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// A day has one daily run that counts; what is played of its seed afterwards is practice.
enum class RunKind : std::uint8_t { Free, Daily, DailyPractice };
inline constexpr auto runKindNames = namesOf<RunKind>({"free", "daily", "practice"});

// Left: another run was begun in its place.
enum class RunEnd : std::uint8_t { Victory, Defeat, Left, GivenUp };
inline constexpr auto runEndNames = namesOf<RunEnd>({"victory", "defeat", "left", "given-up"});

struct RunRecord {
    std::string date = {};  // on which it began, in UTC, as "2026-11-22"
    RunKind kind = RunKind::Free;
    Difficulty difficulty = Difficulty::Normal;
    Seed seed = {};
    int floor = 1;  // the last one reached
    std::uint64_t ticks = 0;
    RunEnd end = RunEnd::Left;
    std::string defeatedBy = {};  // the creature that took the last half heart; empty if none did
    int regrown = 0;              // how often R or Shift+R regrew a floor
    EnumSet<Relic> relics = {};
    EnumSet<Assist> assists = {};
    std::string woven = {};      // the names of the offers, with ", " between them
    bool hasOwnWeights = false;  // whether it ever had other weights than the shipped ones
    std::string file = {};       // its recording, in the folder of the index

    friend bool operator==(const RunRecord&, const RunRecord&) = default;
};

struct RunRecords {
    static constexpr std::size_t mostRuns = 50;

    // How the saved run began, which its recording does not say.
    struct Begun {
        std::string date;
        RunKind kind = RunKind::Free;
        friend bool operator==(const Begun&, const Begun&) = default;
    };

    std::string lastDaily;  // the last day whose daily run was begun; empty if there was none
    std::optional<Begun> saved;
    std::vector<RunRecord> runs;  // the oldest first

    // Returns the kind of that day's next daily run: Daily the first time, DailyPractice after it.
    RunKind dailyKind(std::string_view date) const;
    // Whether the saved run is that day's daily run, the one that counts.
    bool isDailySaved(std::string_view date) const;
    // Returns the number of runs that were won.
    int victories() const;

    friend bool operator==(const RunRecords&, const RunRecords&) = default;
};

std::string toText(const RunRecords& records);
Result<RunRecords, LineFault> readRunRecords(std::string_view text);

// Returns how a run ended: "defeated by slime" or "victory".
std::string endText(const RunRecord& record);

// Returns today's date in UTC, by which daily runs go: "2026-11-22".
std::string utcDate();

// The outcome of a run.
struct RunSummary {
    RunEnd end = RunEnd::Defeat;
    Difficulty difficulty = Difficulty::Normal;
    std::optional<Seed> seed;  // of the adventure; empty if a recording does not say it
    int floor = 1;             // on which it ended
    RunTally tally;
    bool hasOwnWeights = false;  // whether it ever had other weights than the shipped ones
    bool isUnrecorded = false;   // whether it was a trial or a practice, which is not recorded
};

}  // namespace doorstring
