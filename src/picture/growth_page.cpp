#include "picture/growth_page.hpp"

#include "picture/enlarged.hpp"
#include "picture/growth_map.hpp"
#include "picture/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

constexpr Colour night{14, 16, 28};
constexpr Colour field{8, 9, 18};
constexpr Colour light{255, 222, 136};
constexpr Colour quiet{122, 132, 170};
constexpr int margin = 8;
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
    const int width = std::max(inner.width, leastWidth) + 2 * margin;
    Canvas canvas({width, inner.height + margin + captionHeight + 4}, night);
    const PixelRect area{margin, margin, width - 2 * margin, inner.height};
    canvas.fill({(width - inner.width) / 2, margin, inner.width, inner.height}, field);
    drawGrowth(canvas, {font, signs, light}, moment, area);
    const int y = margin + inner.height + 5;
    const std::string count = fmt::format("{} / {}", moment.cursor.at(), moment.trace.size());
    const int room = width - 3 * margin - textWidth(font, count);
    drawText(canvas, font, ellipsize(font, sentence, room), margin, y, {.colour = light});
    drawText(canvas, font, count, width - margin, y, {.colour = quiet, .align = Align::Right});
    return width < doubledBelow ? enlarged(canvas, 2) : canvas;
}

}  // namespace doorstring
