// How long to wait before the next picture, so that there are no more of them than the limit.
#pragma once

#include <algorithm>
#include <chrono>

namespace doorstring {

// `passed` since this picture was begun, `blocked` of it waiting for the screen. A screen that
// keeps pictures in step with its own sets the pace: to sleep for the little that is left to the
// limit would miss its next one.
constexpr std::chrono::nanoseconds restOfFrame(std::chrono::nanoseconds passed,
                                               std::chrono::nanoseconds blocked,
                                               std::chrono::nanoseconds limit) {
    using namespace std::chrono_literals;
    const std::chrono::nanoseconds left = std::max<std::chrono::nanoseconds>(limit - passed, 0ns);
    const bool inStep = blocked >= 1ms && left < limit / 4;
    return inStep ? 0ns : left;
}

}  // namespace doorstring
