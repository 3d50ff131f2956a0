// The page of the Lab.
#pragma once

#include "config/lab/lab_sheet.hpp"
#include "view/lab/lab_histograms.hpp"
#include "view/lab/lab_layout.hpp"
#include "view/panel.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace doorstring {

struct LabPicture {
    const LabSheet& sheet;
    const LabGrowth& growth;
    const LabGrowth& rival;    // of the other set
    const LabMeasures& ghost;  // may have measured nothing
    LabPage page = LabPage::Tables;
    int chosen = 0;              // of the page's fields
    bool turned = true;          // the same shape of all four tables changes along
    bool isDuel = false;         // both sets side by side
    bool amongDungeons = false;  // the keys move among the dungeons
    int dungeon = 0;
    std::string_view typed = {};  // digits of a value that is being typed
    std::string_view heading = {};
    std::string_view help = {};
    bool isHelpBad = false;
    std::string_view hints = {};
    std::optional<GridPos> cursor = {};         // a room of the chosen dungeon,
    std::span<const std::string> reasons = {};  // and why it is as it is
    // How lit a room of one of the dozen is, from 0 to 255.
    std::function<int(int place, GridPos cell)> light;
};

void drawLabScreen(const Page& page, const LabPicture& picture);

// How long the bars of the page's weights are: so much is a whole bar, in 1 / weightOne.
std::int64_t labBarWeight(const DungeonConfig& config, LabPage page);

}  // namespace doorstring
