#include "autopilot/explorer.hpp"

#include "autopilot/steps.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

// A banner is known to him who has been in its room, and so are stairs.
bool leadsToBanner(const World& world, GridPos cell) {
    return world.sights.at(cell) == Sight::Visited && !world.bannerReached && world.hasBanner(cell);
}

constexpr int clearOfBlast = toSubpixels(12);  // beyond the edge of it

bool hasKeyTo(const World& world, DoorLock lock) {
    return lock == DoorLock::Cracked
               ? world.player.kit.items.has(Item::Bombs) && world.player.kit.bombs > 0
               : world.locks.canOpen(lock);
}

// Stairs let nobody through who stood on them when they opened.
InputFrame stepOffStairs(const World& world) {
    constexpr std::uint64_t ticksAWay = 40;
    const bool isOnThem = overlap(world.knightBox(), bannerBox(world.dungeon, world.room));
    return isOnThem ? holding(static_cast<Direction>(world.tick / ticksAWay % 4)) : InputFrame{};
}

}  // namespace

bool Explorer::hasSomethingNew(const World& world, GridPos cell) const {
    return world.sights.at(cell) == Sight::Seen || world.pickupIn(cell) != Holding::None ||
           barred_.waitsIn(cell) ||
           (world.sights.at(cell) == Sight::Visited && Errands::sellsHeart(world, cell));
}

// Through the door, or against it until it opens.
InputFrame Explorer::walkOut(const World& world, Direction side) {
    const GridPos gap = firstGap(world.terrain().size(), side);
    if (!world.shutDoors(world.cell()).has(side)) {
        return walker_.walkTo(world, tileCentre(neighbour(gap, side)));
    }
    const GridPos before = neighbour(gap, opposite(side));
    if (tileUnder(world.player.body) != before) {
        return walker_.walkTo(world, tileCentre(before));
    }
    return world.lockAt(world.cell(), side) == DoorLock::Cracked
               ? usingItem(world, Item::Bombs, side)
               : holding(side);
}

// Until the blast he keeps off.
std::optional<InputFrame> Explorer::awaitBlast(const World& world) {
    if (world.tools.bombs.empty()) {
        return std::nullopt;
    }
    const SubPos knight = centreOf(world.knightBox());
    const int reach = toSubpixels(world.config.items.bombs.blastRadius) + clearOfBlast;
    const bool isNear = std::ranges::any_of(world.tools.bombs, [&](const LaidBomb& bomb) {
        return std::max(std::abs(bomb.middle.x - knight.x), std::abs(bomb.middle.y - knight.y)) <
               reach;
    });
    return isNear ? walker_.walkTo(world, roomCentre(world.room)) : InputFrame{};
}

InputFrame Explorer::walkOnMap(const World& world) {
    const auto tile = mapWalk_.next(world);
    if (!tile) {
        return {};
    }
    const GridPos first = world.dungeon.carved()->firstTile(world.cell());
    return walker_.walkTo(world, tileCentre({tile->x - first.x, tile->y - first.y}));
}

std::optional<Direction> Explorer::search(const World& world, bool forBanner) {
    std::optional<Direction> toOpen;
    for (std::size_t i = 0; i < open_.size(); ++i) {
        const Visit visit = open_[i];
        const bool isGoal =
            hasSomethingNew(world, visit.cell) || (forBanner && leadsToBanner(world, visit.cell));
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
                open_.push_back({next, firstDoor});
            } else if (!toOpen && hasKeyTo(world, lock)) {
                toOpen = firstDoor;
            }
        }
    }
    return toOpen;
}

std::optional<Direction> Explorer::wayOn(const World& world) {
    if (reached_.size() != world.dungeon.size()) {
        reached_ = Grid<std::uint8_t>(world.dungeon.size());
    }
    auto found = searchFrom(world, !world.config.isAdventure());
    if (!found && world.config.isAdventure()) {
        found = searchFrom(world, true);
    }
    return found;
}

std::optional<Direction> Explorer::searchFrom(const World& world, bool forBanner) {
    open_ = {{world.cell(), std::nullopt}};
    reached_[world.cell()] = 1;
    const auto found = search(world, forBanner);
    for (const Visit& visit : open_) {
        reached_[visit.cell] = 0;
    }
    return found;
}

InputFrame Explorer::operator()(const World& world) {
    if (world.flip) {
        return {};
    }
    const bool atBanner = world.hasBanner(world.cell()) && !world.bannerReached;
    if (world.dungeon.carved() != nullptr) {
        const bool waits = atBanner && world.stairTicks > 0 && !world.areStairsOpen();
        if (waits) {
            return stepOffStairs(world);
        }
        const auto tile = errands_.next(world, walker_);
        return tile ? walker_.walkTo(world, tileCentre(*tile)) : walkOnMap(world);
    }
    const bool comesFirst = atBanner && !world.config.isAdventure();
    if (comesFirst || world.pickupIn(world.cell()) != Holding::None) {
        return walker_.walkTo(world, roomCentre(world.room));
    }
    if (const auto wait = awaitBlast(world)) {
        return *wait;
    }
    if (const auto input = barred_.next(world, walker_)) {
        return *input;
    }
    if (const auto input = puzzles_.next(world, walker_)) {
        return *input;
    }
    if (const auto tile = errands_.next(world, walker_)) {
        return walker_.walkTo(world, tileCentre(*tile));
    }
    if (const auto side = wayOn(world)) {
        return walkOut(world, *side);
    }
    if (atBanner && world.stairTicks > 0 && !world.areStairsOpen()) {
        return stepOffStairs(world);
    }
    return atBanner ? walker_.walkTo(world, roomCentre(world.room)) : InputFrame{};
}

}  // namespace doorstring
