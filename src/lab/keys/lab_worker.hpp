// Gives the Lab its part of each frame, and makes tries that are longer than that on a thread of
// its own, so that the screen goes on meanwhile.
#pragma once

#include "lab/growth/lab_growth.hpp"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace doorstring {

class LabWorker final : public LabPace {
public:
    using Clock = std::chrono::steady_clock;

    LabWorker() = default;
    // Waits for the try that is being made.
    ~LabWorker() override;
    LabWorker(const LabWorker&) = delete;
    LabWorker& operator=(const LabWorker&) = delete;

    // The Lab may go on until then.
    void setDeadline(Clock::time_point deadline) { deadline_ = deadline; }
    bool hasTime() override { return Clock::now() < deadline_; }
    // Waits for it until the deadline.
    std::optional<LabTried> tried(const LabTry& wanted) override;

private:
    void run();

    Clock::time_point deadline_;
    std::thread thread_;  // from the first long try on

    std::mutex mutex_;  // guards what follows
    std::condition_variable news_;
    std::optional<LabTry> wanted_;
    std::optional<LabTried> result_;  // of wanted_
    bool isDone_ = false;             // the thread ends
};

}  // namespace doorstring
