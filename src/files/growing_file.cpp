#include "files/growing_file.hpp"

#include <fmt/format.h>

#include <atomic>
#include <cerrno>
#include <condition_variable>
#include <fcntl.h>
#include <mutex>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

namespace doorstring {

namespace fs = std::filesystem;

// Syncs a descriptor whenever it is asked to. Requests made during a sync lead to one more.
class BackgroundSync {
public:
    explicit BackgroundSync(int descriptor) : descriptor_(descriptor), thread_([this] { run(); }) {}
    ~BackgroundSync() {
        {
            const std::lock_guard guard(mutex_);
            ending_ = true;
        }
        woken_.notify_one();
        thread_.join();
    }
    BackgroundSync(const BackgroundSync&) = delete;
    BackgroundSync& operator=(const BackgroundSync&) = delete;

    void request() {
        {
            const std::lock_guard guard(mutex_);
            due_ = true;
        }
        woken_.notify_one();
    }
    // errno of a sync that failed since the last call; 0: none.
    int takeReason() { return reason_.exchange(0); }

private:
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

class GrowingFile::Writing {
public:
    explicit Writing(fs::path file) : file_(std::move(file)) {}
    ~Writing() { close(); }
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;

    std::optional<std::string> open(std::uintmax_t length) {
        length_ = static_cast<off_t>(length);
        descriptor_ = ::open(file_.c_str(), O_WRONLY | O_CLOEXEC);
        if (descriptor_ < 0 || ::ftruncate(descriptor_, length_) != 0) {
            return unwritable(errno);
        }
        sync_.emplace(descriptor_);
        return std::nullopt;
    }

    std::optional<std::string> append(std::string_view text) {
        int reason = sync_->takeReason();
        if (reason == 0) {
            reason = write(text);
        }
        if (reason == 0) {
            length_ += static_cast<off_t>(text.size());
            return std::nullopt;
        }
        // A part of the text would be a line that never ends.
        return unwritable(::ftruncate(descriptor_, length_) == 0 ? reason : errno);
    }

    void sync() { sync_->request(); }

    std::optional<std::string> close() {
        if (descriptor_ < 0) {
            return std::nullopt;
        }
        int reason = sync_ ? sync_->takeReason() : 0;
        sync_.reset();
        if (::fsync(descriptor_) != 0 && reason == 0) {
            reason = errno;
        }
        if (::close(std::exchange(descriptor_, -1)) != 0 && reason == 0) {
            reason = errno;
        }
        return reason == 0 ? std::nullopt : std::optional(unwritable(reason));
    }

private:
    std::string unwritable(int reason) const {
        return fmt::format("{} cannot be written: {}", file_.string(),
                           std::generic_category().message(reason));
    }

    // 0 or errno.
    int write(std::string_view text) {
        off_t at = length_;
        while (!text.empty()) {
            const ssize_t written = ::pwrite(descriptor_, text.data(), text.size(), at);
            if (written >= 0) {
                text.remove_prefix(static_cast<std::size_t>(written));
                at += written;
            } else if (errno != EINTR) {
                return errno;
            }
        }
        return 0;
    }

    fs::path file_;
    int descriptor_ = -1;
    off_t length_ = 0;
    std::optional<BackgroundSync> sync_;
};

GrowingFile::GrowingFile(std::unique_ptr<Writing> writing) : writing_(std::move(writing)) {}
GrowingFile::GrowingFile(GrowingFile&&) noexcept = default;
GrowingFile& GrowingFile::operator=(GrowingFile&&) noexcept = default;
GrowingFile::~GrowingFile() = default;

Result<GrowingFile, std::string> GrowingFile::open(const fs::path& file, std::uintmax_t length) {
    auto writing = std::make_unique<Writing>(file);
    if (auto sentence = writing->open(length)) {
        return std::move(*sentence);
    }
    return GrowingFile(std::move(writing));
}

std::optional<std::string> GrowingFile::append(std::string_view text) {
    return writing_->append(text);
}

void GrowingFile::sync() {
    writing_->sync();
}

std::optional<std::string> GrowingFile::close() {
    return writing_->close();
}

}  // namespace doorstring
