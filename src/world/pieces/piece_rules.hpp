// The rules of set pieces, a row for each, and what these rules share.
#pragma once

#include "base/enums.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// How a set piece is played. A function is null if the set piece does not need it.
struct PieceRule {
    SetPiece piece;
    // Whether it shuts the doors until it is done, or until the knight has failed once.
    bool shuts = false;
    // Whether PieceDone is reported and a reward given when it is done. False if other events
    // already report how it ended and what it gave, as ThiefCaught does.
    bool pays = true;
    void (*begin)(World& world, Events& events) = nullptr;
    void (*step)(World& world, Events& events) = nullptr;
    bool (*isDone)(const World& world) = nullptr;  // set in every rule
    // Whether a blow of the sword does something to a tile, and the function that does it. Both may
    // be null.
    bool (*answers)(const World& world, GridPos tile) = nullptr;
    void (*strike)(World& world, GridPos tile, Events& events) = nullptr;
};

// The rules, each with a row in pieces.cpp. Those of the thief, the choir, the well and the captive
// are in guests.cpp, the others in files with the names of their set pieces.
extern const PieceRule floodRule;
extern const PieceRule stoneRule;
extern const PieceRule lightsRule;
extern const PieceRule thiefRule;
extern const PieceRule choirRule;
extern const PieceRule bridgeRule;
extern const PieceRule wellRule;
extern const PieceRule captiveRule;

// Ends the set piece of the room without success. The ground is laid again as it was made. From now
// on, the set piece no longer shuts its doors on this floor.
void failPiece(World& world, SetPiece piece, Events& events);

// Functions of all set pieces with levers, which are drawn as valves, cranks or wedges. A blow
// throws a lever, and it stays thrown.
bool isUnthrownLever(const World& world, GridPos tile);
void throwLever(World& world, GridPos tile, Events& events);
bool areAllLeversThrown(const World& world);

}  // namespace doorstring
