// Where the cells of a grid stand on a picture of its growth: as large as the area lets them be.
#pragma once

#include "base/grid_pos.hpp"
#include "picture/canvas/canvas.hpp"

#include <algorithm>

namespace doorstring {

struct GrowthLayout {
    GridSize cell{1, 1};  // pixels
    int group = 1;        // so many cells a side share a pixel where a grid is larger than the area
    int left = 0;
    int top = 0;

    // Of a cell, in pixels.
    constexpr PixelRect rect(GridPos at) const {
        return {left + at.x / group * cell.width, top + at.y / group * cell.height, cell.width,
                cell.height};
    }
};

inline constexpr GridSize largestGrowthCell{60, 44};

constexpr GrowthLayout growthLayout(GridSize grid, PixelRect area) {
    const auto groups = [](int cells, int pixels) { return (cells + pixels - 1) / pixels; };
    GrowthLayout layout;
    layout.group = std::max(groups(grid.width, area.width), groups(grid.height, area.height));
    if (layout.group == 1) {
        const int width = std::min(area.width / grid.width, largestGrowthCell.width);
        const int height = std::min(area.height / grid.height, largestGrowthCell.height);
        // Neither long nor tall cells.
        layout.cell = {std::min(width, std::max(1, height * 2)),
                       std::min(height, std::max(1, width * 3 / 4))};
    }
    const int columns = groups(grid.width, layout.group);
    const int rows = groups(grid.height, layout.group);
    layout.left = area.x + (area.width - columns * layout.cell.width) / 2;
    layout.top = area.y + (area.height - rows * layout.cell.height) / 2;
    return layout;
}

}  // namespace doorstring
