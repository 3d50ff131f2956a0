#include "world/puzzles/solving.hpp"

#include "base/rng.hpp"
#include "dungeon/contents/contents_roll.hpp"
#include "room/puzzles/puzzle.hpp"
#include "room/ways/standing.hpp"
#include "world/creatures/drops.hpp"
#include "world/items/give.hpp"
#include "world/motion/collision.hpp"

#include <algorithm>
#include <tuple>

namespace doorstring {

namespace {

bool areAllLoaded(const Ground& ground) {
    const auto& slide = ground.slide();
    return std::ranges::all_of(ground.plates(), [&](const PlateState& plate) {
        return isPushable(ground.at(plate.at)) && !(slide && slide->to == plate.at);
    });
}

bool has(const World& world, Tile tile) {
    return std::ranges::find(world.ground.tiles().values(), tile) !=
           world.ground.tiles().values().end();
}

std::optional<GridPos> drawnTreasure(const Room& room) {
    const auto spot = std::ranges::find(room.spots(), SpotKind::Treasure, &Spot::kind);
    return spot == room.spots().end() ? std::nullopt : std::optional(spot->tile);
}

// Whether there were any.
bool openGates(World& world, Events& events) {
    bool any = false;
    for (const GridPos at : cellsOf(world.ground.tiles().size())) {
        if (world.ground.at(at) == Tile::Gate) {
            world.ground.lay(at, Tile::Ground);
            any = true;
        }
    }
    if (any) {
        events.push_back(GatesOpened{world.cell()});
    }
    return any;
}

bool isFree(const World& world, GridPos tile) {
    const SubBox box = tileBox(tile);
    return !overlap(box, world.knightBox()) &&
           std::ranges::none_of(world.creatures.living, [&](const Creature& one) {
               return overlap(box, one.body.hitBox());
           });
}

// Where it has been drawn, else near the knight, so that he sees it. In nobody's way, and never so
// that it shuts in the knight or anything that lives there.
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
        const int away = std::abs(at.x - knight.x) + std::abs(at.y - knight.y);
        return std::tuple(at == drawn, standing.isOpenBelow(at), -away);
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

bool isDone(const World& world) {
    const Room& room = world.room;
    const bool drawn = room.hasDrawnPuzzle();
    if (!drawn && room.kind() != RoomKind::Puzzle) {
        return false;
    }
    if (has(world, Tile::Lever)) {
        return false;
    }
    if (!drawn) {
        return has(world, Tile::ThrownLever);
    }
    const bool hasFoe = std::ranges::any_of(world.creatures.living,
                                            [](const Creature& one) { return one.turn > 0; });
    return !hasFoe && !has(world, Tile::Brazier) &&
           (areAllLoaded(world.ground) || !hasPlatePuzzle(room.tiles()));
}

void solvePuzzle(World& world, Events& events) {
    const GridPos cell = world.cell();
    if (!isDone(world) || world.isSolved(cell)) {
        return;
    }
    world.solved.push_back(cell);
    events.push_back(PuzzleSolved{cell});
    const bool hasOpened = openGates(world, events);
    const bool hasChest = std::ranges::any_of(world.things.in(cell), &Thing::isChest);
    const Contents contents = contentsOf(world.dungeon, world.config.adventure);
    const Chest* chest = hasChest ? nullptr : contents.chestIn(cell);
    if (chest != nullptr) {
        bringChest(world, *chest, events);
    } else if (world.config.hasCreatures && !(hasOpened && hasChest)) {
        scatterCoins(world);
    }
}

}  // namespace doorstring
