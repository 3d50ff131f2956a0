#include "world/creatures/snapping_strings.hpp"

#include "world/creatures/omens.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

// The box of a string along the middle of a row or a column of tiles, from wall to wall.
SubBox stringBox(const World& world, bool isRow, int line) {
    const GridSize size = world.terrain().size();
    const int width = toSubpixels(world.config.creatures.own.weaver.stringWidth);
    const int across = line * subpixelsPerTile + (subpixelsPerTile - width) / 2;
    return isRow ? SubBox{{subpixelsPerTile, across}, (size.width - 2) * subpixelsPerTile, width}
                 : SubBox{{across, subpixelsPerTile}, width, (size.height - 2) * subpixelsPerTile};
}

int rollBelow(std::uint64_t& roll, int bound) {
    roll = RandomStream(roll).next();
    return static_cast<int>(bounded(roll, static_cast<std::uint64_t>(bound)));
}

// Chooses rows and columns for strings. No two strings are in neighbouring rows or columns, so that
// there is space for the knight between them.
class LineChooser {
public:
    LineChooser(const World& world, std::uint64_t& roll)
        : world_(world), roll_(roll), inside_(insideOf(world.terrain().size())) {}

    // Takes the row or column that the knight is in.
    int knightLine(bool isRow) {
        const GridPos tile = tileUnder(world_.player.body);
        return take(isRow, std::clamp(isRow ? tile.y : tile.x, first(isRow), last(isRow)));
    }
    // Takes another row or column by lot; null if none is left.
    std::optional<int> nextLine(bool isRow) {
        const int count = last(isRow) - first(isRow) + 1;
        const int from = rollBelow(roll_, count);
        for (int i = 0; i < count; ++i) {
            const int line = first(isRow) + (from + i) % count;
            if (isFree(isRow, line)) {
                return take(isRow, line);
            }
        }
        return std::nullopt;
    }

private:
    int first(bool isRow) const { return isRow ? inside_.y : inside_.x; }
    int last(bool isRow) const { return isRow ? inside_.bottom() : inside_.right(); }
    std::uint32_t& takenOf(bool isRow) { return taken_[isRow ? 1 : 0]; }
    bool isFree(bool isRow, int line) { return (takenOf(isRow) & bitSpan(line - 1, 3)) == 0; }
    int take(bool isRow, int line) {
        takenOf(isRow) |= bitSpan(line, 1);
        return line;
    }

    const World& world_;
    std::uint64_t& roll_;
    GridRect inside_;
    std::array<std::uint32_t, 2> taken_{};
};

}  // namespace

void announceStrings(World& world, const SnappingStrings& strings, std::uint64_t& roll) {
    LineChooser chooser(world, roll);
    bool isRow = rollBelow(roll, 2) == 0;
    for (int i = 0; i < strings.count; ++i, isRow = !isRow) {
        const auto line =
            i == 0 ? std::optional(chooser.knightLine(isRow)) : chooser.nextLine(isRow);
        if (line) {
            announce(world, {.kind = OmenKind::Line,
                             .from = strings.from,
                             .box = stringBox(world, isRow, *line),
                             .wait = strings.wait,
                             .hurtTicks = world.config.creatures.own.weaver.snapTicks,
                             .halfHearts = strings.halfHearts});
        }
    }
}

}  // namespace doorstring
