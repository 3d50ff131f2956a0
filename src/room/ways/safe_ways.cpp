#include "room/ways/safe_ways.hpp"

#include "room/tiles/room_layout.hpp"
#include "room/ways/ways_out.hpp"

#include <algorithm>
#include <bit>

namespace doorstring {

std::optional<Unfair> findUnfair(const Grid<Tile>& tiles, DoorSet doors,
                                 std::span<const Spot> spots) {
    const GridSize size = tiles.size();
    Unfair fault;
    BitRows from = bitsOf(middleOf(size));
    if (!doors.empty()) {
        fault.from = *doors.begin();
        from = doorGap(size, fault.from);
    }
    const BitRows reached = reach(safeTiles(tiles), from);
    for (const Direction side : doors) {
        if (!anyInBoth(reached, doorGap(size, side))) {
            fault.to = side;
            return fault;
        }
    }
    const BitRows opened = hasGate(tiles) ? reach(safeTiles(withGatesOpen(tiles)), from) : reached;
    for (const Spot& spot : spots) {
        if (!hasBit(spot.kind == SpotKind::Treasure ? opened : reached, spot.tile)) {
            fault.spot = spot;
            return fault;
        }
    }
    return std::nullopt;
}

namespace {

// Each of the tiles with the eight around it.
BitRows widened(const BitRows& rows) {
    BitRows wide{};
    for (std::size_t y = 0; y < rows.size(); ++y) {
        const std::uint32_t above = y > 0 ? rows[y - 1] : 0;
        const std::uint32_t below = y + 1 < rows.size() ? rows[y + 1] : 0;
        const std::uint32_t column = above | rows[y] | below;
        wide[y] = column | column << 1U | column >> 1U;
    }
    return wide;
}

constexpr auto harmlessTiles =
    answersByTile([](Tile tile) { return isWalkable(tile) && !isHarmful(tile); });

// The open tiles of a row that are joined to those of `bits`, which must be open. Tiles to the
// right are higher bits: they are found by an addition, which carries to the end of a run of open
// tiles. Tiles to the left are found by steps of 1, 2, 4, 8 and 16.
std::uint32_t alongRow(std::uint32_t bits, std::uint32_t open) {
    const std::uint32_t rightward = (open ^ (open + bits)) & open;
    std::uint32_t leftward = bits;
    // The tiles with which a run of `step` open tiles begins.
    std::uint32_t openRuns = open;
    for (unsigned step = 1; step < 32; step *= 2) {
        leftward |= openRuns & leftward >> step;
        openRuns &= openRuns >> step;
    }
    return rightward | leftward;
}

}  // namespace

BitRows safeTiles(const Grid<Tile>& tiles) {
    const BitRows harmless = bitsWhere(tiles, [](Tile tile) { return harmlessTiles[tile]; });
    const auto isIce = [](Tile tile) { return tile == Tile::Ice; };
    if (std::ranges::none_of(tiles.values(), isIce)) {
        return harmless;
    }
    return harmless - (bitsWhere(tiles, isIce) & widened(bitsWhere(tiles, isHarmful)));
}

// `pending` has a bit for each row to look at, `unspread` for each row that has tiles of `from` and
// was not looked at yet. When a row grows or leaves `unspread`, the rows beside it become pending.
BitRows reach(const BitRows& open, const BitRows& from) {
    BitRows reached = from & open;
    std::uint32_t pending = 0;
    for (std::size_t y = 0; y < open.size(); ++y) {
        pending |= reached[y] != 0 ? 1U << y : 0;
    }
    std::uint32_t unspread = pending;
    while (pending != 0) {
        const auto y = static_cast<std::size_t>(std::countr_zero(pending));
        pending &= pending - 1;
        const std::uint32_t above = y > 0 ? reached[y - 1] : 0;
        const std::uint32_t below = y + 1 < open.size() ? reached[y + 1] : 0;
        const std::uint32_t grown = alongRow(reached[y] | ((above | below) & open[y]), open[y]);
        if (grown != reached[y] || (unspread >> y & 1U) != 0) {
            reached[y] = grown;
            unspread &= ~(1U << y);
            pending |= (y > 0 ? 1U << (y - 1) : 0) | (y + 1 < open.size() ? 1U << (y + 1) : 0);
        }
    }
    return reached;
}

CheapestWay::CheapestWay(const BitRows& allowed, const BitRows& safe, const BitRows& from,
                         const BitRows& to)
    : allowed_(allowed), safe_(safe) {
    forEachBit(from, [&](GridPos p) { push(p, cameFromNowhere); });
    search(to);
}

// Takes safe tiles before all others, so that each tile is first reached by the cheapest way.
void CheapestWay::search(const BitRows& to) {
    while (queueBegin_ != queueEnd_) {
        const GridPos at = queue_[queueBegin_];
        queueBegin_ = (queueBegin_ + 1) % queue_.size();
        if (hasBit(to, at)) {
            wayEnd_ = at;
            return;
        }
        if (!hasBit(done_, at)) {
            addBit(done_, at);
            spread(at);
        }
    }
}

void CheapestWay::spread(GridPos at) {
    for (const Direction side : allDirections) {
        const GridPos to = neighbour(at, side);
        const bool inRoom = to.x >= 0 && to.y >= 0 && to.x < maxRoomSide && to.y < maxRoomSide;
        if (inRoom && hasBit(allowed_, to) && !hasBit(done_, to) &&
            (hasBit(safe_, to) || came_[index(to)] == notReached)) {
            push(to, static_cast<std::uint8_t>(static_cast<int>(side) + 1));
        }
    }
}

void CheapestWay::push(GridPos p, std::uint8_t came) {
    came_[index(p)] = came;
    if (hasBit(safe_, p) || came == cameFromNowhere) {
        queueBegin_ = (queueBegin_ + queue_.size() - 1) % queue_.size();
        queue_[queueBegin_] = p;
    } else {
        queue_[queueEnd_] = p;
        queueEnd_ = (queueEnd_ + 1) % queue_.size();
    }
}

std::optional<GridPos> CheapestWay::previous(GridPos at) const {
    const std::uint8_t came = came_[index(at)];
    return came == cameFromNowhere
               ? std::nullopt
               : std::optional(neighbour(at, opposite(static_cast<Direction>(came - 1))));
}

}  // namespace doorstring
