// A bit for each cell that has a room: so that passes go from room to room without a look at the
// empty cells, and know the rooms around a cell from a few words.
#pragma once

#include "dungeon/cell_numbers.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace doorstring {

class RoomBits {
public:
    explicit RoomBits(GridSize grid) : numbers_(grid), words_((numbers_.count() + 63) / 64) {}

    const CellNumbers& numbers() const { return numbers_; }

    void insert(std::uint32_t number) { words_[number / 64] |= 1ULL << (number % 64); }
    void insertIf(bool wanted, std::uint32_t number) {
        words_[number / 64] |= (wanted ? 1ULL : 0ULL) << (number % 64);
    }
    bool has(std::uint32_t number) const { return bit(number) != 0; }

    // The sides of a cell on which there is a room, as DoorSet::bits(). Sides that lie outside the
    // grid may be told either way.
    unsigned around(std::uint32_t number) const {
        return bit(number - numbers_.pitch()) | bit(number + numbers_.pitch()) << 1U |
               bit(number - 1) << 2U | bit(number + 1) << 3U;
    }

    // Calls visit(GridPos) for every room, row by row.
    template <typename Visit>
    void forEach(Visit visit) const {
        for (std::size_t index = 0; index < words_.size(); ++index) {
            for (std::uint64_t word = words_[index]; word != 0; word &= word - 1) {
                const auto low = static_cast<std::uint32_t>(std::countr_zero(word));
                visit(numbers_.cell(static_cast<std::uint32_t>(index) * 64 + low));
            }
        }
    }

private:
    unsigned bit(std::uint32_t number) const {
        return static_cast<unsigned>(words_[number / 64] >> (number % 64)) & 1U;
    }

    CellNumbers numbers_;
    std::vector<std::uint64_t> words_;
};

}  // namespace doorstring
