// What is said of events, and how long.
#include "play/states/report_events.hpp"
#include "testing/catch2.hpp"
#include "unit/play/runs/adventures.hpp"
#include "unit/world/pieces/piece_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("what is said of a set piece goes when its room is left") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    World& world = knightsWorld(game);
    world = pieceWorld(SetPiece::Well);
    REQUIRE(world.room.piece() == SetPiece::Well);
    const PieceConfig& piece = world.config.adventure.pieces.table[SetPiece::Well];
    const auto isSaidWhileLeaving = [&](const std::string& text) {
        game.session().message.show(text);
        game.session().events = {FlipStarted{}};
        reportEvents(game.session());
        return game.session().message.shown();
    };
    CHECK(isSaidWhileLeaving("A piece of heart!"));
    CHECK_FALSE(isSaidWhileLeaving(piece.title + ": " + piece.text));
}
