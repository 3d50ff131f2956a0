#include "view/screens/map_legend.hpp"

#include "picture/sprites/sprites.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace doorstring {

namespace {

struct LegendEntry {
    std::string_view word;
    MapSprite sign = MapSprite::Visited0;
    std::optional<MapSprite> under = {};  // below a sign that has no ground of its own
};
// As many as fit side by side where the tables of weights take their place.
using LegendRow = std::vector<LegendEntry>;

LegendEntry onGround(std::string_view word, MapSprite sign) {
    return {word, sign, MapSprite::Visited0};
}

LegendEntry kind(std::string_view word, RoomKind which) {
    return {word, roomIcon(which).value_or(MapSprite::Visited0)};
}

constexpr int legendRowHeight = 9;
constexpr int legendRows = 4;
constexpr int legendMargin = 2;

std::array<LegendRow, legendRows> legendRowsWith(const LegendEntry& goal) {
    return {{{onGround("you", MapSprite::Here), onGround("start", MapSprite::Start), goal},
             {kind("boss", RoomKind::Boss), kind("altar", RoomKind::Altar),
              kind("arena", RoomKind::Arena)},
             {kind("treasure", RoomKind::Treasure), kind("puzzle", RoomKind::Puzzle)},
             {kind("shop", RoomKind::Shop), kind("key", RoomKind::Key),
              kind("secret", RoomKind::Secret)}}};
}

const std::array<LegendRow, legendRows>& rowsOfSigns(bool adventure) {
    static const auto exploring = legendRowsWith(onGround("banner", MapSprite::Banner));
    static const auto ofFloor = legendRowsWith({"stairs", MapSprite::Stairs});
    return adventure ? ofFloor : exploring;
}

// The longer word of each two comes first.
const std::vector<LegendRow>& narrowRows(bool adventure) {
    const auto rowsWith = [](const LegendEntry& goal) {
        return std::vector<LegendRow>{
            {kind("treasure", RoomKind::Treasure), onGround("you", MapSprite::Here)},
            {kind("puzzle", RoomKind::Puzzle), onGround("start", MapSprite::Start)},
            {goal, kind("boss", RoomKind::Boss)},
            {kind("secret", RoomKind::Secret), kind("shop", RoomKind::Shop)},
            {kind("arena", RoomKind::Arena), kind("key", RoomKind::Key)},
            {kind("altar", RoomKind::Altar)}};
    };
    static const auto exploring = rowsWith(onGround("banner", MapSprite::Banner));
    static const auto ofFloor = rowsWith({"stairs", MapSprite::Stairs});
    return adventure ? ofFloor : exploring;
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
    return (world.locks.inPlay() ? legendRows + 1 : legendRows) * legendRowHeight + legendMargin;
}

void drawMapLegend(const Page& page, const World& world, int x, int y) {
    for (const LegendRow& row : rowsOfSigns(world.config.isAdventure())) {
        drawRow(page, row, x, y);
        y += legendRowHeight;
    }
    if (world.locks.inPlay()) {
        drawLocks(page, x, y);
    }
}

int narrowLegendHeight(const World& world) {
    const auto rows = static_cast<int>(narrowRows(world.config.isAdventure()).size());
    return (world.locks.inPlay() ? rows + 1 : rows) * legendRowHeight;
}

void drawNarrowLegend(const Page& page, const World& world, int x, int y) {
    constexpr int secondColumn = 58;
    for (const LegendRow& row : narrowRows(world.config.isAdventure())) {
        drawEntry(page, row.front(), x, y);
        if (row.size() > 1) {
            drawEntry(page, row.back(), x + secondColumn, y);
        }
        y += legendRowHeight;
    }
    if (world.locks.inPlay()) {
        drawLocks(page, x, y);
    }
}

}  // namespace doorstring
