#include "dungeon/danger.hpp"

#include "base/rng.hpp"

#include <algorithm>

namespace doorstring {

namespace {

bool isUnfairPair(CreatureKind a, CreatureKind b) {
    return creatureRows[a].unfairWith.has(b) || creatureRows[b].unfairWith.has(a);
}

bool canFall(CreatureKind kind, const CreaturesConfig& config) {
    return config.kinds[kind].health > 0 &&
           (!has(kind, Trait::Splits) || config.kinds[CreatureKind::SmallSlime].health > 0);
}

// Whether a kind may live in a kind of room. The doors of an arena open only when the last creature
// falls, so every creature there must be able to fall.
bool mayLiveIn(RoomKind room, CreatureKind kind, const CreaturesConfig& config) {
    return room != RoomKind::Arena || canFall(kind, config);
}

// Whether the creature occurs with the dungeon's tileset and at the room's distance from the start.
// A creature with a cost of 0 occurs nowhere.
bool occursAt(const Dungeon& dungeon, GridPos cell, const CreatureConfig& row) {
    const auto tilesets = EnumSet<Tileset>::fromBits(row.tilesets);
    return tilesets.has(dungeon.tileset()) && row.cost > 0 &&
           row.from <= static_cast<int>(dungeon.plan(cell).distance);
}

// Whether a kind is fit to be a foe of a puzzle. A kind that hides is not, nor one that splits when
// it falls. Nor is one that attacks along its row or column: it could hit the knight from afar when
// he comes in.
bool isFairFoe(CreatureKind kind) {
    return (creatureRows[kind].traits &
            Traits::of(Trait::Hides, Trait::Splits, Trait::AttacksInLine))
        .empty();
}

// Whether a door leads to an arena nearer to the start: the knight may come from there weakened.
bool isBehindArena(const Dungeon& dungeon, GridPos cell) {
    const RoomPlan& plan = dungeon.plan(cell);
    return std::any_of(allDirections.begin(), allDirections.end(), [&](Direction side) {
        if (!plan.doors.has(side)) {
            return false;
        }
        const RoomPlan& beside = dungeon.plan(neighbour(cell, side));
        return beside.kind == RoomKind::Arena && beside.distance < plan.distance;
    });
}

bool goesWith(CreatureKind kind, const std::vector<CreatureKind>& others) {
    return std::ranges::none_of(others,
                                [&](CreatureKind other) { return isUnfairPair(kind, other); });
}

EnumSet<CreatureKind> kindsOf(const CreaturePair& pair) {
    return EnumSet<CreatureKind>::of(pair.lead, pair.helper);
}

// Draws a pair whose kinds are both in `kinds` and together cost no more than the budget; null if
// there is none.
const CreaturePair* drawPair(const std::vector<CreatureKind>& kinds, int budget,
                             const CreaturesConfig& config, RandomStream& random) {
    std::vector<const CreaturePair*> fitting;
    for (const CreaturePair& pair : creaturePairs) {
        const bool canLive = std::ranges::all_of(kindsOf(pair), [&](CreatureKind kind) {
            return std::ranges::find(kinds, kind) != kinds.end();
        });
        if (canLive && config.kinds[pair.lead].cost + config.kinds[pair.helper].cost <= budget) {
            fitting.push_back(&pair);
        }
    }
    return fitting.empty() ? nullptr : fitting[random.below(fitting.size())];
}

}  // namespace

int fullBudget(const RoomPlan& plan, const CreatureRules& rules) {
    const auto distance = static_cast<int>(plan.distance);
    if (!roomTraits[plan.kind].hasCreatures) {
        return 0;
    }
    const int budget = rules.budgetAt(distance);
    if (plan.kind == RoomKind::Arena) {
        return arenaFactor * budget;
    }
    return distance % rules.breather == 0 ? 0 : budget;
}

namespace {

// The budget of a room, reduced if the knight may arrive weakened.
int budgetOf(const Dungeon& dungeon, GridPos cell, const CreatureRules& rules) {
    const int budget = fullBudget(dungeon.plan(cell), rules);
    return isBehindArena(dungeon, cell) ? budget * rules.afterArena / 100 : budget;
}

}  // namespace

bool wantsElite(const Dungeon& dungeon, GridPos cell, const CreaturesConfig& config) {
    // The last argument of cellRoll() tells the rolls of one cell apart: roll 3 decides about an
    // elite, and others choose the creatures and their spots.
    constexpr std::uint32_t eliteAttempt = 3;
    const bool canPay =
        config.gallery || budgetOf(dungeon, cell, config.rules) > config.elites.cost;
    return canPay && dungeon.plan(cell).kind != RoomKind::Boss &&
           happens(cellRoll(dungeon.seed().number, Purpose::Creatures, cell, eliteAttempt),
                   config.elites.chance);
}

std::optional<std::size_t> eliteAmong(const std::vector<CreatureKind>& kinds) {
    const auto first = std::ranges::find_if(
        kinds, [](CreatureKind kind) { return creatureRows[kind].elite != EliteRule::None; });
    return first == kinds.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(first - kinds.begin()));
}

std::vector<CreatureKind> creaturesIn(const Dungeon& dungeon, GridPos cell,
                                      const CreaturesConfig& config) {
    if (const auto& gallery = config.gallery) {
        return {static_cast<std::size_t>(gallery->count), gallery->kind};
    }
    const RoomPlan& plan = dungeon.plan(cell);
    if (plan.kind == RoomKind::Boss) {
        return {config.kindInBossRoom};
    }
    int left = budgetOf(dungeon, cell, config.rules);
    if (wantsElite(dungeon, cell, config)) {
        left -= config.elites.cost;
    }
    std::vector<CreatureKind> kinds;  // the kinds that may live there
    for (const CreatureKind kind : allValues<CreatureKind>) {
        if (occursAt(dungeon, cell, config.kinds[kind]) && mayLiveIn(plan.kind, kind, config)) {
            kinds.push_back(kind);
        }
    }
    RandomStream random(cellRoll(dungeon.seed().number, Purpose::Creatures, cell));
    std::vector<CreatureKind> chosen;
    const auto take = [&](CreatureKind kind) {
        chosen.push_back(kind);
        left -= config.kinds[kind].cost;
    };
    if (config.crowd.pairs && config.rules.most > 1) {
        if (const CreaturePair* const pair = drawPair(kinds, left, config, random)) {
            take(pair->lead);
            take(pair->helper);
            std::erase_if(kinds, [&](CreatureKind kind) { return !kindsOf(*pair).has(kind); });
        }
    }
    while (static_cast<int>(chosen.size()) < config.rules.most) {
        std::vector<CreatureKind> fitting;
        for (const CreatureKind kind : kinds) {
            // A creature that nothing hurts is never drawn first: alone, it would keep its room
            // from ever being cleared.
            const bool isWelcome = !chosen.empty() || canFall(kind, config);
            if (config.kinds[kind].cost <= left && isWelcome && goesWith(kind, chosen)) {
                fitting.push_back(kind);
            }
        }
        if (fitting.empty()) {
            break;
        }
        take(fitting[random.below(fitting.size())]);
    }
    const auto costOf = [&](CreatureKind kind) { return config.kinds[kind].cost; };
    std::ranges::stable_sort(chosen, std::ranges::greater(), costOf);
    return chosen;
}

std::vector<CreatureKind> foesIn(const Dungeon& dungeon, GridPos cell, int count,
                                 const CreaturesConfig& config) {
    std::vector<CreatureKind> kinds;
    for (const CreatureKind kind : allValues<CreatureKind>) {
        if (occursAt(dungeon, cell, config.kinds[kind]) && canFall(kind, config) &&
            isFairFoe(kind)) {
            kinds.push_back(kind);
        }
    }
    std::vector<CreatureKind> left;
    std::vector<CreatureKind> chosen;
    RandomStream random(cellRoll(dungeon.seed().number, Purpose::Creatures, cell));
    while (!kinds.empty() && static_cast<int>(chosen.size()) < count) {
        left = left.empty() ? kinds : left;
        const auto next = left.begin() + static_cast<std::ptrdiff_t>(random.below(left.size()));
        chosen.push_back(*next);
        left.erase(next);
    }
    return chosen;
}

int dangerOf(const Dungeon& dungeon, GridPos cell, const CreaturesConfig& config) {
    int danger = 0;
    const std::vector<CreatureKind> kinds = creaturesIn(dungeon, cell, config);
    for (const CreatureKind kind : kinds) {
        danger += config.kinds[kind].cost;
    }
    const bool hasElite = eliteAmong(kinds).has_value() && wantsElite(dungeon, cell, config);
    return danger + (hasElite ? config.elites.cost : 0);
}

}  // namespace doorstring
