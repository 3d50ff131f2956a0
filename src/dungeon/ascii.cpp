#include "dungeon/ascii.hpp"

#include "base/contains.hpp"
#include "dungeon/dungeon_rooms.hpp"

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

constexpr char bossKeySign = 'K';
constexpr char chestSign = 'c';  // in a plain room

// The signs of locks, in the order of DoorLock; a door without a lock is a line.
constexpr std::string_view lockSigns = " =#~";

constexpr char signOf(RoomKind kind) {
    return roomTraits[kind].sign;
}

char roomSign(const RoomPlan& plan) {
    if ((plan.kind == RoomKind::Plain || plan.kind == RoomKind::Key) &&
        plan.holds != Holding::None) {
        return plan.holds == Holding::SmallKey ? signOf(RoomKind::Key) : bossKeySign;
    }
    return signOf(plan.kind);
}

char doorSign(const RoomPlan& plan, Direction side) {
    if (!plan.doors.has(side)) {
        return ' ';
    }
    if (plan.locks.at(side) != DoorLock::None) {
        return lockSigns[static_cast<std::size_t>(plan.locks.at(side))];
    }
    return side == Direction::East ? '-' : '|';
}

class MapWriter {
public:
    MapWriter(const Dungeon& dungeon, const Metrics& metrics, std::span<const GridPos> chests,
              const TextSink& sink)
        : dungeon_(dungeon), metrics_(metrics), chests_(chests), sink_(sink) {}

    void write() {
        for (int y = 0; y < dungeon_.size().height; ++y) {
            if (y > 0) {
                writeDoorsBelow(y - 1);
            }
            writeRooms(y);
        }
        sink_(legend());
    }

private:
    // In characters: three for the room, one for its east door.
    static constexpr std::size_t cellWidth = 4;

    std::string emptyLine() const {
        return std::string(cellWidth * static_cast<std::size_t>(dungeon_.size().width), ' ');
    }

    void put(char& place, char sign) {
        place = sign;
        shown_[static_cast<unsigned char>(sign)] = true;
    }

    // The sign of a room, by precedence: start, kind of room or key, chest, farthest room, none.
    char signAt(GridPos cell) const {
        if (cell == dungeon_.start()) {
            return 'S';
        }
        const char kindSign = roomSign(dungeon_.plan(cell));
        if (kindSign != ' ') {
            return kindSign;
        }
        return contains(chests_, cell) ? chestSign : cell == metrics_.farthest ? 'X' : ' ';
    }

    void writeRooms(int y) {
        std::string line = emptyLine();
        char* at = line.data();
        for (GridPos cell{0, y}; cell.x < dungeon_.size().width; ++cell.x, at += cellWidth) {
            if (!dungeon_.hasRoom(cell)) {
                at[1] = '.';
                continue;
            }
            at[0] = '[';
            put(at[1], signAt(cell));
            at[2] = ']';
            put(at[3], doorSign(dungeon_.plan(cell), Direction::East));
        }
        endLine(line);
        sink_(line);
    }

    // Writes the line of doors below a row of cells.
    void writeDoorsBelow(int y) {
        std::string line = emptyLine();
        char* at = line.data() + 1;
        for (GridPos cell{0, y}; cell.x < dungeon_.size().width; ++cell.x, at += cellWidth) {
            put(*at, doorSign(dungeon_.plan(cell), Direction::South));
        }
        endLine(line);
        sink_(line);
    }

    // Explains the signs on the map, and no others.
    std::string legend() const {
        std::string line = "S start";
        const auto isShown = [&](char sign) { return shown_[static_cast<unsigned char>(sign)]; };
        if (isShown('X')) {
            const bool carved = metrics_.carvedRooms > 0;
            const std::uint32_t away = carved ? metrics_.exitDistance : metrics_.longestDistance;
            line += fmt::format(", X {}: {} {} away", carved ? "exit" : "farthest", away,
                                away == 1 ? "room" : "rooms");
        }
        const auto explain = [&](char sign, std::string_view meaning) {
            if (isShown(sign)) {
                line += fmt::format(", {} {}", sign, meaning);
            }
        };
        for (const Role role : allValues<Role>) {
            explain(signOf(kindOf(role)), name(role));
            if (role == Role::Key) {
                explain(bossKeySign, "boss's key");
            }
        }
        explain(chestSign, "chest");
        constexpr std::array<std::string_view, lockSigns.size()> locks{
            "", "small lock", "boss's lock", "cracked wall"};
        for (std::size_t i = 1; i < locks.size(); ++i) {
            explain(lockSigns[i], locks[i]);
        }
        return line + "\n";
    }

    const Dungeon& dungeon_;
    const Metrics& metrics_;
    std::span<const GridPos> chests_;
    const TextSink& sink_;
    std::array<bool, 256> shown_{};  // by sign: whether it is on the map
};

}  // namespace

void writeAscii(const Dungeon& dungeon, const Metrics& metrics, const TextSink& sink,
                std::span<const GridPos> chests) {
    MapWriter(dungeon, metrics, chests, sink).write();
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
                lines[static_cast<std::size_t>(y)] += lettersOf(room.tiles().row(y));
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
