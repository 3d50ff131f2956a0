// The results of all plays, in each of the formats.
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
    std::uint32_t floor = 0;
    std::optional<CreatureKind> lastBlow;
    std::uint64_t ticks = 0;
};

struct AutoplayReport {
    std::string preset;
    SeedRange seeds;
    EnumArray<PlayEnd, std::uint64_t> ends{};
    struct Floor {
        std::uint64_t reached = 0;
        std::uint64_t finished = 0;
        EnumArray<CreatureKind, std::uint64_t>
            defeats{};                    // by the kind of creature whose blow was the last
        std::uint64_t groundDefeats = 0;  // if a hazard hurt last

        // Calls visit(name, how many) for each kind of creature that ended runs on this floor. If
        // hazards ended runs there, the last call is for them, with `groundName`.
        template <typename Visit>
        void forDefeats(std::string_view groundName, Visit visit) const {
            for (std::size_t i = 0; i < creatureCount; ++i) {
                if (defeats.values[i] > 0) {
                    visit(creatureNames[i], defeats.values[i]);
                }
            }
            if (groundDefeats > 0) {
                visit(groundName, groundDefeats);
            }
        }
    };
    std::vector<Floor> floors;   // of an adventure; empty if dungeons are explored
    std::size_t firstFloor = 1;  // the one that the runs begin on
    PlayFigures all;
    std::vector<PlayFailure> failures;  // by seed
    std::vector<PlayLine> lines;        // of each run, by seed; empty if not asked for

    void add(const PlayResult& result);
    std::uint64_t runs() const;  // the number of runs played

private:
    void addFloors(const PlayResult& result);
};

void writeAutoplayTable(BlockWriter& writer, const AutoplayReport& report);
void writeAutoplayJson(BlockWriter& writer, const AutoplayReport& report);

// Says how a play failed: "crashed", "the rule knight_in_wall was broken".
std::string whatFailed(const PlayResult& result);

// Has the plan's pilot play the dungeons that the options ask for, saves recordings of failures and
// of the runs of --keep, and writes the report. Returns the exit status.
int autoplayEach(const GivenOptions& given, std::string_view preset, const PlayPlan& plan,
                 std::ostream& out, std::ostream& err);

}  // namespace doorstring
