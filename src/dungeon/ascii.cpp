#include "dungeon/ascii.hpp"

#include "dungeon/metrics.hpp"

#include <fmt/format.h>

#include <string_view>
#include <vector>

namespace doorstring {

namespace {

void endLine(std::string& text) {
    const std::size_t last = text.find_last_not_of(' ');
    text.erase(last == std::string::npos ? 0 : last + 1);
    text += '\n';
}

char sign(const Dungeon& dungeon, GridPos cell, GridPos farthest) {
    if (cell == dungeon.start()) {
        return 'S';
    }
    return cell == farthest ? 'X' : ' ';
}

std::string roomLine(const Dungeon& dungeon, int y, GridPos farthest) {
    std::string line;
    for (int x = 0; x < dungeon.size().width; ++x) {
        const GridPos cell{x, y};
        line += dungeon.hasRoom(cell) ? fmt::format("[{}]", sign(dungeon, cell, farthest)) : " . ";
        line += dungeon.plan(cell).doors.has(Direction::East) ? '-' : ' ';
    }
    endLine(line);
    return line;
}

std::string doorLine(const Dungeon& dungeon, int y) {
    std::string line;
    for (int x = 0; x < dungeon.size().width; ++x) {
        line += dungeon.plan({x, y}).doors.has(Direction::South) ? " |  " : "    ";
    }
    endLine(line);
    return line;
}

std::string legend(const Metrics& metrics) {
    const std::string_view rooms = metrics.longestDistance == 1 ? "room" : "rooms";
    return metrics.longestDistance == 0
               ? "S start\n"
               : fmt::format("S start, X farthest: {} {} away\n", metrics.longestDistance, rooms);
}

}  // namespace

std::string toAscii(const Dungeon& dungeon) {
    const Metrics metrics = measure(dungeon);
    std::string text;
    for (int y = 0; y < dungeon.size().height; ++y) {
        text += roomLine(dungeon, y, metrics.farthest);
        if (y + 1 < dungeon.size().height) {
            text += doorLine(dungeon, y);
        }
    }
    return text + legend(metrics);
}

std::string toAsciiTiles(const Dungeon& dungeon, const RoomConfig& config) {
    std::string text;
    for (int row = 0; row < dungeon.size().height; ++row) {
        std::vector<std::string> lines(static_cast<std::size_t>(config.size.height));
        for (int column = 0; column < dungeon.size().width; ++column) {
            const GridPos cell{column, row};
            if (!dungeon.hasRoom(cell)) {
                for (std::string& line : lines) {
                    line.append(static_cast<std::size_t>(config.size.width), ' ');
                }
                continue;
            }
            const Room room = dungeon.room(cell, config);
            for (int y = 0; y < config.size.height; ++y) {
                for (int x = 0; x < config.size.width; ++x) {
                    lines[static_cast<std::size_t>(y)] += letter(room.tiles()[{x, y}]);
                }
            }
        }
        for (std::string& line : lines) {
            endLine(line);
            text += line;
        }
    }
    return text;
}

}  // namespace doorstring
