#include "testing/catch2.hpp"
#include "unit/world/pieces/piece_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World darkened() {
    World world = pieceWorld(SetPiece::Lights);
    begun(world);
    const LightsConfig& config = world.config.adventure.pieces.lights;
    waited(world, 6 * config.outTicks);
    return world;
}

}  // namespace

TEST_CASE("the candles go out one after the other, and then it is dark") {
    World world = pieceWorld(SetPiece::Lights);
    const auto candles = tilesWith(world, Tile::LitBrazier);
    REQUIRE(candles.size() >= 3);
    begun(world);
    CHECK_FALSE(isDark(world, world.room));
    const LightsConfig& config = world.config.adventure.pieces.lights;
    waited(world, config.outTicks);
    CHECK(tilesWith(world, Tile::LitBrazier).size() == candles.size() - 1);
    waited(world, static_cast<int>(candles.size()) * config.outTicks);
    CHECK(tilesWith(world, Tile::LitBrazier).empty());
    CHECK(isDark(world, world.room));
}

TEST_CASE("a candle burns for a while after a blow") {
    World world = darkened();
    const GridPos candle = tilesWith(world, Tile::Brazier).front();
    CHECK(countIn<PieceTurned>(struck(world, candle)) == 1);
    CHECK(world.ground.at(candle) == Tile::LitBrazier);
    const Events events = waited(world, world.config.adventure.pieces.lights.burnTicks);
    CHECK(world.ground.at(candle) == Tile::Brazier);
    CHECK(countIn<PieceWarned>(events) == 1);
}

TEST_CASE("the lights are done when all candles burn at once") {
    World world = darkened();
    int done = 0;
    for (const GridPos candle : tilesWith(world, Tile::Brazier)) {
        CHECK(done == 0);
        done += countIn<PieceDone>(struck(world, candle));
    }
    CHECK(done == 1);
    CHECK_FALSE(isDark(world, world.room));
    CHECK_FALSE(world.isKnightShutIn());
}

TEST_CASE("after its time the room is light again and the doors are open") {
    World world = darkened();
    const Events events = waited(world, world.config.adventure.pieces.lights.limitTicks);
    CHECK(countIn<PieceFailed>(events) == 1);
    CHECK_FALSE(isDark(world, world.room));
    CHECK_FALSE(world.isKnightShutIn());
}

TEST_CASE("where the room is laid again in the dark, its candles burn and go out again") {
    Config config = shippedFloor(1);
    config.adventure.pieceToBeginAt = SetPiece::Lights;
    Expedition expedition(config, darkened().dungeon);
    expedition.world() = darkened();
    REQUIRE(isDark(expedition.world(), expedition.world().room));
    std::vector<RoomText> texts(config.room.texts.all().begin(), config.room.texts.all().end());
    texts.push_back(
        {"one-more.txt",
         "room bare\nkinds any\n#####.#####\n#.........#\n..........#\n#.........#\n#####.#####\n",
         {}});
    config.room.texts = RoomTexts(std::move(texts));
    expedition.apply(config);
    World& world = expedition.world();
    CHECK_FALSE(isDark(world, world.room));
    const std::size_t candles = tilesWith(world, Tile::LitBrazier).size();
    REQUIRE(candles >= 3);
    const Events events = waited(world, 1);
    CHECK(countIn<PieceDone>(events) == 0);
    begun(world);
    waited(world, world.config.adventure.pieces.lights.outTicks);
    CHECK(tilesWith(world, Tile::LitBrazier).size() == candles - 1);
}
