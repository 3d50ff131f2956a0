// Texts that must stay as they are. Where a change is meant, tools/update-goldens writes them
// again.
#pragma once

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

namespace doorstring::testing {

// Returns the text in tests/golden/cases, which becomes `now` if the texts are being written again.
inline std::string golden(const std::string& file, const std::string& now) {
    const std::string path = std::string(DOORSTRING_PROJECT "/tests/golden/cases/") + file;
    if (std::getenv("DOORSTRING_UPDATE_GOLDENS") != nullptr) {
        std::ofstream(path) << now;
    }
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace doorstring::testing
