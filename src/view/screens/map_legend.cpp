#include "view/screens/map_legend.hpp"

#include "picture/sprites/sprites.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace doorstring {

namespace {

struct LegendEntry {
    std::string_view word;
    MapSprite sign = MapSprite::Visited0;
    std::optional<MapSprite> under = {};  // below a sign without ground
};

// Up to `most` of something, without an allocation: the legend is drawn in every frame.
template <typename Item, std::size_t most>
class Few {
public:
    void push_back(const Item& item) { items_[count_++] = item; }
    std::size_t size() const { return count_; }
    const Item& operator[](std::size_t index) const { return items_[index]; }
    auto begin() const { return items_.begin(); }
    auto end() const { return items_.begin() + static_cast<std::ptrdiff_t>(count_); }

private:
    std::array<Item, most> items_{};
    std::size_t count_ = 0;
};
using LegendRow = Few<LegendEntry, 3>;
using LegendRows = Few<LegendRow, 6>;

LegendEntry onGround(std::string_view word, MapSprite sign) {
    return {word, sign, MapSprite::Visited0};
}

LegendEntry kind(RoomKind which) {
    return {name(which), roomIcon(which).value_or(MapSprite::Visited0)};
}

static_assert(roleCount == 8, "the legend below names each role of rooms");

constexpr int legendRowHeight = 9;
constexpr int legendMargin = 2;

LegendEntry goalOf(const World& world) {
    return world.config.isAdventure() ? LegendEntry{"stairs", MapSprite::Stairs}
                                      : onGround("banner", MapSprite::Banner);
}

// Whether the map can have the sign: the sign of a kind of rooms only where the dungeon has one.
bool isOnMap(const World& world, const LegendEntry& entry) {
    return std::ranges::all_of(allValues<RoomKind>, [&](RoomKind which) {
        const auto icon = roomIcon(which);
        return icon != entry.sign || world.metrics.kinds.has(which);
    });
}

// Rows of as many signs as fit side by side.
LegendRows rowsOfSigns(const World& world) {
    const LegendEntry goal = goalOf(world);
    const std::array<std::array<LegendEntry, 3>, 4> all{
        {{onGround("you", MapSprite::Here), onGround("start", MapSprite::Start), goal},
         {kind(RoomKind::Boss), kind(RoomKind::Altar), kind(RoomKind::Arena)},
         {kind(RoomKind::Treasure), kind(RoomKind::Puzzle)},
         {kind(RoomKind::Shop), kind(RoomKind::Key), kind(RoomKind::Secret)}}};
    LegendRows rows;
    for (const auto& entries : all) {
        LegendRow row;
        for (const LegendEntry& entry : entries) {
            if (!entry.word.empty() && isOnMap(world, entry)) {
                row.push_back(entry);
            }
        }
        if (row.size() > 0) {
            rows.push_back(row);
        }
    }
    return rows;
}

// The same in two columns, of which the left one has the longer words.
LegendRows narrowRows(const World& world) {
    Few<LegendEntry, 11> signs;
    for (const LegendEntry& entry :
         {kind(RoomKind::Treasure), goalOf(world), kind(RoomKind::Puzzle), kind(RoomKind::Secret),
          kind(RoomKind::Arena), kind(RoomKind::Altar), onGround("start", MapSprite::Start),
          kind(RoomKind::Boss), kind(RoomKind::Shop), onGround("you", MapSprite::Here),
          kind(RoomKind::Key)}) {
        if (isOnMap(world, entry)) {
            signs.push_back(entry);
        }
    }
    const std::size_t count = (signs.size() + 1) / 2;
    LegendRows rows;
    for (std::size_t place = 0; place < count; ++place) {
        LegendRow row;
        row.push_back(signs[place]);
        if (count + place < signs.size()) {
            row.push_back(signs[count + place]);
        }
        rows.push_back(row);
    }
    return rows;
}

// Where the next sign begins.
int writeWord(const Page& page, std::string_view word, int signAt, int y) {
    constexpr int spaceBehindSign = 1;
    constexpr int spaceBetween = 4;
    const int x = signAt + page.art.sprites.map.cell().width + spaceBehindSign;
    page.write(word, x, y + 1, page.colours.quiet);
    return x + textWidth(page.art.font, word) + spaceBetween;
}

int drawEntry(const Page& page, const LegendEntry& entry, int x, int y) {
    const SpriteSheet& signs = page.art.sprites.map;
    if (entry.under) {
        signs.draw(page.canvas, static_cast<int>(*entry.under), x, y);
    }
    signs.draw(page.canvas, static_cast<int>(entry.sign), x, y);
    return writeWord(page, entry.word, x, y);
}

void drawRow(const Page& page, const LegendRow& row, int x, int y) {
    for (const LegendEntry& entry : row) {
        x = drawEntry(page, entry, x, y);
    }
}

// Marks are halves, one in each of two rooms side by side.
void drawLocks(const Page& page, int x, int y) {
    const SpriteSheet& signs = page.art.sprites.map;
    const int half = signs.cell().width / 2;
    for (const auto& [word, lock] :
         {std::pair<std::string_view, DoorLock>{"locked", DoorLock::Small},
          {"boss door", DoorLock::Boss}}) {
        const auto east = doorMark(lock, Direction::East);
        const auto west = doorMark(lock, Direction::West);
        signs.draw(page.canvas, static_cast<int>(east.value_or(MapSprite::SmallLockN)), x - half,
                   y);
        signs.draw(page.canvas, static_cast<int>(west.value_or(MapSprite::SmallLockN)), x + half,
                   y);
        x = writeWord(page, word, x, y);
    }
}

}  // namespace

int mapLegendHeight(const World& world) {
    const auto rows = static_cast<int>(rowsOfSigns(world).size());
    return (world.locks.inPlay() ? rows + 1 : rows) * legendRowHeight + legendMargin;
}

void drawMapLegend(const Page& page, const World& world, int x, int y) {
    for (const LegendRow& row : rowsOfSigns(world)) {
        drawRow(page, row, x, y);
        y += legendRowHeight;
    }
    if (world.locks.inPlay()) {
        drawLocks(page, x, y);
    }
}

int narrowLegendHeight(const World& world) {
    const auto rows = static_cast<int>(narrowRows(world).size());
    return (world.locks.inPlay() ? rows + 1 : rows) * legendRowHeight;
}

void drawNarrowLegend(const Page& page, const World& world, int x, int y) {
    constexpr int secondColumn = 58;
    for (const LegendRow& row : narrowRows(world)) {
        drawEntry(page, row[0], x, y);
        if (row.size() > 1) {
            drawEntry(page, row[1], x + secondColumn, y);
        }
        y += legendRowHeight;
    }
    if (world.locks.inPlay()) {
        drawLocks(page, x, y);
    }
}

}  // namespace doorstring
