#include "world/creatures/moves.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr std::array onlyParts{MovePart{.hurtsByTouch = true}};
constexpr MoveRow onlyMove{Move::Only, onlyParts};

constexpr std::array entranceParts{
    MovePart{[](const CreaturesConfig&) { return entranceTicks; }, Flight::Drops}};
constexpr MoveRow entranceMove{Move::Entrance, entranceParts};

// The part of a move that a creature is in. The last part lasts until the attack ends.
PartNow partAt(const MoveRow& row, const Creature& creature, const CreaturesConfig& config) {
    PartNow now{row, 0, creature.ticks, ticksOf(row.parts.front(), creature, config)};
    while (now.ticks >= now.whole && now.place + 1 < static_cast<int>(row.parts.size())) {
        now.ticks -= now.whole;
        ++now.place;
        now.whole = ticksOf(now.part(), creature, config);
    }
    now.left = now.whole - now.ticks;
    for (std::size_t i = static_cast<std::size_t>(now.place) + 1; i < row.parts.size(); ++i) {
        now.left += ticksOf(row.parts[i], creature, config);
    }
    return now;
}

}  // namespace

int ticksOf(const MovePart& part, const Creature& creature, const CreaturesConfig& config) {
    return part.ticks != nullptr ? part.ticks(config) : config.kinds[creature.kind].attackTicks;
}

const MoveRow& moveRow(CreatureKind kind, Move move) {
    if (move == Move::Entrance) {
        return entranceMove;
    }
    const auto moves = behaviourOf(kind).moves;
    const auto row = std::ranges::find(moves, move, &MoveRow::move);
    return row == moves.end() ? onlyMove : *row;
}

std::optional<PartNow> partNow(const Creature& creature, const CreaturesConfig& config) {
    if (creature.doing == Doing::Attacks) {
        return partAt(moveRow(creature.kind, creature.move), creature, config);
    }
    return isEntering(creature) ? std::optional(partAt(entranceMove, creature, config))
                                : std::nullopt;
}

Flight flightNow(const Creature& creature, const CreaturesConfig& config) {
    const auto now = partNow(creature, config);
    return now ? now->part().flight : Flight::None;
}

bool hurtsByTouch(const Creature& creature, const CreaturesConfig& config) {
    return creature.doing == Doing::Attacks && partNow(creature, config)->part().hurtsByTouch;
}

int ticksToLanding(const Creature& creature, const CreaturesConfig& config) {
    const auto now = partNow(creature, config);
    const bool isOutOfSight = now && now->part().flight > Flight::Hops;
    return isOutOfSight ? now->left : 0;
}

bool isEnraged(const Creature& boss, const CreaturesConfig& config) {
    return isBoss(boss.kind) &&
           100 * boss.health < config.boss.rageBelow * config.kinds[boss.kind].health;
}

int paceOf(const Creature& boss, const CreaturesConfig& config, int floorSpeed) {
    return isEnraged(boss, config) ? floorSpeed * config.boss.ragePace / 100 : floorSpeed;
}

}  // namespace doorstring
