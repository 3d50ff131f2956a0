// The work of the Lab as a queue of small steps: a step is one try of a seed, or one look of a
// search. The steps are made on a thread beside the frames, or in a part of each frame if there are
// no threads.
#pragma once

#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "lab/growth/shape_counts.hpp"
#include "study/seek/seeker.hpp"
#include "study/survey/metric.hpp"

#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace doorstring {

// Looks for a dungeon with about the same measures as another one, a few seeds at a time.
class LabSeeker {
public:
    // Makes a search for a dungeon whose measures are about `wanted`, among the seeds from `first`
    // on.
    LabSeeker(const Config& config, const MetricValues& wanted, Seed first);
    LabSeeker(const LabSeeker&) = delete;
    LabSeeker& operator=(const LabSeeker&) = delete;

    // Looks at a few more seeds. Returns false once it has found a dungeon or has given up.
    bool look();
    std::optional<Seed> found() const { return found_; }
    std::uint64_t looked() const { return seeker_.sought().looked; }

private:
    Config config_;
    Seeker seeker_;
    std::optional<Seed> found_;
};

// The metrics that have a histogram, in their order on the screen.
inline constexpr std::array labMetrics{Metric::Rooms, Metric::DeadEnds,     Metric::LongestDistance,
                                       Metric::Loops, Metric::BossDistance, Metric::Danger};

struct LabTry {
    std::shared_ptr<const Config> config = {};
    Seed seed = {};
    std::uint32_t attempt = 0;
    bool keepsDungeon = false;
    bool withDanger = false;
    bool withShapes = false;
    // Whether the try is still wanted; false ends it. Null if it always is.
    std::shared_ptr<const std::atomic<bool>> isWanted = {};
};

struct LabTried {
    bool isMade = false;                          // false if the try broke a limit or was ended
    std::shared_ptr<const Dungeon> dungeon = {};  // null if not made or not to be kept
    MetricValues values = {};
    ShapeCounts shapes = {};
};

// Makes the try, or only a part of it if it is not wanted any more. Without `withDanger` the danger
// is noValue.
LabTried makeTry(const LabTry& request);

// The phases of growing a configuration: the dungeons that are shown, the seeds that are measured,
// and the same seeds again for their danger, which takes far longer.
enum class LabPhase : std::uint8_t { Dozen, Measuring, Danger, Done };

// A search, or work on consecutive seeds. Each seed is tried until a dungeon keeps to the limits or
// no try is left.
struct LabTask {
    LabTry next = {};
    LabPhase phase = LabPhase::Dozen;
    int place = 0;                           // the index of the next seed among those of the phase
    int end = 1;                             // one more than the index of the last seed
    std::shared_ptr<LabSeeker> seeker = {};  // null if the task is no search
};

struct LabDone {
    LabTask task;  // as it was when the step began
    LabTried tried;
};

class LabQueue {
public:
    using Make = LabTried (*)(const LabTry& request);

    explicit LabQueue(Make make = makeTry) : make_(make) {}
    // Ends the try being made, and waits until it has ended. A look of a search is made to its end.
    ~LabQueue();
    LabQueue(const LabQueue&) = delete;
    LabQueue& operator=(const LabQueue&) = delete;

    // Replaces all tasks, discards results that were not taken, and ends the try being made. A look
    // of a search is made to its end before the new tasks begin.
    void set(std::vector<LabTask> tasks);
    // Lets a thread do the work, or works for a part of a frame if the system has no thread left.
    void advance();
    // Does all of the work before it returns. Must not be mixed with advance().
    void finish();
    // Returns what was done since the last call, in the order of the tasks. Throws what a step on
    // the thread threw.
    std::vector<LabDone> takeDone();

private:
    using Lock = std::unique_lock<std::mutex>;

    void run();
    // Makes the next step, which must exist, and unlocks meanwhile.
    void step(Lock& lock);

    Make make_;
    std::thread thread_;  // runs from the first advance() on

    std::mutex mutex_;  // guards what follows
    std::condition_variable changed_;
    std::deque<LabTask> tasks_;
    // Whether the present tasks are wanted; each call of set() makes another flag.
    std::shared_ptr<std::atomic<bool>> isWanted_ = std::make_shared<std::atomic<bool>>(true);
    std::vector<LabDone> done_;
    std::exception_ptr failure_;
    bool isEnding_ = false;
};

}  // namespace doorstring
