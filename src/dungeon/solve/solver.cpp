#include "dungeon/solve/solver.hpp"

#include "dungeon/solve/key_search.hpp"

#include <array>
#include <cstddef>

namespace doorstring {

namespace {

class Prover {
public:
    explicit Prover(const Regions& regions)
        : regions_(regions),
          search_(regions, regions.all()),
          seen_(regions.small().size()),
          goal_(regions.strayRooms() ? ~RegionSet{0} : regions.all()) {}

    bool strands() { return strandsFrom(search_.begin()); }
    int states() const { return states_; }
    // Once it strands: where, and on which way.
    Stranding stranding(const Dungeon& dungeon) const;

private:
    bool strandsFrom(const KeyState& state);
    bool leadsOn(const Regions::Passage& passage) const {
        return ((stuck_.reached >> passage.from ^ stuck_.reached >> passage.to) & 1U) != 0;
    }

    const Regions& regions_;
    KeySearch search_;
    SeenDoorwaySets seen_;
    RegionSet goal_;
    int states_ = 0;
    std::array<unsigned, mostLockedDoorways> path_{};
    std::size_t pathLength_ = 0;
    KeyState stuck_;
};

bool Prover::strandsFrom(const KeyState& state) {
    ++states_;
    if (state.reached == goal_) {
        return false;
    }
    if (state.choices() == 0) {
        stuck_ = state;
        return true;
    }
    return anyBit(state.choices(), [&](unsigned choice) {
        const KeyState next = search_.open(state, choice);
        if (!seen_.insert(next.opened)) {
            return false;
        }
        path_[pathLength_++] = choice;
        if (strandsFrom(next)) {
            return true;
        }
        --pathLength_;
        return false;
    });
}

Stranding Prover::stranding(const Dungeon& dungeon) const {
    Stranding found;
    for (std::size_t i = 0; i < pathLength_; ++i) {
        found.opened.push_back(regions_.small()[path_[i]].doorway);
    }
    for (const auto passages : {regions_.small(), regions_.boss()}) {
        for (const Regions::Passage& passage : passages) {
            if (leadsOn(passage)) {
                found.shut.push_back(passage.doorway);
            }
        }
    }
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        const Regions::Number region = regions_.of(cell);
        if (region == Regions::none || (stuck_.reached >> region & 1U) == 0) {
            found.unreached.push_back(cell);
        }
    });
    return found;
}

// Everything that some order of spending reaches with the keys of `usable`.
RegionSet reachable(const Regions& regions, RegionSet usable) {
    const KeySearch search(regions, usable);
    SeenDoorwaySets seen(regions.small().size());
    std::vector<KeyState> open{search.begin()};
    RegionSet reached = 0;
    while (!open.empty()) {
        const KeyState state = open.back();
        open.pop_back();
        reached |= state.reached;
        anyBit(state.choices(), [&](unsigned choice) {
            const KeyState next = search.open(state, choice);
            if (seen.insert(next.opened)) {
                open.push_back(next);
            }
            return false;
        });
    }
    return reached;
}

Sphere sphereOf(const Dungeon& dungeon, const Regions& regions, RegionSet gained) {
    Sphere sphere;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        const Regions::Number region = regions.of(cell);
        if (region != Regions::none && (gained >> region & 1U) != 0) {
            sphere.rooms.push_back(cell);
            sphere.smallKeys += plan.holds == Holding::SmallKey ? 1 : 0;
            sphere.bossKeys += plan.holds == Holding::BossKey ? 1 : 0;
        }
    });
    return sphere;
}

}  // namespace

Proof prove(const Dungeon& dungeon) {
    const Regions regions(dungeon);
    Proof proof;
    if (regions.tooMany()) {
        proof.verdict = Verdict::TooMany;
        return proof;
    }
    proof.smallLocks = static_cast<int>(regions.small().size());
    proof.bossLocks = static_cast<int>(regions.boss().size());
    for (const Regions::Key& key : regions.keys()) {
        proof.smallKeys += key.holding == Holding::SmallKey ? 1 : 0;
    }
    Prover prover(regions);
    if (prover.strands()) {
        proof.verdict = Verdict::Strands;
        proof.stranding = prover.stranding(dungeon);
    }
    proof.states = prover.states();
    return proof;
}

std::vector<Sphere> spheresOf(const Dungeon& dungeon) {
    const Regions regions(dungeon);
    std::vector<Sphere> spheres;
    if (regions.tooMany()) {
        return spheres;
    }
    RegionSet before = 0;
    for (RegionSet reached = reachable(regions, 0); reached != before;
         reached = reachable(regions, before)) {
        spheres.push_back(sphereOf(dungeon, regions, reached & ~before));
        before = reached;
    }
    return spheres;
}

}  // namespace doorstring
