#include "base/rng.hpp"
#include "dungeon/growth/growth.hpp"

#include <algorithm>
#include <vector>

namespace doorstring {

namespace {

int between(RandomStream& rolls, int least, int most) {
    return least + static_cast<int>(rolls.below(static_cast<std::uint64_t>(most - least + 1)));
}

// A room with its upper and left wall: a side of 5 tiles is 6 long here.
GridRect drawSite(const CarveConfig& config, RandomStream& rolls) {
    GridRect site;
    site.width = between(rolls, config.minSide, config.maxSide) + 1;
    site.height = between(rolls, config.minSide, config.maxSide) + 1;
    site.x = between(rolls, 0, config.map.width - site.width - 1);
    site.y = between(rolls, 0, config.map.height - site.height - 1);
    return site;
}

}  // namespace

void carveTunnels(const CarveConfig& config, Seed seed, std::uint32_t attempt, CarvedMap& map) {
    const std::uint64_t stream = substream(seed.number, Purpose::Layout);
    std::vector<GridRect> placed;
    for (int i = 0; i < config.tries; ++i) {
        RandomStream rolls(cellRoll(stream, {i, 0}, attempt));
        const GridRect site = drawSite(config, rolls);
        // Touching counts, so that two rooms never share an open side.
        const auto touches = [&](const GridRect& other) { return other.grown(1).meets(site); };
        if (std::ranges::any_of(placed, touches)) {
            continue;
        }
        map.carve({{site.x + 1, site.y + 1, site.width - 1, site.height - 1}});
        if (!placed.empty()) {
            map.carveTunnel(site.centre(), placed.back().centre(), rolls.below(2) == 0);
        }
        placed.push_back(site);
    }
    map.setEnds(placed.front().centre(), placed.back().centre());
}

}  // namespace doorstring
