#include "dungeon/growth/grow.hpp"

#include "base/rng.hpp"
#include "base/zeroed_array.hpp"
#include "dungeon/growth/grow_rules.hpp"
#include "dungeon/growth/grow_small.hpp"
#include "dungeon/growth/sweep_queues.hpp"

#include <array>
#include <bit>
#include <cstddef>

namespace doorstring {

namespace {

// Doors are handled as bits (DoorSet::bits()) here, and a direction as the number of its bit.
template <typename Rule>
class Grower {
public:
    Grower(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft)
        : plans_(draft.plans.values().data()),
          rooms_(draft.rooms.words()),
          loose_(draft.loose.words()),
          numbers_(draft.rooms.numbers()),
          bytes_(numbers_.count()),
          near_(bytes_.data(), numbers_, draft.plans.size()),
          steps_{0U - numbers_.pitch(), numbers_.pitch(), 0U - 1U, 1U},
          size_(draft.plans.size()),
          stream_(substream(seed.number, Purpose::Layout)),
          attempt_(attempt),
          rule_(config, draft.plans) {}

    void run(GridPos start, DoorSet doors) {
        for (const Direction door : allDirections) {
            if (!size_.contains(neighbour(start, door))) {
                doors = doors.without(door);
            }
        }
        plans_[index(start)] = {0, doors, RoomKind::Start};
        near_.open(numbers_.of(start));
        insertRoom(numbers_.of(start));
        WaitingRoom room(numbers_.of(start), 0, doors.bits());
        do {
            for (; room != WaitingRoom::none(); room = waiting_.take()) {
                growFrom(room);
            }
            room = waiting_.startNextSweep();
        } while (room != WaitingRoom::none());
    }

private:
    std::size_t index(GridPos cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(cell.x);
    }

    void insertRoom(std::uint32_t number) {
        rooms_.insert(number);
        near_.insert(number);
    }

    // The rooms around one room do not touch each other, and each draw belongs to its cell: the
    // order of the doors does not matter.
    void growFrom(WaitingRoom from) {
        const unsigned around = near_.around(from.number());
        const unsigned facing = from.doors() & around;
        // One door faces the room that this one was placed from, any other may lead nowhere.
        loose_.insertIf((facing & (facing - 1)) != 0, from.number());
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
        plans_[index(cell)] = {depth, DoorSet::fromBits(static_cast<std::uint8_t>(doors)),
                               RoomKind::Plain};
        insertRoom(number);
        waiting_.putIf((onward & ~around) != 0, door, {number, depth, doors});
    }

    RoomPlan* plans_;
    RoomWords rooms_;
    RoomWords loose_;
    CellNumbers numbers_;
    ZeroedArray<std::uint8_t> bytes_;
    typename Rule::Cells near_;
    std::array<std::uint32_t, 4> steps_;  // from number to number
    GridSize size_;
    std::uint64_t stream_;
    std::uint32_t attempt_;
    Rule rule_;
    SweepQueues waiting_;
};

}  // namespace

void grow(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft, int most) {
    if (isSmallGrowth(config)) {
        growSmall(config, seed, attempt, draft, most);
    } else if (ClassicRule::suffices(config)) {
        Grower<ClassicRule>(config, seed, attempt, draft)
            .run(config.startCell(), config.startDoors);
    } else {
        Grower<SteeredRule>(config, seed, attempt, draft)
            .run(config.startCell(), config.startDoors);
    }
}

}  // namespace doorstring
