#include "fuzz/targets/targets.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace doorstring::fuzz {

const Target* findTarget(std::string_view name) {
    for (const auto& targets : {readerTargets(), playTargets()}) {
        const auto found = std::ranges::find(targets, name, &Target::name);
        if (found != targets.end()) {
            return &*found;
        }
    }
    return nullptr;
}

void require(bool holds, std::string_view sentence) {
    if (!holds) {
        std::fprintf(stderr, "does not hold: %.*s\n", static_cast<int>(sentence.size()),
                     sentence.data());
        std::abort();
    }
}

}  // namespace doorstring::fuzz
