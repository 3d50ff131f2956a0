#include "base/rng.hpp"
#include "dungeon/growth/carve.hpp"

#include <algorithm>
#include <vector>

namespace doorstring {

namespace {

// The rule counts in rectangles with their upper and left wall: a side of 5 tiles is 6 long, and
// what is carved begins one tile inside.
struct TunnelSite {
    TileArea area;

    TileArea ground() const {
        return {{area.at.x + 1, area.at.y + 1}, {area.size.width - 1, area.size.height - 1}};
    }
};

// Touching counts, so that two rooms never share an open side.
bool meet(const TileArea& a, const TileArea& b) {
    return a.at.x <= b.at.x + b.size.width && b.at.x <= a.at.x + a.size.width &&
           a.at.y <= b.at.y + b.size.height && b.at.y <= a.at.y + a.size.height;
}

int between(RandomStream& rolls, int least, int most) {
    return least + static_cast<int>(rolls.below(static_cast<std::uint64_t>(most - least + 1)));
}

TunnelSite drawSite(const CarveConfig& config, RandomStream& rolls) {
    TunnelSite site;
    GridSize& size = site.area.size;
    size.width = between(rolls, config.minSide, config.maxSide) + 1;
    size.height = between(rolls, config.minSide, config.maxSide) + 1;
    site.area.at.x = between(rolls, 0, config.map.width - size.width - 1);
    site.area.at.y = between(rolls, 0, config.map.height - size.height - 1);
    return site;
}

void digTunnel(GridPos from, GridPos to, bool acrossFirst, CarvedMap& map) {
    const GridPos bend = acrossFirst ? GridPos{to.x, from.y} : GridPos{from.x, to.y};
    map.carve({areaBetween(from, bend), false});
    map.carve({areaBetween(bend, to), false});
}

}  // namespace

void carveTunnels(const CarveConfig& config, Seed seed, std::uint32_t attempt, CarvedMap& map) {
    const std::uint64_t stream = substream(seed.number, Purpose::Layout);
    std::vector<TunnelSite> placed;
    for (int i = 0; i < config.tries; ++i) {
        RandomStream rolls(cellRoll(stream, {i, 0}, attempt));
        const TunnelSite site = drawSite(config, rolls);
        if (std::any_of(placed.begin(), placed.end(),
                        [&](const TunnelSite& other) { return meet(site.area, other.area); })) {
            continue;
        }
        map.carve({site.ground()});
        if (!placed.empty()) {
            digTunnel(site.area.centre(), placed.back().area.centre(), rolls.below(2) == 0, map);
        }
        placed.push_back(site);
    }
    map.setEnds(placed.front().area.centre(), placed.back().area.centre());
}

}  // namespace doorstring
