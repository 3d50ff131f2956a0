#include "cli/options/jobs.hpp"

#include "cli/options/given_options.hpp"

#include <algorithm>
#include <thread>

namespace doorstring {

int jobsOf(const GivenOptions& given) {
    const int processors = static_cast<int>(std::thread::hardware_concurrency());
    return given.number(jobsOption.name, std::clamp(processors, jobNumbers.least, jobNumbers.most));
}

}  // namespace doorstring
