// A set of numbers from which the smallest is taken again and again. Each level above the bits has
// a bit for every word below that is not empty, so that taking costs the same however far apart the
// numbers are.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace doorstring {

// How many levels numbers below `count` take.
constexpr std::size_t sweepLevels(std::uint32_t count) {
    std::size_t levels = 1;
    for (; count > 64; count = (count + 63) / 64) {
        ++levels;
    }
    return levels;
}

// The levels are known to the compiler, so that going through them takes no loop.
template <std::size_t levels>
class SweepSet {
public:
    // For numbers below `count`, where sweepLevels(count) is `levels`.
    explicit SweepSet(std::uint32_t count) {
        assert(sweepLevels(count) == levels);
        std::array<std::size_t, levels> sizes;
        std::size_t words = 0;
        for (std::size_t& size : sizes) {
            count = (count + 63) / 64;
            size = count;
            words += count;
        }
        std::uint64_t* start = few_.data();
        if (words > few_.size()) {
            many_.resize(words);
            start = many_.data();
        }
        for (std::size_t level = 0; level < levels; ++level) {
            level_[level] = start;
            start += sizes[level];
        }
    }
    SweepSet(const SweepSet&) = delete;
    SweepSet& operator=(const SweepSet&) = delete;

    bool empty() const { return *level_[levels - 1] == 0; }

    void insert(std::uint32_t number) { insertIf(true, number); }

    // No branch, as what grows cannot be foreseen. A number that is not inserted must be one that
    // could be.
    void insertIf(bool wanted, std::uint32_t number) {
        const std::uint64_t bit = wanted ? 1 : 0;
#pragma GCC unroll 6
        for (std::size_t level = 0; level < levels; ++level) {
            level_[level][number / 64] |= bit << (number % 64);
            number /= 64;
        }
    }

    std::uint32_t takeSmallest() {
        assert(!empty());
        std::uint32_t number = 0;
        for (std::size_t level = levels; level-- > 0;) {
            const std::uint64_t word = level_[level][number];
            number = number * 64 + static_cast<std::uint32_t>(std::countr_zero(word));
        }
        erase(number);
        return number;
    }

private:
    // In a small set nobody can foresee whether a word becomes empty, so that all levels are gone
    // through without a branch. In a large one most words keep something.
    void erase(std::uint32_t number) {
        constexpr bool small = levels <= 2;
        std::uint64_t emptied = 1;
#pragma GCC unroll 6
        for (std::size_t level = 0; level < levels; ++level) {
            std::uint64_t& word = level_[level][number / 64];
            word &= word - emptied;  // the smallest number is the lowest bit
            if (!small && word != 0) {
                return;
            }
            emptied = word == 0 ? emptied : 0;
            number /= 64;
        }
    }

    std::array<std::uint64_t, 8> few_{};  // enough for a small grid, without an allocation
    std::vector<std::uint64_t> many_;
    std::array<std::uint64_t*, levels> level_{};  // in few_ or many_; the bits are level 0
};

}  // namespace doorstring
