#include "room/interiors/pillars.hpp"

#include <cstddef>

namespace doorstring {

namespace {

// All ground of a row that is joined to `reached` within the row.
std::uint32_t fillRow(std::uint32_t reached, std::uint32_t ground) {
    std::uint32_t before = 0;
    while (reached != before) {
        before = reached;
        reached |= (reached << 1U | reached >> 1U) & ground;
    }
    return reached;
}

}  // namespace

void closeCutOff(TileRows& room, std::uint32_t middleColumns) {
    const auto height = static_cast<std::size_t>(room.size.height);
    BitRows reached{};
    for (std::size_t y = 0; y < height; ++y) {
        reached[y] = fillRow(room.ground[y] & middleColumns, room.ground[y]);
    }
    bool grew = true;
    const auto spread = [&](std::size_t y, std::size_t from) {
        const std::uint32_t row = reached[y] | (reached[from] & room.ground[y]);
        if (row != reached[y]) {
            reached[y] = fillRow(row, room.ground[y]);
            grew = true;
        }
    };
    while (grew) {
        grew = false;
        for (std::size_t y = 1; y < height; ++y) {
            spread(y, y - 1);
        }
        for (std::size_t y = height - 1; y-- > 0;) {
            spread(y, y + 1);
        }
    }
    for (std::size_t y = 1; y + 1 < height; ++y) {
        room.pillars[y] |= room.ground[y] & ~reached[y];
        room.ground[y] &= reached[y];
    }
}

}  // namespace doorstring
