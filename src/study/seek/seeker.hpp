// Looks for dungeons that meet targets, seed after seed. The caller says how many seeds to look at
// in one call: `doorstring seek` looks at batches on all processors, the Lab at a few seeds in each
// step of its queue.
#pragma once

#include "base/seed.hpp"
#include "config/config.hpp"
#include "study/survey/metric.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

struct FoundSeed {
    Seed seed;
    MetricValues values;  // with its contents
    friend bool operator==(const FoundSeed&, const FoundSeed&) = default;
};

// Figures that show how hard it is to meet a target.
struct TargetTally {
    std::uint64_t measured = 0;  // dungeons that were measured for it: all, or a sample
    std::uint64_t met = 0;       // how many of these met it
    // The value among these nearest to the target, and the first seed that has it; noValue if none
    // has a value.
    std::int64_t nearest = noValue;
    Seed nearestSeed = {};

    // Measures one more dungeon, which has this value.
    void add(const Target& target, std::int64_t value, Seed seed);
    // Adds the figures of dungeons that follow these.
    void add(const Target& target, const TargetTally& next);
    friend bool operator==(const TargetTally&, const TargetTally&) = default;
};

// The result of a search among consecutive seeds.
struct Sought {
    std::uint64_t looked = 0;          // seeds that were looked at
    std::uint64_t failed = 0;          // those without a dungeon, as all tries broke a limit
    std::vector<FoundSeed> found;      // in the order of their seeds
    std::vector<TargetTally> tallies;  // one for each target

    // Adds what was found among the seeds that follow these.
    void add(const Sought& next, const std::vector<Target>& targets);
    friend bool operator==(const Sought&, const Sought&) = default;
};

// Returns the index of the target that the smallest share of dungeons meets; null if none was
// measured.
std::optional<std::size_t> hardestTarget(const Sought& sought);

class Seeker {
public:
    // The configuration must outlive the seeker. The search ends once `wanted` seeds are found.
    Seeker(const Config& config, std::vector<Target> targets, Seed first, std::uint64_t wanted = 1);

    // Looks at up to `seeds` further seeds. Returns false once the search has ended.
    bool look(std::uint64_t seeds);
    const Sought& sought() const { return sought_; }
    Seed next() const { return next_; }

private:
    bool ruleOut(Seed seed);
    void take(Seed seed, const Dungeon& dungeon, bool isInSample);
    void lookAt(Seed seed);

    const Config& config_;
    std::vector<Target> targets_;
    Seed next_;
    std::uint64_t wanted_;
    bool wantsContents_;  // whether a target is one of what valuesOf() counts `withContents`
    // The configuration without roles, locks and loops, which take far longer than growth: too few
    // or too many rooms that grow with it rule a seed out. Null if the number of rooms cannot rule
    // seeds out.
    std::optional<DungeonConfig> growthAlone_;
    std::size_t roomsTarget_ = 0;  // the index of the target of rooms, if there is growthAlone_
    Sought sought_;
};

// Joins the results of several threads, each of which searches one batch of seeds after another.
// They are joined in the order of the seeds: the result is that of a single search, whichever batch
// ends first.
class SeekBoard {
public:
    // Configuration and targets must outlive the board.
    SeekBoard(const Config& config, const std::vector<Target>& targets, std::uint64_t wanted,
              std::uint64_t first);

    // Looks at the batch of `count` seeds from `first` on. Returns false once enough is found.
    bool work(std::uint64_t first, std::uint64_t count);
    const Sought& sought() const { return all_; }

private:
    struct Batch {
        std::uint64_t seeds = 0;
        Sought sought;
    };

    Sought search(std::uint64_t first, std::uint64_t count, std::uint64_t wanted) const;
    bool isDone() const { return all_.found.size() >= wanted_; }
    void takeWaiting();

    const Config& config_;
    const std::vector<Target>& targets_;
    std::uint64_t wanted_;
    std::uint64_t next_;  // the first seed that is not in `all_`
    // Batches that are done while earlier ones are not, by their first seed.
    std::map<std::uint64_t, Batch> waiting_;
    Sought all_;
    std::mutex mutex_;
};

// Says why no dungeon of the configuration can meet the target, as in "limits.min_rooms = 45
// discards smaller dungeons"; null if one may meet it. Grows no dungeon to find out.
std::optional<std::string> outOfReach(const Target& target, const Config& config);

}  // namespace doorstring
