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
    std::string recording;  // its file; empty without one
};

// How far one run came, and why it ended.
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
        EnumArray<CreatureKind, std::uint64_t> defeats{};  // by whose last blow
        std::uint64_t groundDefeats = 0;

        // By whom the runs that ended there were defeated, and how many. What the ground did comes
        // last, by that name.
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
    std::array<Floor, floorCount> floors{};
    bool isAdventure = false;
    std::uint64_t ticks = 0;
    std::uint64_t rooms = 0;
    std::uint64_t visited = 0;
    std::uint64_t withCreatures = 0;
    std::uint64_t cleared = 0;
    std::uint64_t deaths = 0;
    std::uint64_t groundDamage = 0;
    std::uint64_t groundDeaths = 0;
    struct Row {
        std::uint64_t damage = 0;  // half hearts
        std::uint64_t deaths = 0;
        std::uint64_t felled = 0;
    };
    EnumArray<CreatureKind, Row> creatures{};
    std::vector<PlayFailure> failures;  // by seed
    std::vector<PlayLine> lines;        // by seed; of each run, where that was asked for

    void add(const PlayResult& result);
    std::uint64_t runs() const;    // that were played
    std::uint64_t damage() const;  // in all

private:
    void addFloors(const PlayResult& result);
};

void writeAutoplayTable(BlockWriter& writer, const AutoplayReport& report);
void writeAutoplayJson(BlockWriter& writer, const AutoplayReport& report);

// "crashed", "the rule knight_in_wall was broken"
std::string whatFailed(const PlayResult& result);

// In thousandths, rounded.
int shareOf(std::uint64_t part, std::uint64_t whole);

}  // namespace doorstring
