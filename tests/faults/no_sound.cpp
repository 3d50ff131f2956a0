// Preloaded into a program: while there is the file that FAULT_SOUND names, nothing plays through
// OpenAL. Unless the file is empty, there is no device either.
#include <cstdlib>
#include <dlfcn.h>
#include <sys/stat.h>

namespace {

constexpr int sourceState = 0x1010;
constexpr int stopped = 0x1014;

// The size of that file in bytes; -1 without one.
long faultSize() {
    const char* file = std::getenv("FAULT_SOUND");
    struct stat found {};
    return file != nullptr && stat(file, &found) == 0 ? static_cast<long>(found.st_size) : -1;
}

template <typename Function>
Function* next(const char* name, Function*) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

void* alcOpenDevice(const char* name) {
    return faultSize() > 0 ? nullptr : next("alcOpenDevice", alcOpenDevice)(name);
}

void alGetSourcei(unsigned source, int what, int* value) {
    next("alGetSourcei", alGetSourcei)(source, what, value);
    if (what == sourceState && faultSize() >= 0) {
        *value = stopped;
    }
}

}  // extern "C"
