#include "picture/canvas/distance_stone.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

// From the lit start to the cold end.
constexpr std::array<Stone, 6> stones{{
    {{255, 240, 190}, {246, 206, 126}, {168, 104, 60}},
    {{250, 200, 130}, {226, 150, 84}, {140, 76, 58}},
    {{232, 146, 112}, {192, 98, 84}, {108, 50, 62}},
    {{188, 106, 130}, {138, 70, 104}, {76, 38, 70}},
    {{132, 100, 166}, {92, 68, 130}, {50, 38, 84}},
    {{88, 104, 172}, {58, 70, 130}, {32, 38, 80}},
}};

std::uint8_t between(int from, int to, int step, int steps) {
    return static_cast<std::uint8_t>(from + (to - from) * step / steps);
}

Colour between(Colour from, Colour to, int step, int steps) {
    return {between(from.red, to.red, step, steps), between(from.green, to.green, step, steps),
            between(from.blue, to.blue, step, steps)};
}

}  // namespace

Stone between(const Stone& from, const Stone& to, int step, int steps) {
    return {between(from.rim, to.rim, step, steps), between(from.top, to.top, step, steps),
            between(from.face, to.face, step, steps)};
}

Stone stoneFor(std::uint32_t distance, std::uint32_t longest) {
    constexpr int steps = 256;
    constexpr std::uint64_t last = stones.size() - 1;
    const auto place = std::uint64_t{distance} * last * steps / std::max(longest, 1U);
    const std::size_t index = std::min(place / steps, last - 1);
    const int step = static_cast<int>(place - index * steps);
    return between(stones[index], stones[index + 1], step, steps);
}

}  // namespace doorstring
