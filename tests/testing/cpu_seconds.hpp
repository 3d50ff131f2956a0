// Measures the processor time that something takes. Other programs do not add to it, as they do to
// the time of day.
#pragma once

#include <ctime>

namespace doorstring::testing {

template <typename Work>
double cpuSeconds(Work work) {
    const std::clock_t begin = std::clock();
    work();
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

}  // namespace doorstring::testing
