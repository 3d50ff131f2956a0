#include "dungeon/ascii.hpp"

#include "dungeon/dungeon_rooms.hpp"
#include "dungeon/metrics.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>
#include <vector>

namespace doorstring {

namespace {

void endLine(std::string& text) {
    const std::size_t last = text.find_last_not_of(' ');
    text.erase(last == std::string::npos ? 0 : last + 1);
    text += '\n';
}

// In the order of RoomKind.
constexpr std::string_view kindSigns = " SBT$ARPk?";
static_assert(kindSigns.size() == roomKindCount);
constexpr char bossKeySign = 'K';

// In the order of DoorLock; a door without a lock is a line.
constexpr std::string_view lockSigns = " =#~";

constexpr char signOf(RoomKind kind) {
    return kindSigns[static_cast<std::size_t>(kind)];
}

char sign(const RoomPlan& plan) {
    if ((plan.kind == RoomKind::Plain || plan.kind == RoomKind::Key) &&
        plan.holds != Holding::None) {
        return plan.holds == Holding::SmallKey ? signOf(RoomKind::Key) : bossKeySign;
    }
    return signOf(plan.kind);
}

char sign(const RoomPlan& plan, Direction side) {
    if (!plan.doors.has(side)) {
        return ' ';
    }
    if (plan.locks.at(side) != DoorLock::None) {
        return lockSigns[static_cast<std::size_t>(plan.locks.at(side))];
    }
    return side == Direction::East ? '-' : '|';
}

// The start wins over all that it could be else, and the farthest room over nothing.
char sign(const Dungeon& dungeon, GridPos cell, GridPos farthest) {
    if (cell == dungeon.start()) {
        return 'S';
    }
    const char kind = sign(dungeon.plan(cell));
    return kind == ' ' && cell == farthest ? 'X' : kind;
}

std::string roomLine(const Dungeon& dungeon, int y, GridPos farthest) {
    std::string line;
    for (int x = 0; x < dungeon.size().width; ++x) {
        const GridPos cell{x, y};
        line += dungeon.hasRoom(cell) ? fmt::format("[{}]", sign(dungeon, cell, farthest)) : " . ";
        line += sign(dungeon.plan(cell), Direction::East);
    }
    endLine(line);
    return line;
}

std::string doorLine(const Dungeon& dungeon, int y) {
    std::string line;
    for (int x = 0; x < dungeon.size().width; ++x) {
        line += fmt::format(" {}  ", sign(dungeon.plan({x, y}), Direction::South));
    }
    endLine(line);
    return line;
}

// What stands on the map, and nothing else.
std::string legend(const Metrics& metrics, std::string_view map) {
    std::string line = "S start";
    if (map.find('X') != std::string_view::npos) {
        const bool carved = metrics.carvedRooms > 0;
        const std::uint32_t away = carved ? metrics.exitDistance : metrics.longestDistance;
        line += fmt::format(", X {}: {} {} away", carved ? "exit" : "farthest", away,
                            away == 1 ? "room" : "rooms");
    }
    const auto explain = [&](char sign, std::string_view meaning) {
        if (map.find(sign) != std::string_view::npos) {
            line += fmt::format(", {} {}", sign, meaning);
        }
    };
    for (std::size_t i = 0; i < roleCount; ++i) {
        const auto role = static_cast<Role>(i);
        explain(signOf(kindOf(role)), roleNames[i]);
        if (role == Role::Key) {
            explain(bossKeySign, "boss's key");
        }
    }
    constexpr std::array<std::string_view, lockSigns.size()> locks{"", "small lock", "boss's lock",
                                                                   "cracked wall"};
    for (std::size_t i = 1; i < locks.size(); ++i) {
        explain(lockSigns[i], locks[i]);
    }
    return line + "\n";
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
    return text + legend(metrics, text);
}

std::string toAsciiTiles(const Dungeon& dungeon, const RoomConfig& config) {
    std::string text;
    DungeonRooms rooms(dungeon, config);
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
            const Room room = rooms.at(cell);
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
