// The rooms that are still to grow: sweep by sweep, the smallest cell number first (CellNumbers).
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace doorstring {

// A room that has yet to grow, packed into one number that sorts like the number of its cell.
class PendingRoom {
public:
    // Left uninitialised, as a plain int would be: queues hold many that are never read.
    PendingRoom() = default;
    constexpr PendingRoom(std::uint32_t number, std::uint32_t depth, unsigned doors)
        : bits_(static_cast<std::uint64_t>(number) << 32U | depth << 4U | doors) {}
    // The value that sorts after all rooms.
    static constexpr PendingRoom none() { return {~0U, ~0U, ~0U}; }

    constexpr std::uint32_t number() const { return static_cast<std::uint32_t>(bits_ >> 32U); }
    constexpr std::uint32_t depth() const { return static_cast<std::uint32_t>(bits_) >> 4U; }
    constexpr unsigned doors() const { return static_cast<unsigned>(bits_) & 0xFU; }

    // clang-tidy 14 takes the 0 that it compares with for a pointer.
    // NOLINTNEXTLINE(modernize-use-nullptr)
    friend constexpr auto operator<=>(PendingRoom, PendingRoom) = default;

private:
    std::uint64_t bits_;
};

// A sweep goes from small numbers to large ones. So the rooms that it places to one side have
// rising numbers, and a queue for each side is in order without sorting. Rooms that were placed to
// the south and east are taken in the same sweep, those to the north and west in the next one. The
// next room is always at the head of one of the four queues, and memory is accessed in sequence.
class SweepQueues {
public:
    SweepQueues() {
        // The first sweep finds no rooms of a sweep before it.
        *segment(North, 1) = PendingRoom::none();
        *segment(West, 1) = PendingRoom::none();
        beginSweep();
    }
    SweepQueues(const SweepQueues&) = delete;
    SweepQueues& operator=(const SweepQueues&) = delete;

    // Adds a room if `wanted`. `side` is the number of the direction in which the room was placed,
    // seen from the room that placed it. Does not branch on `wanted`, because the processor could
    // not guess it.
    void putIf(bool wanted, unsigned side, PendingRoom room) {
        PendingRoom* tail = tails_[side];
        *tail = room;
        tail += wanted ? 1 : 0;
        *tail = PendingRoom::none();
        tails_[side] = tail;
        if (tail == lasts_[side]) {
            enlarge();
        }
    }

    // Takes the next room of this sweep; none() at its end, when startNextSweep() must follow.
    // Written without an `if`: the processor could not guess which queue the room comes from.
    PendingRoom take() {
        const PendingRoom room =
            std::min(std::min(*heads_[0], *heads_[1]), std::min(*heads_[2], *heads_[3]));
        for (PendingRoom*& head : heads_) {
            head += *head == room ? 1 : 0;
        }
        return room;
    }

    // Takes the first room of the next sweep; none() if nothing is left to grow.
    PendingRoom startNextSweep() {
        half_ = 1 - half_;
        beginSweep();
        return take();
    }

private:
    enum Side : std::size_t { North, South, West, East };
    static constexpr std::size_t sides = 4;

    // Each side has two segments of memory. This sweep fills one of them, and the sweep before it
    // has filled the other. Rooms to the south and east are read from the one that this sweep
    // fills, rooms to the north and west from the other.
    PendingRoom* segment(std::size_t side, std::size_t half) {
        return memory_ + (2 * side + half) * capacity_;
    }

    void beginSweep() {
        for (std::size_t side = 0; side < sides; ++side) {
            tails_[side] = segment(side, half_);
            lasts_[side] = tails_[side] + capacity_ - 1;
            *tails_[side] = PendingRoom::none();
        }
        heads_ = {segment(North, 1 - half_), tails_[South], segment(West, 1 - half_), tails_[East]};
    }

    void enlarge() {
        const std::size_t capacity = 2 * capacity_;
        std::vector<PendingRoom> larger(2 * sides * capacity);
        const auto moved = [&](const PendingRoom* place) {
            const auto at = static_cast<std::size_t>(place - memory_);
            return larger.data() + at / capacity_ * capacity + at % capacity_;
        };
        for (std::size_t i = 0; i < 2 * sides; ++i) {
            const PendingRoom* rooms = memory_ + i * capacity_;
            std::copy(rooms, rooms + capacity_, larger.data() + i * capacity);
        }
        for (std::size_t side = 0; side < sides; ++side) {
            heads_[side] = moved(heads_[side]);
            tails_[side] = moved(tails_[side]);
            lasts_[side] = moved(lasts_[side]) + capacity_;
        }
        many_.swap(larger);
        memory_ = many_.data();
        capacity_ = capacity;
    }

    std::array<PendingRoom, 512> few_;  // enough for a small grid, without an allocation
    std::vector<PendingRoom> many_;
    PendingRoom* memory_ = few_.data();
    std::size_t capacity_ = few_.size() / (2 * sides);  // of a segment
    std::size_t half_ = 0;  // which of the two segments of each side this sweep fills
    std::array<PendingRoom*, sides> heads_;
    std::array<PendingRoom*, sides> tails_;
    std::array<PendingRoom*, sides> lasts_;  // a tail that gets here needs a larger segment
};

}  // namespace doorstring
