#include "room/chance_bits.hpp"

namespace doorstring {

std::uint64_t ChanceBits::draw(std::uint64_t asked, RandomStream words) const {
    if (always_) {
        return asked;
    }
    std::uint64_t yes = 0;
    std::uint64_t open = asked;  // lanes whose bits so far are those of the threshold
    // Four words between two looks at `open`: a look that surprises the processor costs more.
    for (const std::uint64_t* ones = ones_.data(); open != 0; ones += 4) {
#pragma GCC unroll 4
        for (int i = 0; i < 4; ++i) {
            const std::uint64_t differ = open & (words.next() ^ ones[i]);
            yes |= differ & ones[i];  // a 0 where the threshold has a 1
            open ^= differ;
        }
        if (ones == ones_.data() + numberBits - 4) {
            break;
        }
    }
    return yes;
}

}  // namespace doorstring
