#include "plain_port.hpp"

#include <cstddef>
#include <queue>
#include <utility>

namespace doorstring::bench {

namespace {

bool has(const std::string& doors, char door) {
    return doors.find(door) != std::string::npos;
}

void remove(std::string& doors, char door) {
    const std::size_t at = doors.find(door);
    if (at != std::string::npos) {
        doors.erase(at, 1);
    }
}

std::vector<std::string> plainTable(const DoorTable& table) {
    std::vector<std::string> list;
    for (const DoorTable::Entry& entry : table.entries()) {
        list.insert(list.end(), static_cast<std::size_t>(entry.weight / weightOne),
                    toString(entry.value));
    }
    return list;
}

}  // namespace

PlainTables plainTables(const DungeonConfig& config) {
    return {plainTable(config.tables[Direction::North]),
            plainTable(config.tables[Direction::South]), plainTable(config.tables[Direction::West]),
            plainTable(config.tables[Direction::East])};
}

PlainPort::PlainPort(const DungeonConfig& config, const PlainTables& tables, std::uint32_t seed)
    : width_(config.grid.width),
      height_(config.grid.height),
      startX_(config.startCell().x),
      startY_(config.startCell().y),
      tables_(tables),
      random_(seed),
      rows_(static_cast<std::size_t>(height_),
            std::vector<PlainRoom>(static_cast<std::size_t>(width_))) {
    rows_[startY_][startX_].doors = toString(config.startDoors);
}

int PlainPort::draw(int bound) {
    return static_cast<int>(random_() % static_cast<std::uint32_t>(bound));
}

bool PlainPort::occupied(int x, int y) const {
    return x >= 0 && y >= 0 && x < width_ && y < height_ && !rows_[y][x].doors.empty();
}

bool PlainPort::onBorder(int x, int y) const {
    return x == 0 || y == 0 || x == width_ - 1 || y == height_ - 1;
}

void PlainPort::grow() {
    while (sweep()) {
    }
    seal();
}

bool PlainPort::sweep() {
    bool placed = false;
    for (int y = 0; y < height_; ++y) {
        for (int x = 0; x < width_; ++x) {
            const bool start = x == startX_ && y == startY_;
            if (!rows_[y][x].doors.empty() && (start || !onBorder(x, y))) {
                placed = growFrom(x, y) || placed;
            }
        }
    }
    return placed;
}

bool PlainPort::growFrom(int x, int y) {
    const std::string& doors = rows_[y][x].doors;
    bool placed = false;
    if (has(doors, 'N') && y > 0 && !occupied(x, y - 1)) {
        place(x, y - 1, 'S', tables_.north);
        placed = true;
    }
    if (has(doors, 'W') && x > 0 && !occupied(x - 1, y)) {
        place(x - 1, y, 'E', tables_.west);
        placed = true;
    }
    if (has(doors, 'E') && x < width_ - 1 && !occupied(x + 1, y)) {
        place(x + 1, y, 'W', tables_.east);
        placed = true;
    }
    if (has(doors, 'S') && y < height_ - 1 && !occupied(x, y + 1)) {
        place(x, y + 1, 'N', tables_.south);
        placed = true;
    }
    return placed;
}

void PlainPort::place(int x, int y, char back, const std::vector<std::string>& table) {
    if (onBorder(x, y)) {
        rows_[y][x].doors = std::string(1, back);
        return;
    }
    std::string doors = table[draw(static_cast<int>(table.size()))];
    if (back != 'N' && occupied(x, y - 1)) {
        remove(doors, 'N');
    }
    if (back != 'S' && occupied(x, y + 1)) {
        remove(doors, 'S');
    }
    if (back != 'W' && occupied(x - 1, y)) {
        remove(doors, 'W');
    }
    if (back != 'E' && occupied(x + 1, y)) {
        remove(doors, 'E');
    }
    rows_[y][x].doors = doors;
}

void PlainPort::seal() {
    for (int y = 0; y < height_; ++y) {
        for (int x = 0; x < width_; ++x) {
            std::string& doors = rows_[y][x].doors;
            if (y == 0 || !has(rows_[y - 1][x].doors, 'S')) {
                remove(doors, 'N');
            }
            if (y == height_ - 1 || !has(rows_[y + 1][x].doors, 'N')) {
                remove(doors, 'S');
            }
            if (x == 0 || !has(rows_[y][x - 1].doors, 'E')) {
                remove(doors, 'W');
            }
            if (x == width_ - 1 || !has(rows_[y][x + 1].doors, 'W')) {
                remove(doors, 'E');
            }
        }
    }
}

void PlainPort::measure() {
    std::queue<std::pair<int, int>> open;
    rows_[startY_][startX_].distance = 0;
    open.push({startX_, startY_});
    while (!open.empty()) {
        const auto [x, y] = open.front();
        open.pop();
        const PlainRoom& room = rows_[y][x];
        const auto reach = [&](int toX, int toY) {
            PlainRoom& next = rows_[toY][toX];
            if (next.distance < 0) {
                next.distance = room.distance + 1;
                open.push({toX, toY});
            }
        };
        for (const char door : room.doors) {
            switch (door) {
            case 'N':
                reach(x, y - 1);
                break;
            case 'S':
                reach(x, y + 1);
                break;
            case 'W':
                reach(x - 1, y);
                break;
            default:
                reach(x + 1, y);
                break;
            }
        }
    }
}

void PlainPort::tileAll(const RoomConfig& config) {
    for (std::vector<PlainRoom>& row : rows_) {
        for (PlainRoom& room : row) {
            if (!room.doors.empty()) {
                tile(room, config);
            }
        }
    }
}

int PlainPort::roomCount() const {
    int count = 0;
    for (const std::vector<PlainRoom>& row : rows_) {
        for (const PlainRoom& room : row) {
            count += room.doors.empty() ? 0 : 1;
        }
    }
    return count;
}

}  // namespace doorstring::bench
