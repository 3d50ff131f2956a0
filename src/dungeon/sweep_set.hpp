// A set of cell numbers that is gone through in order while it changes. Each level above the bits
// has a bit for every word below that is not empty, so that the next number is found in a few
// steps, however far away it is.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

class SweepSet {
public:
    explicit SweepSet(std::size_t numbers) {
        do {
            numbers = (numbers + 63) / 64;
            levels_.emplace_back(numbers);
        } while (numbers > 1);
    }

    bool empty() const { return levels_.back()[0] == 0; }

    void insert(std::size_t number) {
        for (auto& level : levels_) {
            level[number / 64] |= 1ULL << (number % 64);
            number /= 64;
        }
    }

    void erase(std::size_t number) {
        for (auto& level : levels_) {
            std::uint64_t& word = level[number / 64];
            word &= ~(1ULL << (number % 64));
            if (word != 0) {
                return;
            }
            number /= 64;
        }
    }

    // The smallest number that is at least `from`.
    std::optional<std::size_t> next(std::size_t from) const {
        for (std::size_t level = 0; level < levels_.size(); ++level) {
            const std::size_t index = from / 64;
            if (index >= levels_[level].size()) {
                return std::nullopt;
            }
            const std::uint64_t rest = levels_[level][index] >> (from % 64);
            if (rest != 0) {
                return descend(level, from + static_cast<std::size_t>(std::countr_zero(rest)));
            }
            from = index + 1;
        }
        return std::nullopt;
    }

private:
    std::size_t descend(std::size_t level, std::size_t number) const {
        while (level > 0) {
            --level;
            number =
                number * 64 + static_cast<std::size_t>(std::countr_zero(levels_[level][number]));
        }
        return number;
    }

    std::vector<std::vector<std::uint64_t>> levels_;
};

}  // namespace doorstring
