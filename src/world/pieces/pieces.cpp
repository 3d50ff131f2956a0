#include "world/pieces/pieces.hpp"

#include "world/pieces/piece_rules.hpp"
#include "world/things/puzzles.hpp"

namespace doorstring {

namespace {

struct PieceRow {
    SetPiece piece;
    const PieceRule* rule;
};
constexpr auto pieceRows = keyedTable<&PieceRow::piece, PieceRow>({
    {SetPiece::Flood, &floodRule},
    {SetPiece::Stone, &stoneRule},
    {SetPiece::Lights, &lightsRule},
    {SetPiece::Thief, &thiefRule},
    {SetPiece::Choir, &choirRule},
    {SetPiece::Bridge, &bridgeRule},
    {SetPiece::Well, &wellRule},
    {SetPiece::Captive, &captiveRule},
});

// The rule of the set piece in the room; there must be one.
const PieceRule& ruleHere(const World& world) {
    return *pieceRows[*world.room.piece()].rule;
}

void begin(World& world, const PieceRule& rule, Events& events) {
    world.piece.stage = PieceStage::Runs;
    world.piece.ticks = 0;
    world.piece.isShut = rule.shuts && !world.failedAt.has(rule.piece);
    events.push_back(PieceBegan{rule.piece, world.cell()});
    if (rule.begin != nullptr) {
        rule.begin(world, events);
    }
    world.player.kit.piecesMet = world.player.kit.piecesMet.with(rule.piece);
}

void finish(World& world, const PieceRule& rule, Events& events) {
    world.piece.isShut = false;
    world.areLightsOut = false;
    if (!rule.pays) {
        world.solved.push_back(world.cell());
        openGates(world, events);
        return;
    }
    events.push_back(PieceDone{rule.piece, world.cell()});
    markSolvedAndReward(world, events);
}

}  // namespace

bool hasUnsolvedPiece(const World& world) {
    return world.room.piece() && !world.isSolved(world.cell());
}

void stepPiece(World& world, Events& events) {
    if (!hasUnsolvedPiece(world) || world.player.dying()) {
        return;
    }
    const PieceRule& rule = ruleHere(world);
    PieceState& piece = world.piece;
    if (piece.stage == PieceStage::Waits) {
        if (++piece.ticks >= world.config.creatures.rules.shutTicks && world.isKnightInside()) {
            begin(world, rule, events);
        }
        return;
    }
    ++piece.ticks;
    if (piece.stage != PieceStage::Runs) {
        return;
    }
    if (rule.step != nullptr) {
        rule.step(world, events);
    }
    if (piece.stage == PieceStage::Runs && rule.isDone(world)) {
        finish(world, rule, events);
    }
}

void strikePiece(World& world, Events& events) {
    if (!hasUnsolvedPiece(world) || world.piece.stage != PieceStage::Runs) {
        return;
    }
    const PieceRule& rule = ruleHere(world);
    if (rule.answers == nullptr) {
        return;
    }
    if (const auto tile = struckTile(world, rule.answers)) {
        rule.strike(world, *tile, events);
    }
}

void failPiece(World& world, SetPiece piece, Events& events) {
    world.piece = {.stage = PieceStage::Rests, .own = {}};
    world.failedAt = world.failedAt.with(piece);
    world.areLightsOut = false;
    world.ground = world.groundAsMade(world.room);
    events.push_back(PieceFailed{piece, world.cell()});
}

bool isUnthrownLever(const World& world, GridPos tile) {
    return world.ground.at(tile) == Tile::Lever;
}

void throwLever(World& world, GridPos tile, Events& events) {
    world.ground.lay(tile, Tile::ThrownLever);
    events.push_back(PieceTurned{*world.room.piece(), tile});
}

bool areAllLeversThrown(const World& world) {
    return !world.ground.has(Tile::Lever);
}

}  // namespace doorstring
