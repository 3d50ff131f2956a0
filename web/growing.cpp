#include "growing.hpp"

#include "config/text/notice.hpp"
#include "config/text/say.hpp"
#include "dungeon/passes/generate.hpp"

#include <chrono>

namespace doorstring::web {

namespace {

using Clock = std::chrono::steady_clock;

// As on the desktop most dungeons are there before anything says that they grow.
constexpr std::chrono::milliseconds firstStep(80);
constexpr std::chrono::milliseconds nextStep(12);

}  // namespace

GrownDungeon growInSteps(const Config& config, Seed seed, const AfterStep& afterStep) {
    auto deadline = Clock::now() + firstStep;
    bool isStopped = false;
    const auto keepGoing = [&](int tries) {
        if (Clock::now() >= deadline) {
            isStopped = !afterStep(tries);
            deadline = Clock::now() + nextStep;
        }
        return !isStopped;
    };
    auto dungeon = generateDungeon(config.dungeon, config.room, seed, nullptr, keepGoing);
    if (isStopped) {
        return noticeOf([] { return say("The dungeon was not grown to its end."); });
    }
    if (!dungeon) {
        return noticeOf([&] { return describe(dungeon.error(), config.dungeon); });
    }
    return std::move(dungeon).value();
}

}  // namespace doorstring::web
