#include "base/fixed.hpp"
#include "base/rng.hpp"
#include "dungeon/growth/growth.hpp"

#include <bit>
#include <cstddef>
#include <utility>

namespace doorstring {

namespace {

// The number of rooms after which the start of a large dungeon is queued again, on average.
constexpr std::uint64_t roomsBetweenRestarts = 4;

std::uint64_t growthRoll(std::uint64_t stream, std::uint32_t attempt, std::size_t queueIndex,
                         GridPos cell) {
    return cellRoll(mixBits(stream + queueIndex), cell, attempt);
}

DirectionArray<std::uint64_t> coinsOf(std::uint64_t roll) {
    RandomStream stream(roll);
    DirectionArray<std::uint64_t> coins;
    for (const Direction side : allDirections) {
        coins[side] = stream.next();
    }
    return coins;
}

class HideoutGrower {
public:
    HideoutGrower(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft)
        : config_(config.hideout),
          stream_(substream(seed.number, Purpose::Layout)),
          attempt_(attempt),
          wanted_(hideoutRooms(config_, seed, attempt)),
          draft_(draft) {}

    void grow() {
        place(draft_.start, {0, DoorSet(), RoomKind::Start});
        for (std::size_t next = 0; next < queue_.size(); ++next) {
            const GridPos cell = queue_[next];
            const std::uint64_t roll = growthRoll(stream_, attempt_, next, cell);
            const bool grown = growFrom(cell, roll);
            if (!grown && cell != draft_.start) {
                draft_.deadEnds.push_back(cell);
            }
            if (queuesStartAfter(cell, roll)) {
                queue_.push_back(draft_.start);
            }
        }
        draft_.placed = std::move(queue_);
    }

private:
    // Returns whether any room grew.
    bool growFrom(GridPos cell, std::uint64_t roll) {
        const auto coins = coinsOf(roll);
        bool grown = false;
        for (const Direction side : allDirections) {
            const bool refused = happens(coins[side], config_.refuse);
            const GridPos to = neighbour(cell, side);
            if (refused || rooms_ >= wanted_ || !isFree(to)) {
                continue;
            }
            RoomPlan& from = draft_.plans[cell];
            from.doors = from.doors.with(side);
            place(to, {from.distance + 1, DoorSet::of(opposite(side)), RoomKind::Plain});
            grown = true;
        }
        return grown;
    }

    // Whether a cell is in the grid, empty, and beside one room only.
    bool isFree(GridPos cell) const {
        if (!draft_.plans.contains(cell) || draft_.hasRoom(cell)) {
            return false;
        }
        int around = 0;
        for (const Direction side : allDirections) {
            around += draft_.hasRoom(neighbour(cell, side)) ? 1 : 0;
        }
        return around <= 1;
    }

    // Whether the start is queued again after this room; never after the start, which would queue
    // itself for ever.
    bool queuesStartAfter(GridPos cell, std::uint64_t roll) const {
        return wanted_ > config_.restartAbove && rooms_ < wanted_ && cell != draft_.start &&
               bounded(mixBits(roll), roomsBetweenRestarts) == 0;
    }

    void place(GridPos cell, const RoomPlan& plan) {
        draft_.plans[cell] = plan;
        draft_.rooms.insert(draft_.rooms.numbers().of(cell));
        queue_.push_back(cell);
        ++rooms_;
    }

    const HideoutConfig& config_;
    std::uint64_t stream_;
    std::uint32_t attempt_;
    int wanted_;
    int rooms_ = 0;
    Draft& draft_;
    std::vector<GridPos> queue_;
};

}  // namespace

int hideoutRooms(const HideoutConfig& config, Seed seed, std::uint32_t attempt) {
    const std::uint64_t roll = mixBits(substream(seed.number, Purpose::Layout) + attempt);
    const auto extra = bounded(roll, static_cast<std::uint64_t>(config.extraRooms) + 1);
    return config.wantedRooms(static_cast<int>(extra));
}

DirectionArray<std::uint64_t> hideoutCoins(Seed seed, std::uint32_t attempt, std::size_t queueIndex,
                                           GridPos cell) {
    return coinsOf(growthRoll(substream(seed.number, Purpose::Layout), attempt, queueIndex, cell));
}

void growHideout(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft) {
    HideoutGrower(config, seed, attempt, draft).grow();
}

}  // namespace doorstring
