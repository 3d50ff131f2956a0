// The interiors of the plain port.
#include "plain_port.hpp"

#include <cstddef>
#include <utility>

namespace doorstring::bench {

namespace {

// Marks all ground that can be walked to from the middle, and makes a pillar of the rest.
void closeCutOff(std::vector<std::string>& tiles, int middleX, int middleY) {
    const int height = static_cast<int>(tiles.size());
    const int width = static_cast<int>(tiles[0].size());
    constexpr char reached = '+';
    std::vector<std::pair<int, int>> open{{middleX, middleY}};
    tiles[middleY][middleX] = reached;
    const auto reach = [&](int x, int y) {
        if (x >= 0 && y >= 0 && x < width && y < height && tiles[y][x] == '.') {
            tiles[y][x] = reached;
            open.emplace_back(x, y);
        }
    };
    while (!open.empty()) {
        const auto [x, y] = open.back();
        open.pop_back();
        reach(x, y - 1);
        reach(x, y + 1);
        reach(x - 1, y);
        reach(x + 1, y);
    }
    for (std::string& row : tiles) {
        for (char& tile : row) {
            if (tile == '.') {
                tile = 'o';
            } else if (tile == reached) {
                tile = '.';
            }
        }
    }
}

}  // namespace

void PlainPort::tile(PlainRoom& room, const RoomConfig& config) {
    const int width = config.size.width;
    const int height = config.size.height;
    const int left = (width - 1) / 2;
    const int right = width / 2;
    const int top = (height - 1) / 2;
    const int bottom = height / 2;
    const auto isDoor = [&](char door) { return room.doors.find(door) != std::string::npos; };
    const bool north = isDoor('N');
    const bool south = isDoor('S');
    const bool west = isDoor('W');
    const bool east = isDoor('E');
    room.tiles.assign(static_cast<std::size_t>(height),
                      std::string(static_cast<std::size_t>(width), '#'));
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const bool middleColumn = x == left || x == right;
            const bool middleRow = y == top || y == bottom;
            char& tile = room.tiles[y][x];
            if (y == 0 || y == height - 1) {
                tile = middleColumn && (y == 0 ? north : south) ? '.' : '#';
            } else if (x == 0 || x == width - 1) {
                tile = middleRow && (x == 0 ? west : east) ? '.' : '#';
            } else if (middleColumn || middleRow) {
                tile = '.';
            } else {
                tile = draw(static_cast<int>(config.pillarChance.denominator)) <
                               static_cast<int>(config.pillarChance.numerator)
                           ? 'o'
                           : '.';
            }
        }
    }
    closeCutOff(room.tiles, left, top);
}

}  // namespace doorstring::bench
