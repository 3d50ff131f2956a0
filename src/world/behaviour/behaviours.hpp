// What each kind does: the parts of its turn that differ. `moveCreatures` runs the phases that are
// the same for all (see `Doing`), and calls these where nothing pushes the creature back and it has
// waited after the knight came in.
#pragma once

#include "world/creatures/turn.hpp"

namespace doorstring {

struct Behaviour {
    // A tick in which it waits or walks. It winds up where it means to attack.
    void (*prowl)(Turn&);
    // The wind-up is over: it aims or lets go. None: the attack itself is all.
    void (*release)(Turn&) = nullptr;
    // A tick of its attack. False where that ends early.
    bool (*attack)(Turn&) = nullptr;
    // A tick of its rest. None: it stands still.
    void (*rest)(Turn&) = nullptr;
    // Its attack takes as long as `attack` says, whatever its row says.
    bool endsItself = false;
};

extern const Behaviour slimeBehaviour;
extern const Behaviour batBehaviour;
extern const Behaviour skeletonBehaviour;
extern const Behaviour turretBehaviour;
extern const Behaviour chargerBehaviour;
extern const Behaviour ghostBehaviour;
extern const Behaviour mimicBehaviour;
extern const Behaviour bomberBehaviour;
extern const Behaviour shieldKnightBehaviour;
extern const Behaviour kingSlimeBehaviour;

}  // namespace doorstring
