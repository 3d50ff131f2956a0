// Set pieces: rooms of an adventure with something to do besides fighting and crossing the room.
// Their figures are in config/pieces.toml, their templates in config/rooms/pieces.txt.
#pragma once

#include "base/enums.hpp"
#include "base/grid.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace doorstring {

enum class SetPiece : std::uint8_t { Flood, Stone, Lights, Thief, Choir, Bridge, Well, Captive };
inline constexpr auto setPieceNames =
    namesOf<SetPiece>({"flood", "stone", "lights", "thief", "choir", "bridge", "well", "captive"});

constexpr std::string_view name(SetPiece piece) {
    return setPieceNames[static_cast<std::size_t>(piece)];
}

// The contents of the chest that appears when a set piece is done.
enum class PieceReward : std::uint8_t { None, Coins, Heart, Relic };
inline constexpr auto pieceRewardNames = namesOf<PieceReward>({"none", "coins", "heart", "relic"});

// A set piece and the cell whose room has it.
struct PlacedPiece {
    GridPos cell;
    SetPiece piece = SetPiece::Flood;
    friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};

// What all set pieces have.
struct PieceConfig {
    std::string title;  // said when the knight first comes in
    std::string text;   // what to do there
    int weight = 0;     // how often a floor has it, relative to the others; 0: never
    int firstFloor = 1;
    int lastFloor = 9;
    PieceReward reward = PieceReward::Coins;
    // The coins in the chest if the reward is Coins, or if no relic or heart piece is left for it.
    // If the chest has the heart piece, of which a floor has only one, these coins lie in the place
    // that the heart piece would have had.
    int coins = 24;
    friend bool operator==(const PieceConfig&, const PieceConfig&) = default;
};

// Water that rises row by row until three valves are open.
struct FloodConfig {
    int riseTicks = 96;  // from row to row
    int deepAfter = 3;   // rows by which deep water follows shallow water
    int valveRows = 2;   // rows by which an opened valve lowers the water
    int drainTicks = 9;  // from row to row, once all valves are open
    friend bool operator==(const FloodConfig&, const FloodConfig&) = default;
};

// A great stone that rolls from end to end until its wedges are struck.
struct StoneConfig {
    int speed = 130;       // pixels a second
    int restTicks = 60;    // at an end, before its next roll is announced
    int rumbleTicks = 51;  // of rumble and dust before each roll
    int damage = 1;        // half hearts
    friend bool operator==(const StoneConfig&, const StoneConfig&) = default;
};

// Candles that go out, until all of them burn at the same time.
struct LightsConfig {
    int burnTicks = 540;     // how long a candle burns after a blow
    int flickerTicks = 120;  // the last part of burnTicks, when the candle flickers
    int outTicks = 36;       // from one candle going out to the next, at first
    int limitTicks = 2700;   // from when all are out until the doors open again
    friend bool operator==(const LightsConfig&, const LightsConfig&) = default;
};

// Planks that fall behind the knight, until he has turned all cranks.
struct BridgeConfig {
    int shakeTicks = 42;    // from a step on a plank until it falls
    int returnTicks = 900;  // until a fallen plank returns; 0: only by a crank or the knight's fall
    int coins = 8;          // at the end of the bridge's side branch
    friend bool operator==(const BridgeConfig&, const BridgeConfig&) = default;
};

struct PiecesConfig {
    EnumArray<SetPiece, PieceConfig> table;
    FloodConfig flood;
    StoneConfig stone;
    LightsConfig lights;
    BridgeConfig bridge;
    friend bool operator==(const PiecesConfig&, const PiecesConfig&) = default;
};

}  // namespace doorstring
