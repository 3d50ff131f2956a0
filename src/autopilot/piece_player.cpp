#include "autopilot/piece_player.hpp"

#include "autopilot/steps.hpp"
#include "base/contains.hpp"
#include "world/motion/terrain.hpp"
#include "world/pieces/pieces.hpp"
#include "world/pieces/stone_place.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int longestPlaying = 90 * ticksPerSecond;  // of one set piece

// The nearest tile of a kind to which a harmless way leads; null if there is none.
std::optional<GridPos> nearestOf(const World& world, Walker& walker, Tile what) {
    const GridPos knight = tileUnder(world.player.body);
    std::optional<GridPos> nearest;
    for (const GridPos tile : cellsOf(world.ground.tiles().size())) {
        const bool isNearer =
            !nearest || stepsBetween(tile, knight) < stepsBetween(*nearest, knight);
        if (world.ground.at(tile) == what && isNearer && walker.reaches(world, tileCentre(tile))) {
            nearest = tile;
        }
    }
    return nearest;
}

// Walks to the nearest tile of a kind and strikes it; waits while there is none in reach.
InputFrame strikeNearest(const World& world, Walker& walker, Tile what) {
    const auto tile = nearestOf(world, walker, what);
    return tile ? walker.walkTo(world, tileCentre(*tile)) : InputFrame{};
}

InputFrame strikeLevers(const World& world, Walker& walker) {
    return strikeNearest(world, walker, Tile::Lever);
}

InputFrame lightCandles(const World& world, Walker& walker) {
    return ownPiece<LightsState>(world.piece).haveAllGoneOut
               ? strikeNearest(world, walker, Tile::Brazier)
               : InputFrame{};
}

// The nearest tile that the stone does not roll over; null if there is none.
std::optional<GridPos> nearestNiche(const World& world, const SubBox& lane) {
    const GridPos knight = tileUnder(world.player.body);
    std::optional<GridPos> nearest;
    for (const GridPos tile : cellsIn(insideOf(world.room.tiles().size()))) {
        const bool isNearer =
            !nearest || stepsBetween(tile, knight) < stepsBetween(*nearest, knight);
        if (isWalkable(world.ground.at(tile)) && !overlap(tileBox(tile), lane) && isNearer) {
            nearest = tile;
        }
    }
    return nearest;
}

// Strikes the wedges, which are levers. Keeps to a niche while the stone rolls toward the knight or
// announces that it will.
InputFrame dodgeStone(const World& world, Walker& walker) {
    const StoneState stone = ownPiece<StoneState>(world.piece);
    const StoneConfig& config = world.config.adventure.pieces.stone;
    SubBox lane = stoneBox(world, stone);
    lane.at.x = 0;
    lane.width = world.room.tiles().width() * subpixelsPerTile;
    const int offset = centreOf(world.knightBox()).x - stone.at;
    const int distanceAhead = stone.way == Direction::East ? offset : -offset;
    const bool isInItsWay = distanceAhead > -toSubpixels(stoneRadius);
    const bool isThreat = isInItsWay && (stone.isRolling || stone.ticks >= config.restTicks);
    if (!isThreat) {
        return strikeLevers(world, walker);
    }
    const auto niche = nearestNiche(world, lane);
    return niche ? walker.walkTo(world, tileCentre(*niche)) : InputFrame{};
}

struct PiecePlay {
    SetPiece piece;
    // Null if the set piece needs no rule: he crosses its room like any other.
    InputFrame (*play)(const World& world, Walker& walker) = nullptr;
};
constexpr auto piecePlays = keyedTable<&PiecePlay::piece, PiecePlay>({
    {SetPiece::Flood, strikeLevers},
    {SetPiece::Stone, dodgeStone},
    {SetPiece::Lights, lightCandles},
    {SetPiece::Thief},
    {SetPiece::Choir},
    {SetPiece::Bridge, strikeLevers},
    {SetPiece::Well},
    {SetPiece::Captive},
});

}  // namespace

void PiecePlayer::enter(const World& world) {
    if (world.dungeon.seed() != seed_) {
        tried_.clear();
    }
    seed_ = world.dungeon.seed();
    cell_ = world.cell();
    ticks_ = 0;
    isTrying_ = hasUnsolvedPiece(world) && !contains(tried_, cell_);
    if (isTrying_) {
        tried_.push_back(cell_);
    }
}

std::optional<InputFrame> PiecePlayer::next(const World& world, Walker& walker) {
    if (world.dungeon.seed() != seed_ || world.cell() != cell_) {
        enter(world);
    }
    if (!isTrying_ || !hasUnsolvedPiece(world) || world.piece.stage == PieceStage::Rests) {
        return std::nullopt;
    }
    ++ticks_;
    if (ticks_ > longestPlaying) {
        return std::nullopt;
    }
    if (world.piece.stage == PieceStage::Waits) {
        return world.isKnightInside() ? InputFrame{} : walker.walkTo(world, roomCentre(world.room));
    }
    const auto play = piecePlays[*world.room.piece()].play;
    return play != nullptr ? std::optional(play(world, walker)) : std::nullopt;
}

}  // namespace doorstring
