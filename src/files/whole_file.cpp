#include "files/whole_file.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

constexpr mode_t everyPermission = 07777;

// Returns a path beside the target, with a name that no other program uses. The name is hidden, has
// an ending that nothing reads, and stays short however long the target's name is.
fs::path nameBeside(const fs::path& target, int attempt) {
    constexpr std::size_t longest = 100;
    const std::string name = target.filename().string().substr(0, longest);
    return target.parent_path() / fmt::format(".{}.{}-{}.new", name, ::getpid(), attempt);
}

// Returns the folder, or else the last part of the way to it that exists, which may be a file.
fs::path existingPartOf(fs::path folder) {
    std::error_code error;
    while (!folder.empty() && !fs::exists(folder, error)) {
        folder = folder.parent_path();
    }
    return folder.empty() ? "." : folder;
}

}  // namespace

WholeFile::WholeFile(fs::path file, IfCut ifCut)
    : shown_(std::move(file)), target_(linkTarget(shown_)), ifCut_(ifCut) {}

Result<WholeFile, std::string> WholeFile::open(const fs::path& file, IfCut ifCut) {
    WholeFile whole(file, ifCut);
    if (auto sentence = whole.begin()) {
        return std::move(*sentence);
    }
    return whole;
}

std::optional<std::string> WholeFile::begin() {
    std::error_code error;
    const fs::path folder = target_.parent_path();
    if (!folder.empty() && !fs::is_directory(folder, error)) {
        const fs::path existing = existingPartOf(folder);
        std::error_code ignored;
        if (!fs::is_directory(existing, ignored)) {
            return unwritable(shown_, fmt::format("{} is not a folder", existing.string()));
        }
        return error && error != std::errc::no_such_file_or_directory
                   ? unwritable(shown_, error.value())
                   : unwritable(shown_, fmt::format("there is no folder {}", folder.string()));
    }
    if (fs::is_directory(target_, error)) {
        return unwritable(shown_, "it is a folder");
    }
    if (const int reason = openTargetOrTemporary(); reason != 0) {
        return unwritable(shown_, reason);
    }
    stream_ = std::make_unique<PosixFileStream>(file_.descriptor());
    return std::nullopt;
}

int WholeFile::openTargetOrTemporary() {
    std::error_code ignored;
    if (fs::is_symlink(target_, ignored)) {
        return ELOOP;  // linkTarget() gave up on a chain of links
    }
    struct stat old {};
    const bool exists = ::stat(target_.c_str(), &old) == 0;
    if (!exists && errno != ENOENT) {
        return errno;  // the name is too long, or the like
    }
    if (exists && !S_ISREG(old.st_mode)) {
        return file_.open(target_, O_WRONLY);
    }
    if (exists && ::access(target_.c_str(), W_OK) != 0) {
        return errno;
    }
    if (const int reason = openTemporary(); reason != 0) {
        return reason;
    }
    if (exists && ::fchmod(file_.descriptor(), old.st_mode & everyPermission) != 0) {
        return errno;
    }
    return 0;
}

int WholeFile::openTemporary() {
    constexpr int attempts = 1000;
    constexpr mode_t readAndWrite = 0666;  // the umask takes bits away from this
    int reason = EEXIST;
    for (int attempt = 0; reason == EEXIST && attempt < attempts; ++attempt) {
        const fs::path name = nameBeside(target_, attempt);
        // Noted before the file exists, as a signal may come at any moment.
        UnfinishedFile note = noteUnfinished(name);
        reason = file_.open(name, O_WRONLY | O_CREAT | O_EXCL, readAndWrite);
        if (reason == 0) {
            temporary_ = name;
            unfinished_ = std::move(note);
        } else {
            keep(std::move(note));  // if there is such a file, it must not be removed
        }
    }
    return reason;
}

std::optional<std::string> WholeFile::finish() {
    stream_->flush();
    int reason = stream_->reason();
    if (reason == 0 && !temporary_.empty()) {
        reason = file_.sync();
    }
    const int closeReason = file_.close();
    if (reason == 0) {
        reason = closeReason;
    }
    if (reason == 0 || ifCut_ == IfCut::Keep) {
        const int placeReason = putInPlace();
        reason = reason == 0 ? placeReason : reason;
    }
    unfinished_.reset();
    return reason == 0 ? std::nullopt : std::optional(unwritable(shown_, reason));
}

int WholeFile::putInPlace() {
    if (temporary_.empty()) {
        return 0;
    }
    if (std::rename(temporary_.c_str(), target_.c_str()) != 0) {
        return errno;
    }
    keep(std::move(unfinished_));
    syncFolder(target_.parent_path());
    return 0;
}

std::optional<std::string> writeWholeFile(const fs::path& file, std::string_view content) {
    auto whole = WholeFile::open(file);
    if (!whole) {
        return whole.error();
    }
    whole.value().stream() << content;
    return whole.value().finish();
}

std::optional<std::string> folderFault(const fs::path& folder) {
    std::error_code error;
    if (fs::status(folder, error).type() == fs::file_type::none) {
        return unwritable(folder, error.value());
    }
    const fs::path existing = existingPartOf(folder);
    if (!fs::is_directory(existing, error)) {
        return unwritable(folder, existing == folder
                                      ? "it is not a folder"
                                      : fmt::format("{} is not a folder", existing.string()));
    }
    return ::access(existing.c_str(), W_OK | X_OK) == 0 ? std::nullopt
                                                        : std::optional(unwritable(folder, errno));
}

fs::path linkTarget(fs::path file) {
    constexpr int longestChain = 40;
    std::error_code ignored;
    for (int link = 0; link < longestChain && fs::is_symlink(file, ignored); ++link) {
        file = file.parent_path() / fs::read_symlink(file, ignored);
    }
    return file;
}

Result<std::string, TextFileFault> readTextFile(const fs::path& path, const TextLimit& limit) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) {
        return TextFileFault{"the file does not exist"};
    }
    if (status.type() == fs::file_type::directory) {
        return TextFileFault{"this is a folder; a file is needed"};
    }
    const auto unreadable = [](const std::string& reason) {
        return TextFileFault{fmt::format("the file cannot be read: {}", reason)};
    };
    if (status.type() == fs::file_type::none) {
        return unreadable(error.message());
    }
    // Reading a pipe or a device might never end.
    if (status.type() != fs::file_type::regular) {
        return TextFileFault{"this is not a file that can be read"};
    }
    PosixFile file;
    std::string text;
    int reason = file.open(path, O_RDONLY);
    for (bool ended = false; reason == 0 && !ended;) {
        const std::size_t before = text.size();
        reason = file.readNext(text);
        ended = text.size() == before;
        if (text.size() > limit.bytes) {
            return TextFileFault{std::string(limit.sentence)};
        }
    }
    if (reason != 0) {
        return unreadable(std::generic_category().message(reason));
    }
    return text;
}

}  // namespace doorstring
