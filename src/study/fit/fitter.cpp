#include "study/fit/fitter.hpp"

#include "base/contains.hpp"
#include "dungeon/passes/generate.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace doorstring {

namespace {

constexpr std::array movePercents{200, 150, 120, 108, 103};

// Measurements begin with fewDungeons, which are enough to choose a move. Whenever the best
// configuration meets all targets, it is measured again on more dungeons, up to manyDungeons.
constexpr int fewDungeons = 500;
constexpr int manyDungeons = 8000;
constexpr int timesMore = 4;         // each time, the number of dungeons is multiplied by this
constexpr int dungeonsOfPart = 250;  // the most dungeons that one job of a measurement grows

// A move is worth a step only if it lowers the misfit by more than 1 / gainDivisor of what targets
// with a mean add to it.
constexpr int gainDivisor = 20;

// The quotients of misfit() are in 1 / whole.
constexpr std::int64_t whole = 10'000;
constexpr std::int64_t mostQuotient = whole * whole;
constexpr std::int64_t misfitWithoutMean = mostQuotient * mostQuotient;  // of one target

// A trial is given up once it has taken more than mostTries_ tries. judgeBest() sets this limit:
// `timesTries` times the tries that the best configuration took, plus `moreTries` for each dungeon.
constexpr int timesTries = 4;
constexpr int moreTries = 8;

// Returns the configuration with a low limit of tries for each dungeon, so that no dungeon holds up
// a measurement.
Config withLimitedTries(Config config) {
    constexpr int mostTriesOfDungeon = 2000;
    config.dungeon.limits.tries = std::min(config.dungeon.limits.tries, mostTriesOfDungeon);
    return config;
}

bool wantsLoops(const std::vector<Target>& targets) {
    return contains(targets, Metric::Loops, &Target::metric) ||
           contains(targets, Metric::CycleLength, &Target::metric);
}

}  // namespace

std::optional<std::string> whyNotFittable(const DungeonConfig& config) {
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
      withContents_(std::ranges::any_of(targets_, isOfContents, &Target::metric)),
      best_(config),
      dungeons_(fewDungeons) {}

bool Fitter::work(const FitCrew& crew) {
    if (stage_ == Stage::Measuring) {
        measure(crew);
    } else if (stage_ == Stage::Trying) {
        tryMoves(crew);
    }
    return !ended();
}

void Fitter::measure(const FitCrew& crew) {
    std::vector<Means> parts(crew.hands);
    const Config measured = withLimitedTries(best_);
    const int first = bestMeans_.seeds();
    crew.work(parts.size(), [&](std::size_t part) {
        const int from = first + static_cast<int>(part) * dungeonsOfPart;
        for (int i = from; i < std::min(from + dungeonsOfPart, dungeons_) && !crew.mustEnd(); ++i) {
            parts[part].add(measured, Seed{static_cast<std::uint64_t>(i)}, withContents_);
        }
    });
    if (crew.mustEnd()) {
        return;
    }
    for (const Means& part : parts) {
        bestMeans_.add(part);
        measuredSeeds_ += part.seeds();
    }
    const bool isFirstMeasurement = mostTries_ == 0;
    if (isFirstMeasurement) {
        firstMeans_ = bestMeans_;
    }
    if (bestMeans_.seeds() == dungeons_) {
        judgeBest();
    }
}

// Tries the next moves, one for each hand. Each starts from the best so far, so that all can be
// tried at once. Ends the round if no move is left.
void Fitter::tryMoves(const FitCrew& crew) {
    std::vector<Trial> trials;
    while (trials.size() < crew.hands) {
        auto trial = nextTrial();
        if (!trial) {
            break;
        }
        trials.push_back(std::move(*trial));
    }
    if (trials.empty()) {
        return endRound();
    }
    crew.work(trials.size(), [&](std::size_t index) {
        Trial& trial = trials[index];
        while (trial.means.seeds() < dungeons_ && !isTooSlow(trial.means) && !crew.mustEnd()) {
            const Seed seed{static_cast<std::uint64_t>(trial.means.seeds())};
            trial.means.add(trial.config, seed, withContents_);
        }
    });
    if (crew.mustEnd()) {
        return;
    }
    for (Trial& trial : trials) {
        measuredSeeds_ += trial.means.seeds();
        judge(std::move(trial));
    }
}

// Judges the best by its means, once it has been measured on `dungeons_` dungeons. Begins a round,
// or has the best measured again if it meets all targets.
void Fitter::judgeBest() {
    mostTries_ = timesTries * bestMeans_.tries() + std::int64_t{moreTries} * dungeons_;
    bestMisfit_ = misfit(targets_, bestMeans_);
    if (bestMisfit_ > 0) {
        return beginRound();
    }
    confirmBest();
}

// Has the best, which meets all targets, measured again on more dungeons, to be sure. Ends fitting
// if it was measured on manyDungeons already.
void Fitter::confirmBest() {
    if (dungeons_ >= manyDungeons) {
        reached_ = true;
        return end();
    }
    dungeons_ *= timesMore;
    stage_ = Stage::Measuring;
}

void Fitter::beginRound() {
    stage_ = Stage::Trying;
    candidate_.reset();
    moves_ = movesOf(movePercents[sizeIndex_], withSingleTables_, withLoops_);
    if (!withSingleTables_) {
        // Moves that change all tables together are few, so one round tries every size of them.
        for (std::size_t index = 1; index < movePercents.size(); ++index) {
            const auto smaller = movesOf(movePercents[index], withSingleTables_, withLoops_);
            moves_.insert(moves_.end(), smaller.begin(), smaller.end());
        }
    }
    std::ranges::reverse(moves_);  // nextTrial() takes from the back
}

std::optional<Fitter::Trial> Fitter::nextTrial() {
    while (!moves_.empty()) {
        Trial trial{moves_.back(), withLimitedTries(best_), {}};
        moves_.pop_back();
        if (apply(trial.move, bounds_, trial.config.dungeon)) {
            return trial;
        }
    }
    return std::nullopt;
}

void Fitter::judge(Trial&& trial) {
    trial.misfit = misfit(targets_, trial.means);
    const std::int64_t toBeat = candidate_ ? candidate_->misfit : bestMisfit_ - leastGain();
    if (!isTooSlow(trial.means) && trial.misfit < toBeat) {
        candidate_ = std::move(trial);
    }
}

// Leaves out what targets without a mean add to the misfit: beside that, the gains of all others
// would be too small to count.
std::int64_t Fitter::leastGain() const {
    const auto withoutMean = std::ranges::count_if(
        targets_, [&](const Target& target) { return !bestMeans_.of(target.metric); });
    return (bestMisfit_ - withoutMean * misfitWithoutMean) / gainDivisor;
}

void Fitter::endRound() {
    if (candidate_) {
        take(candidate_->move, std::move(candidate_->config), candidate_->means);
        bestMisfit_ = candidate_->misfit;
        return bestMisfit_ == 0 ? confirmBest() : beginRound();
    }
    sizeIndex_ += withSingleTables_ ? 1 : 0;
    withSingleTables_ = true;
    return sizeIndex_ < movePercents.size() ? beginRound() : end();
}

void Fitter::take(const FitMove& move, Config&& config, const Means& means) {
    // The trial had withLimitedTries().
    config.dungeon.limits.tries = best_.dungeon.limits.tries;
    best_ = std::move(config);
    bestMeans_ = means;
    steps_.push_back({move, means});
}

void Fitter::end() {
    stage_ = Stage::Ended;
}

namespace {

constexpr std::int64_t thousand = 1000;

std::int64_t thousandthsPerUnit(const Target& target) {
    return metricInfos[target.metric].unit == MetricUnit::Thousandths ? 1 : thousand;
}

std::int64_t leastInThousandths(const Target& target) {
    return target.least * thousandthsPerUnit(target);
}

std::int64_t mostInThousandths(const Target& target) {
    return target.most == Target::noMost ? Target::noMost
                                         : target.most * thousandthsPerUnit(target);
}

std::int64_t square(std::int64_t value) {
    return value * value;
}

}  // namespace

void Means::add(const Means& part) {
    for (const Metric metric : allValues<Metric>) {
        sums_[metric] += part.sums_[metric];
        counts_[metric] += part.counts_[metric];
    }
    grown_ += part.grown_;
    failed_ += part.failed_;
    tries_ += part.tries_;
}

void Means::add(const Config& config, Seed seed, bool withContents) {
    const auto dungeon = generateDungeon(config.dungeon, config.room, seed);
    if (!dungeon) {
        ++failed_;
        tries_ += dungeon.error().tries;
        return;
    }
    ++grown_;
    tries_ += dungeon.value().report().retries + 1;
    const MetricValues values = valuesOf(dungeon.value(), config, withContents);
    for (const Metric metric : allValues<Metric>) {
        if (values[metric] != noValue) {
            sums_[metric] += values[metric];
            ++counts_[metric];
        }
    }
}

std::optional<std::int64_t> Means::of(Metric metric) const {
    if (counts_[metric] == 0) {
        return std::nullopt;
    }
    return sums_[metric] * thousandthsPerUnit(Target{metric}) / counts_[metric];
}

std::int64_t tolerance(const Target& target) {
    constexpr std::int64_t divisor = 100;  // one percent of the number
    constexpr std::int64_t least = 5;
    const std::int64_t edge =
        target.least > 0 ? leastInThousandths(target) : mostInThousandths(target);
    return std::max(least, edge == Target::noMost ? 0 : edge / divisor);
}

std::int64_t gap(const Target& target, const Means& means) {
    const auto mean = means.of(target.metric);
    if (!mean) {
        return std::numeric_limits<std::int64_t>::max();
    }
    // A mean must be inside a range, but may miss a single number by the tolerance.
    const std::int64_t allowed = target.least == target.most ? tolerance(target) : 0;
    const std::int64_t apart =
        std::max(leastInThousandths(target) - *mean, *mean - mostInThousandths(target));
    return std::max<std::int64_t>(0, apart - allowed);
}

std::int64_t misfit(const std::vector<Target>& targets, const Means& means) {
    constexpr std::int64_t leastEdge = 100;  // 0.1: no gap is divided by a smaller edge
    std::int64_t sum = 0;
    for (const Target& target : targets) {
        const auto mean = means.of(target.metric);
        if (!mean) {
            sum += misfitWithoutMean;
            continue;
        }
        const std::int64_t edge = *mean < leastInThousandths(target) ? leastInThousandths(target)
                                                                     : mostInThousandths(target);
        const std::int64_t apart = gap(target, means);
        sum += apart == 0
                   ? 0
                   : square(std::min(apart * whole / std::max(edge, leastEdge), mostQuotient));
    }
    const std::int64_t seeds = std::max(1, means.seeds());
    return sum + square(2 * whole * means.failed() / seeds);
}

}  // namespace doorstring
