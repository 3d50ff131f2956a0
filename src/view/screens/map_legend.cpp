#include "view/screens/map_legend.hpp"

#include "base/enums.hpp"
#include "base/message.hpp"
#include "base/utf8.hpp"
#include "picture/sprites/sprites.hpp"
#include "view/room_sign.hpp"
#include "view/screens/table_bends.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <optional>
#include <string_view>

namespace doorstring {

namespace {

struct LegendEntry {
    Message word;
    MapSprite sign = MapSprite::Visited0;
    LegendPlace place = {};
    std::optional<MapSprite> behind = {};  // the room drawn behind the sign; empty if there is none
};

using LegendOrder = int LegendPlace::*;

// A list of signs by their places that allocates nothing: the legend is drawn in every frame.
class LegendSigns {
public:
    explicit LegendSigns(LegendOrder order) : order_(order) {}

    void add(const LegendEntry& entry) {
        const auto end = signs_.begin() + static_cast<std::ptrdiff_t>(count_++);
        const auto at = std::find_if(signs_.begin(), end, [&](const LegendEntry& other) {
            return entry.place.*order_ < other.place.*order_;
        });
        std::move_backward(at, end, end + 1);
        *at = entry;
    }
    std::size_t size() const { return count_; }
    const LegendEntry& operator[](std::size_t index) const { return signs_[index]; }

private:
    // All kinds of rooms but the plain one, and four other signs.
    std::array<LegendEntry, roomKindCount - 1 + 4> signs_{};
    std::size_t count_ = 0;
    LegendOrder order_;
};

LegendEntry onRoom(Message word, MapSprite sign, LegendPlace place) {
    return {word, sign, place, MapSprite::Visited0};
}

LegendEntry entryOf(RoomKind which) {
    const RoomTraits& traits = roomTraits[which];
    const auto icon = roomIcon(which);
    return icon ? LegendEntry{traits.word, *icon, traits.place}
                : onRoom(traits.word, MapSprite::Start, traits.place);
}

constexpr int legendRowHeight = 9;
constexpr int legendMargin = 2;

LegendEntry goalOf(const World& world) {
    constexpr LegendPlace place{2, 2};
    return world.config.isAdventure() ? LegendEntry{msg("stairs"), MapSprite::Stairs, place}
                                      : onRoom(msg("banner"), MapSprite::Banner, place);
}

bool has(const std::bitset<mapSprites>& signs, MapSprite sign) {
    return signs.test(static_cast<std::size_t>(sign));
}

// Whether the legend has the entry. In an adventure the legend has the knight's sign and the signs
// that are on the map by now (`shown`), but no others, because they would tell which rooms are
// still to come. Elsewhere the legend leaves out a sign only if no room of the dungeon has that
// landmark, set piece or kind.
bool isInLegend(const World& world, const std::bitset<mapSprites>& shown,
                const LegendEntry& entry) {
    if (world.config.isAdventure()) {
        return entry.sign == MapSprite::Here || has(shown, entry.sign);
    }
    if (entry.sign == MapSprite::Landmark) {
        return world.landmark.has_value();
    }
    if (entry.sign == MapSprite::IconPiece) {
        return !world.config.room.pieces.empty();
    }
    return std::ranges::none_of(allValues<RoomKind>, [&](RoomKind which) {
        return roomIcon(which) == entry.sign && !world.metrics.kinds.has(which);
    });
}

LegendSigns signsBy(LegendOrder order, const World& world) {
    LegendSigns signs(order);
    const auto shown = world.config.isAdventure() ? signsOnMap(world) : std::bitset<mapSprites>();
    const auto add = [&](const LegendEntry& entry) {
        if (isInLegend(world, shown, entry)) {
            signs.add(entry);
        }
    };
    for (const RoomKind which : allValues<RoomKind>) {
        if (!roomTraits[which].word.empty()) {
            add(entryOf(which));
        }
    }
    add(onRoom(msg("you"), MapSprite::Here, {0, 11}));
    add(goalOf(world));
    add(onRoom(msg("landmark"), MapSprite::Landmark, {11, 0}));
    add({msg("set piece"), MapSprite::IconPiece, {12, 12}});
    return signs;
}

LegendSigns signsInRows(const World& world) {
    return signsBy(&LegendPlace::inRows, world);
}

LegendSigns signsInColumns(const World& world) {
    return signsBy(&LegendPlace::inColumns, world);
}

// The index of the first sign after the row that begins with sign number `from`. A row takes at
// most three signs, and their words may have at most 15 letters together, because the tables of
// weights or their bends are to the right of the row. A sign with a longer word is alone in its
// row.
std::size_t endOfRow(const LegendSigns& signs, std::size_t from) {
    constexpr std::size_t mostSigns = 3;
    constexpr std::size_t mostLetters = 15;
    std::size_t letters = 0;
    std::size_t end = from;
    for (; end < std::min(signs.size(), from + mostSigns); ++end) {
        letters += utf8Characters(tr(signs[end].word));
        if (end > from && letters > mostLetters) {
            break;
        }
    }
    return end;
}

int rowsOf(const LegendSigns& signs) {
    int rows = 0;
    for (std::size_t from = 0; from < signs.size(); from = endOfRow(signs, from)) {
        ++rows;
    }
    return rows;
}

int rowsInColumns(const LegendSigns& signs) {
    return static_cast<int>(signs.size() + 1) / 2;
}

// Writes the word of a sign, cut at `right`. Returns where the next sign begins.
int writeWord(const Page& page, std::string_view word, int signAt, int y, int right) {
    constexpr int spaceAfterSign = 1;
    constexpr int spaceBetween = 4;
    const int x = signAt + page.art.sprites.map.cell().width + spaceAfterSign;
    page.write(word, x, y + 1, page.colours.quiet, Align::Left, right - x);
    return x + textWidth(page.art.font, word) + spaceBetween;
}

int drawEntry(const Page& page, const LegendEntry& entry, int x, int y, int right) {
    const SpriteSheet& signs = page.art.sprites.map;
    if (entry.behind) {
        signs.draw(page.canvas, static_cast<int>(*entry.behind), x, y);
    }
    signs.draw(page.canvas, static_cast<int>(entry.sign), x, y);
    return writeWord(page, tr(entry.word), x, y, right);
}

struct LockWord {
    Message word;
    DoorLock lock;
};
constexpr std::array lockWords{LockWord{msg("locked"), DoorLock::Small},
                               LockWord{msg("boss door"), DoorLock::Boss},
                               LockWord{msg("broken wall"), DoorLock::Cracked}};
constexpr int locksInRow = 2;

// The locks that the map can have, or in an adventure has by now. A cracked wall is marked once it
// is broken.
EnumSet<DoorLock> locksInLegend(const World& world) {
    EnumSet<DoorLock> locks;
    if (!world.config.isAdventure()) {
        if (world.metrics.kinds.has(RoomKind::Secret)) {
            locks = locks.with(DoorLock::Cracked);
        }
        return world.locks.inPlay() ? locks.with(DoorLock::Small).with(DoorLock::Boss) : locks;
    }
    const auto shown = signsOnMap(world);
    for (const DoorLock lock : {DoorLock::Small, DoorLock::Boss, DoorLock::Cracked}) {
        const bool isShown = std::ranges::any_of(allDirections, [&](Direction side) {
            const auto mark = doorMark(lock, side);
            return mark && has(shown, *mark);
        });
        locks = isShown ? locks.with(lock) : locks;
    }
    return locks;
}

int rowsOf(EnumSet<DoorLock> locks) {
    return (locks.size() + locksInRow - 1) / locksInRow;
}

// Draws each lock as the map shows a lock between two rooms that are side by side: half of the mark
// at the east door of the left room, the other half at the west door of the right room.
void drawLocks(const Page& page, EnumSet<DoorLock> shown, int x, int y) {
    const SpriteSheet& signs = page.art.sprites.map;
    const int half = signs.cell().width / 2;
    const int left = x;
    int drawn = 0;
    for (const auto& [word, lock] : lockWords) {
        if (!shown.has(lock)) {
            continue;
        }
        if (drawn == locksInRow) {
            x = left;
            y += legendRowHeight;
        }
        ++drawn;
        const auto east = doorMark(lock, Direction::East);
        const auto west = doorMark(lock, Direction::West);
        signs.draw(page.canvas, static_cast<int>(east.value_or(MapSprite::SmallLockN)), x - half,
                   y);
        signs.draw(page.canvas, static_cast<int>(west.value_or(MapSprite::SmallLockN)), x + half,
                   y);
        x = writeWord(page, tr(word), x, y, page.width());
    }
}

}  // namespace

int mapLegendHeight(const World& world) {
    const int rows = rowsOf(signsInRows(world)) + rowsOf(locksInLegend(world));
    // In an adventure the bends of the floor's tables are drawn beside the legend.
    const int least = world.config.isAdventure() ? bendsHeight : 0;
    return std::max(rows * legendRowHeight, least) + legendMargin;
}

void drawMapLegend(const Page& page, const World& world, int x, int y) {
    const LegendSigns signs = signsInRows(world);
    for (std::size_t from = 0; from < signs.size(); y += legendRowHeight) {
        const std::size_t end = endOfRow(signs, from);
        for (int signAt = x; from < end; ++from) {
            signAt = drawEntry(page, signs[from], signAt, y, page.width());
        }
    }
    drawLocks(page, locksInLegend(world), x, y);
}

int narrowLegendHeight(const World& world) {
    const int rows = rowsInColumns(signsInColumns(world));
    return (rows + rowsOf(locksInLegend(world))) * legendRowHeight;
}

void drawNarrowLegend(const Page& page, const World& world, int x, int y) {
    constexpr int leastColumn = 58;
    const LegendSigns signs = signsInColumns(world);
    const int rows = rowsInColumns(signs);
    int secondAt = x + leastColumn;  // moves right until it clears the first column's words
    for (int index = 0; index < static_cast<int>(signs.size()); ++index) {
        const int end =
            drawEntry(page, signs[static_cast<std::size_t>(index)], index < rows ? x : secondAt,
                      y + index % rows * legendRowHeight, x + narrowLegendWidth - 4);
        secondAt = index < rows ? std::max(secondAt, end) : secondAt;
    }
    drawLocks(page, locksInLegend(world), x, y + rows * legendRowHeight);
}

}  // namespace doorstring
