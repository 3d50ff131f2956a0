#include "cli/dungeons/seed_crew.hpp"

#include "cli/output/output.hpp"
#include "files/signals.hpp"
#include "files/system.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <future>
#include <mutex>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <vector>

namespace doorstring {

namespace {

constexpr std::uint64_t mostSeedsATurn = 1024;
constexpr std::chrono::milliseconds checkInterval{50};  // from one look for Ctrl-C to the next
constexpr int checksUntilNote = 5;  // after Ctrl-C, until a line says that the work continues
// After a turn that takes longer than this, the next one is smaller, so that Ctrl-C is answered at
// once.
constexpr std::chrono::milliseconds longTurn{20};

// The threads that work through the seeds. A turn is some consecutive seeds, and each thread takes
// one turn after the other. Turns are taken in the order of the seeds, and each that was taken is
// finished.
class SeedCrew {
public:
    SeedCrew(SeedRange seeds, const SeedWork& work) : seeds_(seeds), work_(work) {}
    SeedCrew(const SeedCrew&) = delete;
    SeedCrew& operator=(const SeedCrew&) = delete;
    ~SeedCrew() {
        stop();
        waitForAll();
    }

    // Starts the threads, or as many of them as the system has room for.
    void start(int threads) {
        threads_.reserve(static_cast<std::size_t>(threads));
        busy_ = threads;
        try {
            for (int thread = 0; thread < threads; ++thread) {
                threads_.emplace_back([this, thread] { run(static_cast<std::size_t>(thread)); });
            }
        } catch (const std::system_error&) {
            const std::scoped_lock lock(mutex_);
            busy_ -= threads - static_cast<int>(threads_.size());
            if (threads_.empty()) {
                throw std::runtime_error("the system has no thread left for the work");
            }
        }
    }

    // Waits for a moment. Returns false once all threads have ended.
    bool waitAWhile() {
        std::unique_lock lock(mutex_);
        return !ended_.wait_for(lock, checkInterval, [this] { return busy_ == 0; });
    }

    void stop() { stopped_ = true; }
    // Waits until all threads have ended. Returns the seeds that were done. If an exception ended a
    // thread, rethrows the first such exception instead.
    SeedRange finish() {
        waitForAll();
        if (fault_) {
            std::rethrow_exception(fault_);
        }
        return {seeds_.first, seeds_.first + std::min<std::uint64_t>(seeds_.count(), taken_)};
    }

    std::uint64_t done() const { return done_; }

private:
    void waitForAll() {
        for (std::thread& thread : threads_) {
            thread.join();
        }
        threads_.clear();
    }

    void run(std::size_t thread) {
        std::exception_ptr fault;
        try {
            takeTurns(thread);
        } catch (...) {
            fault = std::current_exception();
            stop();
        }
        const std::scoped_lock lock(mutex_);
        fault_ = fault_ ? fault_ : fault;
        --busy_;
        ended_.notify_all();
    }

    void takeTurns(std::size_t thread) {
        for (std::uint64_t size = 1; !stopped_;) {
            const std::uint64_t takenBefore = taken_.fetch_add(size);
            if (takenBefore >= seeds_.count()) {
                break;
            }
            const std::uint64_t first = seeds_.first + takenBefore;
            const std::uint64_t end = first + std::min(size, seeds_.count() - takenBefore);
            const auto startTime = std::chrono::steady_clock::now();
            if (!work_({first, end}, thread)) {
                stop();
            }
            done_ += end - first;
            const bool isLong = std::chrono::steady_clock::now() - startTime > longTurn;
            size = std::clamp<std::uint64_t>(isLong ? size / 2 : size * 2, 1, mostSeedsATurn);
        }
    }

    SeedRange seeds_;
    const SeedWork& work_;
    std::atomic<std::uint64_t> taken_{0};  // in the end may exceed the number of seeds
    std::atomic<std::uint64_t> done_{0};
    std::atomic<bool> stopped_{false};
    std::mutex mutex_;
    std::condition_variable ended_;
    int busy_ = 0;
    std::exception_ptr fault_;  // the first exception that ended a thread
    std::vector<std::thread> threads_;
};

}  // namespace

SeedRange workThrough(SeedRange seeds, int threads, const SeedWork& work, std::ostream& err) {
    const OrderlyEnd orderly;
    ProgressBar progress(isTerminal(err) ? &err : nullptr);
    SeedCrew crew(seeds, work);
    crew.start(threads);
    int checksSinceCtrlC = 0;
    while (crew.waitAWhile()) {
        progress.showRate(crew.done(), seeds.count());
        if (endRequested()) {
            crew.stop();
            if (++checksSinceCtrlC == checksUntilNote) {
                note(err, "finishing the dungeons in work; Ctrl-C again ends at once");
            }
        }
    }
    return crew.finish();
}

void onThreads(std::size_t count, const std::function<void(std::size_t)>& job) {
    std::vector<std::future<void>> others;
    for (std::size_t i = 1; i < count; ++i) {
        try {
            others.push_back(std::async(std::launch::async, job, i));
        } catch (const std::system_error&) {
            job(i);  // the system has no room for another thread
        }
    }
    job(0);
    for (std::future<void>& other : others) {
        other.get();
    }
}

}  // namespace doorstring
