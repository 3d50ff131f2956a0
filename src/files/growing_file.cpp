#include "files/growing_file.hpp"

#include "files/threads.hpp"

#include <atomic>
#include <cerrno>
#include <condition_variable>
#include <fcntl.h>
#include <mutex>
#include <thread>
#include <unistd.h>
#include <utility>

namespace doorstring {

namespace fs = std::filesystem;

// Syncs a descriptor on request, on a thread. Requests made during a sync lead to one more sync.
class GrowingFile::BackgroundSync {
public:
    // Returns null if no thread can be had.
    static std::unique_ptr<BackgroundSync> start(int descriptor) {
        std::unique_ptr<BackgroundSync> sync(new BackgroundSync(descriptor));
        return startThread(sync->thread_, [&self = *sync] { self.run(); }) ? std::move(sync)
                                                                           : nullptr;
    }
    ~BackgroundSync() { end(); }
    BackgroundSync(const BackgroundSync&) = delete;
    BackgroundSync& operator=(const BackgroundSync&) = delete;

    void request() {
        {
            const std::lock_guard guard(mutex_);
            due_ = true;
        }
        woken_.notify_one();
    }
    // Returns the errno of a sync that failed since the last call, 0 if none did.
    int takeReason() { return reason_.exchange(0); }
    // Ends the thread after the sync that is running, if any. A sync that has not begun is dropped.
    void end() {
        if (!thread_.joinable()) {
            return;
        }
        {
            const std::lock_guard guard(mutex_);
            ending_ = true;
        }
        woken_.notify_one();
        thread_.join();
    }

private:
    explicit BackgroundSync(int descriptor) : descriptor_(descriptor) {}

    void run() {
        std::unique_lock lock(mutex_);
        while (true) {
            woken_.wait(lock, [this] { return due_ || ending_; });
            if (ending_) {
                return;
            }
            due_ = false;
            lock.unlock();
            if (::fsync(descriptor_) != 0) {
                reason_ = errno;
            }
            lock.lock();
        }
    }

    int descriptor_;
    std::mutex mutex_;
    std::condition_variable woken_;
    bool due_ = false;
    bool ending_ = false;
    std::atomic<int> reason_ = 0;
    std::thread thread_;  // last: it uses all of the above
};

GrowingFile::GrowingFile(fs::path file) : path_(std::move(file)) {}
GrowingFile::GrowingFile(GrowingFile&&) noexcept = default;
GrowingFile::~GrowingFile() {
    end();
}

Result<GrowingFile, std::string> GrowingFile::open(const fs::path& file, std::uintmax_t length) {
    GrowingFile growing(file);
    if (const int reason = growing.begin(length); reason != 0) {
        return unwritable(file, reason);
    }
    return growing;
}

int GrowingFile::begin(std::uintmax_t length) {
    length_ = length;
    int reason = file_.open(path_, O_RDWR);
    if (reason == 0) {
        reason = file_.cut(length);
    }
    if (reason == 0) {
        sync_ = BackgroundSync::start(file_.descriptor());
    }
    return reason;
}

std::optional<std::string> GrowingFile::append(std::string_view text) {
    int reason = noteLoss();
    if (reason == 0) {
        reason = writeAgainIfLost();
    }
    if (reason == 0) {
        reason = file_.writeAt(length_, text);
    }
    if (reason == 0 && isPartLost_) {
        reason = file_.sync();
    }
    if (reason == 0) {
        isPartLost_ = false;
        length_ += text.size();
        return std::nullopt;
    }
    // Cuts off the part of the text that was written, which may end within a line.
    const int cutReason = file_.cut(length_);
    return unwritable(path_, cutReason == 0 ? reason : cutReason);
}

void GrowingFile::sync() {
    if (sync_ != nullptr) {
        sync_->request();
    } else if (const int reason = file_.sync(); reason != 0) {
        loss_ = reason;
    }
}

std::optional<std::string> GrowingFile::close() {
    const int reason = end();
    return reason == 0 ? std::nullopt : std::optional(unwritable(path_, reason));
}

// Returns the errno of a sync that has failed since the last call, 0 if none did. After a failure
// sets isPartLost_, because the next sync may report no error although a part is not on the disk.
int GrowingFile::noteLoss() {
    int reason = std::exchange(loss_, 0);
    if (reason == 0 && sync_ != nullptr) {
        reason = sync_->takeReason();
    }
    isPartLost_ = isPartLost_ || reason != 0;
    return reason;
}

// Writes the whole file again if a part may be lost, so that the next sync includes that part.
int GrowingFile::writeAgainIfLost() {
    if (!isPartLost_) {
        return 0;
    }
    std::string text(length_, '\0');
    const int reason = file_.read(text);
    return reason == 0 ? file_.writeAt(0, text) : reason;
}

int GrowingFile::end() {
    if (!file_.isOpen()) {
        return 0;
    }
    if (sync_ != nullptr) {
        sync_->end();  // first, so that noteLoss() finds the thread's last result
    }
    noteLoss();
    const int writeReason = writeAgainIfLost();
    const int syncReason = file_.sync();
    const int closeReason = file_.close();
    if (writeReason != 0) {
        return writeReason;
    }
    return syncReason == 0 ? closeReason : syncReason;
}

}  // namespace doorstring
