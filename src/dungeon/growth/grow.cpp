#include "base/rng.hpp"
#include "base/zeroed_array.hpp"
#include "dungeon/growth/grow_rules.hpp"
#include "dungeon/growth/growth.hpp"
#include "dungeon/growth/sweep_bits.hpp"
#include "dungeon/growth/sweep_queues.hpp"

#include <array>
#include <bit>
#include <cstddef>

namespace doorstring {

namespace {

// Doors are handled as bits (DoorSet::bits()) here, and a direction as the number of its bit. Rule
// gives a new room its doors; Pending yields the rooms that are still to grow in the order of the
// sweeps.
template <typename Rule, typename Pending>
class Grower {
public:
    Grower(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft)
        : plans_(draft.plans.values().data()),
          rooms_(draft.rooms.words()),
          maybeUnpartnered_(draft.maybeUnpartnered.words()),
          numbers_(draft.rooms.numbers()),
          bytes_(numbers_.count()),
          near_(bytes_.data(), numbers_, draft.plans.size()),
          steps_{0U - numbers_.pitch(), numbers_.pitch(), 0U - 1U, 1U},
          size_(draft.plans.size()),
          stream_(substream(seed.number, Purpose::Layout)),
          attempt_(attempt),
          rule_(config, draft.plans) {}

    // Stops once more rooms than `most` stand.
    void run(GridPos start, DoorSet startDoors, int most) {
        const unsigned doors = startDoors.bits() & sidesInGrid(start, size_);
        const std::uint32_t number = numbers_.of(start);
        plans_[index(start)] = {0, doorSet(doors), RoomKind::Start};
        near_.open(number);
        insertRoom(number);
        PendingRoom room(number, 0, doors);
        do {
            for (; room != PendingRoom::none() && roomCount_ <= most; room = pending_.take()) {
                fetchAhead();
                growFrom(room);
            }
            room = pending_.startNextSweep();
        } while (room != PendingRoom::none() && roomCount_ <= most);
    }

private:
    static DoorSet doorSet(unsigned bits) {
        return DoorSet::fromBits(static_cast<std::uint8_t>(bits));
    }

    std::size_t index(GridPos cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(cell.x);
    }

    void insertRoom(std::uint32_t number) {
        rooms_.insert(number);
        near_.insert(number);
        ++roomCount_;
    }

    // The rows of a large grid are far apart in memory, so the next ones are prefetched.
    void fetchAhead() const {
        pending_.forEachAhead([&](std::uint32_t number) {
            const std::uint8_t* byte = bytes_.data() + number;
            __builtin_prefetch(byte, 1);
            __builtin_prefetch(byte - numbers_.pitch(), 1);
            __builtin_prefetch(byte + numbers_.pitch(), 1);
        });
    }

    // The rooms around one room do not touch each other, and each draw belongs to its cell: the
    // order of the doors does not matter.
    void growFrom(PendingRoom from) {
        const unsigned around = near_.around(from.number());
        const unsigned facing = from.doors() & around;
        // One door faces the room that this one was placed from, any other may lead nowhere.
        maybeUnpartnered_.insertIf((facing & (facing - 1)) != 0, from.number());
        for (unsigned open = from.doors() & ~around; open != 0; open &= open - 1) {
            const auto door = static_cast<unsigned>(std::countr_zero(open));
            place(from.number() + steps_[door], door, from.depth() + 1);
        }
    }

    void place(std::uint32_t number, unsigned door, std::uint32_t depth) {
        const GridPos cell = numbers_.cell(number);
        const unsigned around = near_.around(number);
        const unsigned onward =
            rule_.onward({cell, door, depth, around}, cellRoll(stream_, cell, attempt_));
        const unsigned doors = onward | 1U << (door ^ 1U);
        plans_[index(cell)] = {depth, doorSet(doors), RoomKind::Plain};
        insertRoom(number);
        pending_.putIf((onward & ~around) != 0, door, {number, depth, doors});
    }

    RoomPlan* plans_;
    RoomWords rooms_;
    RoomWords maybeUnpartnered_;
    CellNumbers numbers_;
    ZeroedBuffer<std::uint8_t, SweepBits::mostCells> bytes_;
    typename Rule::Cells near_;
    std::array<std::uint32_t, 4> steps_;  // from number to number
    GridSize size_;
    std::uint64_t stream_;
    std::uint32_t attempt_;
    int roomCount_ = 0;
    Rule rule_;
    Pending pending_;
};

template <typename Rule, typename Pending>
void growBy(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft, int most) {
    Grower<Rule, Pending>(config, seed, attempt, draft)
        .run(config.startCell(), config.startDoors, most);
}

}  // namespace

// The steered rule can do all that the classic one does. Unlike that, it marks no border cells
// beforehand, which is quicker when many tries place few rooms on a large grid.
void grow(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft, int most) {
    const bool small = draft.rooms.numbers().count() <= SweepBits::mostCells;
    const bool stopsEarly = !small && most < config.grid.area();
    if (!ClassicRule::suffices(config) || stopsEarly) {
        growBy<SteeredRule, SweepQueues>(config, seed, attempt, draft, most);
    } else if (small) {
        growBy<ClassicRule, SweepBits>(config, seed, attempt, draft, most);
    } else {
        growBy<ClassicRule, SweepQueues>(config, seed, attempt, draft, most);
    }
}

}  // namespace doorstring
