#include "lab/growth/lab_work.hpp"

#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"
#include "files/threads.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace doorstring {

LabTried makeTry(const LabTry& wanted) {
    const Config& config = *wanted.config;
    LabTried tried;
    const auto isWanted = [&](int) { return !wanted.isWanted || *wanted.isWanted; };
    auto dungeon = tryDungeon(config.dungeon, config.room, wanted.seed, wanted.attempt, isWanted);
    if (!dungeon) {
        return tried;
    }
    tried.isMade = true;
    tried.values = valuesOf(measure(*dungeon, wanted.withDanger ? &config.creatures : nullptr));
    if (wanted.withShapes) {
        tried.shapes.add(config.dungeon, *dungeon);
    }
    if (wanted.keepsDungeon) {
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
    LabTask mine = tasks_.front();
    mine.next.isWanted = isWanted_;
    lock.unlock();
    const bool isSearching = mine.seeker && mine.seeker->look();
    LabTried tried = mine.seeker ? LabTried() : make_(mine.next);
    lock.lock();
    // If set() has replaced the tasks meanwhile, the result is discarded. A search that goes on
    // stays the first task.
    if (!*mine.next.isWanted || isSearching) {
        return;
    }
    LabTask& task = tasks_.front();
    const bool isSettled =
        mine.seeker || tried.isMade ||
        task.next.attempt + 1 == static_cast<std::uint32_t>(task.next.config->dungeon.limits.tries);
    if (!isSettled) {
        ++task.next.attempt;
        return;
    }
    done_.push_back({mine, std::move(tried)});
    task.next.attempt = 0;
    ++task.next.seed.number;
    if (++task.place == task.end) {
        tasks_.pop_front();
    }
}

namespace {

constexpr std::uint64_t seedsPerLook = 10;
constexpr std::uint64_t mostSought = 300'000;  // seeds
// The greatest number of large dungeons that a search looks at. Each takes many milliseconds, all
// of them together about a minute.
constexpr std::uint64_t mostLargeSought = 2'000;

// The range of values that count as similar to `value`: they differ from it by at most a twelfth,
// or by at most one if a twelfth is less than one.
Target alike(Metric metric, std::int64_t value) {
    const std::int64_t apart = std::max<std::int64_t>(1, value / 12);
    return {metric, std::max<std::int64_t>(0, value - apart), value + apart};
}

std::vector<Target> targetsLike(const MetricValues& values) {
    std::vector<Target> targets;
    for (const Metric metric :
         {Metric::Rooms, Metric::DeadEnds, Metric::LongestDistance, Metric::BossDistance}) {
        if (values[metric] != noValue) {
            targets.push_back(alike(metric, values[metric]));
        }
    }
    return targets;
}

// Limits a configuration to one try for each seed, so that one look() makes only a few tries.
Config ofOneTry(Config config) {
    config.dungeon.limits.tries = 1;
    return config;
}

bool isLarge(const Config& config) {
    constexpr int mostSmallCells = 2500;
    return isCarved(config.dungeon.growth) ||
           config.dungeon.roomGrid(config.room.size).area() > mostSmallCells;
}

}  // namespace

LabSeeker::LabSeeker(const Config& config, const MetricValues& like, Seed from)
    : config_(ofOneTry(config)), seeker_(config_, targetsLike(like), from) {}

bool LabSeeker::look() {
    const bool large = isLarge(config_);
    if (!seeker_.look(large ? 1 : seedsPerLook)) {
        found_ = seeker_.sought().found.front().seed;
    }
    return !found_ && looked() < (large ? mostLargeSought : mostSought);
}

}  // namespace doorstring
