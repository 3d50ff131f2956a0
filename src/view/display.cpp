#include "view/window.hpp"

#include <cstdlib>

#if defined(__linux__)
#include <dlfcn.h>
#endif

namespace doorstring {

#if defined(__linux__)

namespace {

// A connection to the X server, by way of a library that SFML's windows need anyway; loaded by
// name, it adds nothing to what the project is linked with.
class X11Connection {
public:
    explicit X11Connection(const char* name) : library_(dlopen("libX11.so.6", RTLD_LAZY)) {
        if (const auto open = reinterpret_cast<void* (*)(const char*)>(symbol("XOpenDisplay"))) {
            display_ = open(name);
        }
    }
    ~X11Connection() {
        const auto close = reinterpret_cast<int (*)(void*)>(symbol("XCloseDisplay"));
        if (display_ != nullptr && close != nullptr) {
            close(display_);
        }
    }
    X11Connection(const X11Connection&) = delete;
    X11Connection& operator=(const X11Connection&) = delete;

    // Without the library nothing can be said: then SFML is to find out.
    bool refused() const { return library_ != nullptr && display_ == nullptr; }

private:
    void* symbol(const char* name) const {
        return library_ != nullptr ? dlsym(library_, name) : nullptr;
    }

    void* library_;
    void* display_ = nullptr;
};

}  // namespace

std::string whyNoDisplay() {
    const char* const name = std::getenv("DISPLAY");
    if (name == nullptr || *name == '\0') {
        return "there is no display (DISPLAY is not set)";
    }
    // A DISPLAY that names a server that is gone is no display. The connection stays open: some
    // servers start anew when their last client leaves, and the window would then find nobody
    // there.
    static const X11Connection connection(name);
    if (connection.refused()) {
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
