// Where weights of the Lab are to be saved: as a preset with a name, or in the own config folder.
#pragma once

#include "view/panel.hpp"

#include <string_view>

namespace doorstring {

enum class LabSaveWay : std::uint8_t { Preset, OwnFolder };

struct LabSavePicture {
    LabSaveWay way = LabSaveWay::Preset;
    std::string_view name;   // of the preset
    std::string_view what;   // that saving will do
    std::string_view fault;  // why it cannot; empty where it can
    bool caret = false;
};

void drawLabSave(const Page& page, const LabSavePicture& picture);
// The line of a way, for the mouse; the chosen one saves when it is clicked again.
PixelRect labSaveLine(GridSize canvas, LabSaveWay way);

}  // namespace doorstring
