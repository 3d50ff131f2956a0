#include "base/rng.hpp"
#include "dungeon/growth/door_rule.hpp"
#include "dungeon/growth/growth.hpp"
#include "dungeon/growth/sweep_queues.hpp"

#include <array>
#include <bit>
#include <cstddef>

namespace doorstring {

namespace {

// Doors are handled as bits (DoorSet::bits()) here, and a direction as the number of its bit: the
// opposite of direction d is d ^ 1.
class Grower {
public:
    Grower(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft)
        : plans_(draft.plans.values().data()),
          rooms_(draft.rooms.words()),
          maybeUnpartnered_(draft.maybeUnpartnered.words()),
          numbers_(draft.rooms.numbers()),
          steps_{0U - numbers_.pitch(), numbers_.pitch(), 0U - 1U, 1U},
          size_(draft.plans.size()),
          stream_(substream(seed.number, Purpose::Layout)),
          attempt_(attempt),
          rule_(config, draft.plans) {}

    // Stops once there are more rooms than `most`.
    void run(GridPos start, DoorSet startDoors, int most) {
        const unsigned doors = startDoors.bits() & sidesInGrid(start, size_);
        const std::uint32_t number = numbers_.of(start);
        plans_[index(start)] = {0, doorSet(doors), RoomKind::Start};
        insertRoom(number);
        PendingRoom room(number, 0, doors);
        do {
            for (; room != PendingRoom::none() && roomCount_ <= most; room = pending_.take()) {
                growFrom(room);
            }
            room = pending_.startNextSweep();
        } while (room != PendingRoom::none() && roomCount_ <= most);
    }

private:
    static DoorSet doorSet(unsigned bits) {
        return DoorSet::fromBits(static_cast<std::uint8_t>(bits));
    }

    // The index of a cell in `plans_`. It differs from the number of the cell in `numbers_`, where
    // rows are padded.
    std::size_t index(GridPos cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(cell.x);
    }

    void insertRoom(std::uint32_t number) {
        rooms_.insert(number);
        ++roomCount_;
    }

    // The sides of a cell behind which there is a room. Bits of sides outside the grid mean
    // nothing.
    unsigned sidesWithRoom(std::uint32_t number) const {
        return rooms_.bit(number + steps_[0]) | rooms_.bit(number + steps_[1]) << 1U |
               rooms_.bit(number + steps_[2]) << 2U | rooms_.bit(number + steps_[3]) << 3U;
    }

    // Places a room behind each door that leads to an empty cell. The order of the doors does not
    // matter: the neighbours of a cell are not neighbours of each other, and each draw belongs to
    // the cell of the new room.
    void growFrom(PendingRoom from) {
        const unsigned around = sidesWithRoom(from.number());
        const unsigned facing = from.doors() & around;
        // The door back, to the room that placed this room, has a partner. So a door may lack a
        // partner only if two or more lead to rooms: a bit remains when the lowest is cleared.
        maybeUnpartnered_.insertIf((facing & (facing - 1)) != 0, from.number());
        for (unsigned open = from.doors() & ~around; open != 0; open &= open - 1) {
            const auto door = static_cast<unsigned>(std::countr_zero(open));
            place(from.number() + steps_[door], door, from.depth() + 1);
        }
    }

    void place(std::uint32_t number, unsigned door, std::uint32_t depth) {
        const GridPos cell = numbers_.cell(number);
        const unsigned around = sidesWithRoom(number);
        const unsigned onward =
            rule_.onwardDoors({cell, door, depth, around}, cellRoll(stream_, cell, attempt_));
        const unsigned doors = onward | 1U << (door ^ 1U);
        plans_[index(cell)] = {depth, doorSet(doors), RoomKind::Plain};
        insertRoom(number);
        pending_.putIf((onward & ~around) != 0, door, {number, depth, doors});
    }

    RoomPlan* plans_;
    RoomWords rooms_;
    RoomWords maybeUnpartnered_;
    CellNumbers numbers_;
    std::array<std::uint32_t, 4> steps_;  // from the number of a cell to those of its neighbours
    GridSize size_;
    std::uint64_t stream_;
    std::uint32_t attempt_;
    int roomCount_ = 0;
    DoorRule rule_;
    SweepQueues pending_;  // in the order of the sweeps
};

}  // namespace

void grow(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft, int most) {
    Grower(config, seed, attempt, draft).run(config.startCell(), config.startDoors, most);
}

namespace {

// The doors of a room that have a partner. The loop is written without an `if`, because the
// processor could not guess which sides have doors: on a side without a door the room looks at
// itself.
unsigned partnered(const RoomPlan* room, const std::array<std::ptrdiff_t, 4>& steps) {
    const unsigned doors = room->doors.bits();
    unsigned kept = 0;
    for (unsigned door = 0; door < 4; ++door) {
        const bool has = (doors >> door & 1U) != 0;
        const unsigned there = room[has ? steps[door] : 0].doors.bits();
        kept |= (there >> (door ^ 1U) & 1U) << door;
    }
    return kept & doors;
}

}  // namespace

void seal(Draft& draft) {
    const std::ptrdiff_t row = draft.plans.width();
    const std::array<std::ptrdiff_t, 4> steps{-row, row, -1, 1};
    draft.maybeUnpartnered.forEach([&](GridPos cell) {
        RoomPlan& plan = draft.plans[cell];
        plan.doors = DoorSet::fromBits(static_cast<std::uint8_t>(partnered(&plan, steps)));
    });
}

}  // namespace doorstring
