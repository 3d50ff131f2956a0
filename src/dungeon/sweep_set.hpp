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

class SweepSet {
public:
    // For numbers below `count`.
    explicit SweepSet(std::uint32_t count) {
        std::array<std::size_t, mostLevels> sizes{};
        std::size_t words = 0;
        do {
            count = (count + 63) / 64;
            sizes[levels_++] = count;
            words += count;
        } while (count > 1);
        std::uint64_t* start = few_.data();
        if (words > few_.size()) {
            many_.resize(words);
            start = many_.data();
        }
        for (std::size_t level = 0; level < levels_; ++level) {
            level_[level] = start;
            start += sizes[level];
        }
    }
    SweepSet(const SweepSet&) = delete;
    SweepSet& operator=(const SweepSet&) = delete;

    bool empty() const { return *level_[levels_ - 1] == 0; }

    void insert(std::uint32_t number) {
        for (std::size_t level = 0; level < levels_; ++level) {
            level_[level][number / 64] |= 1ULL << (number % 64);
            number /= 64;
        }
    }

    std::uint32_t takeSmallest() {
        assert(!empty());
        std::uint32_t number = 0;
        for (std::size_t level = levels_; level-- > 0;) {
            const std::uint64_t word = level_[level][number];
            number = number * 64 + static_cast<std::uint32_t>(std::countr_zero(word));
        }
        erase(number);
        return number;
    }

private:
    void erase(std::uint32_t number) {
        for (std::size_t level = 0; level < levels_; ++level) {
            std::uint64_t& word = level_[level][number / 64];
            word &= word - 1;  // the smallest number is the lowest bit
            if (word != 0) {
                return;
            }
            number /= 64;
        }
    }

    static constexpr std::size_t mostLevels = 6;  // serve every 32-bit number

    std::array<std::uint64_t, 8> few_{};  // enough for a small grid, without an allocation
    std::vector<std::uint64_t> many_;
    std::array<std::uint64_t*, mostLevels> level_{};  // in few_ or many_; the bits are level 0
    std::size_t levels_ = 0;
};

}  // namespace doorstring
