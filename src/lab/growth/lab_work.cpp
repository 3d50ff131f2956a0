#include "lab/growth/lab_work.hpp"

#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"
#include "files/threads.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace doorstring {

LabTried makeTry(const LabTry& request) {
    const Config& config = *request.config;
    LabTried tried;
    const auto isWanted = [&](int) { return !request.isWanted || *request.isWanted; };
    auto dungeon = tryDungeon(config.dungeon, config.room, request.seed, request.attempt, isWanted);
    if (!dungeon) {
        return tried;
    }
    tried.isMade = true;
    tried.values = valuesOf(measure(*dungeon, request.withDanger ? &config.creatures : nullptr));
    if (request.withShapes) {
        tried.shapes.add(config.dungeon, *dungeon);
    }
    if (request.keepsDungeon) {
        tried.dungeon = std::make_shared<const Dungeon>(std::move(*dungeon));
    }
    return tried;
}

LabQueue::~LabQueue() {
    {
        const std::lock_guard lock(mutex_);
        isEnding_ = true;
        *isWanted_ = false;
    }
    changed_.notify_all();
    if (thread_.joinable()) {
        thread_.join();
    }
}

void LabQueue::set(std::vector<LabTask> tasks) {
    {
        const std::lock_guard lock(mutex_);
        tasks_.assign(std::make_move_iterator(tasks.begin()), std::make_move_iterator(tasks.end()));
        done_.clear();
        *isWanted_ = false;
        isWanted_ = std::make_shared<std::atomic<bool>>(true);
    }
    changed_.notify_all();
}

void LabQueue::advance() {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds partOfFrame(8);
    if (thread_.joinable() || startThread(thread_, [this] { run(); })) {
        return;
    }
    const auto deadline = Clock::now() + partOfFrame;
    Lock lock(mutex_);
    while (!tasks_.empty() && Clock::now() < deadline) {
        step(lock);
    }
}

void LabQueue::finish() {
    Lock lock(mutex_);
    while (!tasks_.empty()) {
        step(lock);
    }
}

std::vector<LabDone> LabQueue::takeDone() {
    const std::lock_guard lock(mutex_);
    if (failure_) {
        std::rethrow_exception(std::exchange(failure_, nullptr));
    }
    return std::exchange(done_, {});
}

void LabQueue::run() {
    Lock lock(mutex_);
    while (!isEnding_) {
        if (tasks_.empty()) {
            changed_.wait(lock);
            continue;
        }
        try {
            step(lock);
        } catch (...) {  // most likely memory ran out; takeDone() throws it again
            if (!lock.owns_lock()) {
                lock.lock();
            }
            failure_ = std::current_exception();
            tasks_.clear();
        }
    }
}

void LabQueue::step(Lock& lock) {
    LabTask begun = tasks_.front();
    begun.next.isWanted = isWanted_;
    lock.unlock();
    const bool isSearching = begun.seeker && begun.seeker->look();
    LabTried tried = begun.seeker ? LabTried() : make_(begun.next);
    lock.lock();
    // If set() has replaced the tasks meanwhile, the result is discarded. A search that goes on
    // stays the first task.
    if (!*begun.next.isWanted || isSearching) {
        return;
    }
    LabTask& task = tasks_.front();
    const bool isSettled =
        begun.seeker || tried.isMade ||
        task.next.attempt + 1 == static_cast<std::uint32_t>(task.next.config->dungeon.limits.tries);
    if (!isSettled) {
        ++task.next.attempt;
        return;
    }
    done_.push_back({begun, std::move(tried)});
    task.next.attempt = 0;
    ++task.next.seed.number;
    if (++task.place == task.end) {
        tasks_.pop_front();
    }
}

namespace {

constexpr std::uint64_t seedsPerLook = 10;
// The greatest number of seeds that a search looks at.
constexpr std::uint64_t mostSought = 300'000;
// The same if dungeons are large: each takes many milliseconds, all of them together about a
// minute.
constexpr std::uint64_t mostLargeSought = 2'000;

// The range of values that count as similar to `value`: they differ from it by at most a twelfth,
// or by at most one if a twelfth is less than one.
Target targetNear(Metric metric, std::int64_t value) {
    const std::int64_t tolerance = std::max<std::int64_t>(1, value / 12);
    return {metric, std::max<std::int64_t>(0, value - tolerance), value + tolerance};
}

std::vector<Target> targetsLike(const MetricValues& values) {
    std::vector<Target> targets;
    for (const Metric metric :
         {Metric::Rooms, Metric::DeadEnds, Metric::LongestDistance, Metric::BossDistance}) {
        if (values[metric] != noValue) {
            targets.push_back(targetNear(metric, values[metric]));
        }
    }
    return targets;
}

// Limits a configuration to one try for each seed, so that one look() makes only a few tries.
Config withOneTry(Config config) {
    config.dungeon.limits.tries = 1;
    return config;
}

bool isLarge(const Config& config) {
    constexpr int mostSmallCells = 2500;
    return isCarved(config.dungeon.growth) ||
           config.dungeon.roomGrid(config.room.size).area() > mostSmallCells;
}

}  // namespace

LabSeeker::LabSeeker(const Config& config, const MetricValues& wanted, Seed first)
    : config_(withOneTry(config)), seeker_(config_, targetsLike(wanted), first) {}

bool LabSeeker::look() {
    const bool areLarge = isLarge(config_);
    seeker_.look(areLarge ? 1 : seedsPerLook);
    if (const auto& found = seeker_.sought().found; !found.empty()) {
        found_ = found.front().seed;
    }
    return !found_ && looked() < (areLarge ? mostLargeSought : mostSought);
}

}  // namespace doorstring
