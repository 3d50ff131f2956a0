// What growth asks about a cell, in one byte: on which sides it cannot grow. Two kinds,
// with the same functions; the bytes are the caller's, one for each of CellNumbers, zero at first.
#pragma once

#include "base/door_set.hpp"
#include "dungeon/cell_numbers.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace doorstring {

// Where rooms stand, and nothing else: a look at the four cells around one.
class RoomBytes {
public:
    RoomBytes(std::uint8_t* bytes, const CellNumbers& numbers, GridSize /*grid*/)
        : bytes_(bytes), pitch_(numbers.pitch()) {}

    void open(std::uint32_t /*number*/) {}
    void insert(std::uint32_t number) { bytes_[number] = 1; }
    // The sides on which there is a room. Bits of sides outside the grid are unspecified.
    unsigned around(std::uint32_t number) const {
        return bytes_[number - pitch_] + 2U * bytes_[number + pitch_] + 4U * bytes_[number - 1] +
               8U * bytes_[number + 1];
    }

private:
    std::uint8_t* bytes_;
    std::size_t pitch_;
};

// The sides on which nothing can be placed, as there is a room or this is the border, which does
// not grow. A new room marks the cells around it, so that a query is a single read.
class ClosedSides {
public:
    ClosedSides(std::uint8_t* bytes, const CellNumbers& numbers, GridSize grid)
        : bytes_(bytes), pitch_(numbers.pitch()) {
        const auto width = static_cast<std::size_t>(grid.width);
        std::uint8_t* row = bytes_;
        std::fill_n(row + pitch_, width, allSides);
        for (int y = 0; y < grid.height; ++y) {
            row += pitch_;
            row[0] = row[width - 1] = allSides;
        }
        std::fill_n(row, width, allSides);
    }

    // For the start, which grows on the border, too. Before it is inserted.
    void open(std::uint32_t number) { bytes_[number] = 0; }
    // Marks outside the grid are never read.
    void insert(std::uint32_t number) {
        std::uint8_t* cell = bytes_ + number;
        *(cell - pitch_) |= DoorSet::of(Direction::South).bits();
        *(cell + pitch_) |= DoorSet::of(Direction::North).bits();
        cell[-1] |= DoorSet::of(Direction::East).bits();
        cell[1] |= DoorSet::of(Direction::West).bits();
    }
    unsigned around(std::uint32_t number) const { return bytes_[number]; }

private:
    static constexpr std::uint8_t allSides = DoorSet::all().bits();

    std::uint8_t* bytes_;
    std::size_t pitch_;
};

}  // namespace doorstring
