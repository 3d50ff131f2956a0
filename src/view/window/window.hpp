// The window: gives events in our own terms, shows a canvas at a whole multiple of its size,
// letterboxed.
#pragma once

#include "config/config.hpp"
#include "picture/canvas/canvas.hpp"
#include "view/window/window_events.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace doorstring {

// Returns a sentence that says why there is no display; empty if there is one. Must be called
// before a window is made: to make one without a display would end the program.
std::string whyNoDisplay();

// Makes the program end with a line in the log and status 1 when its display goes away. Otherwise
// the X library would call exit(), which cleans up all libraries. Some libraries abort in that
// cleanup, because the threads that play sounds are still running.
void endWhenDisplayIsLost();

// The side of a canvas pixel in pixels of the window: `wanted` if it is not 0 and fits, else the
// largest that fits, but at least 1.
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
    // Shows the canvas. Returns how long the call waited for the screen: with vertical
    // synchronisation up to a frame, else hardly at all.
    std::chrono::nanoseconds present(const Canvas& canvas, int wantedScale);
    // Begins or ends fullscreen; does nothing if it already is as wanted.
    void setFullscreen(bool fullscreen);
    // Shows or hides the mouse's pointer in fullscreen; in a window it is always shown.
    void showPointer(bool shown);
    // Makes the window as large as the canvas at the wanted scale, or at the largest that fits the
    // desktop if that is smaller or if `wantedScale` is 0. In fullscreen, takes effect when
    // fullscreen ends.
    void fit(GridSize canvas, int wantedScale);

    // The scale of the picture that was last presented.
    int scale() const;
    // The largest scale at which a window with this canvas fits on the desktop.
    static int largestScale(GridSize canvas);
    GridSize size() const;  // in pixels of the window

    static void copyToClipboard(const std::string& text);

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace doorstring
