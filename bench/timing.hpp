// Times work in turns with other work, so that a machine that slows down slows both.
#pragma once

#include <chrono>
#include <cstdint>

namespace doorstring::bench {

// Calls work(number) for 1 .. times; nanoseconds each.
template <typename Work>
double nanosecondsEach(Work work, std::uint32_t times) {
    const auto begin = std::chrono::steady_clock::now();
    for (std::uint32_t number = 1; number <= times; ++number) {
        work(number);
    }
    const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - begin;
    return time.count() / times;
}

}  // namespace doorstring::bench
