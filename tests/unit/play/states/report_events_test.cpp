// What is said of events, and how long.
#include "play/states/report_events.hpp"
#include "testing/catch2.hpp"
#include "unit/play/runs/adventures.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "unit/world/pieces/piece_rooms.hpp"
#include "unit/world/things/small_floors.hpp"
#include "view/hud/texts.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// A start, and east of it a room for treasure with two relics.
World floorWithRelics() {
    WorldConfig config = floorConfig();
    config.adventure.floors.setCount(2);
    config.adventure.floors.at(1).item = FloorItem::None;
    for (RelicConfig& relic : config.adventure.relics.table) {
        relic = {1, 1};
    }
    return {roomsWith(RoomKind::Treasure, {"E", "W"}), config};
}

// Puts the knight's middle where that of a tile of a room is.
void putOn(World& world, GridPos cell, GridPos tile) {
    const Room room = world.roomAt(cell);
    world.enter(room, world.groundAsMade(room), {}, {});
    standInMiddleOf(world, tile);
}

}  // namespace

TEST_CASE("what is said of a room goes when the knight leaves it, other news stays") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    knightsWorld(game) = pieceWorld(SetPiece::Well);
    Session& session = game.session();
    const auto isSaidAfter = [&](const Event& event, const Event& leaving) {
        session.message.hide();
        session.events = {event};
        reportEvents(session);
        REQUIRE(session.message.shown());
        session.events = {leaving};
        reportEvents(session);
        return session.message.shown();
    };
    CHECK(isSaidAfter(TreasureTaken{Treasure::HeartPiece, 1}, FlipStarted{}));
    CHECK_FALSE(isSaidAfter(PieceBegan{SetPiece::Well, {}}, FlipStarted{}));
    CHECK_FALSE(isSaidAfter(DoorRefused{{}, Direction::North, DoorLock::Small}, FlipStarted{}));
    CHECK_FALSE(isSaidAfter(PuzzleSolved{}, StringTaken{}));
    session.complain("The disk is full.");
    session.events = {FlipStarted{}};
    reportEvents(session);
    CHECK(session.message.shown());
}

TEST_CASE("a door is said to need a key until it opens") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    Session& session = game.session();
    const auto isSaidAfter = [&](DoorLock opened) {
        session.events = {DoorRefused{{}, Direction::North, DoorLock::Boss},
                          DoorOpened{{}, Direction::North, opened}};
        reportEvents(session);
        return session.message.shown();
    };
    CHECK(isSaidAfter(DoorLock::Small));
    CHECK_FALSE(isSaidAfter(DoorLock::Boss));
}

TEST_CASE("shop, relics and altar say in the same words how to take what they have") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    Session& session = game.session();
    World& world = knightsWorld(game);
    const auto saidIn = [&](ThingKind kind) {
        session.message.hide();
        const auto things = world.things.all();
        const auto thing = std::ranges::find(things, kind, &Thing::kind);
        REQUIRE(thing != things.end());
        putOn(world, thing->cell, {7, 4});
        tellHowToTakeWares(session);
        return session.message.shown() ? std::string(session.message.text()) : std::string();
    };
    CHECK(saidIn(ThingKind::Offer) == "To weave an offer, walk into it or press Space before it.");
    world.altar.woven = OfferSet::of(OfferId{1}, OfferId{2});
    CHECK(saidIn(ThingKind::Offer).empty());
    world = floorWithRelics();
    CHECK(saidIn(ThingKind::Plinth) ==
          "Two relics: to take one, walk into it or press Space before it.");
}

TEST_CASE("bombs and arrows tell which key uses them, or what is missing to use them") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    Kit& kit = knightsWorld(game).player.kit;
    const auto toldOf = [&](Treasure what) {
        game.session().events = {TreasureTaken{what, 4}};
        reportEvents(game.session());
        return std::string(game.session().message.text());
    };
    CHECK(toldOf(Treasure::BombBundle) ==
          "4 bombs! To lay bombs you need an item from a large chest.");
    CHECK(toldOf(Treasure::ArrowBundle) ==
          "4 arrows! To shoot arrows you need the bow, from a large chest.");
    kit.addItem(Item::Bombs, knightsWorld(game).config.items);
    kit.addItem(Item::Bow, knightsWorld(game).config.items);
    CHECK(toldOf(Treasure::BombBundle) == "4 bombs! K lays one.");
    CHECK(toldOf(Treasure::ArrowBundle) == "4 arrows! I shoots one.");
}

TEST_CASE("the first coins of a run bring a word about the altar, once") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    tick(game, 1);
    MessageLine& message = game.session().message;
    CHECK_FALSE(message.shown());
    const auto isToldOf = [&](DropKind kind) {
        game.session().events = {DropTaken{kind}};
        reportEvents(game.session());
        const bool isTold =
            message.shown() && message.text().find("altar") != std::string_view::npos;
        message.hide();
        return isTold;
    };
    CHECK_FALSE(isToldOf(DropKind::Heart));
    CHECK(isToldOf(DropKind::Coin));
    CHECK_FALSE(isToldOf(DropKind::Coin));
    leaveFloor(game);
    tick(game, floorCardTicks + 1);
    REQUIRE(worldOf(game).config.floor == 2);
    CHECK_FALSE(isToldOf(DropKind::Coin));
}

TEST_CASE(
    "the first dark room of a run brings a word about the lantern, unless the knight has it") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    WorldConfig config = floorConfig();
    config.items.lantern.darkChance = {1, 1};
    config.items.lantern.darkChanceWith = {1, 1};
    const auto isToldIn = [&](GridPos cell, bool hasLantern = false) {
        World& world = knightsWorld(game);
        world = World(dungeonOf({{"E", "WE", "W"}}, {0, 0}), config);
        if (hasLantern) {
            world.player.kit.addItem(Item::Lantern, config.items);
        }
        putOn(world, cell, {7, 4});
        game.session().message.hide();
        game.session().events = {FlipEnded{cell, true}};
        reportEvents(game.session());
        return game.session().message.shown() &&
               messageOf(game) == "It is dark here: a lantern would help.";
    };
    CHECK_FALSE(isToldIn({0, 0}));  // the start, which is light
    CHECK_FALSE(isToldIn({1, 0}, true));
    CHECK(isToldIn({1, 0}));
    CHECK_FALSE(isToldIn({2, 0}));
    game.session().scene.clear();  // as on the next floor
    CHECK_FALSE(isToldIn({2, 0}));
    REQUIRE(game.session().beginAdventure(Seed{17}));  // another run, of the same seed
    CHECK(isToldIn({2, 0}));
}

TEST_CASE("a relic is read from two tiles away, once other news has gone") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    Session& session = game.session();
    World& world = knightsWorld(game);
    world = floorWithRelics();
    const auto things = world.things.all();
    const auto plinth = std::ranges::find(things, ThingKind::Plinth, &Thing::kind);
    REQUIRE(plinth != things.end());
    const GridPos cell = plinth->cell;
    const GridPos tile = plinth->tile;
    const std::string name = titleOf(plinth->loot.what, 1);
    const auto isReadFrom = [&](GridPos at) {
        putOn(world, cell, at);
        tick(game, 1);
        return session.message.shown() && session.message.text().starts_with(name);
    };
    session.message.show("Two relics: take one.");
    CHECK_FALSE(isReadFrom({tile.x, tile.y + 2}));
    session.message.hide();
    CHECK(isReadFrom({tile.x, tile.y + 2}));
    CHECK_FALSE(isReadFrom({tile.x, tile.y + 3}));
    session.message.hide();
    CHECK(isReadFrom({tile.x, tile.y + 1}));
    session.message.hide();
    CHECK_FALSE(isReadFrom({tile.x, tile.y + 1}));  // it was read
}
