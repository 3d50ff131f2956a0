#include "autopilot/explorer.hpp"

#include "autopilot/steps.hpp"
#include "base/contains.hpp"
#include "room/puzzles/searches.hpp"
#include "world/motion/terrain.hpp"
#include "world/things/puzzles.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

// Whether the knight has visited the room, and it has the stairs or a banner still to be reached.
bool hasKnownGoal(const World& world, GridPos cell) {
    return world.sights.at(cell) == Sight::Visited && world.hasBannerToReach(cell);
}

constexpr int blastMargin = toSubpixels(12);  // the distance to keep from the edge of a blast

bool canOpen(const World& world, DoorLock lock) {
    return lock == DoorLock::Cracked
               ? world.player.kit.items.has(Item::Bombs) && world.player.kit.bombs > 0
               : world.locks.canOpen(lock);
}

// Walks off the stairs, which do not open fully while the knight is on them; waits once he is off.
InputFrame stepOffStairs(const World& world) {
    constexpr std::uint64_t ticksPerWay = 40;
    const bool isOnThem = overlap(world.knightBox(), bannerBox(world.dungeon, world.room));
    // Tries the four directions in turn, as something solid may be in the way in one.
    const auto way = static_cast<Direction>(world.tick / ticksPerWay % 4);
    return isOnThem ? holding(way) : InputFrame{};
}

// The input that takes the knight to an errand's tile. The sword button buys the offer of an altar
// that is right ahead; walking against it does not.
InputFrame runErrand(const World& world, Walker& walker, GridPos tile) {
    const Thing* const ahead = thingAhead(world);
    if (ahead == nullptr || ahead->tile != tile || ahead->kind != ThingKind::Offer) {
        return walker.walkTo(world, tileCentre(tile));
    }
    return world.player.swordHeld ? InputFrame{} : holding(Button::Sword);
}

}  // namespace

bool Explorer::hasSomethingNew(const World& world, GridPos cell) const {
    return world.sights.at(cell) == Sight::Seen || world.pickupIn(cell) != Holding::None ||
           barredChests_.hasChestToTry(cell) ||
           (world.sights.at(cell) == Sight::Visited && Errands::sellsWantedWare(world, cell));
}

// Walks through the door, or against it until it opens; breaks a cracked wall with a bomb.
InputFrame Explorer::walkOut(const World& world, Direction side) {
    const GridPos gap = firstGapTile(world.terrain().size(), side);
    if (!world.shutDoors(world.cell()).has(side)) {
        return walker_.walkTo(world, tileCentre(neighbour(gap, side)));
    }
    const GridPos inside = neighbour(gap, opposite(side));
    if (tileUnder(world.player.body) != inside) {
        return walker_.walkTo(world, tileCentre(inside));
    }
    return world.lockAt(world.cell(), side) == DoorLock::Cracked
               ? usingItem(world, Item::Bombs, side)
               : holding(side);
}

// Keeps away from laid bombs until they have gone off.
std::optional<InputFrame> Explorer::awaitBlast(const World& world) {
    if (world.tools.bombs.empty()) {
        return std::nullopt;
    }
    const SubPos knight = centreOf(world.knightBox());
    const int reach = toSubpixels(world.config.items.bombs.blastRadius) + blastMargin;
    const bool isNear = std::ranges::any_of(world.tools.bombs, [&](const LaidBomb& bomb) {
        return longerAxis(bomb.middle - knight) < reach;
    });
    return isNear ? walker_.walkTo(world, roomCentre(world.room)) : InputFrame{};
}

InputFrame Explorer::walkOnMap(const World& world) {
    const auto tile = mapWalk_.next(world);
    if (!tile) {
        return {};
    }
    const GridPos corner = world.dungeon.carved()->firstTile(world.cell());
    return walker_.walkTo(world, tileCentre({tile->x - corner.x, tile->y - corner.y}));
}

std::optional<Direction> Explorer::search(const World& world, bool seeksGoal) {
    std::optional<Direction> toOpen;
    for (std::size_t i = 0; i < queue_.size(); ++i) {
        const Visit visit = queue_[i];
        const bool isGoal =
            hasSomethingNew(world, visit.cell) || (seeksGoal && hasKnownGoal(world, visit.cell));
        if (visit.firstDoor && isGoal) {
            return visit.firstDoor;
        }
        for (const Direction side : allDirections) {
            const GridPos next = neighbour(visit.cell, side);
            if (!world.dungeon.plan(visit.cell).doors.has(side) || reached_[next] != 0) {
                continue;
            }
            const Direction firstDoor = visit.firstDoor.value_or(side);
            const DoorLock lock = world.lockAt(visit.cell, side);
            if (lock == DoorLock::None) {
                reached_[next] = 1;
                queue_.push_back({next, firstDoor});
            } else if (!toOpen && canOpen(world, lock)) {
                toOpen = firstDoor;
            }
        }
    }
    return toOpen;
}

std::optional<Direction> Explorer::nextDoor(const World& world) {
    if (reached_.size() != world.dungeon.size()) {
        reached_ = Grid<std::uint8_t>(world.dungeon.size());
    }
    // In an adventure the stairs come last, when nothing else is left to see.
    bool seeksGoal = !world.config.isAdventure();
    auto found = findNextDoor(world, seeksGoal);
    if (!found && !seeksGoal) {
        seeksGoal = true;
        found = findNextDoor(world, seeksGoal);
    }
    return found;
}

std::optional<Direction> Explorer::findNextDoor(const World& world, bool seeksGoal) {
    queue_ = {{world.cell(), std::nullopt}};
    reached_[world.cell()] = 1;
    const auto found = search(world, seeksGoal);
    for (const Visit& visit : queue_) {
        reached_[visit.cell] = 0;
    }
    return found;
}

InputFrame Explorer::operator()(const World& world) {
    if (world.flip) {
        return {};
    }
    const bool isAtGoal = world.hasBannerToReach(world.cell());
    const bool areStairsOpening = isAtGoal && world.stairTicks > 0 && !world.areStairsOpen();
    if (world.dungeon.carved() != nullptr) {
        if (areStairsOpening) {
            return stepOffStairs(world);
        }
        const auto tile = errands_.next(world, walker_);
        return tile ? runErrand(world, walker_, *tile) : walkOnMap(world);
    }
    const bool goalComesFirst = isAtGoal && !world.config.isAdventure();
    if (goalComesFirst || world.pickupIn(world.cell()) != Holding::None) {
        return walker_.walkTo(world, roomCentre(world.room));
    }
    if (const auto wait = awaitBlast(world)) {
        return *wait;
    }
    if (const auto input = barredChests_.next(world, walker_)) {
        return *input;
    }
    if (const auto input = pieces_.next(world, walker_)) {
        return *input;
    }
    if (const auto input = puzzles_.next(world, walker_)) {
        return *input;
    }
    if (const auto tile = errands_.next(world, walker_)) {
        return runErrand(world, walker_, *tile);
    }
    if (const auto side = nextDoor(world)) {
        return walkOut(world, *side);
    }
    if (areStairsOpening) {
        return stepOffStairs(world);
    }
    return isAtGoal ? walker_.walkTo(world, roomCentre(world.room)) : InputFrame{};
}

namespace {

constexpr int longestSolving = 40 * ticksPerSecond;  // for one puzzle

Direction wayOf(BlockPush push) {
    const auto leads = [&](Direction side) { return neighbour(push.from, side) == push.to; };
    return *std::ranges::find_if(allDirections, leads);
}

// Whether the knight stands on the tile, near enough to its middle line not to slip around the
// corner of what he pushes.
bool isReadyToPush(const World& world, GridPos tile, Direction way) {
    constexpr int mostOff = toSubpixels(3);
    const SubPos knight = centreOf(world.knightBox());
    const SubPos middle = tileCentre(tile);
    const bool isHorizontal = offsetOf(way).x != 0;
    const int aside = std::abs(isHorizontal ? knight.y - middle.y : knight.x - middle.x);
    return tileUnder(world.player.body) == tile && aside <= mostOff;
}

}  // namespace

void Puzzles::enter(const World& world) {
    if (world.dungeon.seed() != seed_) {
        tried_.clear();
    }
    seed_ = world.dungeon.seed();
    cell_ = world.cell();
    ticks_ = 0;
    pushes_.clear();
    isTrying_ = !contains(tried_, cell_) && world.isUnsolved(world.room) && !world.room.piece();
    if (isTrying_) {
        tried_.push_back(cell_);
    }
}

std::optional<InputFrame> Puzzles::next(const World& world, Walker& walker) {
    if (!world.config.isAdventure()) {
        return std::nullopt;
    }
    if (world.dungeon.seed() != seed_ || world.cell() != cell_) {
        enter(world);
    }
    if (!isTrying_ || world.isSolved(cell_) || !world.creatures.living.empty()) {
        return std::nullopt;
    }
    ++ticks_;
    if (ticks_ > longestSolving) {
        return std::nullopt;
    }
    if (const auto tile = nextToStrike(world)) {
        const SubPos middle = tileCentre(*tile);
        return walker.reaches(world, middle) ? std::optional(walker.walkTo(world, middle))
                                             : std::nullopt;
    }
    return push(world, walker);
}

// Plans the pushes that are left to make. Returns false if no pushes are found that solve the
// puzzle.
bool Puzzles::plan(const World& world) {
    // A push counts as made once nothing pushable is on its tile `from`. If the next push has
    // nothing pushable on its `from`, either, the plan no longer fits, and a new one is made.
    const auto isStillToPush = [&] { return isPushable(world.ground.at(pushes_.back().from)); };
    if (!pushes_.empty() && !isStillToPush()) {
        pushes_.pop_back();
    }
    if (pushes_.empty() || !isStillToPush()) {
        pushes_ = blockSolution(world.ground.tiles(), world.room.waysOut())
                      .value_or(std::vector<BlockPush>());
        std::ranges::reverse(pushes_);
    }
    return !pushes_.empty();
}

std::optional<InputFrame> Puzzles::push(const World& world, Walker& walker) {
    if (world.ground.slide()) {
        return InputFrame{};
    }
    if (!plan(world)) {
        ticks_ = longestSolving;  // gives up
        return std::nullopt;
    }
    const Direction way = wayOf(pushes_.back());
    const GridPos behind = neighbour(pushes_.back().from, opposite(way));
    return isReadyToPush(world, behind, way) ? holding(way)
                                             : walker.walkTo(world, tileCentre(behind));
}

}  // namespace doorstring
