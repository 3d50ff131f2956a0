// The layout of the page of the Lab: fields on the left, dungeons on the right, histograms
// below them, and at the lower edge help and key hints. The mouse uses it, too.
#pragma once

#include "lab/growth/lab_growth.hpp"
#include "lab/sheet/lab_field.hpp"
#include "picture/canvas/canvas.hpp"
#include "picture/text/text.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace doorstring {

inline constexpr GridSize usualLabCanvas{480, 352};
// The size of the canvas for a window: that of the window, divided by a scale. The scale is the
// largest at which the page fits. A scale above 2 is taken only if the page then has space to
// spare. `wantedScale`, from view.toml, is the largest scale allowed; 0 allows any. A window that
// is too small for scale 1, such as one of 0 x 0, gets usualLabCanvas.
GridSize labCanvas(GridSize window, int wantedScale);

// What the mouse can press besides fields and dungeons; each has a key, too.
enum class LabButton : std::uint8_t { Undo, AllTables, SetA, SetB, Duel, Find, Save, Keys };
inline constexpr auto labButtons = allValues<LabButton>;
Action actionOf(LabButton button);
// Returns "Z undo"; without the key if no key of the button has a short name, or if the button
// chooses a set.
std::string labelOf(LabButton button, const KeyBindings& keys);

// Where a field is on the page.
struct FieldPlace {
    int index = 0;  // in fieldsOf(page)
    PixelRect row;
    PixelRect bar;        // empty if the value has none
    int numberRight = 0;  // right edge of a weight's number; its share is at the end of the row
};

struct LabLayout {
    EnumArray<LabPage, PixelRect> tabs;
    EnumArray<LabButton, PixelRect> buttons;
    int rowHeight = 12;  // of a weight
    PixelRect fieldArea;
    DirectionArray<PixelRect> tables;
    std::vector<FieldPlace> fields;  // those in view
    bool isMoreAbove = false;        // whether a list goes on above what is in view
    bool isMoreBelow = false;
    std::array<PixelRect, labDungeons> dungeons;
    std::array<PixelRect, labMetrics.size()> histograms;
    PixelRect reasons;        // of a room, in place of the histograms and the help
    PixelRect barLegend;      // explains the marks on bars; empty if it does not fit
    PixelRect dungeonLegend;  // explains the marks in dungeons; empty if it does not fit
    int helpTop = 0;
    int hintsTop = 0;  // of the line of key hints, below the help
};

// The area of notices: they cover the help, so that tabs, buttons and the line of key hints are
// still seen.
PixelRect labNoticeArea(GridSize canvas);

// Lays out the page. If not all of its fields fit, the field `chosen` is among those in view.
LabLayout labLayout(GridSize canvas, const BdfFont& font, const KeyBindings& keys, LabPage page,
                    int chosen);

}  // namespace doorstring
