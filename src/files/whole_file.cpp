#include "files/whole_file.hpp"

#include "files/signals.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <ostream>
#include <streambuf>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

constexpr mode_t everyPermission = 07777;

std::string unwritable(const fs::path& file, std::string_view reason) {
    return fmt::format("{} cannot be written: {}", file.string(), reason);
}

std::string unwritable(const fs::path& file, int reason) {
    return unwritable(file, std::generic_category().message(reason == 0 ? EIO : reason));
}

// A name beside the target that no other program uses. It is hidden, has an ending that nothing
// reads, and stays short however long the target's name is.
fs::path nameBeside(const fs::path& target, int attempt) {
    constexpr std::size_t longest = 100;
    const std::string name = target.filename().string().substr(0, longest);
    return target.parent_path() / fmt::format(".{}.{}-{}.new", name, ::getpid(), attempt);
}

}  // namespace

// Writes to a file descriptor, which stays the caller's, and remembers why it could not.
class DescriptorBuffer : public std::streambuf {
public:
    explicit DescriptorBuffer(int descriptor) : descriptor_(descriptor) { makeEmpty(); }

    int reason() const { return reason_; }  // errno of the first failed write; 0: none

protected:
    int_type overflow(int_type letter) override {
        if (sync() != 0) {
            return traits_type::eof();
        }
        if (!traits_type::eq_int_type(letter, traits_type::eof())) {
            sputc(traits_type::to_char_type(letter));
        }
        return traits_type::not_eof(letter);
    }

    int sync() override {
        const char* at = pbase();
        while (reason_ == 0 && at < pptr()) {
            const ssize_t written = ::write(descriptor_, at, static_cast<std::size_t>(pptr() - at));
            if (written >= 0) {
                at += written;
            } else if (errno != EINTR) {
                reason_ = errno;
            }
        }
        makeEmpty();
        return reason_ == 0 ? 0 : -1;
    }

private:
    void makeEmpty() { setp(buffer_.data(), buffer_.data() + buffer_.size()); }

    int descriptor_;
    int reason_ = 0;
    std::array<char, 65536> buffer_;
};

class WholeFile::Writing {
public:
    Writing(fs::path file, IfCut ifCut)
        : shown_(std::move(file)), target_(linkTarget(shown_)), ifCut_(ifCut) {}
    ~Writing() { close(); }
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;

    std::optional<std::string> open() {
        std::error_code ignored;
        const fs::path folder = target_.parent_path();
        if (!folder.empty() && !fs::is_directory(folder, ignored)) {
            return unwritable(shown_, fmt::format("there is no folder {}", folder.string()));
        }
        if (fs::is_directory(target_, ignored)) {
            return unwritable(shown_, "it is a folder");
        }
        const int reason = openDescriptor();
        if (reason != 0) {
            return unwritable(shown_, reason);
        }
        buffer_.emplace(descriptor_);
        stream_.rdbuf(&*buffer_);
        return std::nullopt;
    }

    std::ostream& stream() { return stream_; }

    std::optional<std::string> finish() {
        stream_.flush();
        int reason = buffer_->reason();
        if (reason == 0 && !temporary_.empty() && ::fsync(descriptor_) != 0) {
            reason = errno;
        }
        if (const int closing = close(); reason == 0) {
            reason = closing;
        }
        if (reason == 0 || ifCut_ == IfCut::Keep) {
            const int placing = putInPlace();
            reason = reason == 0 ? placing : reason;
        }
        return reason == 0 ? std::nullopt : std::optional(unwritable(shown_, reason));
    }

private:
    // 0 or errno.
    int openDescriptor() {
        std::error_code ignored;
        if (fs::is_symlink(target_, ignored)) {
            return ELOOP;
        }
        struct stat old {};
        const bool exists = ::stat(target_.c_str(), &old) == 0;
        if (exists && !S_ISREG(old.st_mode)) {
            descriptor_ = ::open(target_.c_str(), O_WRONLY | O_CLOEXEC);
            return descriptor_ < 0 ? errno : 0;
        }
        if (exists && ::access(target_.c_str(), W_OK) != 0) {
            return errno;
        }
        if (const int reason = openTemporary(); reason != 0) {
            return reason;
        }
        return exists && ::fchmod(descriptor_, old.st_mode & everyPermission) != 0 ? errno : 0;
    }

    int openTemporary() {
        constexpr int attempts = 1000;
        constexpr mode_t readAndWrite = 0666;  // less the umask
        for (int attempt = 0; attempt < attempts; ++attempt) {
            const fs::path name = nameBeside(target_, attempt);
            descriptor_ =
                ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, readAndWrite);
            if (descriptor_ >= 0) {
                temporary_ = name;
                unfinished_ = noteUnfinished(name);
                return 0;
            }
            if (errno != EEXIST) {
                return errno;
            }
        }
        return EEXIST;
    }

    // 0 or errno.
    int putInPlace() {
        if (!temporary_.empty() && std::rename(temporary_.c_str(), target_.c_str()) != 0) {
            return errno;
        }
        keep(std::move(unfinished_));
        return 0;
    }

    // 0 or errno.
    int close() {
        const int descriptor = std::exchange(descriptor_, -1);
        return descriptor < 0 || ::close(descriptor) == 0 ? 0 : errno;
    }

    fs::path shown_;   // as the caller named it
    fs::path target_;  // the same without links
    IfCut ifCut_;
    fs::path temporary_;  // empty where the target is a device
    int descriptor_ = -1;
    UnfinishedFile unfinished_;
    std::optional<DescriptorBuffer> buffer_;
    std::ostream stream_{nullptr};
};

WholeFile::WholeFile(std::unique_ptr<Writing> writing) : writing_(std::move(writing)) {}
WholeFile::WholeFile(WholeFile&&) noexcept = default;
WholeFile& WholeFile::operator=(WholeFile&&) noexcept = default;
WholeFile::~WholeFile() = default;

Result<WholeFile, std::string> WholeFile::open(const fs::path& file, IfCut ifCut) {
    auto writing = std::make_unique<Writing>(file, ifCut);
    if (auto sentence = writing->open()) {
        return std::move(*sentence);
    }
    return WholeFile(std::move(writing));
}

std::ostream& WholeFile::stream() {
    return writing_->stream();
}

std::optional<std::string> WholeFile::finish() {
    auto sentence = writing_->finish();
    writing_.reset();
    return sentence;
}

std::optional<std::string> writeWholeFile(const fs::path& file, std::string_view content) {
    auto whole = WholeFile::open(file);
    if (!whole) {
        return whole.error();
    }
    whole.value().stream() << content;
    return whole.value().finish();
}

fs::path linkTarget(fs::path file) {
    constexpr int longestChain = 40;
    std::error_code none;
    for (int link = 0; link < longestChain && fs::is_symlink(file, none); ++link) {
        file = file.parent_path() / fs::read_symlink(file, none);
    }
    return file;
}

}  // namespace doorstring
