// Sings its note in the song of its choir, again and again, and hurts nobody by touch. When a
// singer falls before its turn, all that still live throw a bone, and those that had fallen come
// back.
#include "world/behaviour/behaviours.hpp"
#include "world/creatures/place.hpp"
#include "world/creatures/projectiles.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int singerBoneSide = 6;  // pixels

// The number of singers in a room's choir, fallen ones included.
int voicesIn(const Room& room) {
    return static_cast<int>(std::ranges::count(room.spots(), SpotKind::Foe, &Spot::kind));
}

// Sings when the song comes to its turn.
void awaitTurn(Turn& turn) {
    const World& world = turn.world;
    turn.face(turn.toKnight());
    const int noteTicks = std::max(1, turn.config.attackTicks);
    const int songTicks = std::max(voicesIn(world.room), turn.self.turn) * noteTicks +
                          world.config.adventure.guests.choir.pauseTicks;
    // Creatures do not act in the first `waitTicks` ticks. The first song begins in the tick after
    // them.
    const int ticksSinceFirstSong =
        world.creatures.ticks - world.config.creatures.rules.waitTicks - 1;
    if (ticksSinceFirstSong % songTicks == (turn.self.turn - 1) * noteTicks) {
        turn.begin(Doing::Attacks);
        turn.events.push_back(NoteSung{turn.self.turn, centreOf(turn.self.body.hitBox())});
    }
}

void throwInAnger(Turn& turn) {
    shoot(turn, ProjectileKind::Bone, singerBoneSide, turn.toKnight());
}

// Angers all other singers if a singer has fallen before its turn.
void angerChoir(World& world, const Creature& fallen, Events& events) {
    std::vector<Creature>& living = world.creatures.living;
    if (!isBeforeItsTurn(living, fallen)) {
        return;
    }
    for (Creature& one : living) {
        if (one.kind == fallen.kind) {
            one.doing = Doing::WindsUp;
            one.ticks = 0;
        }
    }
    events.push_back(ChoirAngered{centreOf(fallen.body.hitBox())});
}

}  // namespace

const Behaviour singerBehaviour{
    .prowl = awaitTurn, .release = throwInAnger, .afterRemoval = angerChoir};

}  // namespace doorstring
