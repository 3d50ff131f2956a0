// Numbers for the cells of a grid, and a bit for each cell that has a room, so that passes go from
// room to room without looking at empty cells.
#pragma once

#include "base/grid.hpp"
#include "base/zeroed_array.hpp"

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace doorstring {

// Numbers the cells of a grid row by row. The length of a row is rounded up to a power of two, so
// that shifts turn a cell into its number and back. There is a spare row above and one below.
class CellNumbers {
public:
    explicit constexpr CellNumbers(GridSize grid)
        : shift_(std::countr_zero(std::bit_ceil(static_cast<std::uint32_t>(grid.width)))),
          count_(static_cast<std::uint32_t>(grid.height + 2) << shift_) {
        assert(count_ >> shift_ == static_cast<std::uint32_t>(grid.height + 2));
    }

    // Number of cells that are numbered, spare ones included.
    constexpr std::uint32_t count() const { return count_; }
    constexpr std::uint32_t of(GridPos cell) const {
        return (static_cast<std::uint32_t>(cell.y + 1) << shift_) +
               static_cast<std::uint32_t>(cell.x);
    }
    constexpr GridPos cell(std::uint32_t number) const {
        return {static_cast<int>(number & ((1U << shift_) - 1U)),
                static_cast<int>(number >> shift_) - 1};
    }
    // The difference between the numbers of a cell and of the one below it.
    constexpr std::uint32_t pitch() const { return 1U << shift_; }

private:
    int shift_;
    std::uint32_t count_;
};

// The machine words of RoomBits, for quick access. Valid until the RoomBits are moved or destroyed.
class RoomWords {
public:
    explicit RoomWords(std::uint64_t* words) : words_(words) {}

    // Returns 1 if there is a room, else 0.
    unsigned bit(std::uint32_t number) const {
        return static_cast<unsigned>(words_[number / 64] >> (number % 64) & 1U);
    }
    void insert(std::uint32_t number) { insertIf(true, number); }
    void insertIf(bool wanted, std::uint32_t number) {
        words_[number / 64] |= (wanted ? 1ULL : 0ULL) << (number % 64);
    }

private:
    std::uint64_t* words_;
};

// Which cells of a grid have a room: one bit for each cell, by its number.
class RoomBits {
public:
    explicit RoomBits(GridSize grid)
        : numbers_(grid), wordCount_((numbers_.count() + 63) / 64), words_(wordCount_) {}

    const CellNumbers& numbers() const { return numbers_; }
    RoomWords words() { return RoomWords(words_.data()); }

    void insert(std::uint32_t number) { words().insert(number); }
    bool has(std::uint32_t number) const {
        return (words_.data()[number / 64] >> (number % 64) & 1U) != 0;
    }

    std::size_t wordCount() const { return wordCount_; }
    // The 64 cells from this number on, as bits: 1 where there is a room. The number may be below 0
    // or above the last, where there are no rooms.
    std::uint64_t bitsFrom(std::int64_t number) const {
        const std::int64_t index = number >> 6;
        const auto shift = static_cast<unsigned>(number & 63);
        return shift == 0 ? word(index) : word(index) >> shift | word(index + 1) << (64 - shift);
    }

    // The number of rooms.
    int count() const {
        int rooms = 0;
        for (std::size_t index = 0; index < wordCount_; ++index) {
            rooms += std::popcount(words_.data()[index]);
        }
        return rooms;
    }

    // Calls visit(GridPos) for every room, row by row.
    template <typename Visit>
    void forEach(Visit visit) const {
        const std::uint64_t* words = words_.data();
        for (std::size_t index = 0; index < wordCount_; ++index) {
            for (std::uint64_t word = words[index]; word != 0; word &= word - 1) {
                const auto low = static_cast<std::uint32_t>(std::countr_zero(word));
                visit(numbers_.cell(static_cast<std::uint32_t>(index) * 64 + low));
            }
        }
    }

private:
    std::uint64_t word(std::int64_t index) const {
        return static_cast<std::uint64_t>(index) < wordCount_ ? words_.data()[index] : 0;
    }

    CellNumbers numbers_;
    std::size_t wordCount_;
    ZeroedBuffer<std::uint64_t, 8> words_;  // 8 are enough for a small grid
};

}  // namespace doorstring
