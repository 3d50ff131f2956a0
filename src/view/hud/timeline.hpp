// A trace as a bar: a part for each pass, as wide as it has steps, and a knob where we are.
#pragma once

#include "dungeon/trace/trace.hpp"
#include "view/panel.hpp"

#include <string_view>
#include <vector>

namespace doorstring {

class Timeline {
public:
    explicit Timeline(const Trace& trace);

    // `steps` are done.
    void draw(const Page& page, PixelRect bar, std::size_t steps) const;

    // How many steps are done at the place x of the bar; beside it, none or all.
    std::size_t stepsAt(PixelRect bar, int x) const;

private:
    struct Part {
        std::string_view pass;
        std::size_t first;
        std::size_t end;
    };

    void drawNames(const Page& page, PixelRect bar, std::size_t steps) const;
    int place(PixelRect bar, std::size_t steps) const;

    std::vector<Part> parts_;
    std::size_t steps_;
};

}  // namespace doorstring
