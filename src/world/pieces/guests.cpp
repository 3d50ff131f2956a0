// The set pieces that are done once what lives in their rooms is gone, the thief and the choir, or
// once what stands there is used up, the wishing well and the captive's cage. What thief and choir
// do is in world/behaviour/, what the well and the captive do in world/guests/.
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
