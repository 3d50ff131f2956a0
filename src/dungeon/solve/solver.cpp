#include "dungeon/solve/solver.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Describes a state in which nothing more can be opened.
Stranding strandingIn(const KeyState& stuck, const std::vector<unsigned>& opened,
                      const Dungeon& dungeon, const Regions& regions) {
    const auto isReached = [&](Regions::Number region) {
        return region != Regions::none && (stuck.reached >> region & 1U) != 0;
    };
    Stranding found;
    for (const unsigned lock : opened) {
        found.opened.push_back(regions.smallLocks()[lock].doorway);
    }
    for (const auto passages : {regions.smallLocks(), regions.bossLocks()}) {
        for (const Regions::Passage& passage : passages) {
            if (isReached(passage.from) != isReached(passage.to)) {
                found.shut.push_back(passage.doorway);
            }
        }
    }
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        if (!isReached(regions.of(cell))) {
            found.unreached.push_back(cell);
        }
    });
    return found;
}

// Searches for a state that strands the knight; `needed` are the regions that have to be reached. A
// wall that could be bombed does not help: there may be no bombs.
void lookForStranding(const Dungeon& dungeon, const Regions& regions, RegionSet needed,
                      Proof& proof) {
    const KeySearch search(regions, regions.all());
    KeyStates states(search);
    while (const KeyState* state = states.next()) {
        const bool allReached = (needed & ~state->reached) == 0 && !regions.hasStrayRooms();
        if (!allReached && state->choices() == 0) {
            proof.verdict = Verdict::Strands;
            proof.stranding = strandingIn(*state, states.path(), dungeon, regions);
            break;
        }
    }
    proof.states = states.count();
}

// All regions that can be reached by spending the keys in the regions `usable` in some order.
RegionSet reachable(const Regions& regions, RegionSet usable) {
    const KeySearch search(regions, usable);
    KeyStates states(search);
    RegionSet reached = 0;
    while (const KeyState* state = states.next()) {
        reached |= state->reached;
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

Proof prove(const Dungeon& dungeon, const Regions& regions, RegionSet needed) {
    Proof proof;
    if (regions.hasTooMany()) {
        proof.verdict = Verdict::TooMany;
        return proof;
    }
    proof.smallLocks = static_cast<int>(regions.smallLocks().size());
    proof.bossLocks = static_cast<int>(regions.bossLocks().size());
    for (const Regions::Key& key : regions.keys()) {
        proof.smallKeys += key.holding == Holding::SmallKey ? 1 : 0;
    }
    lookForStranding(dungeon, regions, needed, proof);
    return proof;
}

// Whether a treasure is needed. Coins, bombs, arrows, hearts and relics only help.
bool hasToBeHad(Treasure treasure) {
    switch (treasure) {
    case Treasure::SmallKey:
    case Treasure::BossKey:
    case Treasure::Map:
    case Treasure::Compass:
        return true;
    default:
        return isItem(treasure);
    }
}

// The rooms outside the regions `needed` that hold a key or a treasure that has to be had, and all
// rooms in which such a treasure is barred.
std::vector<GridPos> misplacedIn(const Regions& regions, RegionSet needed,
                                 const Contents& contents) {
    std::vector<GridPos> misplaced;
    const auto isInNeededRegion = [&](GridPos cell) {
        const Regions::Number region = regions.of(cell);
        return region != Regions::none && (needed >> region & 1U) != 0;
    };
    for (const Chest& chest : contents.chests) {
        const bool canSurelyBeHad = chest.barrier == Barrier::None && isInNeededRegion(chest.cell);
        if (!canSurelyBeHad && hasToBeHad(chest.loot.what)) {
            misplaced.push_back(chest.cell);
        }
    }
    for (const Regions::Key& key : regions.keys()) {
        if (!isInNeededRegion(key.cell)) {
            misplaced.push_back(key.cell);
        }
    }
    return misplaced;
}

// The rooms of the chests whose barriers the knight cannot pass. Assumes that nothing is misplaced:
// then he can get all items of the floor.
std::vector<GridPos> sealedIn(const Contents& contents) {
    EnumSet<Item> items;
    for (const Chest& chest : contents.chests) {
        items = isItem(chest.loot.what) ? items.with(itemOf(chest.loot.what)) : items;
    }
    std::vector<GridPos> sealed;
    for (const Chest& chest : contents.chests) {
        if (!isPassable(chest.barrier, items) && !contents.passable.has(chest.barrier)) {
            sealed.push_back(chest.cell);
        }
    }
    return sealed;
}

}  // namespace

Proof prove(const Dungeon& dungeon) {
    const Regions regions(dungeon);
    return prove(dungeon, regions, regions.all());
}

Proof prove(const Dungeon& dungeon, const Contents& contents) {
    const Regions regions(dungeon, CrackedWalls::Shut);
    const RegionSet needed = regions.hasTooMany() ? 0 : regions.reachableWithoutBombs();
    Proof proof = prove(dungeon, regions, needed);
    if (proof.verdict == Verdict::Proved) {
        proof.misplaced = misplacedIn(regions, needed, contents);
        proof.verdict = proof.misplaced.empty() ? Verdict::Proved : Verdict::Misplaced;
    }
    if (proof.verdict == Verdict::Proved) {
        proof.sealed = sealedIn(contents);
        proof.verdict = proof.sealed.empty() ? Verdict::Proved : Verdict::Sealed;
    }
    return proof;
}

std::vector<Sphere> spheresOf(const Dungeon& dungeon) {
    const Regions regions(dungeon);
    std::vector<Sphere> spheres;
    if (regions.hasTooMany()) {
        return spheres;
    }
    RegionSet reachedBefore = 0;
    for (RegionSet reached = reachable(regions, 0); reached != reachedBefore;
         reached = reachable(regions, reachedBefore)) {
        spheres.push_back(sphereOf(dungeon, regions, reached & ~reachedBefore));
        reachedBefore = reached;
    }
    return spheres;
}

KeySearch::KeySearch(const Regions& regions, RegionSet usable)
    : regions_(regions), usable_(usable) {
    DoorwaySet bit = 1;
    for (const Regions::Passage& passage : regions.smallLocks()) {
        locksBeside_[passage.from] |= bit;
        locksBeside_[passage.to] |= bit;
        bit <<= 1U;
    }
}

KeyState KeySearch::firstState() const {
    KeyState state;
    reach(state, 0);
    return state;
}

KeyState KeySearch::open(KeyState state, unsigned choice) const {
    const Regions::Passage& passage = regions_.smallLocks()[choice];
    state.opened |= 1U << choice;
    // One of the two sides is reached already.
    if ((state.reached >> passage.from & 1U) == 0) {
        reach(state, passage.from);
    } else if ((state.reached >> passage.to & 1U) == 0) {
        reach(state, passage.to);
    }
    return state;
}

KeyState KeySearch::bomb(KeyState state, const Regions::Passage& wall) const {
    reach(state, (state.reached >> wall.from & 1U) == 0 ? wall.from : wall.to);
    return state;
}

void KeySearch::reach(KeyState& state, Regions::Number region) const {
    state.reached |= 1U << region;
    state.locksMet |= locksBeside_[region];
    state.keys += (usable_ >> region & 1U) != 0 ? regions_.smallKeys(region) : 0;
    if ((state.reached & usable_ & regions_.regionsWithBossKey()) == 0) {
        return;
    }
    for (const Regions::Passage& passage : regions_.bossLocks()) {
        const bool isFromReached = (state.reached >> passage.from & 1U) != 0;
        const bool isToReached = (state.reached >> passage.to & 1U) != 0;
        if (isFromReached != isToReached) {
            reach(state, isFromReached ? passage.to : passage.from);
        }
    }
}

const KeyState* KeyStates::next() {
    if (count_ > 0) {
        addFollowing(count_ - 1);
    }
    return count_ < steps_.size() ? &steps_[count_++].state : nullptr;
}

std::vector<unsigned> KeyStates::path() const {
    std::vector<unsigned> path;
    for (std::size_t at = count_ - 1; at != 0; at = steps_[at].before) {
        if (steps_[at].choice != wall) {
            path.push_back(steps_[at].choice);
        }
    }
    std::ranges::reverse(path);
    return path;
}

void KeyStates::add(const KeyState& state, std::size_t before, unsigned choice) {
    const auto opened = static_cast<std::uint64_t>(std::popcount(state.opened));
    const bool isNew = seen_.insert(std::uint64_t{state.reached} << 32U | opened).second;
    if (isNew) {
        steps_.push_back({state, before, choice});
    }
}

void KeyStates::addFollowing(std::size_t from) {
    const KeyState state = steps_[from].state;
    for (DoorwaySet rest = state.choices(); rest != 0; rest &= rest - 1) {
        const auto choice = static_cast<unsigned>(std::countr_zero(rest));
        add(search_.open(state, choice), from, choice);
    }
    for (const Regions::Passage& passage : search_.cracked()) {
        const RegionSet sides = 1U << passage.from | 1U << passage.to;
        if ((state.reached & sides) != 0 && (state.reached & sides) != sides) {
            add(search_.bomb(state, passage), from, wall);
        }
    }
}

}  // namespace doorstring
