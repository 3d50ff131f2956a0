// Sixty-four draws against one chance at a time.
//
// Each of 64 lanes has a random number of 32 bits and says yes where it is below the threshold. The
// numbers lie across words: bit i of the first word is the highest bit of lane i's number, bit i of
// the second word the next one, and so on. So all lanes are compared together, and after about
// eight words, when each lane differs from the threshold somewhere, the rest need not be drawn.
#pragma once

#include "base/fraction.hpp"
#include "base/rng.hpp"

#include <cstdint>

namespace doorstring {

class ChanceBits {
public:
    static constexpr int lanes = 64;
    static constexpr int numberBits = 32;  // the error of a chance is below 2^-32

    explicit constexpr ChanceBits(Fraction chance)
        : threshold_((static_cast<std::uint64_t>(chance.numerator) << numberBits) /
                     chance.denominator) {}

    // Bit i says whether lane i is a yes, for the lanes asked for.
    constexpr std::uint64_t draw(std::uint64_t asked, RandomStream words) const {
        if (threshold_ >> numberBits != 0) {
            return asked;
        }
        std::uint64_t yes = 0;
        std::uint64_t open = asked;  // lanes whose bits so far are those of the threshold
        // Four words between two looks at `open`: a look that surprises the processor costs more.
        for (unsigned bit = numberBits; bit > 0 && open != 0; bit -= 4) {
            for (unsigned low = 1; low <= 4; ++low) {
                const std::uint64_t word = words.next();
                if ((threshold_ >> (bit - low) & 1U) != 0) {
                    yes |= open & ~word;
                    open &= word;
                } else {
                    open &= ~word;
                }
            }
        }
        return yes;
    }

private:
    std::uint64_t threshold_;  // in 2^-32; 2^32 is always
};

}  // namespace doorstring
