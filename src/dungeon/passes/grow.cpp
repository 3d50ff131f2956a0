#include "dungeon/passes/grow.hpp"

#include "base/rng.hpp"
#include "dungeon/passes/grow_rules.hpp"
#include "dungeon/sweep_set.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <type_traits>

namespace doorstring {

namespace {

// Which cells have a room, a byte each: so few that a look at the four around a cell takes no
// shifts. For grids of at most two levels in a sweep set.
class RoomBytes {
public:
    static constexpr std::size_t most = 64 * 64;

    RoomBytes(const CellNumbers& numbers, const RoomWords& /*words*/) : pitch_(numbers.pitch()) {
        assert(numbers.count() <= most);
        std::memset(bytes_.data(), 0, numbers.count());
    }
    void insert(std::uint32_t number) { bytes_[number] = 1; }
    // As RoomWords tells it.
    unsigned around(std::uint32_t number) const {
        return bytes_[number - pitch_] + 2U * bytes_[number + pitch_] + 4U * bytes_[number - 1] +
               8U * bytes_[number + 1];
    }

private:
    std::array<std::uint8_t, most> bytes_;
    std::size_t pitch_;
};

// Larger grids ask the words, which take less memory.
class SameWords {
public:
    SameWords(const CellNumbers& /*numbers*/, const RoomWords& words) : words_(words) {}
    void insert(std::uint32_t /*number*/) {}
    unsigned around(std::uint32_t number) const { return words_.around(number); }

private:
    RoomWords words_;
};

// Doors are handled as bits (DoorSet::bits()) here, and a direction as the number of its bit.
template <std::size_t levels, typename Rule>
class Grower {
public:
    Grower(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft)
        : plans_(draft.plans.values().data()),
          rooms_(draft.rooms.words()),
          loose_(draft.loose.words()),
          numbers_(draft.rooms.numbers()),
          near_(numbers_, rooms_),
          steps_{0U - numbers_.pitch(), numbers_.pitch(), 0U - 1U, 1U},
          size_(draft.plans.size()),
          stream_(substream(seed.number, Purpose::Layout)),
          attempt_(attempt),
          rule_(config, draft.plans),
          sweeps_{SweepSet<levels>(numbers_.count()), SweepSet<levels>(numbers_.count())} {}

    void placeStart(GridPos start, DoorSet doors) {
        for (const Direction door : allDirections) {
            if (!size_.contains(neighbour(start, door))) {
                doors = doors.without(door);
            }
        }
        plans_[index(start)] = {0, doors, RoomKind::Start};
        insertRoom(numbers_.of(start));
        sweeps_[0].insert(numbers_.of(start));
    }

    // A room that is placed ahead of the sweep grows in this sweep, one behind it in the next.
    void run() {
        for (unsigned sweep = 0; !sweeps_[sweep].empty(); sweep ^= 1U) {
            do {
                growFrom(sweeps_[sweep].takeSmallest(), sweeps_[sweep], sweeps_[sweep ^ 1U]);
            } while (!sweeps_[sweep].empty());
        }
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
    void growFrom(std::uint32_t number, SweepSet<levels>& thisSweep, SweepSet<levels>& nextSweep) {
        const GridPos cell = numbers_.cell(number);
        const RoomPlan from = plans_[index(cell)];
        const unsigned around = near_.around(number);
        const unsigned facing = from.doors.bits() & around;
        // One door faces the room that this one was placed from, any other may lead nowhere.
        loose_.insertIf((facing & (facing - 1)) != 0, number);
        for (unsigned open = from.doors.bits() & ~around; open != 0; open &= open - 1) {
            const auto door = static_cast<unsigned>(std::countr_zero(open));
            const std::uint32_t to = number + steps_[door];
            const bool grows = place(to, door, from.distance + 1);
            // South and east lie ahead of the sweep, north and west behind it.
            (door % 2 == 1 ? thisSweep : nextSweep).insertIf(grows, to);
        }
    }

    // Whether the new room may grow on.
    bool place(std::uint32_t number, unsigned door, std::uint32_t depth) {
        const GridPos cell = numbers_.cell(number);
        const unsigned back = 1U << (door ^ 1U);
        const unsigned around = near_.around(number);
        const unsigned onward =
            rule_.onward({cell, door, depth, around}, cellRoll(stream_, cell, attempt_));
        plans_[index(cell)] = {depth, DoorSet::fromBits(static_cast<std::uint8_t>(onward | back)),
                               RoomKind::Plain};
        insertRoom(number);
        return (onward & ~around) != 0;
    }

    RoomPlan* plans_;
    RoomWords rooms_;
    RoomWords loose_;
    CellNumbers numbers_;
    std::conditional_t<levels <= 2, RoomBytes, SameWords> near_;
    std::array<std::uint32_t, 4> steps_;  // from number to number
    GridSize size_;
    std::uint64_t stream_;
    std::uint32_t attempt_;
    Rule rule_;
    std::array<SweepSet<levels>, 2> sweeps_;
};

template <std::size_t levels, typename Rule>
void growWith(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft) {
    Grower<levels, Rule> grower(config, seed, attempt, draft);
    grower.placeStart(config.startCell(), config.startDoors);
    grower.run();
}

template <typename Rule>
void growBy(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft) {
    const std::size_t levels = sweepLevels(draft.rooms.numbers().count());
    assert(levels <= 5);
    switch (levels) {
    case 1:
        return growWith<1, Rule>(config, seed, attempt, draft);
    case 2:
        return growWith<2, Rule>(config, seed, attempt, draft);
    case 3:
        return growWith<3, Rule>(config, seed, attempt, draft);
    case 4:
        return growWith<4, Rule>(config, seed, attempt, draft);
    default:
        // 4096 x 4096 cells take a few numbers more than four levels hold.
        return growWith<5, Rule>(config, seed, attempt, draft);
    }
}

}  // namespace

void grow(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft) {
    if (ClassicRule::suffices(config)) {
        growBy<ClassicRule>(config, seed, attempt, draft);
    } else {
        growBy<SteeredRule>(config, seed, attempt, draft);
    }
}

}  // namespace doorstring
