// The rooms that are still to grow in a small grid, as sweep_queues.hpp has them for all others: a
// bit for each cell, few enough of them to be looked through in every sweep.
#pragma once

#include "dungeon/growth/pending_room.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace doorstring {

class SweepBits {
public:
    static constexpr std::uint32_t mostCells = 512;  // as CellNumbers counts them

    SweepBits() = default;
    SweepBits(const SweepBits&) = delete;
    SweepBits& operator=(const SweepBits&) = delete;

    void putIf(bool wanted, unsigned side, PendingRoom room) {
        const std::uint32_t number = room.number();
        rooms_[number] = room;
        waitingFor_[side][number / 64] |= (wanted ? 1ULL : 0ULL) << (number % 64);
    }

    PendingRoom take() {
        for (; index_ < odd_.size(); ++index_) {
            std::uint64_t& word = waitingFor_[south][index_];
            if (word != 0) {
                const auto bit = static_cast<std::size_t>(std::countr_zero(word));
                word &= word - 1;
                return rooms_[index_ * 64 + bit];
            }
        }
        return PendingRoom::none();
    }

    // Nobody needs to know: all of a small grid is at hand.
    template <typename Visit>
    void forEachAhead(Visit /*visit*/) const {}

    PendingRoom startNextSweep() {
        std::swap(waitingFor_[0], waitingFor_[1]);
        std::swap(waitingFor_[2], waitingFor_[3]);
        index_ = 0;
        return take();
    }

private:
    static constexpr std::size_t south = 1;  // as the number of the direction
    using Words = std::array<std::uint64_t, mostCells / 64>;

    std::array<PendingRoom, mostCells> rooms_;  // by number; left as it is where no room waits
    Words odd_{};
    Words even_{};
    // Which of the two sweeps a room waits for that was placed in a direction: to the south and to
    // the east this one comes by it yet.
    std::array<std::uint64_t*, 4> waitingFor_{odd_.data(), even_.data(), odd_.data(), even_.data()};
    std::size_t index_ = 0;  // of the word that this sweep has come to
};

}  // namespace doorstring
