// Omens: parts of the room that hurt at a set time and are announced before it, such as the place
// where slag comes down. Rules, pictures and the autopilot all read `omenRows`.
#pragma once

#include "base/enums.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// The part of its box in which an omen hurts.
enum class OmenShape : std::uint8_t {
    Box,
    Disc,
    Ring,  // grows from the middle of the box to its edge while it hurts
};

struct OmenRow {
    OmenKind kind;
    OmenShape shape = OmenShape::Box;
    bool isFlat = false;    // whether the knight can hop over it unhurt
    bool canBeCut = false;  // whether the sword ends it
    bool isThrown = false;  // whether it is where something thrown comes down
    // Changes the room as the omen begins to hurt; null if the omen changes nothing.
    void (*struck)(World&, const Omen&, Events&) = nullptr;
};
extern const EnumArray<OmenKind, OmenRow> omenRows;

inline constexpr int ringWidth = toSubpixels(8);

// The outer radius of a ring at this tick, in subpixels; 0 before the omen hurts.
int ringRadius(const Omen& omen);

// Whether an omen hurts somewhere in a box in this tick.
bool hurtsIn(const Omen& omen, const SubBox& box);

// Announces an omen for at least `leastTellTicks`. Returns false, and does nothing, if there are
// too many omens already.
bool announce(World& world, Omen omen);

// Removes the omens that creatures of a kind have announced and that do not hurt yet.
void recallOmens(World& world, CreatureKind from);

// Ends the omens that the blade cuts.
void cutOmens(World& world, const SubBox& blade, Events& events);

// Advances all omens by a tick, and hurts the knight where one meets him.
void moveOmens(World& world, Events& events);

}  // namespace doorstring
