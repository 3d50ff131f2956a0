// Times work in turns with other work, so that a machine that slows down slows both.
#pragma once

#include <cstdint>
#include <ctime>

namespace doorstring::bench {

// Calls work(number) for 1 .. times; nanoseconds of processor time each, so that other programs do
// not count.
template <typename Work>
double nanosecondsEach(Work work, std::uint32_t times) {
    const std::clock_t begin = std::clock();
    for (std::uint32_t number = 1; number <= times; ++number) {
        work(number);
    }
    return 1e9 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / times;
}

}  // namespace doorstring::bench
