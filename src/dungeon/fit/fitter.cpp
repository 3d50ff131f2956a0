#include "dungeon/fit/fitter.hpp"

#include "base/contains.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace doorstring {

namespace {

constexpr std::array movePercents{200, 150, 120, 108, 103};

// Few dungeons show which way to go, many where it has led.
constexpr int fewDungeons = 500;
constexpr int manyDungeons = 8000;
constexpr int timesMore = 4;

// A move that takes less than this share off the misfit is not worth a step.
constexpr int leastGain = 20;

// What needs far more tries than the beginning is no way to go.
constexpr int timesTries = 4;
constexpr int moreTries = 8;
constexpr int mostTriesOfOne = 2000;

bool wantsLoops(const std::vector<Target>& targets) {
    return contains(targets, Metric::Loops, &Target::metric) ||
           contains(targets, Metric::CycleLength, &Target::metric);
}

}  // namespace

std::optional<std::string> unfit(const DungeonConfig& config) {
    return config.growth == Growth::DoorStrings
               ? std::nullopt
               : std::optional<std::string>(
                     "its dungeons do not grow from tables (growth is not \"door-strings\"), so "
                     "that there are no weights to move");
}

Fitter::Fitter(const Config& config, std::vector<Target> targets,
               std::optional<WeightBounds> bounds)
    : targets_(std::move(targets)),
      bounds_(bounds.value_or(usualBounds(config.dungeon))),
      withLoops_(wantsLoops(targets_)),
      withDanger_(contains(targets_, Metric::Danger, &Target::metric)),
      tries_(config.dungeon.limits.tries),
      best_(config),
      dungeons_(fewDungeons) {
    best_.dungeon.limits.tries = std::min(tries_, mostTriesOfOne);
}

bool Fitter::step(int dungeons) {
    for (; dungeons > 0 && !ended(); --dungeons) {
        growOne();
    }
    return !ended();
}

void Fitter::growOne() {
    ++grown_;
    if (stage_ == Stage::Measuring) {
        bestMeans_.add(best_, withDanger_);
        if (bestMeans_.dungeons() == dungeons_) {
            finishBest();
        }
        return;
    }
    trialMeans_.add(trial_, withDanger_);
    if (trialMeans_.dungeons() == dungeons_ || isTooSlow()) {
        finishTrial();
    }
}

bool Fitter::isTooSlow() const {
    return trialMeans_.tries() > mostTries_;
}

// The best is known for as many dungeons as each trial.
void Fitter::finishBest() {
    if (mostTries_ == 0) {
        firstMeans_ = bestMeans_;
    }
    mostTries_ = timesTries * bestMeans_.tries() + std::int64_t{moreTries} * dungeons_;
    bestMisfit_ = misfit(targets_, bestMeans_);
    if (!way_.empty()) {
        way_.back().means = bestMeans_;
    }
    if (bestMisfit_ > 0) {
        return beginRound();
    }
    measureBest();
}

// Once more on more dungeons, to be sure.
void Fitter::measureBest() {
    if (dungeons_ >= manyDungeons) {
        return end(true);
    }
    dungeons_ *= timesMore;
    stage_ = Stage::Measuring;
}

void Fitter::beginRound() {
    stage_ = Stage::Trying;
    candidate_.reset();
    moves_ = movesOf(movePercents[size_], each_, withLoops_);
    for (std::size_t size = 1; !each_ && size < movePercents.size(); ++size) {
        const auto smaller = movesOf(movePercents[size], each_, withLoops_);
        moves_.insert(moves_.end(), smaller.begin(), smaller.end());
    }
    std::ranges::reverse(moves_);
    nextMove();
}

void Fitter::nextMove() {
    while (!moves_.empty()) {
        move_ = moves_.back();
        moves_.pop_back();
        trial_ = best_;
        trialMeans_ = {};
        if (apply(move_, bounds_, trial_.dungeon)) {
            return;
        }
    }
    endRound();
}

void Fitter::finishTrial() {
    const std::int64_t found = misfit(targets_, trialMeans_);
    const std::int64_t before =
        candidate_ ? candidate_->misfit : bestMisfit_ - bestMisfit_ / leastGain;
    if (!isTooSlow() && found < before) {
        candidate_ = Candidate{move_, trial_, trialMeans_, found};
    }
    nextMove();
}

void Fitter::endRound() {
    if (candidate_) {
        take(candidate_->move, std::move(candidate_->config), candidate_->means);
        bestMisfit_ = candidate_->misfit;
        return bestMisfit_ == 0 ? measureBest() : beginRound();
    }
    size_ += each_ ? 1 : 0;
    each_ = true;
    return size_ < movePercents.size() ? beginRound() : end(false);
}

void Fitter::take(const FitMove& move, Config&& config, const Means& means) {
    best_ = std::move(config);
    bestMeans_ = means;
    way_.push_back({move, means});
}

void Fitter::end(bool reached) {
    reached_ = reached;
    best_.dungeon.limits.tries = tries_;
    stage_ = Stage::Ended;
}

}  // namespace doorstring
