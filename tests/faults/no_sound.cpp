// Preloaded into a program: while there is the file that FAULT_SOUND names, OpenAL has no device,
// and what played has stopped.
#include <cstdlib>
#include <dlfcn.h>
#include <unistd.h>

namespace {

constexpr int sourceState = 0x1010;
constexpr int stopped = 0x1014;

bool isGone() {
    const char* file = std::getenv("FAULT_SOUND");
    return file != nullptr && access(file, F_OK) == 0;
}

template <typename Function>
Function* next(const char* name, Function*) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

void* alcOpenDevice(const char* name) {
    return isGone() ? nullptr : next("alcOpenDevice", alcOpenDevice)(name);
}

void alGetSourcei(unsigned source, int what, int* value) {
    next("alGetSourcei", alGetSourcei)(source, what, value);
    if (what == sourceState && isGone()) {
        *value = stopped;
    }
}

}  // extern "C"
