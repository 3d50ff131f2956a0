#include "view/window.hpp"

#include <cstdlib>

#if defined(__linux__)
#include <dlfcn.h>
#endif

namespace doorstring {

#if defined(__linux__)

namespace {

// Asks the X server itself: a DISPLAY that names a server that is gone is no display. The library
// is one that SFML's windows need anyway; loaded by name, it adds nothing to what the project is
// linked with.
bool opensDisplay(const char* name) {
    void* const library = dlopen("libX11.so.6", RTLD_LAZY);
    if (library == nullptr) {
        return true;  // some other way to a display: let SFML find out
    }
    using Open = void* (*)(const char*);
    using Close = int (*)(void*);
    const auto open = reinterpret_cast<Open>(dlsym(library, "XOpenDisplay"));
    const auto close = reinterpret_cast<Close>(dlsym(library, "XCloseDisplay"));
    void* const display = open != nullptr ? open(name) : nullptr;
    if (display != nullptr && close != nullptr) {
        close(display);
    }
    dlclose(library);
    return display != nullptr;
}

}  // namespace

std::string whyNoDisplay() {
    const char* const name = std::getenv("DISPLAY");
    if (name == nullptr || *name == '\0') {
        return "there is no display (DISPLAY is not set)";
    }
    if (!opensDisplay(name)) {
        return std::string("there is no display: nothing answers at DISPLAY=") + name;
    }
    return {};
}

#else

std::string whyNoDisplay() {
    return {};
}

#endif

}  // namespace doorstring
