#include "world/creatures/moves.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr std::array onlyParts{MovePart{.hurtsByTouch = true}};
constexpr MoveRow onlyMove{Move::Only, onlyParts};

// An entrance has one part, in which the boss stands, drops, or sinks on strings.
constexpr std::array entranceParts{MovePart{}, MovePart{.flight = Flight::Drops},
                                   MovePart{.flight = Flight::Sinks}};
constexpr std::array<MoveRow, entranceParts.size()> entrances{
    {{Move::Entrance, std::span(entranceParts).subspan(0, 1)},
     {Move::Entrance, std::span(entranceParts).subspan(1, 1)},
     {Move::Entrance, std::span(entranceParts).subspan(2, 1)}}};

const MoveRow& entranceRow(Flight flight) {
    const auto row = std::ranges::find(entrances, flight,
                                       [](const MoveRow& one) { return one.parts.front().flight; });
    return row == entrances.end() ? entrances.front() : *row;
}

// Whether a move has its own values in the configuration, rather than those of the creature's kind.
bool hasOwnValues(CreatureKind kind, Move move) {
    return isBoss(kind) && !moveTraits[move].name.empty();
}

// The number of ticks for which a creature attacks or enters.
int wholeTicks(const Creature& creature, const CreaturesConfig& config) {
    return isEntering(creature) ? behaviourOf(creature.kind).entrance->ticks
                                : attackTicksOf(creature.kind, creature.move, config);
}

// The part of a move that a creature is in. The last part lasts until the attack ends.
PartNow partAt(const MoveRow& row, const Creature& creature, const CreaturesConfig& config) {
    PartNow now{row, 0, creature.ticks, ticksOf(row.parts.front(), creature, config)};
    while (now.ticks >= now.partTicks && now.index + 1 < static_cast<int>(row.parts.size())) {
        now.ticks -= now.partTicks;
        ++now.index;
        now.partTicks = ticksOf(now.part(), creature, config);
    }
    now.moveTicksLeft = now.partTicks - now.ticks;
    for (std::size_t i = static_cast<std::size_t>(now.index) + 1; i < row.parts.size(); ++i) {
        now.moveTicksLeft += ticksOf(row.parts[i], creature, config);
    }
    return now;
}

}  // namespace

int ticksOf(const MovePart& part, const Creature& creature, const CreaturesConfig& config) {
    return part.ticks != nullptr ? part.ticks(config) : wholeTicks(creature, config);
}

int windUpTicksOf(CreatureKind kind, Move move, const CreaturesConfig& config) {
    return hasOwnValues(kind, move) ? config.moves[move].windUpTicks
                                    : config.kinds[kind].windUpTicks;
}

int attackTicksOf(CreatureKind kind, Move move, const CreaturesConfig& config) {
    return hasOwnValues(kind, move) ? config.moves[move].attackTicks
                                    : config.kinds[kind].attackTicks;
}

int restTicksOf(CreatureKind kind, Move move, const CreaturesConfig& config) {
    return hasOwnValues(kind, move) ? config.moves[move].restTicks : config.kinds[kind].restTicks;
}

int damageOf(CreatureKind kind, Move move, const CreaturesConfig& config) {
    return hasOwnValues(kind, move) ? config.moves[move].damage : config.kinds[kind].damage;
}

const MoveRow& moveRow(CreatureKind kind, Move move) {
    if (move == Move::Entrance) {
        return entranceRow(behaviourOf(kind).entrance->flight);
    }
    const auto moves = behaviourOf(kind).moves;
    const auto row = std::ranges::find(moves, move, &MoveRow::move);
    return row == moves.end() ? onlyMove : *row;
}

std::optional<PartNow> partNow(const Creature& creature, const CreaturesConfig& config) {
    if (creature.doing == Doing::Attacks) {
        return partAt(moveRow(creature.kind, creature.move), creature, config);
    }
    return isEntering(creature)
               ? std::optional(partAt(moveRow(creature.kind, Move::Entrance), creature, config))
               : std::nullopt;
}

Flight flightNow(const Creature& creature, const CreaturesConfig& config) {
    const auto now = partNow(creature, config);
    return now ? now->part().flight : Flight::None;
}

bool hurtsByTouch(const Creature& creature, const CreaturesConfig& config) {
    return creature.doing == Doing::Attacks && !has(creature.kind, Trait::Guest) &&
           partNow(creature, config)->part().hurtsByTouch;
}

int ticksToLanding(const Creature& creature, const CreaturesConfig& config) {
    const auto now = partNow(creature, config);
    const bool isHigh = now && now->part().flight > Flight::Hops;
    return isHigh ? now->moveTicksLeft : 0;
}

DoorSet guardedSides(const Creature& creature) {
    if (const Behaviour& behaviour = behaviourOf(creature.kind); behaviour.guards != nullptr) {
        return behaviour.guards(creature);
    }
    const bool isShieldUp = has(creature.kind, Trait::Shielded) && creature.doing != Doing::Rests &&
                            creature.doing != Doing::Stunned;
    return isShieldUp ? DoorSet::of(creature.facing) : DoorSet();
}

int nextGate(const Creature& boss, const CreaturesConfig& config) {
    const std::vector<int>& gates = config.bosses[boss.kind].gates;
    const auto next = static_cast<std::size_t>(boss.phase);
    return isBoss(boss.kind) && next < gates.size()
               ? std::max(1, config.kinds[boss.kind].health * gates[next] / 100)
               : 0;
}

int paceOf(const Creature& boss, const CreaturesConfig& config, int floorSpeed) {
    return isEnraged(boss) ? floorSpeed * config.boss.ragePace / 100 : floorSpeed;
}

}  // namespace doorstring
