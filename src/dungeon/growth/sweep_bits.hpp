// The rooms that are still to grow in a small grid: a bit for each cell, few enough to be scanned
// in every sweep. For larger grids see sweep_queues.hpp.
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

    // Nothing to prefetch: a small grid is in the cache.
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
    // The sweep that a room waits for, by the direction it was placed in: this sweep still reaches
    // rooms to the south and to the east, the next one those to the north and to the west.
    std::array<std::uint64_t*, 4> waitingFor_{odd_.data(), even_.data(), odd_.data(), even_.data()};
    std::size_t index_ = 0;  // of the word that this sweep has come to
};

}  // namespace doorstring
