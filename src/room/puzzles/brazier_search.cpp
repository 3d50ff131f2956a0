#include "room/puzzles/brazier_search.hpp"

#include "room/puzzles/puzzle.hpp"

#include <algorithm>
#include <cstdint>
#include <deque>

namespace doorstring {

namespace {

// One bit for each brazier that burns.
using Fires = std::uint32_t;

}  // namespace

// Breadth first over which of them burn.
std::optional<std::vector<GridPos>> brazierSolution(const Grid<Tile>& tiles) {
    std::vector<GridPos> braziers;
    Fires first = 0;
    for (const GridPos at : cellsOf(tiles.size())) {
        if (tiles[at] == Tile::Brazier || tiles[at] == Tile::LitBrazier) {
            first |= (tiles[at] == Tile::LitBrazier ? 1U : 0U) << braziers.size();
            braziers.push_back(at);
        }
    }
    if (braziers.size() > mostBraziers) {
        return std::nullopt;
    }
    std::vector<Fires> turned(braziers.size(), 0);
    for (std::size_t i = 0; i < braziers.size(); ++i) {
        const BitRows bits = braziersTurned(tiles, braziers[i]);
        for (std::size_t other = 0; other < braziers.size(); ++other) {
            turned[i] |= (hasBit(bits, braziers[other]) ? 1U : 0U) << other;
        }
    }
    const Fires all = (1U << braziers.size()) - 1U;
    constexpr std::size_t unknown = mostBraziers;
    std::vector<std::size_t> struck(std::size_t{all} + 1, unknown);  // last, to come there
    std::deque<Fires> next{first};
    std::vector<GridPos> way;
    while (!next.empty() && next.front() != all) {
        for (std::size_t i = 0; i < braziers.size(); ++i) {
            const Fires then = next.front() ^ turned[i];
            if (then != first && struck[then] == unknown) {
                struck[then] = i;
                next.push_back(then);
            }
        }
        next.pop_front();
    }
    if (next.empty()) {
        return std::nullopt;
    }
    for (Fires fires = all; fires != first; fires ^= turned[struck[fires]]) {
        way.push_back(braziers[struck[fires]]);
    }
    std::ranges::reverse(way);
    return way;
}

}  // namespace doorstring
