#include "world/things/puzzles.hpp"

#include "base/rng.hpp"
#include "dungeon/contents/contents.hpp"
#include "room/puzzles/puzzle.hpp"
#include "room/puzzles/searches.hpp"
#include "room/ways/standing.hpp"
#include "world/creatures/drops.hpp"
#include "world/items/give.hpp"
#include "world/knight/sword.hpp"
#include "world/motion/terrain.hpp"
#include "world/standing/levers.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace doorstring {

namespace {

std::optional<GridPos> nextLever(const World& world) {
    const Grid<Tile>& tiles = world.ground.tiles();
    const auto order = leverOrder(tiles, world.cell(), world.dungeon.seed());
    const auto next =
        std::ranges::find_if(order, [&](GridPos lever) { return tiles[lever] == Tile::Lever; });
    return next == order.end() ? std::nullopt : std::optional(*next);
}

std::optional<GridPos> nextBrazier(const World& world) {
    const auto braziers = brazierSolution(world.ground.tiles());
    return braziers && !braziers->empty() ? std::optional(braziers->front()) : std::nullopt;
}

void strikeLever(World& world, GridPos tile, Events& events) {
    if (nextLever(world) == tile) {
        world.ground.lay(tile, Tile::ThrownLever);
        events.push_back(LeverThrown{tile});
        return;
    }
    for (const GridPos lever :
         leverOrder(world.ground.tiles(), world.cell(), world.dungeon.seed())) {
        world.ground.lay(lever, Tile::Lever);
    }
    events.push_back(LeversReset{tile});
}

void strikeBrazier(World& world, GridPos tile, Events& events) {
    forEachBit(braziersToggled(world.ground.tiles(), tile), [&](GridPos brazier) {
        const Tile now = toggled(world.ground.at(brazier));
        world.ground.lay(brazier, now);
        events.push_back(BrazierTurned{brazier, now == Tile::LitBrazier});
    });
}

bool areAllPlatesLoaded(const Ground& ground) {
    const auto& slide = ground.slide();
    return std::ranges::all_of(ground.plates(), [&](const PlateState& plate) {
        return isPushable(ground.at(plate.at)) && !(slide && slide->to == plate.at);
    });
}

bool hasFoe(const World& world) {
    return std::ranges::any_of(world.creatures.living,
                               [](const Creature& one) { return one.turn > 0; });
}

// How a kind of puzzle is played.
struct PuzzlePlay {
    PuzzleKind kind;
    // Also true if the room has no puzzle of this kind. There is one exception: for
    // PuzzleKind::Braziers it is false as long as any brazier is unlit, even one that is only
    // furniture.
    bool (*isDone)(const World& world);
    // What the sword does to its tiles; all three are null if it does nothing.
    bool (*answers)(const World& world, Tile tile) = nullptr;
    void (*strike)(World& world, GridPos tile, Events& events) = nullptr;
    std::optional<GridPos> (*nextTile)(const World& world) = nullptr;
};

constexpr auto plays = keyedTable<&PuzzlePlay::kind, PuzzlePlay>({
    {PuzzleKind::Plates,
     [](const World& world) {
         return areAllPlatesLoaded(world.ground) || !hasPlatePuzzle(world.room.tiles());
     }},
    {PuzzleKind::Levers, [](const World& world) { return !world.ground.has(Tile::Lever); },
     [](const World&, Tile tile) { return tile == Tile::Lever; }, strikeLever, nextLever},
    // Braziers are mechanisms only in drawn puzzles; elsewhere they are furniture.
    {PuzzleKind::Braziers, [](const World& world) { return !world.ground.has(Tile::Brazier); },
     [](const World& world, Tile tile) {
         return isBrazier(tile) && world.room.hasHandmadePuzzle();
     },
     strikeBrazier, nextBrazier},
    {PuzzleKind::Foes, [](const World& world) { return !hasFoe(world); }},
});

// The kind of puzzle that a strike on the tile is part of; null if the sword does nothing to it.
const PuzzlePlay* playAt(const World& world, GridPos tile) {
    const auto found = std::ranges::find_if(plays, [&](const PuzzlePlay& play) {
        return play.answers != nullptr && play.answers(world, world.ground.at(tile));
    });
    return found == plays.end() ? nullptr : &*found;
}

std::optional<GridPos> drawnTreasure(const Room& room) {
    const auto spot = std::ranges::find(room.spots(), SpotKind::Treasure, &Spot::kind);
    return spot == room.spots().end() ? std::nullopt : std::optional(spot->tile);
}

bool isFree(const World& world, GridPos tile) {
    const SubBox box = tileBox(tile);
    return !overlap(box, world.knightBox()) &&
           std::ranges::none_of(world.creatures.living, [&](const Creature& one) {
               return overlap(box, one.body.hitBox());
           });
}

// The place where the chest is drawn, else one near the knight, so that he sees it. It is in
// nobody's way, not on the knight or a creature, and shuts neither in. Null if there is none.
std::optional<GridPos> placeForChest(const World& world) {
    const Room& room = world.room;
    Standing standing(world.ground.tiles(), room.waysOut(), room.framedDoors());
    for (const GridPos tile : cellsOf(world.ground.tiles().size())) {
        if (!isFree(world, tile)) {
            standing.keepFree(tile);
        }
    }
    const auto drawn = drawnTreasure(room);
    const GridPos knight = tileUnder(world.player.body);
    const auto merit = [&](GridPos at) {
        return std::tuple(at == drawn, standing.isOpenBelow(at), -stepsBetween(at, knight));
    };
    auto tile = standing.takeBest(merit);
    if (!tile) {
        standing.allowMore();
        tile = standing.takeBest(merit);
    }
    return tile;
}

void bringChest(World& world, const Chest& chest, Events& events) {
    if (const auto tile = placeForChest(world)) {
        world.things.add({kindOf(chest), chest.cell, *tile, chest.loot});
        world.ground.lay(*tile, Tile::Fixture);
        events.push_back(ChestAppeared{*tile});
    } else {
        giveTreasure(world, chest.loot.what, chest.loot.count, events);
    }
}

void scatterCoins(World& world) {
    const auto drawn = drawnTreasure(world.room);
    const SubPos from = drawn ? tileCentre(*drawn) : roomCentre(world.room);
    RandomStream random(
        contentsRoll(world.dungeon.seed(), world.cell(), ContentsRoll::PuzzleCoins));
    scatter(world, DropKind::Coin, world.config.adventure.puzzles.coins, from, random);
}

}  // namespace

std::optional<GridPos> struckTile(const World& world,
                                  bool (*answers)(const World& world, GridPos tile)) {
    const auto blade = swordBox(world.player, world.config.sword);
    if (!blade || !beginsToPointAhead(world.player, world.config.sword)) {
        return std::nullopt;
    }
    const SubPos knight = centreOf(world.knightBox());
    const auto distance = [&](GridPos tile) { return sumOfAxes(tileCentre(tile) - knight); };
    std::optional<GridPos> nearest;
    for (const GridPos tile : cellsIn(tilesUnder(*blade))) {
        if (world.terrain().size().contains(tile) && answers(world, tile) &&
            (!nearest || distance(tile) < distance(*nearest))) {
            nearest = tile;
        }
    }
    return nearest;
}

void strikeMechanism(World& world, Events& events) {
    if (world.isSolved(world.cell()) || world.room.piece()) {
        return;
    }
    const auto answers = [](const World& there, GridPos tile) {
        return playAt(there, tile) != nullptr;
    };
    if (const auto tile = struckTile(world, answers)) {
        playAt(world, *tile)->strike(world, *tile, events);
    }
}

std::optional<GridPos> nextToStrike(const World& world) {
    for (const PuzzlePlay& play : plays) {
        if (play.nextTile != nullptr && !play.isDone(world)) {
            return play.nextTile(world);
        }
    }
    return std::nullopt;
}

bool isPuzzleDone(const World& world) {
    if (world.room.hasHandmadePuzzle()) {
        return std::ranges::all_of(plays,
                                   [&](const PuzzlePlay& play) { return play.isDone(world); });
    }
    // In puzzle rooms where nothing is drawn there are levers.
    return world.room.kind() == RoomKind::Puzzle && world.ground.has(Tile::ThrownLever) &&
           !world.ground.has(Tile::Lever);
}

bool openGates(World& world, Events& events) {
    bool hadGates = false;
    for (const GridPos at : cellsOf(world.ground.tiles().size())) {
        if (world.ground.at(at) == Tile::Gate) {
            world.ground.lay(at, Tile::Ground);
            hadGates = true;
        }
    }
    if (hadGates) {
        events.push_back(GatesOpened{world.cell()});
    }
    return hadGates;
}

void markSolvedAndReward(World& world, Events& events) {
    const GridPos cell = world.cell();
    world.solved.push_back(cell);
    const bool haveGatesOpened = openGates(world, events);
    const bool hasChest = std::ranges::any_of(world.things.in(cell), &Thing::isChest);
    const Contents contents = contentsOf(world.dungeon, world.config.adventure);
    const Chest* chest = hasChest ? nullptr : contents.chestIn(cell);
    if (chest != nullptr) {
        bringChest(world, *chest, events);
    } else if (world.config.hasCreatures && !(haveGatesOpened && hasChest)) {
        scatterCoins(world);
    }
}

void finishSolvedPuzzle(World& world, Events& events) {
    if (isPuzzleDone(world) && !world.isSolved(world.cell())) {
        events.push_back(PuzzleSolved{world.cell()});
        markSolvedAndReward(world, events);
    }
}

}  // namespace doorstring
