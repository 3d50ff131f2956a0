// Art and worlds for looking at.
#pragma once

#include "picture/text/text.hpp"
#include "testing/dungeons.hpp"
#include "view/art.hpp"
#include "view/panel.hpp"
#include "world/state/world.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace doorstring::testing {

inline const Art& art() {
    static const Art loaded = Art::load(DOORSTRING_PROJECT "/assets").art;
    return loaded;
}

inline Page pageOn(Canvas& canvas, Tileset tileset) {
    return {canvas, art(), panelColours(art().tileset(tileset))};
}

inline World crossWorld() {
    return {dungeonOf({{"-", "S", "-"}, {"E", "NSWE", "W"}, {"-", "N", "-"}}, {1, 1}),
            WorldConfig{}};
}

// How many pixels of the area are not of the colour.
inline int pixelsUnlike(const Canvas& canvas, PixelRect area, Colour colour) {
    int count = 0;
    for (const auto [x, y] : cellsIn(area)) {
        count += canvas.at(x, y) == colour ? 0 : 1;
    }
    return count;
}

inline PixelRect wholeOf(const Canvas& canvas) {
    return {0, 0, canvas.size().width, canvas.size().height};
}

// A line of text that was drawn, and its place.
struct DrawnLine {
    std::string text;
    PixelRect place;
};

// Keeps the lines of text that are drawn while it lives.
class DrawnLines : public TextObserver {
public:
    DrawnLines() { current = this; }
    ~DrawnLines() override { current = nullptr; }
    DrawnLines(const DrawnLines&) = delete;
    DrawnLines& operator=(const DrawnLines&) = delete;
    DrawnLines(DrawnLines&&) = delete;
    DrawnLines& operator=(DrawnLines&&) = delete;

    void noteLine(const Canvas&, std::string_view text, PixelRect place, Colour) override {
        lines_.push_back({std::string(text), place});
    }
    void notePanel(const Canvas&, PixelRect) override {}
    const std::vector<DrawnLine>& lines() const { return lines_; }

private:
    std::vector<DrawnLine> lines_;
};

inline int difference(const Canvas& a, const Canvas& b) {
    int count = 0;
    for (std::size_t index = 0; index < a.pixels().size(); ++index) {
        count += a.pixels()[index] == b.pixels()[index] ? 0 : 1;
    }
    return count;
}

}  // namespace doorstring::testing
