#include "room/tiles/chance_bits.hpp"
#include "testing/catch2.hpp"

#include <bit>

namespace doorstring {

TEST_CASE("A chance of none draws nothing, a chance of all draws everything asked for") {
    for (std::uint64_t start = 0; start < 50; ++start) {
        CHECK(ChanceBits({0, 1}).draw(~0ULL, RandomStream(start)) == 0);
        CHECK(ChanceBits({1, 1}).draw(~0ULL, RandomStream(start)) == ~0ULL);
        CHECK(ChanceBits({7, 7}).draw(0xF0ULL, RandomStream(start)) == 0xF0ULL);
    }
}

TEST_CASE("Lanes that are not asked for are never drawn") {
    for (std::uint64_t start = 0; start < 200; ++start) {
        CHECK((ChanceBits({1, 2}).draw(0xFFULL, RandomStream(start)) & ~0xFFULL) == 0);
    }
}

TEST_CASE("A lane is drawn the same whichever other lanes are asked for") {
    for (std::uint64_t start = 0; start < 200; ++start) {
        const std::uint64_t all = ChanceBits({11, 101}).draw(~0ULL, RandomStream(start));
        const std::uint64_t some = ChanceBits({11, 101}).draw(0xFF00FFULL, RandomStream(start));
        CHECK(some == (all & 0xFF00FFULL));
    }
}

TEST_CASE("A lane says yes where its number is below the chance") {
    for (std::uint64_t start = 0; start < 100; ++start) {
        RandomStream words(start);
        std::uint64_t number = 0;  // of lane 5, its highest bit in the first word
        for (int i = 0; i < ChanceBits::numberBits; ++i) {
            number = number * 2 + (words.next() >> 5U & 1U);
        }
        const bool below = number < (3ULL << 32U) / 7;
        CHECK((ChanceBits({3, 7}).draw(1ULL << 5U, RandomStream(start)) != 0) == below);
    }
}

TEST_CASE("Draws come as often as the chance says") {
    int yes = 0;
    for (std::uint64_t start = 0; start < 2000; ++start) {
        yes += std::popcount(ChanceBits({11, 101}).draw(~0ULL, RandomStream(mixBits(start))));
    }
    const int expected = 2000 * 64 * 11 / 101;  // chance moves the count by about 110
    CHECK(yes > expected - 400);
    CHECK(yes < expected + 400);
}

}  // namespace doorstring
