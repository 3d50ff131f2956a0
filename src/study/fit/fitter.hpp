// Changes the weights of a configuration, one move after another, to bring the means of its metrics
// to targets. Each round takes the move after which the means are nearest to the targets. The first
// rounds try only moves that change all tables together. Once none of these helps, rounds also try
// moves that change a single table or the two tables of an axis, large moves first. Every
// configuration is measured on the same seeds.
#pragma once

#include "config/config.hpp"
#include "study/fit/fit_move.hpp"
#include "study/survey/metric.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

// The mean of each metric over the dungeons of a configuration, gathered dungeon by dungeon. Means
// are whole numbers, so that fitting takes the same moves on every machine.
class Means {
public:
    // Grows the dungeon of the seed and adds its metrics, see valuesOf().
    void add(const Config& config, Seed seed, bool withContents);
    void add(const Means& part);

    int seeds() const { return grown_ + failed_; }  // those without a dungeon included
    int failed() const { return failed_; }
    std::int64_t tries() const { return tries_; }
    // The mean in thousandths; null if no dungeon has the metric.
    std::optional<std::int64_t> of(Metric metric) const;

private:
    EnumArray<Metric, std::int64_t> sums_{};
    EnumArray<Metric, int> counts_{};
    int grown_ = 0;
    int failed_ = 0;
    std::int64_t tries_ = 0;
};

// Returns how far a mean may be from a target that is a single number, and still meet it. In
// thousandths: one percent of the number, but at least 5.
std::int64_t tolerance(const Target& target);

// Returns by how much the mean misses the target, in thousandths: how far it is outside a range,
// or, for a single number, outside the tolerance. The greatest number if there is no mean.
std::int64_t gap(const Target& target, const Means& means);

// Returns how badly the means miss the targets; 0 if all targets are met and all dungeons grow.
// Each gap is divided by the end of the target's range that the mean is beyond; the quotient is at
// most 10,000, and that if there is no mean. The result is the sum of the squares of these
// quotients, plus the square of twice the share of dungeons that did not grow. Quotients and share
// are in 1 / 10,000 before they are squared.
std::int64_t misfit(const std::vector<Target>& targets, const Means& means);

// A move that was taken, and the means after it, as they were when it was taken.
struct FitStep {
    FitMove move;
    Means means;
};

// How the work is shared. The result is the same with any number of hands.
struct FitCrew {
    std::size_t hands = 1;  // the most jobs in one call of Fitter::work(); they may run at once
    // Returns whether jobs must end early. If so, the work of the call is dropped, and fitting
    // cannot be continued.
    std::function<bool()> mustEnd = [] { return false; };
    // Does the jobs 0 to count - 1, in any order or at once.
    std::function<void(std::size_t count, const std::function<void(std::size_t)>& job)> work =
        [](std::size_t count, const std::function<void(std::size_t)>& job) {
            for (std::size_t i = 0; i < count; ++i) {
                job(i);
            }
        };
};

// Says why the weights of a configuration cannot be fitted; null if they can.
std::optional<std::string> whyNotFittable(const DungeonConfig& config);

class Fitter {
public:
    // Begins from the configuration, with usualBounds() unless others are given.
    Fitter(const Config& config, std::vector<Target> targets,
           std::optional<WeightBounds> bounds = std::nullopt);

    // Does one job with each hand: measures a part of the dungeons, or tries a move. Returns false
    // once fitting has ended.
    bool work(const FitCrew& crew = {});

    bool ended() const { return stage_ == Stage::Ended; }
    // Whether fitting has ended because the best configuration meets all targets.
    bool reached() const { return reached_; }
    // The best configuration until now, and its means.
    const Config& config() const { return best_; }
    const Means& means() const { return bestMeans_; }
    const Means& firstMeans() const { return firstMeans_; }
    const std::vector<FitStep>& steps() const { return steps_; }
    const std::vector<Target>& targets() const { return targets_; }
    const WeightBounds& bounds() const { return bounds_; }
    // The number of seeds measured, summed over all configurations that were tried. Seeds without a
    // dungeon count, too.
    std::int64_t measuredSeeds() const { return measuredSeeds_; }

private:
    enum class Stage : std::uint8_t { Measuring, Trying, Ended };

    // The best configuration after one more move, and its means.
    struct Trial {
        FitMove move;
        Config config;
        Means means;
        std::int64_t misfit = 0;
    };

    void measure(const FitCrew& crew);
    void tryMoves(const FitCrew& crew);
    bool isTooSlow(const Means& means) const { return means.tries() > mostTries_; }
    void confirmBest();
    void judgeBest();
    void judge(Trial&& trial);
    // Returns by how much a move must lower the misfit of the best to be worth a step.
    std::int64_t leastGain() const;
    void beginRound();
    // Returns the trial of the next move that changes anything; null at the end of the round.
    std::optional<Trial> nextTrial();
    void endRound();
    void take(const FitMove& move, Config&& config, const Means& means);
    void end();

    std::vector<Target> targets_;
    WeightBounds bounds_;
    bool withLoops_;
    bool withContents_;

    Stage stage_ = Stage::Measuring;
    Config best_;
    Means bestMeans_;
    Means firstMeans_;
    std::int64_t bestMisfit_ = 0;
    std::int64_t mostTries_ = 0;     // the most tries of one trial; 0 until judgeBest() sets it
    int dungeons_;                   // number of dungeons that a measurement grows
    bool withSingleTables_ = false;  // whether moves change single tables and axes, too
    std::size_t sizeIndex_ = 0;      // the index of the moves' size in movePercents

    std::vector<FitMove> moves_;      // still to be tried in this round
    std::optional<Trial> candidate_;  // the best of the round; null if none has helped enough

    std::vector<FitStep> steps_;
    bool reached_ = false;
    std::int64_t measuredSeeds_ = 0;
};

}  // namespace doorstring
