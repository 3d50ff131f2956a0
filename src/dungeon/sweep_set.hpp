// A set of numbers from which the smallest is taken again and again. Each level above the bits has
// a bit for every word below that is not empty, so that taking costs the same however far apart the
// numbers are.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace doorstring {

class SweepSet {
public:
    explicit SweepSet(std::uint32_t numbers) {
        std::size_t words = 0;
        do {
            numbers = (numbers + 63) / 64;
            start_[levels_++] = words;
            words += numbers;
        } while (numbers > 1);
        words_.resize(words);
    }

    bool empty() const { return words_.back() == 0; }

    void insert(std::uint32_t number) {
        for (std::size_t level = 0; level < levels_; ++level) {
            words_[start_[level] + number / 64] |= 1ULL << (number % 64);
            number /= 64;
        }
    }

    std::uint32_t takeSmallest() {
        assert(!empty());
        std::uint32_t number = 0;
        for (std::size_t level = levels_; level-- > 0;) {
            const std::uint64_t word = words_[start_[level] + number];
            number = number * 64 + static_cast<std::uint32_t>(std::countr_zero(word));
        }
        erase(number);
        return number;
    }

private:
    void erase(std::uint32_t number) {
        for (std::size_t level = 0; level < levels_; ++level) {
            std::uint64_t& word = words_[start_[level] + number / 64];
            word &= ~(1ULL << (number % 64));
            if (word != 0) {
                return;
            }
            number /= 64;
        }
    }

    static constexpr std::size_t mostLevels = 6;  // serve every 32-bit number

    std::size_t start_[mostLevels] = {};  // of each level in words_; the bits come first
    std::size_t levels_ = 0;
    std::vector<std::uint64_t> words_;
};

}  // namespace doorstring
