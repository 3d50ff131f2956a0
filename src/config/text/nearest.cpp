#include "config/text/nearest.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace doorstring {

std::size_t editDistance(std::string_view from, std::string_view to) {
    const std::size_t width = to.size() + 1;
    std::vector<std::size_t> table((from.size() + 1) * width);
    // The distance from the first i bytes of `from` to the first j bytes of `to`.
    const auto at = [&](std::size_t i, std::size_t j) -> std::size_t& {
        return table[i * width + j];
    };
    for (std::size_t i = 0; i <= from.size(); ++i) {
        for (std::size_t j = 0; j <= to.size(); ++j) {
            if (i == 0 || j == 0) {
                at(i, j) = i + j;
                continue;
            }
            const std::size_t change = from[i - 1] == to[j - 1] ? 0 : 1;
            at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change});
            const bool swapped =
                i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1];
            if (swapped) {
                at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
            }
        }
    }
    return table.back();
}

std::size_t unorderedEditDistance(std::string_view from, std::string_view to) {
    std::array<std::ptrdiff_t, 256> surplus{};
    for (const char letter : from) {
        ++surplus[static_cast<unsigned char>(letter)];
    }
    std::size_t added = 0;
    for (const char letter : to) {
        if (--surplus[static_cast<unsigned char>(letter)] < 0) {
            ++added;
        }
    }
    // A byte added and a byte dropped together are one change, so only the larger number counts.
    const std::size_t kept = to.size() - added;
    return std::max(added, from.size() - kept);
}

}  // namespace doorstring
