#include "app/growing.hpp"

#include "cli/options/common_options.hpp"
#include "config/text/notice.hpp"
#include "config/text/say.hpp"
#include "dungeon/contents/contents.hpp"
#include "dungeon/passes/generate.hpp"
#include "files/system.hpp"
#include "files/threads.hpp"
#include "world/beginning.hpp"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <thread>

namespace doorstring {

namespace {

using namespace std::chrono_literals;

constexpr auto timeBeforeFirstCall = 80ms;
constexpr auto timeBetweenCalls = 15ms;

std::atomic<int> dungeonsGrowing = 0;

// The growing of a dungeon, shared by two threads: one grows the dungeon, the other waits for it
// and may give up first.
class GrowthJob {
public:
    GrowthJob(const Config& config, Seed seed) : config_(config), seed_(seed) {}

    void run() {
        GrownDungeon result = grow();
        const std::lock_guard lock(mutex_);
        result_ = std::move(result);
        news_.notify_all();
    }

    void stop() { isWanted_ = false; }
    int tries() const { return tries_; }
    // Returns the result if it comes within the time; null if it does not.
    std::optional<GrownDungeon> waitFor(std::chrono::milliseconds time) {
        std::unique_lock lock(mutex_);
        news_.wait_for(lock, time, [this] { return result_.has_value(); });
        return std::exchange(result_, std::nullopt);
    }

private:
    GrownDungeon grow() {
        const auto keepGoing = [this](int tries) {
            tries_ = tries;
            return isWanted_.load();
        };
        try {
            auto dungeon =
                generateDungeon(config_.dungeon, config_.room, seed_, nullptr, keepGoing);
            if (!dungeon) {
                return noticeOf([&] { return describe(dungeon.error(), config_.dungeon); });
            }
            return std::move(dungeon).value();
        } catch (const std::bad_alloc&) {
            return noticeOf([] { return say("There is not enough memory for this dungeon."); });
        }
    }

    const Config config_;
    const Seed seed_;
    std::atomic<bool> isWanted_ = true;
    std::atomic<int> tries_ = 0;
    std::mutex mutex_;  // guards what follows
    std::condition_variable news_;
    std::optional<GrownDungeon> result_;
};

void runOnThread(const std::shared_ptr<GrowthJob>& job) {
    ++dungeonsGrowing;
    const auto grow = [job] {
        job->run();
        --dungeonsGrowing;
    };
    std::thread thread;
    if (startThread(thread, grow)) {
        thread.detach();
    } else {
        grow();
    }
}

}  // namespace

GrownDungeon growBeside(const Config& config, Seed seed, const WhileGrowing& meanwhile) {
    const auto job = std::make_shared<GrowthJob>(config, seed);
    runOnThread(job);
    auto result = job->waitFor(timeBeforeFirstCall);
    while (!result) {
        if (!meanwhile(job->tries())) {
            job->stop();
            return noticeOf([] { return say("The dungeon was not grown to its end."); });
        }
        result = job->waitFor(timeBetweenCalls);
    }
    return std::move(*result);
}

bool isStillGrowing() {
    return dungeonsGrowing > 0;
}

namespace {

constexpr int mostSeedsTried = 50;

// Whether the dungeon has the room or the set piece that the configuration names to begin in; true
// if it names neither. A set piece needs a plain room that holds nothing else.
bool hasRoomToBeginIn(const Dungeon& dungeon, const AdventureConfig& config) {
    if (config.isOn() && config.pieceToBeginAt) {
        return !contentsOf(dungeon, config).pieces.empty();
    }
    return !config.isOn() || !config.roleToBeginIn ||
           nearestRoom(dungeon, *config.roleToBeginIn).has_value();
}

// Returns "no room of the kind shop" or "no plain room for the set piece stone".
std::string missingRoom(const AdventureConfig& config) {
    return config.pieceToBeginAt
               ? fmt::format("no plain room for the set piece {}", name(*config.pieceToBeginAt))
               : fmt::format("no room of the kind {}", name(*config.roleToBeginIn));
}

std::string rolesIn(const Dungeon& dungeon) {
    std::string text;
    for (const Role role : allValues<Role>) {
        if (nearestRoom(dungeon, role)) {
            text += text.empty() ? "" : ", ";
            text += name(role);
        }
    }
    return text.empty() ? "none" : text;
}

}  // namespace

Result<StartingDungeon, std::string>
startingDungeon(const Config& config, std::optional<Seed> given, const GrowDungeon& grow) {
    const AdventureConfig& adventure = config.adventure;
    for (int tried = 1;; ++tried) {
        const Seed seed = given.value_or(randomSeed());
        auto dungeon = grow(config, adventure.isOn() ? floorSeed(seed, adventure.floor) : seed);
        if (!dungeon) {
            return dungeon.error().english;
        }
        if (hasRoomToBeginIn(dungeon.value(), adventure)) {
            return StartingDungeon{seed, std::move(dungeon.value())};
        }
        if (given) {
            return fmt::format("floor {} of the seed {} has {}; its rooms are: {}", adventure.floor,
                               toCode(seed), missingRoom(adventure), rolesIn(dungeon.value()));
        }
        if (tried == mostSeedsTried) {
            return fmt::format("floor {} has {} with any of {} seeds; {} has: {}", adventure.floor,
                               missingRoom(adventure), tried, toCode(seed),
                               rolesIn(dungeon.value()));
        }
    }
}

}  // namespace doorstring
