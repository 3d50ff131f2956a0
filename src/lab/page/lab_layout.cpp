#include "lab/page/lab_layout.hpp"

#include "picture/text/text.hpp"
#include "view/hud/key_hints.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

constexpr int labEdge = 4;
constexpr int headHeight = 15;
constexpr int tabHeight = 12;
constexpr int bodyTop = headHeight + tabHeight + 3;
constexpr int labGap = 3;
constexpr int tableHead = 11;
constexpr int tableFoot = 2;
constexpr int keyHeight = 12;  // height of the row of a config key that is above the tables
constexpr int leastRowHeight = 8;
constexpr int listRowHeight = 10;
constexpr int hintsHeight = 11;
constexpr int helpHeight = 21 + hintsHeight;
constexpr int legendHeight = 10;
constexpr int legendGap = 8;  // between the two legends
constexpr int leastHistogramHeight = 19;
constexpr int scrollArrowWidth = 9;  // beside a list that does not fit
constexpr int dungeonColumns = 4;
constexpr int dungeonRows = labDungeons / dungeonColumns;
constexpr GridSize roomyCanvas{440, 330};
constexpr GridSize leastCanvas{352, 256};

struct ButtonRow {
    LabButton button;
    Action action;
    Message label;
};
constexpr auto buttonRows = keyedTable<&ButtonRow::button, ButtonRow>({
    {LabButton::Undo, Action::LabUndo, msg("undo")},
    {LabButton::AllTables, Action::LabAllTables, msg("all 4")},
    {LabButton::SetA, Action::LabSetA, Message::ofText("A")},
    {LabButton::SetB, Action::LabSetB, Message::ofText("B")},
    {LabButton::Duel, Action::LabDuel, msg("duel")},
    {LabButton::Find, Action::LabFind, msg("find")},
    {LabButton::Save, Action::LabSave, msg("save")},
    {LabButton::Keys, Action::Help, msg("keys")},
});

void placeTabs(LabLayout& layout, const BdfFont& font, int width) {
    int all = 0;
    for (const LabPage page : labPages) {
        all += textWidth(font, tr(titleOf(page)));
    }
    const int count = static_cast<int>(labPages.size());
    const int padding = std::clamp((width - 2 * labEdge - all) / (2 * count), 1, 7);
    int x = labEdge;
    for (const LabPage page : labPages) {
        const int tab = textWidth(font, tr(titleOf(page))) + 2 * padding;
        layout.tabs[page] = {x, headHeight, tab, tabHeight};
        x += tab;
    }
}

// Places the buttons from the right edge to the left.
void placeButtons(LabLayout& layout, const BdfFont& font, const KeyBindings& keys, int width) {
    int x = width - labEdge;
    for (auto button = labButtons.rbegin(); button != labButtons.rend(); ++button) {
        const int wide = textWidth(font, labelOf(*button, keys)) + 6;
        x -= wide;
        layout.buttons[*button] = {x, 2, wide, 12};
        x -= *button == LabButton::SetB ? 0 : 3;  // no gap between A and B
    }
}

void placeTables(LabLayout& layout, LabPage page) {
    const auto& fields = fieldsOf(page);
    const int tableWidth = (layout.fieldArea.width - labGap) / 2;
    const int shapes = static_cast<int>(doorShapes.size());
    const int tableHeight = tableHead + shapes * layout.rowHeight + tableFoot;
    const int signWidth = layout.rowHeight > 10 ? 17 : 11;  // the doors, left of a weight's bar
    const bool isNarrow = tableWidth < 90;
    const int numberWidth = isNarrow ? 17 : 21;  // right of the bar
    const int shareWidth = isNarrow ? 24 : 27;   // right of the number
    int top = layout.fieldArea.y;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const int index = static_cast<int>(i);
        if (!fields[i].tablePlace) {  // a config key above the tables
            const PixelRect row{layout.fieldArea.x, top, layout.fieldArea.width, listRowHeight};
            layout.fields.push_back({index, row, {}});
            top += keyHeight;
            continue;
        }
        const TablePlace& place = *fields[i].tablePlace;
        const int tableIndex = static_cast<int>(place.way);
        const PixelRect table{layout.fieldArea.x + tableIndex % 2 * (tableWidth + labGap),
                              top + tableIndex / 2 * (tableHeight + labGap), tableWidth,
                              tableHeight};
        layout.tables[place.way] = table;
        const PixelRect row{table.x + 2,
                            table.y + tableHead + static_cast<int>(place.shape) * layout.rowHeight,
                            table.width - 4, layout.rowHeight};
        const int barWidth = row.width - signWidth - numberWidth - shareWidth;
        const int inset = row.height > 9 ? 2 : 1;  // above the bar and below it
        const PixelRect bar{row.x + signWidth, row.y + inset, barWidth, row.height - 2 * inset};
        layout.fields.push_back({index, row, bar, bar.x + barWidth + numberWidth});
    }
}

// Places the fields of a list that are in view. Each section has a line for its name, above the
// first of its fields in view.
void placeList(LabLayout& layout, LabPage page, int chosen) {
    const auto& fields = fieldsOf(page);
    const auto sectionOf = [&](int index) {
        const std::string_view path = fields[static_cast<std::size_t>(index)].key->path;
        return path.substr(0, std::min(path.rfind('.'), path.size()));
    };
    const int count = static_cast<int>(fields.size());
    std::vector<int> tops(fields.size());
    int y = 0;
    for (int i = 0; i < count; ++i) {
        const std::string& path = fields[static_cast<std::size_t>(i)].key->path;
        const bool isInSection = path.find('.') != std::string::npos;
        const bool beginsSection = i == 0 || sectionOf(i) != sectionOf(i - 1);
        if (isInSection && beginsSection) {
            y += listRowHeight + (i == 0 ? 0 : 3);
        }
        tops[static_cast<std::size_t>(i)] = y;
        y += listRowHeight;
    }
    const int viewHeight = layout.fieldArea.height - 6;
    const int chosenTop = tops[static_cast<std::size_t>(chosen)];
    const int scroll = std::clamp(chosenTop - viewHeight / 2, 0, std::max(0, y - viewHeight));
    const int leastTop = scroll > 0 ? listRowHeight : 0;  // leaves space for a section's name
    const int arrowWidth = y > viewHeight ? scrollArrowWidth : 0;
    for (int i = 0; i < count; ++i) {
        const int top = tops[static_cast<std::size_t>(i)] - scroll;
        layout.isMoreAbove = layout.isMoreAbove || top < leastTop;
        layout.isMoreBelow = layout.isMoreBelow || top + listRowHeight > viewHeight;
        if (top >= leastTop && top + listRowHeight <= viewHeight) {
            const PixelRect row{layout.fieldArea.x + 3, layout.fieldArea.y + 3 + top,
                                layout.fieldArea.width - 6 - arrowWidth, listRowHeight};
            layout.fields.push_back({i, row, {}});
        }
    }
}

}  // namespace

GridSize labCanvas(GridSize window, int wantedScale) {
    const auto scaleFor = [&](GridSize canvas) {
        const int largest = std::min(window.width / canvas.width, window.height / canvas.height);
        return wantedScale == 0 ? largest : std::min(wantedScale, largest);
    };
    const int roomy = scaleFor(roomyCanvas);
    const int scale = std::max(roomy, std::min(2, scaleFor(leastCanvas)));
    return scale == 0 ? usualLabCanvas : GridSize{window.width / scale, window.height / scale};
}

Action actionOf(LabButton button) {
    return buttonRows[button].action;
}

std::string labelOf(LabButton button, const KeyBindings& keys) {
    constexpr std::size_t longest = 2;  // letters
    const ButtonRow& row = buttonRows[button];
    for (const KeyBinding& binding : keys[row.action]) {
        const std::string key = shownKey(binding);
        const bool isOfSet = button == LabButton::SetA || button == LabButton::SetB;
        if (!isPad(binding.key) && key.size() <= longest && !isOfSet) {
            return fmt::format("{} {}", key, tr(row.label));
        }
    }
    return std::string(tr(row.label));
}

PixelRect labNoticeArea(GridSize canvas) {
    constexpr int margin = 4;  // the space that a notice keeps below itself
    const int middle = canvas.height / 2;
    return {0, middle, canvas.width, canvas.height - hintsHeight + margin - middle};
}

LabLayout labLayout(GridSize canvas, const BdfFont& font, const KeyBindings& keys, LabPage page,
                    int chosen) {
    LabLayout layout;
    placeTabs(layout, font, canvas.width);
    placeButtons(layout, font, keys, canvas.width);
    layout.helpTop = canvas.height - helpHeight;
    layout.hintsTop = canvas.height - hintsHeight;
    // The heights of the parts between the tabs and the help.
    const int body = layout.helpTop - bodyTop - labGap;
    const int shapes = static_cast<int>(doorShapes.size());
    const int keyRow = hasTables(page) && page != LabPage::Tables ? keyHeight : 0;
    const int leastTables = 2 * (tableHead + tableFoot + shapes * leastRowHeight) + labGap + keyRow;
    const int spare = body - leastTables - labGap;
    const int legend = spare >= leastHistogramHeight + legendHeight ? legendHeight : 0;
    const int histograms =
        std::clamp(body / 5, leastHistogramHeight, std::max(leastHistogramHeight, spare - legend));
    const int upper = body - histograms - labGap - legend;
    const int leftWidth = std::clamp(canvas.width * 44 / 100, 150, 240);
    const int rows = upper - labGap - 2 * (tableHead + tableFoot) - keyRow;
    layout.rowHeight = std::clamp(rows / (2 * shapes), leastRowHeight, 14);
    layout.fieldArea = {labEdge, bodyTop, leftWidth, upper};
    if (hasTables(page)) {
        placeTables(layout, page);
    } else {
        placeList(layout, page, chosen);
    }
    const int x = labEdge + leftWidth + labGap;
    layout.barLegend = {labEdge, bodyTop + upper + 1, x - legendGap - labEdge, legend};
    layout.dungeonLegend = {x, bodyTop + upper + 1, canvas.width - labEdge - x, legend};
    // From the left or upper edge of a dungeon to that of the next one.
    const int columnStep = (canvas.width - labEdge - x + labGap) / dungeonColumns;
    const int rowStep = (upper + labGap) / dungeonRows;
    for (int i = 0; i < labDungeons; ++i) {
        layout.dungeons[static_cast<std::size_t>(i)] = {x + i % dungeonColumns * columnStep,
                                                        bodyTop + i / dungeonColumns * rowStep,
                                                        columnStep - labGap, rowStep - labGap};
    }
    const int count = static_cast<int>(labMetrics.size());
    const int histogramStep = (canvas.width - 2 * labEdge + labGap) / count;
    for (int i = 0; i < count; ++i) {
        layout.histograms[static_cast<std::size_t>(i)] = {labEdge + i * histogramStep,
                                                          bodyTop + upper + legend + labGap,
                                                          histogramStep - labGap, histograms};
    }
    const PixelRect first = layout.histograms.front();
    layout.reasons = {first.x, first.y, layout.histograms.back().right() - first.x,
                      layout.hintsTop - 1 - first.y};
    return layout;
}

}  // namespace doorstring
