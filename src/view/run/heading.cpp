#include "view/run/heading.hpp"

#include <array>

namespace doorstring {

namespace {

constexpr Colour ink{255, 255, 255};

Canvas plainLetters(const BdfFont& font, std::string_view text) {
    Canvas letters({textWidth(font, text), font.lineHeight()}, {0, 0, 0, 0});
    drawText(letters, font, text, 0, 0, {.colour = ink});
    return letters;
}

// Each pixel becomes four. One of them takes after two neighbours that agree with each other, but
// not with those across from them: a step becomes a slope.
Canvas doubled(const Canvas& plain) {
    const GridSize size = plain.size();
    const auto isInk = [&](int x, int y) {
        return size.contains({x, y}) && plain.at(x, y).alpha != 0;
    };
    Canvas large({2 * size.width, 2 * size.height}, {0, 0, 0, 0});
    for (const GridPos at : cellsOf(size)) {
        const bool here = isInk(at.x, at.y);
        const bool up = isInk(at.x, at.y - 1);
        const bool down = isInk(at.x, at.y + 1);
        const bool left = isInk(at.x - 1, at.y);
        const bool right = isInk(at.x + 1, at.y);
        const auto corner = [&](bool beside, bool above, bool across, bool below) {
            return beside == above && beside != below && above != across ? above : here;
        };
        const std::array quarters{corner(left, up, right, down), corner(right, up, left, down),
                                  corner(left, down, right, up), corner(right, down, left, up)};
        for (int i = 0; i < 4; ++i) {
            if (quarters[static_cast<std::size_t>(i)]) {
                large.set(2 * at.x + i % 2, 2 * at.y + i / 2, ink);
            }
        }
    }
    return large;
}

}  // namespace

Heading::Heading(const BdfFont& font, std::string_view text)
    : letters_(doubled(plainLetters(font, text))) {}

void Heading::draw(Canvas& canvas, const PanelColours& colours, int x, int y) const {
    constexpr std::array<GridOffset, 9> around{
        {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 2}}};
    for (const GridOffset off : around) {
        canvas.drawSilhouette(letters_, letters_.whole(), x + off.x, y + off.y, colours.back);
    }
    const std::array bands{colours.text, colours.bright, colours.rim};
    const int height = letters_.size().height;
    for (std::size_t band = 0; band < bands.size(); ++band) {
        const int top = height * static_cast<int>(band) / static_cast<int>(bands.size());
        const int end = height * static_cast<int>(band + 1) / static_cast<int>(bands.size());
        canvas.drawSilhouette(letters_, {0, top, letters_.size().width, end - top}, x, y + top,
                              bands[band]);
    }
}

}  // namespace doorstring
