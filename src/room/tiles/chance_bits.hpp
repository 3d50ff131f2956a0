// Draws sixty-four yes-or-no answers at once, all with the same chance.
//
// Each of 64 lanes has a random number of 32 bits and says yes if the number is below a threshold,
// which is the same for all lanes. The numbers are spread over words: bit i of the first word is
// the highest bit of lane i's number, bit i of the second word the next lower bit, and so on. Each
// word is compared with one bit of the threshold, for all lanes at once. A lane is decided by the
// first bit in which its number differs from the threshold; after about eight words all lanes are
// decided, and the remaining words need not be drawn.
#pragma once

#include "base/fixed.hpp"
#include "base/rng.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace doorstring {

class ChanceBits {
public:
    static constexpr int lanes = 64;
    static constexpr int numberBits = 32;  // the error of a chance is below 2^-32

    explicit constexpr ChanceBits(Fraction chance) {
        const std::uint64_t threshold =
            (static_cast<std::uint64_t>(chance.numerator) << numberBits) / chance.denominator;
        always_ = threshold >> numberBits != 0;
        for (unsigned bit = 0; bit < numberBits; ++bit) {
            thresholdBits_[bit] = 0 - (threshold >> (numberBits - 1 - bit) & 1U);
        }
    }

    // Returns the lanes that say yes, of those asked for: bit i is lane i.
    //
    // Tests after eight words, and then after every four, whether any lane is still undecided. A
    // test after each word would be slower, because a mispredicted branch costs more than a few
    // words that are drawn for nothing.
    std::uint64_t draw(std::uint64_t asked, RandomStream words) const {
        if (always_) {
            return asked;
        }
        Drawing drawing{0, asked};
#pragma GCC unroll 8
        for (std::size_t bit = 0; bit < 8; ++bit) {
            drawing.compare(words.next(), thresholdBits_[bit]);
        }
        for (std::size_t bit = 8; drawing.open != 0 && bit < numberBits; bit += 4) {
#pragma GCC unroll 4
            for (std::size_t i = 0; i < 4; ++i) {
                drawing.compare(words.next(), thresholdBits_[bit + i]);
            }
        }
        return drawing.yes;
    }

private:
    struct Drawing {
        std::uint64_t yes;
        std::uint64_t open;  // undecided lanes: all bits drawn until now equal the threshold's

        void compare(std::uint64_t word, std::uint64_t thresholdBit) {
            const std::uint64_t differ = open & (word ^ thresholdBit);
            yes |= differ & thresholdBit;  // a 0 where the threshold has a 1
            open ^= differ;
        }
    };

    // The bits of the threshold from the highest on, each repeated in all lanes.
    std::array<std::uint64_t, numberBits> thresholdBits_{};
    bool always_ = false;
};

}  // namespace doorstring
