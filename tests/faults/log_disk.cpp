// Preloaded into a program: logs what it changes on the disk, in the order in which it happened.
//   DISK_LOG   the file that is written
//   DISK_ROOT  the folder that is watched, as an absolute path
// An entry is a line of a word, two numbers and the length of what follows it; see power_cuts.cpp.
// A file is named by its inode, so that a rename or a deletion does not matter to its writes.
#include "open_calls.hpp"

#include <climits>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

std::mutex mutex;  // one call at a time, so that the log has their order
int logged = -1;
long entries = 0;
char root[PATH_MAX];  // with a slash at its end; no object, as calls come before constructors

__attribute__((constructor)) void begin() {
    const char* log = std::getenv("DISK_LOG");
    const char* watched = std::getenv("DISK_ROOT");
    if (log != nullptr && watched != nullptr) {
        std::snprintf(root, sizeof root, "%s/", watched);
        constexpr int flags = O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC;
        logged = static_cast<int>(::syscall(SYS_openat, AT_FDCWD, log, flags, 0644));
    }
}

bool isWatched(const std::string& path) {
    return logged >= 0 && (path + '/').compare(0, std::strlen(root), root) == 0;
}

// Returns the path that a file was opened by, empty if it is not watched.
std::string watchedPath(int file) {
    char link[64];
    char path[PATH_MAX];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const ssize_t length = logged < 0 ? -1 : ::readlink(link, path, sizeof path);
    std::string found(path, length < 0 ? 0 : static_cast<std::size_t>(length));
    return isWatched(found) ? found : std::string();
}

struct stat statusOf(int file) {
    struct stat found {};
    ::fstat(file, &found);
    return found;
}
long inodeOf(int file) {
    return static_cast<long>(statusOf(file).st_ino);
}

void log(const char* what, long one, long two, const std::string& text) {
    char line[128];
    const int length =
        std::snprintf(line, sizeof line, "%s %ld %ld %zu\n", what, one, two, text.size());
    const std::string all = std::string(line, static_cast<std::size_t>(length)) + text + '\n';
    ::syscall(SYS_write, logged, all.data(), all.size());
    ++entries;
}

ssize_t writeAndLog(int file, const void* bytes, std::size_t count, long place) {
    const std::lock_guard guard(mutex);
    const std::string name = watchedPath(file);
    const long from = place >= 0 ? place : ::lseek(file, 0, SEEK_CUR);
    const ssize_t written = place >= 0 ? ::syscall(SYS_pwrite64, file, bytes, count, place)
                                       : ::syscall(SYS_write, file, bytes, count);
    if (written > 0 && !name.empty()) {
        log("write", inodeOf(file), from,
            std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(written)));
    }
    return written;
}

template <typename Call>
int callAndLog(const char* what, const char* path, const std::string& text, const Call& call) {
    const std::lock_guard guard(mutex);
    const int result = call();
    if (result == 0 && isWatched(path)) {
        log(what, 0, 0, text);
    }
    return result;
}

}  // namespace

int openHere(int folder, const char* path, int flags, mode_t mode) {
    const std::lock_guard guard(mutex);
    const bool isNew = ::access(path, F_OK) != 0;
    const int file = static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode));
    const int error = errno;
    if (const std::string name = file < 0 ? "" : watchedPath(file); !name.empty()) {
        if (isNew && (flags & O_CREAT) != 0) {
            log("create", inodeOf(file), 0, name);
        } else if ((flags & O_ACCMODE) != O_RDONLY) {
            log("known", inodeOf(file), 0, name);
        }
        if (!isNew && (flags & O_TRUNC) != 0) {
            log("cut", inodeOf(file), 0, "");
        }
    }
    errno = error;
    return file;
}

extern "C" {

ssize_t write(int file, const void* bytes, std::size_t count) {
    return writeAndLog(file, bytes, count, -1);
}

ssize_t pwrite(int file, const void* bytes, std::size_t count, off_t place) {
    return writeAndLog(file, bytes, count, place);
}

ssize_t pwrite64(int file, const void* bytes, std::size_t count, off64_t place) {
    return writeAndLog(file, bytes, count, place);
}

int ftruncate(int file, off_t length) noexcept {
    const std::lock_guard guard(mutex);
    const int result = static_cast<int>(::syscall(SYS_ftruncate, file, length));
    if (result == 0 && !watchedPath(file).empty()) {
        log("cut", inodeOf(file), length, "");
    }
    return result;
}

// What was written before it began is on the disk once it has ended. The disk is a slow one, so
// that a power cut has much to take away.
int fsync(int file) {
    constexpr useconds_t slowness = 30'000;
    long before = 0;
    {
        const std::lock_guard guard(mutex);
        before = entries;
    }
    ::usleep(slowness);
    const int result = static_cast<int>(::syscall(SYS_fsync, file));
    const std::lock_guard guard(mutex);
    if (const std::string name = watchedPath(file); result == 0 && !name.empty()) {
        log(S_ISDIR(statusOf(file).st_mode) ? "keep" : "sync", inodeOf(file), before, name);
    }
    return result;
}

int rename(const char* from, const char* to) noexcept {
    return callAndLog("rename", to, std::string(from) + '\n' + to,
                      [=] { return static_cast<int>(::syscall(SYS_rename, from, to)); });
}

int unlink(const char* path) noexcept {
    return callAndLog("remove", path, path,
                      [=] { return static_cast<int>(::syscall(SYS_unlink, path)); });
}

int remove(const char* path) noexcept {
    static const auto real = next<int (*)(const char*)>("remove");
    return callAndLog("remove", path, path, [=] { return real(path); });
}

int mkdir(const char* path, mode_t mode) noexcept {
    return callAndLog("folder", path, path,
                      [=] { return static_cast<int>(::syscall(SYS_mkdir, path, mode)); });
}

}  // extern "C"
