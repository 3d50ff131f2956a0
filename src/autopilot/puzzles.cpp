#include "autopilot/puzzles.hpp"

#include "base/contains.hpp"
#include "room/puzzles/searches.hpp"
#include "world/motion/collision.hpp"
#include "world/things/puzzles.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int longestSolving = 40 * ticksPerSecond;  // for one of them

Direction wayOf(BlockPush push) {
    const auto leads = [&](Direction side) { return neighbour(push.from, side) == push.to; };
    return *std::ranges::find_if(allDirections, leads);
}

// Near enough to the middle of the tile that he is not led around what he pushes.
bool isBehind(const World& world, GridPos tile, Direction way) {
    constexpr int mostOff = toSubpixels(3);
    const SubPos knight = centreOf(world.knightBox());
    const SubPos middle = tileCentre(tile);
    const bool isLevel = offsetOf(way).x != 0;
    const int aside = std::abs(isLevel ? knight.y - middle.y : knight.x - middle.x);
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
    tries_ = !contains(tried_, cell_) && world.isUnsolved(world.room);
    if (tries_) {
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
    if (!tries_ || world.isSolved(cell_) || !world.creatures.living.empty() ||
        ++ticks_ > longestSolving) {
        return std::nullopt;
    }
    if (const auto tile = nextToStrike(world)) {
        const SubPos middle = tileCentre(*tile);
        return walker.reaches(world, middle) ? std::optional(walker.walkTo(world, middle))
                                             : std::nullopt;
    }
    return push(world, walker);
}

// False where no way was found to push what is left to push.
bool Puzzles::plan(const World& world) {
    const auto isAsPlanned = [&] { return isPushable(world.ground.at(pushes_.back().from)); };
    if (!pushes_.empty() && !isAsPlanned()) {
        pushes_.pop_back();
    }
    if (pushes_.empty() || !isAsPlanned()) {
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
        ticks_ = longestSolving;
        return std::nullopt;
    }
    const Direction way = wayOf(pushes_.back());
    const GridPos behind = neighbour(pushes_.back().from, opposite(way));
    return isBehind(world, behind, way) ? holding(way) : walker.walkTo(world, tileCentre(behind));
}

}  // namespace doorstring
