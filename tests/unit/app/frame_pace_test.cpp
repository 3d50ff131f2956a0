#include "app/frame_pace.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;
using namespace std::chrono_literals;

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
