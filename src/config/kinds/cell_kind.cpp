#include "config/dungeon_parts.hpp"
#include "config/kinds/kinds.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

// The size of the grid is not known yet; no grid has more cells.
bool isCoordinate(const TomlValue& item) {
    return item.kind == TomlValue::Kind::Integer && item.integer >= 0 &&
           item.integer < longestGridSide;
}

}  // namespace

std::string CellKind::allowed() const {
    return "\"middle\" and [column, row] of a cell of the grid";
}

void CellKind::read(const TomlValue& found, std::optional<GridPos>& cell,
                    ValueReport& report) const {
    const auto& items = found.items;
    const bool isText = found.kind == TomlValue::Kind::Text;
    if (isText && found.text == "middle") {
        cell = std::nullopt;
    } else if (!isText && found.kind != TomlValue::Kind::List) {
        report.rejectType(found);
    } else if (items.size() != 2 || !std::all_of(items.begin(), items.end(), isCoordinate)) {
        report.reject(found, "is not a cell");
    } else {
        cell = GridPos{static_cast<int>(items[0].integer), static_cast<int>(items[1].integer)};
    }
}

std::string CellKind::toml(std::optional<GridPos> cell) const {
    return cell ? fmt::format("[{}, {}]", cell->x, cell->y) : "\"middle\"";
}

}  // namespace doorstring
