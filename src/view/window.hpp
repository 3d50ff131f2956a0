// The window: gives events in our own terms, shows a canvas at a whole multiple of its size,
// letterboxed.
#pragma once

#include "config/config.hpp"
#include "picture/canvas.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace doorstring {

struct KeyPressed {
    KeyBinding key;
};
struct KeyReleased {
    Key key;
};
struct FocusLost {};
struct WindowClosed {};
using WindowEvent = std::variant<KeyPressed, KeyReleased, FocusLost, WindowClosed>;

// Must be asked before a window is made: without a display that would end the program. Empty where
// there is one, else a sentence.
std::string whyNoDisplay();

// How many window pixels a canvas pixel gets: the largest whole multiple that fits, or the wanted
// one if it fits.
constexpr int fittingScale(GridSize canvas, GridSize window, int wanted) {
    const int largest =
        std::max(1, std::min(window.width / canvas.width, window.height / canvas.height));
    return wanted == 0 ? largest : std::min(wanted, largest);
}

class Window {
public:
    Window(const std::string& title, GridSize canvas, const ViewConfig& config, const Canvas& icon);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    // Adds what happened since the last call.
    void poll(std::vector<WindowEvent>& events);
    void present(const Canvas& canvas, int wantedScale);
    void toggleFullscreen();

    // Of the picture last presented.
    int scale() const;

    static void copyToClipboard(const std::string& text);

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace doorstring
