#include "files/log.hpp"
#include "files/signals.hpp"
#include "view/window/window.hpp"

#include <algorithm>
#include <cstdlib>
#include <initializer_list>
#include <string>

#if defined(__linux__)
#include <array>
#include <dlfcn.h>
#endif

namespace doorstring {

#if defined(__linux__)

namespace {

// A library that SFML's windows need anyway. It is loaded by name while the program runs, so that
// the program need not be linked with it.
class Library {
public:
    explicit Library(const char* name) : handle_(dlopen(name, RTLD_LAZY)) {}

    bool has(std::initializer_list<const char*> functions) const {
        return handle_ != nullptr && std::ranges::all_of(functions, [&](const char* function) {
                   return dlsym(handle_, function) != nullptr;
               });
    }
    // Calls a function, which the library must have.
    template <typename Result, typename... Arguments>
    Result call(const char* function, Arguments... arguments) const {
        using Function = Result (*)(Arguments...);
        return reinterpret_cast<Function>(dlsym(handle_, function))(arguments...);
    }

private:
    void* handle_;
};

using Display = void*;

// A connection to the X server. It stays open: some servers restart when their last client
// leaves, and the window could then not connect.
class X11Connection {
public:
    explicit X11Connection(const char* name) {
        if (canOpen_) {
            display_ = x11_.call<Display>("XOpenDisplay", name);
        }
    }

    // Whether the display refuses a connection. Like depth() and lacksGl(), reports no fault if the
    // library that it needs is missing, because SFML then has to find out.
    bool refused() const { return canOpen_ && display_ == nullptr; }

    // The number of bits of a pixel; 0 if it is not known.
    int depth() const {
        return display_ != nullptr && x11_.has({"XDefaultScreen", "XDefaultDepth"})
                   ? x11_.call<int>("XDefaultDepth", display_, screen())
                   : 0;
    }

    // Whether the display lacks OpenGL, so that no drawing context can be made. Opening a window
    // would then end the program, because SFML 2 calls missing functions or the X library exits.
    bool lacksGl() const {
        const bool canTry = display_ != nullptr &&
                            x11_.has({"XDefaultScreen", "XSync", "XSetErrorHandler", "XFree"}) &&
                            gl_.has({"glXQueryExtension", "glXChooseVisual", "glXCreateContext",
                                     "glXDestroyContext"});
        return canTry && !(hasGlx() && canMakeContext());
    }

private:
    using ErrorHandler = int (*)(Display, void*);

    int screen() const { return x11_.call<int>("XDefaultScreen", display_); }

    bool hasGlx() const {
        int error = 0;
        int event = 0;
        return gl_.call<int>("glXQueryExtension", display_, &error, &event) != 0;
    }

    bool canMakeContext() const {
        constexpr int rgba = 4;          // GLX_RGBA
        constexpr int doubleBuffer = 5;  // GLX_DOUBLEBUFFER
        constexpr int isDirect = 1;
        constexpr int discardsEvents = 0;
        std::array<int, 3> wanted{rgba, doubleBuffer, 0};
        auto* const visual = gl_.call<void*>("glXChooseVisual", display_, screen(), wanted.data());
        if (visual == nullptr) {
            return false;
        }
        // A server refuses by sending an error, at which the X library would end the program.
        static bool hasFailed = false;  // static, because an error handler can capture nothing
        hasFailed = false;
        const ErrorHandler noteError = [](Display, void*) {
            hasFailed = true;
            return 0;
        };
        const auto previous = x11_.call<ErrorHandler>("XSetErrorHandler", noteError);
        auto* const context = gl_.call<void*>("glXCreateContext", display_, visual,
                                              static_cast<void*>(nullptr), isDirect);
        x11_.call<int>("XSync", display_, discardsEvents);
        if (context != nullptr) {
            gl_.call<void>("glXDestroyContext", display_, context);
        }
        x11_.call<ErrorHandler>("XSetErrorHandler", previous);
        x11_.call<int>("XFree", visual);
        return context != nullptr && !hasFailed;
    }

    Library x11_{"libX11.so.6"};
    Library gl_{"libGL.so.1"};
    bool canOpen_ = x11_.has({"XOpenDisplay"});
    Display display_ = nullptr;
};

}  // namespace

std::string whyNoDisplay() {
    const char* const name = std::getenv("DISPLAY");
    if (name == nullptr || *name == '\0') {
        const char* const wayland = std::getenv("WAYLAND_DISPLAY");
        return wayland == nullptr || *wayland == '\0'
                   ? "there is no display (DISPLAY is not set); start the game from a desktop"
                   : "there is no X display (DISPLAY is not set); this Wayland desktop needs "
                     "XWayland";
    }
    // A DISPLAY whose server is gone counts as no display.
    static const X11Connection connection(name);
    if (connection.refused()) {
        return std::string("there is no display: nothing answers at DISPLAY=") + name;
    }
    // With fewer bits SFML asks for a window that the server refuses, which ends the program.
    constexpr int leastDepth = 24;
    if (const int depth = connection.depth(); depth > 0 && depth < leastDepth) {
        return std::string("the display ") + name + " has " + std::to_string(depth) +
               " bits a pixel; the game needs " + std::to_string(leastDepth);
    }
    if (connection.lacksGl()) {
        return std::string("the display ") + name +
               " cannot be drawn on: it has no OpenGL (GLX), or its driver is missing";
    }
    return {};
}

void endWhenDisplayIsLost() {
    using LossHandler = int (*)(Display);
    const LossHandler end = [](Display) -> int {
        logError("the display has gone away; an adventure can be continued");
        removeUnfinishedFiles();
        std::_Exit(EXIT_FAILURE);
    };
    if (const Library x11("libX11.so.6"); x11.has({"XSetIOErrorHandler"})) {
        x11.call<LossHandler>("XSetIOErrorHandler", end);
    }
}

#else

std::string whyNoDisplay() {
    return {};
}

void endWhenDisplayIsLost() {}

#endif

}  // namespace doorstring
