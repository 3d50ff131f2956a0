// What is asked about a cell is kept in one byte, its doors with it, and the rooms that wait to
// grow as bits in a few words: a small grid has few enough of them to be looked through in every
// sweep.
#include "dungeon/growth/grow_small.hpp"

#include "base/rng.hpp"
#include "dungeon/growth/cell_bytes.hpp"
#include "dungeon/growth/grow_rules.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace doorstring {

namespace {

constexpr std::uint32_t maxCells = 512;  // as CellNumbers counts them

// Doors are handled as bits (DoorSet::bits()) here, and a direction as the number of its bit.
class SmallGrower {
public:
    SmallGrower(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft)
        : plans_(draft.plans.values().data()),
          rooms_(draft.rooms.words()),
          loose_(draft.loose.words()),
          numbers_(draft.rooms.numbers()),
          size_(draft.plans.size()),
          stream_(substream(seed.number, Purpose::Layout)),
          attempt_(attempt),
          tables_{&config.tables[Direction::North], &config.tables[Direction::South],
                  &config.tables[Direction::West], &config.tables[Direction::East]},
          steps_{0U - numbers_.pitch(), numbers_.pitch(), 0U - 1U, 1U},
          wordCount_((numbers_.count() + 63) / 64),
          cells_(cleared(bytes_, numbers_), numbers_, size_) {}

    // Stops after a sweep that leaves more rooms than `most`.
    void run(GridPos start, DoorSet doors, int most) {
        for (const Direction door : allDirections) {
            if (!size_.contains(neighbour(start, door))) {
                doors = doors.without(door);
            }
        }
        const std::uint32_t number = numbers_.of(start);
        plan(start) = {0, doors, RoomKind::Start};
        cells_.open(number);
        insertRoom(number, doors.bits());
        waitingFor_[South][number / 64] |= 1ULL << (number % 64);
        do {
            sweep();
            std::swap(waitingFor_[North], waitingFor_[South]);
            std::swap(waitingFor_[West], waitingFor_[East]);
        } while (isAnyWaiting() && roomCount_ <= most);
    }

private:
    using Bytes = std::array<std::uint8_t, maxCells>;

    // No more of them than the grid needs.
    static std::uint8_t* cleared(Bytes& bytes, const CellNumbers& numbers) {
        std::fill_n(bytes.data(), numbers.count(), std::uint8_t{0});
        return bytes.data();
    }

    enum Side : std::size_t { North, South, West, East };
    using Words = std::array<std::uint64_t, maxCells / 64>;

    RoomPlan& plan(GridPos cell) {
        return plans_[static_cast<std::ptrdiff_t>(cell.y) * size_.width + cell.x];
    }

    void insertRoom(std::uint32_t number, unsigned doors) {
        rooms_.insert(number);
        cells_.keepDoors(number, doors);
        cells_.insert(number);
        ++roomCount_;
    }

    // From small numbers to large ones. A word is read again after each room, which may have placed
    // another that this sweep comes by.
    void sweep() {
        std::uint64_t* words = waitingFor_[South];
        for (std::uint32_t index = 0; index < wordCount_; ++index) {
            std::uint64_t ahead = ~0ULL;
            while ((words[index] & ahead) != 0) {
                const auto bit = static_cast<std::uint32_t>(std::countr_zero(words[index] & ahead));
                ahead = ~1ULL << bit;
                growFrom(index * 64 + bit);
            }
            words[index] = 0;
        }
    }

    bool isAnyWaiting() const {
        std::uint64_t any = 0;
        for (std::size_t index = 0; index < wordCount_; ++index) {
            any |= waitingFor_[South][index];
        }
        return any != 0;
    }

    // The rooms around one room do not touch each other, and each draw belongs to its cell: the
    // order of the doors does not matter.
    void growFrom(std::uint32_t number) {
        const unsigned doors = cells_.keptDoors(number);
        const unsigned around = cells_.around(number);
        const unsigned facing = doors & around;
        // One door faces the room that this one was placed from, any other may lead nowhere.
        loose_.insertIf((facing & (facing - 1)) != 0, number);
        const std::uint32_t depth = plan(numbers_.cell(number)).distance + 1;
        for (unsigned open = doors & ~around; open != 0; open &= open - 1) {
            const auto door = static_cast<unsigned>(std::countr_zero(open));
            place(number + steps_[door], door, depth);
        }
    }

    void place(std::uint32_t number, unsigned door, std::uint32_t depth) {
        const GridPos cell = numbers_.cell(number);
        const unsigned drawn = tables_[door]->pickBits(cellRoll(stream_, cell, attempt_));
        const unsigned onward = drawn & ~cells_.around(number);
        const unsigned doors = onward | 1U << (door ^ 1U);
        plan(cell) = {depth, DoorSet::fromBits(static_cast<std::uint8_t>(doors)), RoomKind::Plain};
        insertRoom(number, doors);
        waitingFor_[door][number / 64] |= (onward != 0 ? 1ULL : 0ULL) << (number % 64);
    }

    RoomPlan* plans_;
    RoomWords rooms_;
    RoomWords loose_;
    CellNumbers numbers_;
    GridSize size_;
    std::uint64_t stream_;
    std::uint32_t attempt_;
    TablesOfBand tables_;
    std::array<std::uint32_t, 4> steps_;  // from number to number
    std::uint32_t wordCount_;
    Words odd_{};
    Words even_{};
    // Which of the two sweeps a room waits for that was placed in a direction: to the south and to
    // the east this one comes by it yet.
    std::array<std::uint64_t*, 4> waitingFor_{odd_.data(), even_.data(), odd_.data(), even_.data()};
    int roomCount_ = 0;
    Bytes bytes_;
    ClosedSides cells_;
};

}  // namespace

bool isSmallGrowth(const DungeonConfig& config) {
    return ClassicRule::suffices(config) && CellNumbers(config.grid).count() <= maxCells;
}

void growSmall(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft,
               int most) {
    SmallGrower(config, seed, attempt, draft).run(config.startCell(), config.startDoors, most);
}

}  // namespace doorstring
