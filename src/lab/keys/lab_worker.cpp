#include "lab/keys/lab_worker.hpp"

#include <system_error>
#include <utility>

namespace doorstring {

LabWorker::~LabWorker() {
    {
        const std::lock_guard lock(mutex_);
        isDone_ = true;
    }
    news_.notify_all();
    if (thread_.joinable()) {
        thread_.join();
    }
}

std::optional<LabTried> LabWorker::tried(const LabTry& wanted) {
    if (!thread_.joinable()) {
        try {
            thread_ = std::thread([this] { run(); });
        } catch (const std::system_error&) {
            return made(wanted);  // the system has no room for another thread
        }
    }
    std::unique_lock lock(mutex_);
    if (wanted_ != wanted) {
        wanted_ = wanted;
        result_.reset();
        news_.notify_all();
    }
    if (!news_.wait_until(lock, deadline_, [this] { return result_.has_value(); })) {
        return std::nullopt;
    }
    wanted_.reset();
    return std::exchange(result_, std::nullopt);
}

void LabWorker::run() {
    std::unique_lock lock(mutex_);
    while (!isDone_) {
        if (!wanted_ || result_) {
            news_.wait(lock);
            continue;
        }
        const LabTry mine = *wanted_;
        lock.unlock();
        LabTried tried = made(mine);
        lock.lock();
        if (wanted_ == mine) {
            result_ = std::move(tried);
            news_.notify_all();
        }
    }
}

}  // namespace doorstring
