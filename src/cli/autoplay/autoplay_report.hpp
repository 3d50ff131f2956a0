// Gathers the results of all runs, and writes them as a table or as JSON.
#pragma once

#include "cli/autoplay/dungeon_play.hpp"
#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "config/floor_parts.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

struct PlayFailure {
    Seed seed;
    PlayResult result;
    std::string recording;  // the file of its recording; empty if it has none
};

// How far one run got, and why it ended.
struct PlayLine {
    Seed seed;
    PlayEnd end = PlayEnd::NotPlayed;
    std::uint32_t floor = 0;                   // the last one that was reached; 0 in an exploration
    std::optional<CreatureKind> lastAttacker;  // as in PlayResult
    std::uint64_t ticks = 0;
};

struct AutoplayReport {
    std::string preset;
    SeedRange seeds;
    EnumArray<PlayEnd, std::uint64_t> ends{};
    // How many runs reached a floor, how many finished it, and how many were defeated on it.
    struct Floor {
        std::uint64_t reached = 0;
        std::uint64_t finished = 0;
        EnumArray<CreatureKind, std::uint64_t>
            defeats{};  // by the kind of creature that hurt the knight last
        std::uint64_t hazardDefeats = 0;

        // Calls visit(name, how many) for each kind of creature that ended runs on this floor. If
        // hazards ended runs there, the last call is for them, with `hazardsName`.
        template <typename Visit>
        void forDefeats(std::string_view hazardsName, Visit visit) const {
            for (std::size_t i = 0; i < creatureCount; ++i) {
                if (defeats.values[i] > 0) {
                    visit(creatureNames[i], defeats.values[i]);
                }
            }
            if (hazardDefeats > 0) {
                visit(hazardsName, hazardDefeats);
            }
        }
    };
    std::vector<Floor> floors;   // of an adventure; empty if dungeons are explored
    std::size_t firstFloor = 1;  // the floor that the runs begin on, counted from 1
    PlayFigures all;
    std::vector<PlayFailure> failures;  // in the order of seeds
    std::vector<PlayLine> lines;        // of runs that ended, by seed; empty without --each

    void add(const PlayResult& result);
    // The number of runs that `all` and `floors` count: those that ended, except as NotGrown.
    std::uint64_t runs() const;

private:
    void addFloors(const PlayResult& result);
};

void writeAutoplayTable(BlockWriter& writer, const AutoplayReport& report);
void writeAutoplayJson(BlockWriter& writer, const AutoplayReport& report);

// Says how a play failed: "crashed", "the rule knight_in_wall was broken".
std::string whatFailed(const PlayResult& result);

// Has the plan's pilot play each seed that the options ask for, saves recordings of the runs that
// failed or that --keep asks for, and writes the report. Returns the exit status.
int autoplayEach(const GivenOptions& given, std::string_view preset, const PlayPlan& plan,
                 std::ostream& out, std::ostream& err);

}  // namespace doorstring
