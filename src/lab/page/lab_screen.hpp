// The page of the Lab, and what it shows.
#pragma once

#include "lab/growth/lab_growth.hpp"
#include "lab/page/lab_layout.hpp"
#include "lab/sheet/lab_sheet.hpp"
#include "view/panel.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace doorstring {

struct LabHelp {
    std::string plain;   // a sentence or two
    std::string second;  // and below it, quiet, as much as fits a line
    bool isBad = false;
};

struct LabPicture {
    const LabSheet& sheet;
    const LabGrowth& growth;
    const LabGrowth& rival;     // of the other set
    const LabGrowth* compared;  // what histograms are compared with; null if nothing differs
    LabPage page = LabPage::Tables;
    int chosen = 0;              // of the page's fields
    bool turned = true;          // the same shape of all four tables changes along
    bool isDuel = false;         // both sets side by side
    bool amongDungeons = false;  // the keys move among the dungeons
    int dungeon = 0;
    std::string_view typed = {};  // digits of a value that is being typed
    std::string_view heading = {};
    const LabHelp& help;
    std::string_view hints = {};
    std::optional<GridPos> cursor = {};         // a room of the chosen dungeon,
    std::span<const std::string> reasons = {};  // and why it is as it is
    // How lit a room of one of the dozen is, from 0 to 255.
    std::function<int(int place, GridPos cell)> light;

    bool isChosen(const FieldPlace& place) const { return place.index == chosen && !amongDungeons; }
};

void drawLabScreen(const Page& page, const LabPicture& picture);

// The parts of the page. The mouse goes by the sizes that they have.

void drawLabDozen(const Page& page, const LabPicture& picture, const LabLayout& layout);

// The side of a cell in pixels, the same for all dungeons on such a grid.
int labCellSide(GridSize grid, PixelRect area);
// The cell at a place of the picture, which may be outside of the grid.
GridPos labCellAt(const Dungeon& dungeon, PixelRect area, int cellSide, GridPos at);

void drawLabFields(const Page& page, const LabPicture& picture, const LabLayout& layout);

// The weight that fills a bar of the page, in 1 / weightOne.
std::int64_t labBarWeight(const DungeonConfig& config, LabPage page);

// Says in a sentence or two what the metric counts.
std::string_view labMetricHelp(std::size_t metric);

}  // namespace doorstring
