#include "config/schema/schema.hpp"

namespace doorstring {

namespace {

// Adds to the section of a set piece the figures that no other set piece has.
template <typename Figures>
void addFigures(Schema& schema, SetPiece piece, Figures PiecesConfig::*figures,
                const std::vector<Column<Figures>>& columns) {
    schema.add("piece." + std::string(name(piece)),
               within(within(&Config::adventure, &AdventureConfig::pieces), figures), columns);
}

void addFlood(Schema& schema) {
    addFigures<FloodConfig>(
        schema, SetPiece::Flood, &PiecesConfig::flood,
        {{"rise_seconds", "seconds", TicksKind{10, 500}, &FloodConfig::riseTicks,
          "how long the water takes from row to row"},
         {"deep_after", "rows", IntegerKind{1, 8}, &FloodConfig::deepAfter,
          "by how many rows deep water follows shallow water"},
         {"valve_rows", "rows", IntegerKind{0, 8}, &FloodConfig::valveRows,
          "by how many rows an opened valve lowers the water"},
         {"drain_seconds", "seconds", TicksKind{1, 50}, &FloodConfig::drainTicks,
          "how long the water takes from row to row when all valves are open"}});
}

void addStone(Schema& schema) {
    addFigures<StoneConfig>(schema, SetPiece::Stone, &PiecesConfig::stone,
                            {{"speed", "pixels a second", IntegerKind{40, 240}, &StoneConfig::speed,
                              "how quickly the stone rolls"},
                             {"rest_seconds", "seconds", TicksKind{5, 100}, &StoneConfig::restTicks,
                              "how long it lies at an end before it is announced"},
                             {"rumble_seconds", "seconds", TicksKind{5, 650},
                              &StoneConfig::rumbleTicks, "how long rumble and dust announce it"},
                             {"damage", "half hearts", IntegerKind{0, 6}, &StoneConfig::damage,
                              "what it costs to be run over"}});
}

void addLights(Schema& schema) {
    addFigures<LightsConfig>(
        schema, SetPiece::Lights, &PiecesConfig::lights,
        {{"burn_seconds", "seconds", TicksKind{60, 2000}, &LightsConfig::burnTicks,
          "how long a candle burns after a blow"},
         {"flicker_seconds", "seconds", TicksKind{10, 500}, &LightsConfig::flickerTicks,
          "how long a candle flickers at the end of its burn_seconds"},
         {"out_seconds", "seconds", TicksKind{5, 100}, &LightsConfig::outTicks,
          "at the beginning, the time from one candle going out to the next"},
         {"limit_seconds", "seconds", TicksKind{300, 5000}, &LightsConfig::limitTicks,
          "how much time there is to light all candles until the doors open again"}});
}

void addBridge(Schema& schema) {
    addFigures<BridgeConfig>(
        schema, SetPiece::Bridge, &PiecesConfig::bridge,
        {{"shake_seconds", "seconds", TicksKind{5, 350}, &BridgeConfig::shakeTicks,
          "from a step on a plank until it falls"},
         {"return_seconds", "seconds", TicksKind{60}, &BridgeConfig::returnTicks,
          "how long until a fallen plank is pulled up again; 0: only by a crank, or by the "
          "knight's fall"},
         {"side_coins", "coins", IntegerKind{0, 20}, &BridgeConfig::coins,
          "coins that lie at the end of the side branch"}});
}

}  // namespace

void addPieceSections(Schema& schema) {
    std::vector<Column<PieceConfig>> columns{
        {"title", "", TextKind{24}, &PieceConfig::title, "what is said when the knight comes in"},
        {"text", "", TextKind{60}, &PieceConfig::text, "what to do there"},
        {"weight", "", IntegerKind{0, 1000}, &PieceConfig::weight,
         "how often a floor has it, relative to the others; 0: never"},
        {"first_floor", "", IntegerKind{1, mostFloors}, &PieceConfig::firstFloor,
         "the first floor that may have it"},
        {"last_floor", "", IntegerKind{1, mostFloors}, &PieceConfig::lastFloor,
         "the last floor that may have it; if that is below first_floor, none has it"},
        {"reward", "", ChoiceKind(pieceRewardNames), &PieceConfig::reward,
         "what lies in the chest that appears when it is done"},
        {"coins", "coins", IntegerKind{1, 999}, &PieceConfig::coins,
         "coins if the reward is coins or no relic is left for it; with the reward \"heart\", "
         "those that lie where the floor's heart piece would be"}};
    for (Column<PieceConfig>& column : columns) {
        column.affectsPlay = column.path != "title" && column.path != "text";
    }
    const auto pieces = within(&Config::adventure, &AdventureConfig::pieces);
    for (const SetPiece piece : allValues<SetPiece>) {
        schema.add("piece." + std::string(name(piece)),
                   within(within(pieces, &PiecesConfig::table), at(piece)), columns);
    }
    addFlood(schema);
    addStone(schema);
    addLights(schema);
    addBridge(schema);
    addGuestSections(schema);
}

}  // namespace doorstring
