#include "view/window/window.hpp"

#include <cstdlib>
#include <string>

#if defined(__linux__)
#include <array>
#include <dlfcn.h>
#endif

namespace doorstring {

#if defined(__linux__)

namespace {

// Libraries that SFML's windows need anyway; loaded by name, they add nothing to what the project
// is linked with.
class Library {
public:
    explicit Library(const char* name) : handle_(dlopen(name, RTLD_LAZY)) {}

    bool found() const { return handle_ != nullptr; }

    // Fills in a function. False where the library has none of the name.
    template <typename Function>
    bool take(Function*& function, const char* name) const {
        function = found() ? reinterpret_cast<Function*>(dlsym(handle_, name)) : nullptr;
        return function != nullptr;
    }

private:
    void* handle_;
};

using Display = void*;

// A connection to the X server.
class X11Connection {
public:
    explicit X11Connection(const char* name) : library_("libX11.so.6") {
        Display (*open)(const char*) = nullptr;
        if (library_.take(open, "XOpenDisplay")) {
            display_ = open(name);
        }
    }
    ~X11Connection() {
        int (*close)(Display) = nullptr;
        if (display_ != nullptr && library_.take(close, "XCloseDisplay")) {
            close(display_);
        }
    }
    X11Connection(const X11Connection&) = delete;
    X11Connection& operator=(const X11Connection&) = delete;

    // Without the library nothing can be said: then SFML is to find out.
    bool refused() const { return library_.found() && display_ == nullptr; }
    // Bits a pixel; 0 where that cannot be said.
    int depth() const {
        int (*defaultScreen)(Display) = nullptr;
        int (*defaultDepth)(Display, int) = nullptr;
        const bool known = display_ != nullptr && library_.take(defaultScreen, "XDefaultScreen") &&
                           library_.take(defaultDepth, "XDefaultDepth");
        return known ? defaultDepth(display_, defaultScreen(display_)) : 0;
    }
    const Library& library() const { return library_; }
    Display display() const { return display_; }

private:
    Library library_;
    Display display_ = nullptr;
};

// Makes a drawing context as a window would, and lets it go. Where that fails, a window would end
// the program: SFML 2 runs into functions that are not there, or the X library exits.
class GlTrial {
public:
    explicit GlTrial(const X11Connection& x11) : display_(x11.display()), gl_("libGL.so.1") {
        const Library& x = x11.library();
        ready_ = display_ != nullptr && x.take(defaultScreen_, "XDefaultScreen") &&
                 x.take(sync_, "XSync") && x.take(setErrorHandler_, "XSetErrorHandler") &&
                 x.take(free_, "XFree") && gl_.take(hasExtension_, "glXQueryExtension") &&
                 gl_.take(chooseVisual_, "glXChooseVisual") &&
                 gl_.take(createContext_, "glXCreateContext") &&
                 gl_.take(destroyContext_, "glXDestroyContext");
    }

    // Where the trial cannot be made nothing can be said, as above.
    bool fails() const { return ready_ && !(hasExtension() && makesContext()); }

private:
    using ErrorHandler = int (*)(Display, void*);

    bool hasExtension() const {
        int error = 0;
        int event = 0;
        return hasExtension_(display_, &error, &event) != 0;
    }

    bool makesContext() const {
        constexpr int rgba = 4;
        constexpr int doubleBuffer = 5;
        std::array<int, 3> wanted{rgba, doubleBuffer, 0};
        void* const visual = chooseVisual_(display_, defaultScreen_(display_), wanted.data());
        if (visual == nullptr) {
            return false;
        }
        // A server that refuses says so by an error, for which the X library would exit.
        static bool refused = false;
        refused = false;
        const ErrorHandler before = setErrorHandler_([](Display, void*) {
            refused = true;
            return 0;
        });
        void* const context = createContext_(display_, visual, nullptr, 1);
        sync_(display_, 0);
        if (context != nullptr) {
            destroyContext_(display_, context);
        }
        setErrorHandler_(before);
        free_(visual);
        return context != nullptr && !refused;
    }

    Display display_;
    Library gl_;
    int (*defaultScreen_)(Display) = nullptr;
    int (*sync_)(Display, int) = nullptr;
    ErrorHandler (*setErrorHandler_)(ErrorHandler) = nullptr;
    int (*free_)(void*) = nullptr;
    int (*hasExtension_)(Display, int*, int*) = nullptr;
    void* (*chooseVisual_)(Display, int, int*) = nullptr;
    void* (*createContext_)(Display, void*, void*, int) = nullptr;
    void (*destroyContext_)(Display, void*) = nullptr;
    bool ready_ = false;
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
    // On such a display SFML asks for a window that the server refuses, which ends the program.
    constexpr int leastDepth = 24;
    if (const int depth = connection.depth(); depth > 0 && depth < leastDepth) {
        return std::string("the display ") + name + " has " + std::to_string(depth) +
               " bits a pixel; the game needs " + std::to_string(leastDepth);
    }
    if (GlTrial(connection).fails()) {
        return std::string("the display ") + name +
               " cannot be drawn on: it has no OpenGL (GLX), or its driver is missing";
    }
    return {};
}

#else

std::string whyNoDisplay() {
    return {};
}

#endif

}  // namespace doorstring
