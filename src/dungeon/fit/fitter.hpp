// Moves the weights of a configuration toward targets for means, a few dungeons at a time: of all
// moves of all tables together it takes the one that brings the means nearest, and where none helps
// any more, goes on with moves of single tables, large ones first. Every configuration is measured
// on the same seeds.
#pragma once

#include "dungeon/fit/fit_move.hpp"
#include "dungeon/fit/means.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

// A move that was taken, and where it has led.
struct FitStep {
    FitMove move;
    Means means;
};

// Why the weights of a configuration cannot be fitted; none where they can.
std::optional<std::string> unfit(const DungeonConfig& config);

class Fitter {
public:
    // Bounds: those of usualBounds() unless others are given.
    Fitter(const Config& config, std::vector<Target> targets,
           std::optional<WeightBounds> bounds = std::nullopt);

    // Grows so many dungeons, fewer where it ends. False once it has ended.
    bool step(int dungeons);

    bool ended() const { return stage_ == Stage::Ended; }
    bool reached() const { return reached_; }
    // The best so far.
    const Config& config() const { return best_; }
    const Means& means() const { return bestMeans_; }
    const Means& firstMeans() const { return firstMeans_; }
    const std::vector<FitStep>& way() const { return way_; }
    const std::vector<Target>& targets() const { return targets_; }
    const WeightBounds& bounds() const { return bounds_; }
    std::int64_t grown() const { return grown_; }  // dungeons, for all that was tried

private:
    enum class Stage : std::uint8_t { Measuring, Trying, Ended };

    void growOne();
    bool isTooSlow() const;
    void measureBest();
    void finishBest();
    void finishTrial();
    void beginRound();
    void nextMove();
    void endRound();
    void take(const FitMove& move, Config&& config, const Means& means);
    void end(bool reached);

    std::vector<Target> targets_;
    WeightBounds bounds_;
    bool withLoops_;
    bool withDanger_;
    int tries_;  // limits.tries of the configuration

    Stage stage_ = Stage::Measuring;
    Config best_;
    Means bestMeans_;
    Means firstMeans_;
    std::int64_t bestMisfit_ = 0;
    std::int64_t mostTries_ = 0;  // of one measurement
    int dungeons_;                // of one measurement
    bool each_ = false;           // tables are moved apart, too,
    std::size_t size_ = 0;        // by moves of this size

    std::vector<FitMove> moves_;  // still to be tried in this round
    FitMove move_;
    Config trial_;
    Means trialMeans_;
    struct Candidate {
        FitMove move;
        Config config;
        Means means;
        std::int64_t misfit;
    };
    std::optional<Candidate> candidate_;  // the best of the round

    std::vector<FitStep> way_;
    bool reached_ = false;
    std::int64_t grown_ = 0;
};

}  // namespace doorstring
