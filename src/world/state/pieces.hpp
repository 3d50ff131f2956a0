// What is remembered of the set piece in the knight's room while he is there.
#pragma once

#include "base/direction.hpp"
#include "base/enums.hpp"
#include "base/grid.hpp"
#include "base/own_value.hpp"
#include "config/set_piece_parts.hpp"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace doorstring {

// How far a set piece has come. A finished set piece has no stage: its cell is in World::solved.
enum class PieceStage : std::uint8_t {
    Waits,  // until the knight is well inside the room
    Runs,
    Rests,  // until the knight comes back, as he has failed
};

// What only some set pieces remember, with a struct for each of them. Read and written by
// ownPiece().
struct FloodState {
    int level = 0;   // rows by which the water has risen; the northernmost of them are shallow
    int ticks = 0;   // since it rose or fell by a row
    int valves = 0;  // always 0; kept, because hashes in recordings include it
};
struct StoneState {
    int at = 0;                       // x of its middle, in subpixels
    int previous = 0;                 // the same a tick before
    Direction way = Direction::East;  // in which it rolls, or will roll next
    int ticks = 0;                    // since it came to rest; 0 while it rolls
    bool isRolling = false;
};
struct LightsState {
    struct Candle {
        GridPos at;
        int ticks = 0;  // left that it burns; 0 if it is out
    };
    std::vector<Candle> candles;
    bool haveAllGoneOut = false;  // at least once: from then on blows light candles
};
struct BridgeState {
    struct Plank {
        GridPos at;
        int ticks = 0;  // since it was trodden on, or since it fell; 0 if neither
        bool hasFallen = false;
    };
    std::vector<Plank> planks;
    std::optional<GridPos> hoard;   // of coins, on the side branch; null if there is none
    bool wasKnightFalling = false;  // a tick before
};
using OwnPiece = std::variant<std::monostate, FloodState, StoneState, LightsState, BridgeState>;

struct PieceState {
    PieceStage stage = PieceStage::Waits;
    // Ticks since the stage began. In the set piece of the lights they begin again at 0 when all
    // candles have gone out.
    int ticks = 0;
    bool isShut = false;  // whether it keeps the doors of its room shut
    OwnPiece own;
};

// What only this set piece remembers: default values until it is written.
template <typename State>
State& ownPiece(PieceState& piece) {
    return ownValue<State>(piece.own);
}
template <typename State>
State ownPiece(const PieceState& piece) {
    return ownValue<State>(piece.own);
}

}  // namespace doorstring
