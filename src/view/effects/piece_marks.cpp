#include "view/effects/piece_marks.hpp"

#include "room/tiles/room_layout.hpp"
#include "view/easing.hpp"
#include "world/pieces/stone_place.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int ticksPerFlicker = 8;
constexpr int ticksPerShake = 3;
constexpr int pixelsPerTurn = 2 * 3 * stoneRadius;  // the stone's circumference, roughly
constexpr int foamDash = 5;                         // pixels
constexpr Colour foam{222, 244, 250};
constexpr Colour foamShade{132, 190, 224};
constexpr Colour trickle{140, 208, 232, 150};

// How a set piece looks: its lever before and after it is thrown, what `mark` draws, and whether it
// has candles in place of braziers.
struct PieceLook {
    SetPiece piece;
    std::optional<PieceSprite> lever = {};
    std::optional<PieceSprite> thrown = {};
    void (*mark)(Canvas& canvas, const PieceScene& scene) = nullptr;
    bool hasCandles = false;
};

GridPos cornerOfTile(GridPos corner, GridPos tile) {
    return {corner.x + tile.x * tileSide, corner.y + tile.y * tileSide};
}

// Draws foam at the edge of the water and, while it rises, trickles in the row that it reaches
// next.
void drawFlood(Canvas& canvas, const PieceScene& scene) {
    const World& world = scene.world;
    const FloodState flood = ownPiece<FloodState>(world.piece);
    const GridRect inside = insideOf(world.room.tiles().size());
    const int front = inside.bottom() + 1 - flood.level;  // the uppermost row under water
    const int shift = scene.shakes ? static_cast<int>(world.tick / 10) : 0;
    const int riseTicks = world.config.adventure.pieces.flood.riseTicks;
    for (int x = inside.x; x < inside.x + inside.width; ++x) {
        const GridPos shore{x, std::max(front, inside.y)};
        if (flood.level > 0 && front >= inside.y && isWater(world.ground.at(shore))) {
            const GridPos at = cornerOfTile(scene.corner, shore);
            for (int i = 0; i < tileSide; ++i) {
                const int wave = (at.x + i + shift) / foamDash % 2;
                canvas.fill({at.x + i, at.y + wave, 1, 1}, foam);
                canvas.fill({at.x + i, at.y + wave + 1, 1, 1}, foamShade);
            }
        }
        const GridPos next{x, front - 1};
        // The levers are valves. The water rises until all of them are open (ThrownLever).
        const bool isRising = world.ground.has(Tile::Lever);
        if (isRising && next.y >= inside.y && world.ground.at(next) == Tile::Ground) {
            const GridPos at = cornerOfTile(scene.corner, next);
            const int height = tileSide * flood.ticks / std::max(1, riseTicks);
            for (int i = x % 2 * 3; i < tileSide; i += 6) {
                const int length = height * (4 + (i * 7 + x * 5) % 5) / 8;
                canvas.fill({at.x + i, at.y + tileSide - length, 2, length}, trickle);
            }
        }
    }
}

// Draws the stone, which trembles before it rolls.
void drawStone(Canvas& canvas, const PieceScene& scene) {
    const World& world = scene.world;
    const StoneState stone = ownPiece<StoneState>(world.piece);
    const SubPos middle = stoneMiddle(world, stone);
    const int x = toPixels(between(stone.previous, stone.at, scene.tickShare, wholeTick));
    const int restTicks = world.config.adventure.pieces.stone.restTicks;
    const bool trembles = !stone.isRolling && stone.ticks > restTicks && scene.shakes;
    const int shake = trembles ? static_cast<int>(world.tick / ticksPerShake % 2) : 0;
    const int picture = x * rollingStonePictures / pixelsPerTurn % rollingStonePictures;
    scene.sprites.stone.draw(canvas, picture, scene.corner.x + x - stoneRadius + shake,
                             scene.corner.y + toPixels(middle.y) - stoneRadius);
}

// The picture of a plank, laid along the way that leads over it.
TilePicture plankPicture(const Grid<Tile>& tiles, GridPos tile) {
    const bool leadsWest = isWalkable(tiles[neighbour(tile, Direction::West)]) &&
                           tiles[neighbour(tile, Direction::West)] != Tile::Pit;
    const bool leadsEast = isWalkable(tiles[neighbour(tile, Direction::East)]) &&
                           tiles[neighbour(tile, Direction::East)] != Tile::Pit;
    return leadsWest || leadsEast ? TilePicture::BridgeAcross : TilePicture::BridgeAlong;
}

// Draws planks that are about to fall, and the coins at the end of the side branch.
void drawBridge(Canvas& canvas, const PieceScene& scene) {
    const World& world = scene.world;
    const BridgeState bridge = ownPiece<BridgeState>(world.piece);
    for (const BridgeState::Plank& plank : bridge.planks) {
        const GridPos at = cornerOfTile(scene.corner, plank.at);
        if (plank.ticks == 0 || plank.hasFallen) {
            continue;
        }
        const bool isAside = scene.shakes && plank.ticks / ticksPerShake % 2 == 0;
        scene.tileset.drawShaded(canvas, TilePicture::Pit0, at.x, at.y);
        scene.tileset.drawShaded(canvas, plankPicture(world.room.tiles(), plank.at),
                                 at.x + (isAside ? 1 : 0), at.y + 1);
    }
    if (bridge.hoard) {
        const GridPos at = cornerOfTile(scene.corner, *bridge.hoard);
        scene.sprites.pieces.draw(canvas, static_cast<int>(PieceSprite::Hoard), at.x, at.y - 2);
    }
}

constexpr auto pieceLooks = keyedTable<&PieceLook::piece, PieceLook>({
    {SetPiece::Flood, PieceSprite::ValveShut, PieceSprite::ValveOpen, drawFlood},
    {SetPiece::Stone, PieceSprite::Wedge, PieceSprite::WedgeOut, drawStone},
    {.piece = SetPiece::Lights, .hasCandles = true},
    {SetPiece::Thief},
    {SetPiece::Choir},
    {SetPiece::Bridge, PieceSprite::CrankUp, PieceSprite::CrankTurned, drawBridge},
    {SetPiece::Well},
    {SetPiece::Captive},
});

// Whether the candle on a tile is about to go out.
bool isCandleLow(const World& world, GridPos tile) {
    const auto* lights = std::get_if<LightsState>(&world.piece.own);
    if (lights == nullptr) {
        return false;
    }
    const auto candle = std::ranges::find(lights->candles, tile, &LightsState::Candle::at);
    return candle != lights->candles.end() &&
           candle->ticks < world.config.adventure.pieces.lights.flickerTicks;
}

}  // namespace

std::optional<PieceSprite> pieceSpriteOn(const World& world, const Room& room, GridPos tile,
                                         Tile now) {
    const PieceLook& look = pieceLooks[*room.piece()];
    if (now == Tile::Lever || now == Tile::ThrownLever) {
        return now == Tile::Lever ? look.lever : look.thrown;
    }
    if (!look.hasCandles || (now != Tile::Brazier && now != Tile::LitBrazier)) {
        return std::nullopt;
    }
    const bool isHere = room.cell() == world.cell() && world.piece.stage == PieceStage::Runs;
    const auto flicker = static_cast<int>(world.tick / ticksPerFlicker % 2);
    return now == Tile::Brazier ? PieceSprite::CandleOut
           : isHere && isCandleLow(world, tile) && flicker == 1
               ? PieceSprite::CandleLow
               : spriteAfter(PieceSprite::CandleLit0, flicker);
}

void drawPieceMarks(Canvas& canvas, const PieceScene& scene) {
    const World& world = scene.world;
    if (!world.room.piece() || world.isSolved(world.cell()) ||
        world.piece.stage != PieceStage::Runs) {
        return;
    }
    const PieceLook& look = pieceLooks[*world.room.piece()];
    if (look.mark != nullptr) {
        look.mark(canvas, scene);
    }
}

int candleLight(const World& world, GridPos tile) {
    constexpr int bright = 34;  // pixels
    constexpr int low = 20;
    constexpr int glow = 9;
    const Tile now = world.ground.at(tile);
    if (now == Tile::Brazier && world.room.piece() == SetPiece::Lights) {
        return glow;
    }
    return now != Tile::LitBrazier ? 0 : isCandleLow(world, tile) ? low : bright;
}

}  // namespace doorstring
