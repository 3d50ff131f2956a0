#include "app/play_loop.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;
using namespace std::chrono_literals;

TEST_CASE("a second has sixty ticks, however it is cut into frames") {
    const int frames = GENERATE(30, 60, 61, 144, 1000);
    TickClock clock;
    int ticks = 0;
    std::int64_t before = 0;
    for (int frame = 1; frame <= frames; ++frame) {
        const std::int64_t now = 1'000'000'000LL * frame / frames;
        ticks += clock.advance(now - before);
        before = now;
    }
    CHECK(ticks == 60);
}

TEST_CASE("after a long pause the game does not run after the time") {
    TickClock clock;
    CHECK(clock.advance(60'000'000'000) == TickClock::mostTicksAtOnce);
    CHECK(clock.advance(0) == 0);
}

TEST_CASE("the share of the next tick grows evenly and stays below the whole") {
    TickClock clock;
    clock.advance(1'000'000'000 / 120);
    CHECK(clock.share(256) >= 127);
    CHECK(clock.share(256) <= 128);
    clock.advance(1'000'000'000 / 120 - 1000);
    CHECK(clock.share(256) < 256);
}

TEST_CASE("a frame that took less than its time waits for the rest of it") {
    CHECK(restOfFrame(2ms, 0ms, 7ms) == 5ms);
    CHECK(restOfFrame(9ms, 0ms, 7ms) == 0ms);
}

TEST_CASE("a screen that keeps pictures in step with its own sets the pace") {
    // 144 pictures a second at most, on a screen that shows as many.
    CHECK(restOfFrame(6900us, 5ms, 6944us) == 0ms);
    CHECK(restOfFrame(6900us, 100us, 6944us) == 44us);
    // Half as many as the screen shows: the limit does.
    CHECK(restOfFrame(8ms, 5ms, 16ms) == 8ms);
}
