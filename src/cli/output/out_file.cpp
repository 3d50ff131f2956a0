#include "cli/output/out_file.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

bool isDevice(const fs::path& file) {
    std::error_code fault;
    const fs::file_status status = fs::status(file, fault);
    return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

int syncToDisk(const fs::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        return errno;
    }
    const int reason = ::fsync(descriptor) == 0 ? 0 : errno;
    ::close(descriptor);
    return reason;
}

// A link stays a link: what it points to is replaced.
fs::path resolved(const fs::path& file) {
    std::error_code fault;
    if (!fs::is_symlink(file, fault)) {
        return file;
    }
    const fs::path target = fs::weakly_canonical(file, fault);
    return fault ? file : target;
}

}  // namespace

std::string cannotWrite(const fs::path& file, int reason) {
    return fmt::format("{} cannot be written: {}", file.string(),
                       std::generic_category().message(reason == 0 ? EIO : reason));
}

Result<OutFile, std::string> OutFile::open(const fs::path& file) {
    std::error_code fault;
    const fs::path folder = file.parent_path();
    if (!folder.empty() && !fs::is_directory(folder, fault)) {
        return fmt::format("{} cannot be written: there is no folder {}", file.string(),
                           folder.string());
    }
    if (fs::is_directory(file, fault)) {
        return fmt::format("{} cannot be written: it is a folder", file.string());
    }
    const fs::path target = isDevice(file) ? file : resolved(file);
    fs::path aside = target;
    if (!isDevice(file)) {
        aside += fmt::format(".{}.new", ::getpid());
    }
    errno = 0;
    OutFile out(target, aside);
    if (!out.stream_) {
        out.finished_ = true;
        return cannotWrite(file, errno);
    }
    return out;
}

OutFile::OutFile(fs::path target, fs::path aside)
    : target_(std::move(target)),
      aside_(std::move(aside)),
      stream_(aside_, std::ios::binary | std::ios::trunc) {}

OutFile::OutFile(OutFile&& other) noexcept
    : target_(std::move(other.target_)),
      aside_(std::move(other.aside_)),
      finished_(std::exchange(other.finished_, true)),
      stream_(std::move(other.stream_)) {}

OutFile::~OutFile() {
    if (!finished_ && aside_ != target_) {
        stream_.close();
        std::error_code fault;
        fs::remove(aside_, fault);
    }
}

std::optional<std::string> OutFile::finish() {
    errno = 0;
    stream_.close();
    if (!stream_) {
        return cannotWrite(target_, errno);
    }
    if (aside_ == target_) {
        finished_ = true;
        return std::nullopt;
    }
    if (const int reason = syncToDisk(aside_); reason != 0) {
        return cannotWrite(target_, reason);
    }
    std::error_code fault;
    fs::rename(aside_, target_, fault);
    if (fault) {
        return cannotWrite(target_, fault.value());
    }
    finished_ = true;
    return std::nullopt;
}

}  // namespace doorstring
