// The page of the Lab, and what it shows.
#pragma once

#include "base/message.hpp"
#include "lab/growth/lab_growth.hpp"
#include "lab/page/lab_layout.hpp"
#include "lab/page/lab_reasons.hpp"
#include "lab/sheet/lab_sheet.hpp"
#include "view/panel.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

struct LabHelp {
    std::string plain;   // a sentence or two
    std::string second;  // a line below it, in a quiet colour; left out if `plain` takes two lines
    bool isBad = false;  // whether `plain` says why an edit was rejected
};

struct LabPicture {
    const LabSheet& sheet;
    const LabGrowth& growth;
    const LabGrowth& otherGrowth;   // of the set that is not active
    const LabGrowth* comparedWith;  // by histograms; null if there is nothing to compare with
    const KeyBindings& keys;
    LabPage page = LabPage::Tables;
    int chosenField = 0;          // its index in fieldsOf(page)
    bool inAllTables = true;      // whether an edit of a shape is made in all four tables
    bool isDuel = false;          // whether both sets are side by side
    bool amongDungeons = false;   // whether the keys move among the dungeons
    int chosenDungeon = 0;        // its place in the dozen
    std::string_view typed = {};  // what was typed of a value so far; empty if nothing is typed
    std::string_view heading = {};
    const LabHelp& help;
    std::string_view hints = {};
    std::optional<GridPos> cursor = {};  // a cell of the chosen dungeon; empty if there is none
    // Why the room under the cursor or the mouse is as it is; empty to show histograms and help.
    const LabReasons& reasons;
    // Returns how brightly a room of one of the dozen is lit, from 0 to 255.
    std::function<int(int place, GridPos cell)> brightness;

    bool isChosen(const FieldPlace& place) const {
        return place.index == chosenField && !amongDungeons;
    }
};

void drawLabScreen(const Page& page, const LabPicture& picture);

// The parts of the page, and their sizes, which the mouse needs, too.

void drawLabDozen(const Page& page, const LabPicture& picture, const LabLayout& layout);

// The side of a cell in pixels, the same for all dungeons on a grid of that size.
int labCellSide(GridSize grid, PixelRect area);
// The cell at a point of the canvas; it may be outside the grid.
GridPos labCellAt(const Dungeon& dungeon, PixelRect area, int cellSide, GridPos at);

void drawLabFields(const Page& page, const LabPicture& picture, const LabLayout& layout);

// The weight that fills a bar of the page, in units of 1 / weightOne.
std::int64_t labBarWeight(const DungeonConfig& config, LabPage page);

// Says in a sentence or two what the metric of that index in labMetrics counts.
Message labMetricHelp(std::size_t metric);

}  // namespace doorstring
