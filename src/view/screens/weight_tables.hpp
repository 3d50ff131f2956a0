// The four weighted door tables as signs: which door strings may come, and how often.
#pragma once

#include "config/config.hpp"
#include "view/panel.hpp"

namespace doorstring {

inline constexpr GridSize weightTablesSize{98, 158};  // pixels

// Two by two, north and south above west and east.
void drawWeightTables(const Page& page, const DirectionArray<DoorTable>& tables, int x, int y);

}  // namespace doorstring
