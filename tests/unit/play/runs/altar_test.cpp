// Altars in a run: what the loom shows, what is woven into the next floor, and where it is said.
#include "play/states/states.hpp"
#include "testing/catch2.hpp"
#include "unit/play/runs/adventures.hpp"
#include "world/beginning.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>
#include <array>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// A run of seed 17 whose knight is in the altar's room of the first floor.
void playAtAltar(Game& game) {
    playSeed17(game);
    World& world = knightsWorld(game);
    beginAt(world, Role::Altar);
    world.player.kit.coins = 500;
    tick(game, 1);
    REQUIRE(world.room.kind() == RoomKind::Altar);
}

std::vector<Thing> offersHere(const World& world) {
    std::vector<Thing> offers;
    std::ranges::copy_if(world.things.in(world.cell()), std::back_inserter(offers),
                         [](const Thing& thing) { return thing.kind == ThingKind::Offer; });
    return offers;
}

void standBefore(Game& game, const Thing& offer) {
    World& world = knightsWorld(game);
    const int width = toSubpixels(world.config.player.hitBox.width);
    world.player.body.at = {tileCentre(offer.tile).x - width / 2,
                            (offer.tile.y + 1) * subpixelsPerTile};
    world.player.body.previous = world.player.body.at;
    world.player.facing = Direction::North;
    tick(game, 1);
}

void weave(Game& game, const Thing& offer) {
    standBefore(game, offer);
    press(game, Key::Space);
    tick(game, 2);
}

}  // namespace

TEST_CASE("the loom shows the next floor, and with an offer the floor that it makes") {
    Game game = makeGame(FirstState::Title);
    playAtAltar(game);
    const Loom& loom = game.session().scene.loom;
    REQUIRE(loom.picture());
    const Seed next = floorSeed(Seed{17}, 2);
    CHECK(loom.picture()->floor->seed() == next);
    CHECK(loom.shown() == loom.woven());
    CHECK_FALSE(loom.panel(game.session()));
    for (const Thing& offer : offersHere(worldOf(game))) {
        standBefore(game, offer);
        REQUIRE(loom.shown() != nullptr);
        CHECK(loom.shown()->offers == OfferSet::of(offer.offer));
        CHECK(loom.picture()->age <= 2);
        REQUIRE(loom.panel(game.session()));
        CHECK(loom.panel(game.session())->price == priceNow(worldOf(game), offer));
        tick(game, 40);
        CHECK(loom.shown()->forecaster.isDone());
        CHECK(loom.shown()->forecaster.forecast().floors > forecastSeeds * 9 / 10);
    }
}

TEST_CASE("the panel of an offer names the sword's key only where it weaves that offer") {
    Game game = makeGame(FirstState::Title);
    playAtAltar(game);
    World& world = knightsWorld(game);
    const auto namedKey = [&] { return game.session().scene.loom.panel(game.session())->weaveKey; };
    standBefore(game, offersHere(world).front());
    world.player.facing = Direction::South;
    CHECK(namedKey() == "Space");
    world.ground.lay(neighbour(tileOf(centreOf(world.knightBox())), Direction::South), Tile::Grass);
    CHECK(namedKey().empty());
    world.player.facing = Direction::North;
    CHECK(namedKey() == "Space");
}

TEST_CASE("what is woven makes the next floor, and is told to the end of the run") {
    Game game = makeGame(FirstState::Title);
    playAtAltar(game);
    const std::vector<Thing> offers = offersHere(worldOf(game));
    weave(game, offers[0]);
    weave(game, offers[1]);
    const auto both = OfferSet::of(offers[0].offer, offers[1].offer);
    REQUIRE(worldOf(game).altar.woven == both);
    const Loom& loom = game.session().scene.loom;
    REQUIRE(loom.woven() != nullptr);
    const auto shown = loom.woven()->dungeon->plans();
    leaveFloor(game);
    REQUIRE(worldOf(game).config.floor == 2);
    CHECK(worldOf(game).config.adventure.woven == both);
    CHECK(worldOf(game).dungeon.plans() == shown);
    CHECK(worldOf(game).altar.woven.empty());
    const RunSummary summary = game.session().summaryOf(RunEnd::Defeat);
    REQUIRE(summary.tally.woven.size() == 2);
    CHECK(summary.tally.woven[0] == offers[0].offer);
    CHECK_FALSE(summary.hasOwnWeights);
    CHECK(wovenSigns(worldOf(game).config.adventure).size() == 2);
}

TEST_CASE("a woven floor that the player stops growing is not grown without its offers") {
    const bool isStopped = GENERATE(true, false);
    Game game = makeGame(FirstState::Title);
    playAtAltar(game);
    weave(game, offersHere(worldOf(game)).front());
    Host& host = game.session().host;
    int grown = 0;
    host.grow = [&](const Config&, Seed) -> GrownDungeon {
        ++grown;
        host.wasGrowingStopped = isStopped;
        return Notice("none");
    };
    CHECK_FALSE(game.session().descend());
    CHECK(grown == (isStopped ? 1 : 2));
}

TEST_CASE("a run with woven floors is saved, continued and recorded with their names") {
    const Saves saves;
    OfferSet woven;
    {
        Game game = saves.game(FirstState::Explore);
        beginAdventure(game);
        tick(game, 5);
        // By play alone, as a recording repeats nothing else.
        game.session().host.autopilot = Autopilot(expert);
        for (int second = 0; second < 600 && worldOf(game).config.floor == 1; ++second) {
            tick(game, ticksPerSecond);
        }
        woven = worldOf(game).config.adventure.woven;
        tick(game, 60);
    }
    Game game = saves.game(FirstState::Title);
    press(game, Key::Enter);
    for (int ticks = 0; ticks < 2000 && game.stateName() == "continue"; ++ticks) {
        tick(game, 1);
    }
    CHECK(game.stateName() == "ready");
    CHECK(worldOf(game).config.adventure.woven == woven);
    game.session().giveUp();
    std::string names;
    for (const OfferId offer : woven) {
        names += (names.empty() ? "" : ", ") +
                 worldOf(game).config.adventure.altar.table.at(numberOf(offer)).name;
    }
    CHECK(saves.runs().read().value().runs.back().woven == names);
}

TEST_CASE("the record of a run in whose place another one begins has the names of its offers") {
    const Saves saves;
    {
        Game game = saves.game(FirstState::Explore, {"adventure.woven=[1, 2]"});
        beginAdventure(game);
        tick(game, 5);
        leaveFloor(game);
        REQUIRE(worldOf(game).config.floor == 2);
        tick(game, 60);
    }
    Game game = saves.game(FirstState::Explore);
    game.session().beginAdventure(Seed{18});
    CHECK(saves.runs().read().value().runs.back().woven == "Long halls, Crossings");
}

TEST_CASE("what the next floor cannot be woven with is not sold, and that is said") {
    const Saves saves;
    std::vector<std::string> sets;
    for (int number = 1; number <= 12; ++number) {
        sets.push_back("offer." + std::to_string(number) +
                       ".weave=[\"limits.min_rooms = 9999\", \"limits.tries = 1\"]");
    }
    Game game = saves.game(FirstState::Title, sets);
    playAtAltar(game);
    const Thing offer = offersHere(worldOf(game)).front();
    standBefore(game, offer);
    REQUIRE(game.session().scene.loom.isOfferTorn(worldOf(game)));
    weave(game, offer);
    game.handle(KeyPressed{{Key::Up}});
    tick(game, 60);
    game.handle(KeyReleased{Key::Up});
    standBefore(game, offer);
    knightsWorld(game).player.facing = Direction::South;
    press(game, Key::Space);
    tick(game, 2);
    CHECK(worldOf(game).altar.woven.empty());
    CHECK(worldOf(game).player.kit.coins == 500);
    CHECK(game.session().message.shown());
}

TEST_CASE("the loom follows files that are saved, and counts what the knight brings along") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Title, folder);
    playAtAltar(game);
    const Loom& loom = game.session().scene.loom;
    REQUIRE(loom.base() != nullptr);
    const auto before = loom.base()->dungeon.tileset;
    knightsWorld(game).player.kit.relics = EnumSet<Relic>::of(Relic::Thimble);
    folder.replace("floors.toml", "preset = \"floor-2\"", "preset = \"floor-3\"");
    for (int ticks = 0; ticks < 200 && loom.base()->dungeon.tileset == before; ++ticks) {
        tick(game, 1);
        REQUIRE(loom.base() != nullptr);
    }
    CHECK(loom.base()->dungeon.tileset != before);
    CHECK(loom.base()->adventure.brought.relics == worldOf(game).player.kit.relics);
}

TEST_CASE("E before the loom opens the page of its tables, and chooses no item") {
    Game game = makeGame(FirstState::Title);
    playAtAltar(game);
    standBefore(game, offersHere(worldOf(game)).front());
    press(game, Key::E);
    CHECK(game.stateName() == "loom");
    press(game, Key::F1);
    CHECK(game.stateName() == "help");
    press(game, Key::F1);
    CHECK(game.stateName() == "loom");
    press(game, Key::E);
    CHECK(game.stateName() == "explore");
    knightsWorld(game).player.body.at = tileCentre({13, 1});
    tick(game, 1);
    press(game, Key::E);
    CHECK(game.stateName() == "explore");
}

TEST_CASE("E that closes the page of the loom chooses no item, however long it is held") {
    Game game = makeGame(FirstState::Title);
    playAtAltar(game);
    Kit& kit = knightsWorld(game).player.kit;
    kit.items = EnumSet<Item>::of(Item::Bombs, Item::Hook);
    kit.choose(Item::Bombs);
    standBefore(game, offersHere(worldOf(game)).front());
    press(game, Key::E);
    REQUIRE(game.stateName() == "loom");
    game.handle(KeyPressed{{Key::E}});
    REQUIRE(game.stateName() == "explore");
    tick(game, 5);
    CHECK(kit.chosen == Item::Bombs);
    game.handle(KeyReleased{Key::E});
    tick(game, 5);
    CHECK(kit.chosen == Item::Bombs);
}

TEST_CASE("a message at an altar hides nothing of the loom, and the HUD only from a knight below") {
    Game game = makeGame(FirstState::Title);
    playAtAltar(game);
    const auto picture = [&] {
        Canvas canvas({240, 176});
        game.draw(canvas, 0);
        return canvas;
    };
    // Numbers of pixels that a message changes in the HUD, in the upper half of the room, and
    // below.
    const auto coveredWithKnightAt = [&](GridPos tile) {
        World& world = knightsWorld(game);
        world.player.body.at = tileCentre(tile);
        world.player.body.previous = world.player.body.at;
        game.session().message.hide();
        const Canvas before = picture();
        game.session().message.show("A thread lies here. It regrows a floor.");
        for (int count = 0; count < 30; ++count) {
            game.session().message.tick();
        }
        const Canvas after = picture();
        std::array<int, 3> covered{};
        for (const GridPos at : cellsOf(before.size())) {
            const int part = at.y < hudHeight ? 0 : at.y < hudHeight + 72 ? 1 : 2;
            covered[part] += before.at(at.x, at.y) != after.at(at.x, at.y) ? 1 : 0;
        }
        return covered;
    };
    const auto above = coveredWithKnightAt({13, 2});
    CHECK(above[0] == 0);
    CHECK(above[1] == 0);
    CHECK(above[2] > 500);
    const auto below = coveredWithKnightAt({13, 7});
    CHECK(below[0] > 500);
    CHECK(below[1] == 0);
    CHECK(below[2] == 0);
}

TEST_CASE("the page of the loom has plain words for all that the shipped offers change") {
    CHECK(plainChange("limits.max_rooms", "15", "17") == "rooms at most: 15 \u2192 17");
    CHECK(plainChange("urns.chance", "\"2/5\"", "\"4/5\"") == "chance of urns: 40 % \u2192 80 %");
    CHECK(plainChange("locks.boss", "true", "false") == "a lock before the boss: yes \u2192 no");
    const Offers& offers = shippedConfig().adventure.altar.table;
    for (int number = 1; number <= offers.count(); ++number) {
        for (const std::string& step : offers.at(number).weave) {
            const std::string path = step.substr(0, step.find(' '));
            CAPTURE(path);
            CHECK((path.starts_with("tables.") || !plainChange(path, "1", "2").starts_with(path)));
        }
    }
}
