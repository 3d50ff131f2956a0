// What is worth having in the rooms of an adventure: chests, relics on plinths, what shops sell and
// altars offer, and urns, which may hold a heart.
#pragma once

#include "autopilot/route.hpp"

#include <optional>
#include <vector>

namespace doorstring {

class Errands {
public:
    // The tile of the knight's room to walk up to and push at, or to strike; empty if nothing
    // within reach is worth it. Must be called once in each tick in which he has nothing more
    // urgent to do: it counts its calls, and gives up a tile after too many.
    std::optional<GridPos> next(const World& world, Walker& walker);

    // Whether a room is a shop that sells something that is worth another walk and that the knight
    // can pay for. He must have visited the room.
    static bool sellsWantedWare(const World& world, GridPos cell);

private:
    void enter(const World& world);
    std::optional<GridPos> choose(const World& world) const;

    Seed seed_;
    GridPos cell_;
    std::optional<GridPos> chosen_;
    int ticks_ = 0;                 // spent on the chosen tile
    std::vector<GridPos> givenUp_;  // tiles of this room
};

// Chests that only an item leads to: on islands, which the feather or the hook reaches, and behind
// gates, which open when an arrow or the hook strikes a crystal.
class BarredChests {
public:
    // The input that takes the knight to such a chest in his room, or back from it; empty if his
    // items lead to no chest, if creatures disturb him, or if he has given up. Must be called once
    // in each tick in which he has nothing more urgent to do: it counts its calls, and gives up
    // after too many.
    std::optional<InputFrame> next(const World& world, Walker& walker);

    // Whether a room that the knight has visited is worth another walk: he now has an item that
    // leads to a chest in it, and has not tried that yet.
    bool hasChestToTry(GridPos cell) const;

private:
    // Where to stand, and which way to turn, to use an item.
    struct Stance {
        GridPos tile;
        Direction way = Direction::North;
    };
    void enter(const World& world);
    std::optional<Stance> stanceFor(const World& world, Walker& walker, GridPos crystal) const;
    std::optional<InputFrame> crossFrom(const World& world, Walker& walker, Stance stance);
    std::optional<InputFrame> strike(const World& world, Walker& walker, GridPos crystal);
    std::optional<InputFrame> use(const World& world, Walker& walker, Stance stance, Item item);

    std::optional<Seed> seed_;
    GridPos cell_;
    int ticks_ = 0;                 // spent in this room
    SubPos landing_;                // the middle of the tile to cross to
    std::optional<Stance> stance_;  // from which to strike a crystal
    // Cells that he entered while he had an item that leads to a chest there.
    std::vector<GridPos> triedCells_;
    // Other visited cells with a chest to which one of his items leads now.
    std::vector<GridPos> cellsToTry_;
};

}  // namespace doorstring
