// Four set pieces. The thief and the choir are done when the thief or the singers are gone, the
// wishing well and the captive when the well or the cage is used up. What the thief and the choir
// do is in world/behaviour/, what the well and the captive do is in world/guests/.
#include "world/pieces/piece_rules.hpp"

#include <algorithm>

namespace doorstring {

namespace {

template <CreatureKind kind>
bool isNoneLeft(const World& world) {
    return std::ranges::find(world.creatures.living, kind, &Creature::kind) ==
           world.creatures.living.end();
}

template <ThingKind kind>
bool isUsedUp(const World& world) {
    return std::ranges::none_of(world.things.in(world.cell()), [](const Thing& thing) {
        return thing.kind == kind && !thing.isEmpty;
    });
}

}  // namespace

const PieceRule thiefRule{
    .piece = SetPiece::Thief, .pays = false, .isDone = isNoneLeft<CreatureKind::Thief>};
const PieceRule choirRule{.piece = SetPiece::Choir, .isDone = isNoneLeft<CreatureKind::Singer>};
const PieceRule wellRule{
    .piece = SetPiece::Well, .pays = false, .isDone = isUsedUp<ThingKind::Well>};
const PieceRule captiveRule{
    .piece = SetPiece::Captive, .pays = false, .isDone = isUsedUp<ThingKind::Cage>};

}  // namespace doorstring
