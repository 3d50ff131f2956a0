#include "dungeon/solve/shortest_way.hpp"

#include "base/contains.hpp"
#include "base/step_field.hpp"
#include "dungeon/carved/carved_map.hpp"
#include "dungeon/metrics.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <functional>
#include <map>
#include <queue>
#include <utility>

namespace doorstring {

namespace {

std::vector<GridPos> wayWithoutLocks(const Dungeon& dungeon, GridPos goal) {
    const auto leads = [&](GridPos cell, Direction side) { return isOpen(dungeon, cell, side); };
    StepField field(dungeon.size());
    field.flood(dungeon.start(), leads);
    if (field[goal] == unreached) {
        return {};
    }
    std::vector<GridPos> way = field.wayBack(goal, leads);
    std::ranges::reverse(way);
    return way;
}

struct Stop {
    Waypoints::Number point = 0;
    DoorwaySet opened = 0;
    KeySet taken = 0;
    std::uint32_t walked = 0;  // rooms
    std::size_t before = 0;    // index of the stop before this one
};

// An exact A* search from waypoint to waypoint, over all that can be opened and fetched. A key
// counts as taken only if the way stops at its room. This misses no shorter way, because stopping
// at a room that the way passes does not make the way longer.
class WayWithKeys {
public:
    WayWithKeys(const Dungeon& dungeon, const Regions& regions, GridPos goal)
        : dungeon_(dungeon),
          points_(dungeon, regions, goal),
          exits_(points_.count()),
          keysAt_(points_.count()),
          estimate_(regions, points_) {
        addExits(regions);
        KeySet bit = 1;
        for (const Regions::Key& key : regions.keys()) {
            keysAt_[points_.at(key.cell)] |= bit;
            KeySet& keysAlike = key.holding == Holding::SmallKey ? smallKeys_ : bossKeys_;
            keysAlike |= bit;
            bit <<= 1U;
        }
    }

    std::vector<GridPos> find() {
        add({.point = Waypoints::start()});
        while (!open_.empty()) {
            const std::size_t index = open_.top().second;
            open_.pop();
            if (stops_[index].point == Waypoints::goal()) {
                return wayTo(index);
            }
            if (noteIfBetter(stops_[index])) {
                leave(index);
            }
        }
        return {};
    }

private:
    // A locked doorway beside a waypoint.
    struct Exit {
        Waypoints::Number to = 0;
        DoorwaySet smallLock = 0;  // the doorway's bit; 0 if it has the boss's lock
    };

    void addExits(const Regions& regions) {
        DoorwaySet bit = 1;
        for (const auto passages : {regions.smallLocks(), regions.bossLocks()}) {
            for (const Regions::Passage& passage : passages) {
                const Waypoints::Number from = points_.at(passage.doorway.cell);
                const Waypoints::Number to = points_.at(passage.doorway.beyond());
                const DoorwaySet smallLock = passage.doorway.lock == DoorLock::Small ? bit : 0;
                exits_[from].push_back({to, smallLock});
                exits_[to].push_back({from, smallLock});
                bit <<= 1U;
            }
        }
    }

    void add(Stop stop) {
        stop.taken |= keysAt_[stop.point];
        const std::uint32_t toWalk = estimate_.leastRooms(stop.point, stop.opened, stop.taken);
        if (toWalk != WayEstimate::never) {
            open_.emplace(stop.walked + toWalk, stops_.size());
            stops_.push_back(stop);
        }
    }

    // Notes a stop, and returns true. Returns false if an earlier stop at the same waypoint, with
    // the same doors opened, had taken at least the same keys and walked no more rooms.
    bool noteIfBetter(const Stop& stop) {
        auto& earlier = reached_[{stop.point, stop.opened}];
        const auto dominates = [&](const Reached& other) {
            return (stop.taken & ~other.taken) == 0 && other.walked <= stop.walked;
        };
        if (std::ranges::any_of(earlier, dominates)) {
            return false;
        }
        earlier.push_back({stop.taken, stop.walked});
        return true;
    }

    bool canPass(const Stop& stop, const Exit& exit) const {
        if (exit.smallLock == 0) {
            return (stop.taken & bossKeys_) != 0;
        }
        return (stop.opened & exit.smallLock) != 0 ||
               std::popcount(stop.taken & smallKeys_) > std::popcount(stop.opened);
    }

    void leave(std::size_t index) {
        const Stop stop = stops_[index];
        for (const Exit& exit : exits_[stop.point]) {
            if (canPass(stop, exit)) {
                add({exit.to, stop.opened | exit.smallLock, stop.taken, stop.walked + 1, index});
            }
        }
        for (Waypoints::Number to = 0; to < points_.count(); ++to) {
            const std::uint32_t steps = points_.steps(stop.point, to);
            const bool useful =
                to == Waypoints::goal() || !exits_[to].empty() || (keysAt_[to] & ~stop.taken) != 0;
            if (steps != unreached && to != stop.point && useful) {
                add({to, stop.opened, stop.taken, stop.walked + steps, index});
            }
        }
    }

    std::vector<GridPos> wayTo(std::size_t stop) {
        std::vector<Stop> back;
        for (; stop != 0; stop = stops_[stop].before) {
            back.push_back(stops_[stop]);
        }
        std::vector<GridPos> way{dungeon_.start()};
        for (; !back.empty(); back.pop_back()) {
            const Stop& from = stops_[back.back().before];
            const Stop& to = back.back();
            // A single step may lead through a lock, longer ways lead only through open doors.
            if (to.walked == from.walked + 1) {
                way.push_back(points_.cell(to.point));
            } else {
                points_.walk(from.point, to.point, way);
            }
        }
        return way;
    }

    const Dungeon& dungeon_;
    Waypoints points_;
    std::vector<std::vector<Exit>> exits_;  // by waypoint
    std::vector<KeySet> keysAt_;            // by waypoint
    KeySet smallKeys_ = 0;
    KeySet bossKeys_ = 0;
    WayEstimate estimate_;
    std::vector<Stop> stops_;
    // The stop that promises the shortest way comes first; of several, the oldest.
    using Promise = std::pair<std::uint32_t, std::size_t>;
    std::priority_queue<Promise, std::vector<Promise>, std::greater<>> open_;
    // The stops noted at each waypoint with each set of opened doorways: the keys that the way to
    // the stop has taken, and the rooms that it has walked.
    struct Reached {
        KeySet taken = 0;
        std::uint32_t walked = 0;
    };
    std::map<std::pair<Waypoints::Number, DoorwaySet>, std::vector<Reached>> reached_;
};

}  // namespace

std::vector<GridPos> shortestWay(const Dungeon& dungeon) {
    if (const CarvedMap* map = dungeon.carved()) {
        return screensToExit(*map);
    }
    const Metrics metrics = measure(dungeon);
    if (metrics.smallLocks == 0 && !metrics.bossLock) {
        return wayWithoutLocks(dungeon, metrics.goal);
    }
    const Regions regions(dungeon);
    return regions.hasTooMany() || regions.of(metrics.goal) == Regions::none
               ? std::vector<GridPos>{}
               : WayWithKeys(dungeon, regions, metrics.goal).find();
}

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

// Ways through locks lead from waypoint to waypoint, so distances between these are enough
// (Floyd-Warshall).
void WayEstimate::openAllDoors(const Waypoints& points) {
    for (const auto passages : {regions_.smallLocks(), regions_.bossLocks()}) {
        for (const Regions::Passage& passage : passages) {
            const Waypoints::Number from = points.at(passage.doorway.cell);
            const Waypoints::Number to = points.at(passage.doorway.beyond());
            steps(from, to) = 1;
            steps(to, from) = 1;
        }
    }
    for (Waypoints::Number via = 0; via < count_; ++via) {
        for (Waypoints::Number from = 0; from < count_; ++from) {
            for (Waypoints::Number to = 0; to < count_; ++to) {
                steps(from, to) = std::min(steps(from, to), sum(steps(from, via), steps(via, to)));
            }
        }
    }
}

void WayEstimate::findDetours(const Waypoints& points) {
    detours_.resize(count_);
    KeySet bit = 1;
    for (const Regions::Key& key : regions_.keys()) {
        const Waypoints::Number via = points.at(key.cell);
        const bool isSmall = key.holding == Holding::SmallKey;
        smallKeys_ |= isSmall ? bit : 0;
        for (Waypoints::Number from = 0; from < count_; ++from) {
            const std::uint32_t rooms = sum(steps(from, via), steps(via, Waypoints::goal()));
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
        for (const Regions::Passage& passage : regions_.smallLocks()) {
            const RegionSet sides = 1U << passage.from | 1U << passage.to;
            joined |= (joined & sides) != 0 ? sides : 0;
        }
    }
    behindBoss_ = regions_.all() & ~joined;
}

// Spreads from the goal until no region gets nearer. This is quick, as there are few regions.
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
        for (const Regions::Passage& passage : regions_.smallLocks()) {
            nearer |= spread(passage, (opened & bit) != 0 ? 0 : 1);
            bit <<= 1U;
        }
        for (const Regions::Passage& passage : regions_.bossLocks()) {
            nearer |= spread(passage, 0);
        }
    }
    return needs;
}

// The way passes all keys that are still needed, so it is at least as long as the longest of their
// detours. It is not known which keys these will be, so those with the shortest detours are
// assumed, as many as are needed.
std::uint32_t WayEstimate::leastRooms(Waypoints::Number point, DoorwaySet opened, KeySet taken) {
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

Waypoints::Waypoints(const Dungeon& dungeon, const Regions& regions, GridPos goal)
    : dungeon_(dungeon), cells_{dungeon.start(), goal}, field_(dungeon.size()) {
    for (const auto passages : {regions.smallLocks(), regions.bossLocks()}) {
        for (const Regions::Passage& passage : passages) {
            add(passage.doorway.cell);
            add(passage.doorway.beyond());
        }
    }
    for (const Regions::Key& key : regions.keys()) {
        add(key.cell);
    }
    steps_.reserve(cells_.size() * cells_.size());
    for (const GridPos from : cells_) {
        field_.flood(from, leads());
        for (const GridPos to : cells_) {
            steps_.push_back(field_[to]);
        }
    }
}

Waypoints::Number Waypoints::at(GridPos cell) const {
    const auto found = std::ranges::find(cells_, cell);
    assert(found != cells_.end());
    return static_cast<Number>(found - cells_.begin());
}

void Waypoints::walk(Number from, Number to, std::vector<GridPos>& way) {
    field_.flood(cells_[to], leads());
    const std::vector<GridPos> back = field_.wayBack(cells_[from], leads());
    way.insert(way.end(), back.begin() + 1, back.end());
}

void Waypoints::add(GridPos cell) {
    if (!contains(cells_, cell)) {
        cells_.push_back(cell);
    }
}

}  // namespace doorstring
