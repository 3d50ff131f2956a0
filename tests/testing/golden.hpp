// Texts that must stay as they are. Where a change is meant, tools/update-goldens writes them anew.
#pragma once

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

namespace doorstring::testing {

// The text as it stands in tests/golden/cases; as it is now where the texts are to be written anew.
inline std::string golden(const std::string& file, const std::string& now) {
    const std::string path = std::string(DOORSTRING_PROJECT "/tests/golden/cases/") + file;
    if (std::getenv("DOORSTRING_UPDATE_GOLDENS") != nullptr) {
        std::ofstream(path) << now;
    }
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace doorstring::testing
