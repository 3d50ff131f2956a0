// Preloaded into a program: lets one call of a kind fail, as the environment says.
//   FAULT_CALL  open, read, write, fsync, rename, mmap, malloc or thread
//   FAULT_AT    which of them, from 1; later ones fail, too, with FAULT_FOR_GOOD=1
//   FAULT_LATE  calls count only from where the program calls beginFaults()
//   FAULT_MARK  a file that is made when it has failed, with the path that the call was about
// Built by itself: nothing here allocates or reads the environment after the first call.
#include "open_calls.hpp"

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

extern "C" void* __libc_malloc(std::size_t size);
extern "C" void* __libc_calloc(std::size_t count, std::size_t size);
extern "C" void* __libc_realloc(void* memory, std::size_t size);

namespace {

enum Call { Open, Read, Write, Fsync, Rename, Mmap, Malloc, Thread, None };
constexpr const char* names[] = {"open",   "read", "write",  "fsync",
                                 "rename", "mmap", "malloc", "thread"};

struct Plan {
    Call call = None;
    long at = 0;
    bool forGood = false;
    const char* mark = nullptr;
};

Plan plan;
std::atomic<bool> isPlanned = false;
std::atomic<long> calls = 0;

__attribute__((constructor)) void readPlan() {
    const char* call = std::getenv("FAULT_CALL");
    const char* at = std::getenv("FAULT_AT");
    if (call == nullptr || at == nullptr) {
        return;
    }
    for (int place = Open; place < None; ++place) {
        if (std::strcmp(call, names[place]) == 0) {
            plan.call = static_cast<Call>(place);
        }
    }
    plan.at = std::atol(at);
    plan.forGood = std::getenv("FAULT_FOR_GOOD") != nullptr;
    plan.mark = std::getenv("FAULT_MARK");
    isPlanned = std::getenv("FAULT_LATE") == nullptr;
}

void mark(const char* path, int file) {
    char link[64];
    char name[512] = "";
    if (path == nullptr && file >= 0) {
        std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
        const ssize_t length = ::readlink(link, name, sizeof name - 1);
        name[length > 0 ? length : 0] = '\0';
    }
    const char* shown = path != nullptr ? path : name;
    const long marked = ::syscall(SYS_openat, AT_FDCWD, plan.mark, O_CREAT | O_WRONLY, 0644);
    ::syscall(SYS_write, marked, shown, std::strlen(shown));
    ::syscall(SYS_close, marked);
}

// Whether this call has to fail.
bool fails(Call call, int error, const char* path = nullptr, int file = -1) {
    if (!isPlanned || plan.call != call) {
        return false;
    }
    const long number = ++calls;
    if (number < plan.at || (number > plan.at && !plan.forGood)) {
        return false;
    }
    if (number == plan.at && plan.mark != nullptr) {
        mark(path, file);
    }
    errno = error;
    return true;
}

}  // namespace

int openHere(int folder, const char* path, int flags, mode_t mode) {
    return fails(Open, EMFILE, path)
               ? -1
               : static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode));
}

extern "C" {

// Called by a program that is loaded; see FAULT_LATE.
void beginFaults() {
    isPlanned = plan.call != None;
}

FILE* fopen(const char* path, const char* mode) {
    static const auto real = next<FILE* (*)(const char*, const char*)>("fopen");
    return fails(Open, EMFILE, path) ? nullptr : real(path, mode);
}

FILE* fopen64(const char* path, const char* mode) {
    static const auto real = next<FILE* (*)(const char*, const char*)>("fopen64");
    return fails(Open, EMFILE, path) ? nullptr : real(path, mode);
}

ssize_t read(int file, void* bytes, std::size_t count) {
    return fails(Read, EIO, nullptr, file) ? -1 : ::syscall(SYS_read, file, bytes, count);
}

// Standard output and error are left alone: what the program says has to be seen.
ssize_t write(int file, const void* bytes, std::size_t count) {
    return file > 2 && fails(Write, ENOSPC, nullptr, file)
               ? -1
               : ::syscall(SYS_write, file, bytes, count);
}

ssize_t writev(int file, const struct iovec* parts, int count) {
    return file > 2 && fails(Write, ENOSPC, nullptr, file)
               ? -1
               : ::syscall(SYS_writev, file, parts, count);
}

ssize_t pread(int file, void* bytes, std::size_t count, off_t place) {
    return fails(Read, EIO, nullptr, file) ? -1 : ::syscall(SYS_pread64, file, bytes, count, place);
}

ssize_t pwrite(int file, const void* bytes, std::size_t count, off_t place) {
    return fails(Write, ENOSPC, nullptr, file) ? -1
                                               : ::syscall(SYS_pwrite64, file, bytes, count, place);
}

int ftruncate(int file, off_t length) noexcept {
    return fails(Write, EIO, nullptr, file)
               ? -1
               : static_cast<int>(::syscall(SYS_ftruncate, file, length));
}

int fsync(int file) {
    return fails(Fsync, EIO, nullptr, file) ? -1 : static_cast<int>(::syscall(SYS_fsync, file));
}

int rename(const char* from, const char* to) noexcept {
    return fails(Rename, EACCES, to) ? -1 : static_cast<int>(::syscall(SYS_rename, from, to));
}

void* mmap(void* at, std::size_t size, int protection, int flags, int file, off_t offset) noexcept {
    if (fails(Mmap, ENOMEM)) {
        return reinterpret_cast<void*>(-1);
    }
    return reinterpret_cast<void*>(::syscall(SYS_mmap, at, size, protection, flags, file, offset));
}

void* malloc(std::size_t size) {
    return fails(Malloc, ENOMEM) ? nullptr : __libc_malloc(size);
}

void* calloc(std::size_t count, std::size_t size) {
    return fails(Malloc, ENOMEM) ? nullptr : __libc_calloc(count, size);
}

void* realloc(void* memory, std::size_t size) {
    return fails(Malloc, ENOMEM) ? nullptr : __libc_realloc(memory, size);
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*begin)(void*),
                   void* argument) noexcept {
    static const auto real =
        next<int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*)>("pthread_create");
    return fails(Thread, EAGAIN) ? EAGAIN : real(thread, attributes, begin, argument);
}

}  // extern "C"
