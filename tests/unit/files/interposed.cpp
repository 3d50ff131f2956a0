#include "interposed.hpp"

#include <cerrno>
#include <dlfcn.h>
#include <pthread.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

namespace doorstring::testing {

Interposed& interposed() {
    static Interposed state;
    return state;
}

}  // namespace doorstring::testing

namespace {

template <typename Function>
Function* real(const char* name) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

using doorstring::testing::interposed;

extern "C" int fsync(int descriptor) {
    ++interposed().syncsBegun;
    struct stat status {};
    if (::fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode)) {
        ++interposed().foldersSynced;
    }
    if (interposed().failingSyncs > 0) {
        ::usleep(50'000);
        --interposed().failingSyncs;
        errno = EIO;
        return -1;
    }
    return real<int(int)>("fsync")(descriptor);
}

extern "C" ssize_t pwrite(int descriptor, const void* data, size_t count, off_t place) {
    interposed().writesAtStart += place == 0 ? 1 : 0;
    return real<ssize_t(int, const void*, size_t, off_t)>("pwrite")(descriptor, data, count, place);
}

extern "C" int unlink(const char* name) noexcept {
    if (interposed().whileUnlinking) {
        interposed().whileUnlinking(name);
    }
    return real<int(const char*)>("unlink")(name);
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define DOORSTRING_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define DOORSTRING_SANITIZED
#endif
#endif

#ifdef DOORSTRING_SANITIZED
const bool doorstring::testing::canRefuseThreads = false;
#else
const bool doorstring::testing::canRefuseThreads = true;

extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes,
                              void* (*run)(void*), void* argument) noexcept {
    if (interposed().noThreads) {
        return EAGAIN;
    }
    using Create = int(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    return real<Create>("pthread_create")(thread, attributes, run, argument);
}
#endif
