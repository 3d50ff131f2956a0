#include "testing/catch2.hpp"
#include "view/easing.hpp"

using namespace doorstring;

TEST_CASE("every easing starts at nothing, ends at the whole and never turns back") {
    const Easing easing = GENERATE(Easing::Soft, Easing::Linear, Easing::Smooth, Easing::Out);
    CHECK(eased(easing, 0, 30) == 0);
    CHECK(eased(easing, 30, 30) == easedWhole);
    for (int part = 1; part <= 30; ++part) {
        CHECK(eased(easing, part, 30) >= eased(easing, part - 1, 30));
    }
}

TEST_CASE("smooth motion starts and ends gently and is fastest in the middle") {
    const int start = eased(Easing::Smooth, 3, 30);
    const int middle = eased(Easing::Smooth, 17, 30) - eased(Easing::Smooth, 14, 30);
    CHECK(eased(Easing::Smooth, 15, 30) == easedWhole / 2);
    CHECK(start * 3 < middle);
}

TEST_CASE("before the start and after the end nothing moves") {
    CHECK(eased(Easing::Smooth, -5, 30) == 0);
    CHECK(eased(Easing::Smooth, 99, 30) == easedWhole);
}

TEST_CASE("between two places by shares") {
    CHECK(between(10, 20, 0) == 10);
    CHECK(between(10, 20, easedWhole) == 20);
    CHECK(between(240, 0, easedWhole / 2) == 120);
    CHECK(between(0, -100, 1, 4) == -25);
}

TEST_CASE("a soft slide starts gently, then moves evenly to its very end") {
    constexpr int ticks = 36;
    constexpr int pixels = 240;
    const auto at = [](int tick) { return between(0, pixels, eased(Easing::Soft, tick, ticks)); };
    CHECK(at(1) <= 2);
    CHECK(at(2) - at(1) <= 4);
    for (int tick = 6; tick <= ticks; ++tick) {
        CAPTURE(tick);
        CHECK(at(tick) - at(tick - 1) >= 7);
        CHECK(at(tick) - at(tick - 1) <= 8);
    }
}
