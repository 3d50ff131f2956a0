#include "picture/canvas/canvas.hpp"
#include "picture/growth/growth_picture.hpp"
#include "picture/text/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

constexpr Colour pageNight{14, 16, 28};
constexpr Colour field{8, 9, 18};
constexpr Colour pageLight{255, 222, 136};
constexpr Colour quiet{122, 132, 170};
constexpr int pageMargin = 8;
constexpr int captionHeight = 16;
constexpr GridSize usualCell{46, 28};  // pixels
constexpr GridSize largestField{1200, 900};
constexpr int leastWidth = 320;  // so that sentences have room
constexpr int doubledBelow = 640;

GridSize fieldSize(GridSize grid) {
    const auto side = [](int cells, int pixels, int most) {
        return std::max(cells, std::min(cells * pixels, most / cells * cells));
    };
    return {side(grid.width, usualCell.width, largestField.width),
            side(grid.height, usualCell.height, largestField.height)};
}

}  // namespace

Canvas drawGrowthPage(const BdfFont& font, const SpriteSheet& signs, const GrowthMoment& moment,
                      std::string_view sentence) {
    const CarvedMap* map = moment.trace.map();
    const GridSize inner = map != nullptr ? usualMapSize(map->tiles().size(), largestField)
                                          : fieldSize(moment.trace.grid());
    const int width = std::max(inner.width, leastWidth) + 2 * pageMargin;
    Canvas canvas({width, inner.height + pageMargin + captionHeight + 4}, pageNight);
    const PixelRect area{pageMargin, pageMargin, width - 2 * pageMargin, inner.height};
    canvas.fill({(width - inner.width) / 2, pageMargin, inner.width, inner.height}, field);
    drawGrowth(canvas, {font, signs, pageLight}, moment, area);
    const int y = pageMargin + inner.height + 5;
    const std::string count = fmt::format("{} / {}", moment.cursor.at(), moment.trace.size());
    const int room = width - 3 * pageMargin - textWidth(font, count);
    drawText(canvas, font, ellipsize(font, sentence, room), pageMargin, y, {.colour = pageLight});
    drawText(canvas, font, count, width - pageMargin, y, {.colour = quiet, .align = Align::Right});
    return width < doubledBelow ? enlarged(canvas, 2) : canvas;
}

}  // namespace doorstring
