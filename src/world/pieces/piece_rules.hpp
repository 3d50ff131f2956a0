// The rules of set pieces, a row for each, and what these rules share.
#pragma once

#include "base/enums.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// What is played in the room of a set piece. A function is null where nothing happens.
struct PieceRule {
    SetPiece piece;
    bool shuts = false;  // whether the doors are shut until it is done, or the knight failed once
    bool pays = true;    // when it is done; else what happens there says and gives enough
    void (*begin)(World& world, Events& events) = nullptr;
    void (*step)(World& world, Events& events) = nullptr;
    bool (*isDone)(const World& world) = nullptr;  // always there
    // Whether the sword does something to a tile, and what.
    bool (*answers)(const World& world, GridPos tile) = nullptr;
    void (*strike)(World& world, GridPos tile, Events& events) = nullptr;
};

// The rules, each in a file of the name of its set piece, and each with a row in pieces.cpp.
extern const PieceRule floodRule;
extern const PieceRule stoneRule;
extern const PieceRule lightsRule;
extern const PieceRule thiefRule;
extern const PieceRule choirRule;
extern const PieceRule bridgeRule;
extern const PieceRule wellRule;
extern const PieceRule captiveRule;

// Ends the set piece of the room without success. Its ground is laid as it was made, and its doors
// stay open from now on.
void failPiece(World& world, SetPiece piece, Events& events);

// Answers to the sword that throw levers, each of which stays thrown.
bool isUnthrown(const World& world, GridPos tile);
void throwLever(World& world, GridPos tile, Events& events);
bool areAllThrown(const World& world);

}  // namespace doorstring
