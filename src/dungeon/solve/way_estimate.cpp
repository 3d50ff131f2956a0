#include "dungeon/solve/way_estimate.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace doorstring {

namespace {

constexpr std::uint8_t noWay = 255;

std::uint32_t sum(std::uint32_t a, std::uint32_t b) {
    return a == unreached || b == unreached ? unreached : a + b;
}

}  // namespace

WayEstimate::WayEstimate(const Regions& regions, const Waypoints& points)
    : regions_(regions), goal_(regions.of(points.cell(Waypoints::goal()))), count_(points.count()) {
    for (Waypoints::Number point = 0; point < count_; ++point) {
        regionOf_.push_back(regions.of(points.cell(point)));
        for (Waypoints::Number to = 0; to < count_; ++to) {
            steps_.push_back(points.steps(point, to));
        }
    }
    openAllDoors(points);
    findDetours(points);
    findBossRegions();
}

// Ways turn at waypoints only, so distances between these are enough (Floyd-Warshall).
void WayEstimate::openAllDoors(const Waypoints& points) {
    for (const auto passages : {regions_.small(), regions_.boss()}) {
        for (const Regions::Passage& passage : passages) {
            const Waypoints::Number from = points.at(passage.doorway.cell);
            const Waypoints::Number to = points.at(passage.doorway.beyond());
            steps(from, to) = steps(to, from) = 1;
        }
    }
    for (Waypoints::Number over = 0; over < count_; ++over) {
        for (Waypoints::Number from = 0; from < count_; ++from) {
            for (Waypoints::Number to = 0; to < count_; ++to) {
                steps(from, to) =
                    std::min(steps(from, to), sum(steps(from, over), steps(over, to)));
            }
        }
    }
}

void WayEstimate::findDetours(const Waypoints& points) {
    detours_.resize(count_);
    KeySet bit = 1;
    for (const Regions::Key& key : regions_.keys()) {
        const Waypoints::Number over = points.at(key.cell);
        const bool isSmall = key.holding == Holding::SmallKey;
        smallKeys_ |= isSmall ? bit : 0;
        for (Waypoints::Number from = 0; from < count_; ++from) {
            const std::uint32_t rooms = sum(steps(from, over), steps(over, Waypoints::goal()));
            detours_[from].push_back({rooms, bit, isSmall});
        }
        bit <<= 1U;
    }
    for (std::vector<Detour>& detours : detours_) {
        std::ranges::stable_sort(detours, {}, &Detour::rooms);
    }
}

void WayEstimate::findBossRegions() {
    RegionSet joined = 1U << goal_;
    for (RegionSet before = 0; before != joined;) {
        before = joined;
        for (const Regions::Passage& passage : regions_.small()) {
            const RegionSet sides = 1U << passage.from | 1U << passage.to;
            joined |= (joined & sides) != 0 ? sides : 0;
        }
    }
    behindBoss_ = regions_.all() & ~joined;
}

// Spreads from the goal until nothing gets nearer; there are few regions.
const WayEstimate::Needs& WayEstimate::needs(DoorwaySet opened) {
    const auto [found, isNew] = needs_.try_emplace(opened);
    Needs& needs = found->second;
    if (!isNew) {
        return needs;
    }
    needs.fill(noWay);
    needs[goal_] = 0;
    const auto spread = [&needs](const Regions::Passage& passage, int cost) {
        bool nearer = false;
        for (const auto& [from, to] :
             {std::pair(passage.from, passage.to), std::pair(passage.to, passage.from)}) {
            if (needs[from] + cost < needs[to]) {
                needs[to] = static_cast<std::uint8_t>(needs[from] + cost);
                nearer = true;
            }
        }
        return nearer;
    };
    for (bool nearer = true; nearer;) {
        nearer = false;
        DoorwaySet bit = 1;
        for (const Regions::Passage& passage : regions_.small()) {
            nearer |= spread(passage, (opened & bit) != 0 ? 0 : 1);
            bit <<= 1U;
        }
        for (const Regions::Passage& passage : regions_.boss()) {
            nearer |= spread(passage, 0);
        }
    }
    return needs;
}

// The way passes all keys that are still needed, so it is at least as long as the detour over the
// farthest of them, even if these are the nearest keys that are left.
std::uint32_t WayEstimate::rooms(Waypoints::Number point, DoorwaySet opened, KeySet taken) {
    const Regions::Number region = regionOf_[point];
    int smallMissing =
        needs(opened)[region] - (std::popcount(taken & smallKeys_) - std::popcount(opened));
    bool bossMissing = (behindBoss_ >> region & 1U) != 0 && (taken & ~smallKeys_) == 0;
    std::uint32_t least = steps(point, Waypoints::goal());
    for (const Detour& detour : detours_[point]) {
        if (smallMissing <= 0 && !bossMissing) {
            return least;
        }
        if ((taken & detour.key) == 0 && (detour.isSmall ? smallMissing > 0 : bossMissing)) {
            least = detour.rooms;
            smallMissing -= detour.isSmall ? 1 : 0;
            bossMissing = bossMissing && detour.isSmall;
        }
    }
    return smallMissing > 0 || bossMissing ? never : least;
}

}  // namespace doorstring
