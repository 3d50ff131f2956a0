// A run from the title to its end: cards, stairs, regrown floors, the page of the run, game
// over and victory.
#include "saves/recording_reader.hpp"
#include "testing/catch2.hpp"
#include "testing/floors_folder.hpp"
#include "unit/play/runs/adventures.hpp"
#include "view/run/run_screens.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("an adventure begins with the card of its first floor, which goes by itself") {
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, TitleLine::Adventure);
    REQUIRE(game.stateName() == "floor card");
    CHECK(worldOf(game).config.floor == 1);
    tick(game, floorCardLeaveTick - 1);
    CHECK(worldOf(game).tick == 0);  // nothing moves behind it
    tick(game, 2);
    CHECK(game.stateName() == "explore");
    CHECK(game.session().scene.card.has_value());
    CHECK(worldOf(game).tick > 0);  // while it goes
    tick(game, floorCardTicks - floorCardLeaveTick);
    CHECK_FALSE(game.session().scene.card.has_value());
}

TEST_CASE("a key lets the card of a floor go, and counts") {
    const int after = GENERATE(0, floorCardLeaveTick - 1, floorCardLeaveTick + 2);
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, TitleLine::Adventure);
    tick(game, after);
    SECTION("the map") {
        press(game, Key::M);
        CHECK(game.stateName() == "map");
        press(game, Key::M);
        CHECK(game.stateName() == "explore");
    }
    SECTION("the sword") {
        press(game, Key::Space);
        tick(game, 1);
        CHECK(game.stateName() == "explore");
        CHECK(worldOf(game).player.swingTicks > 0);
    }
}

TEST_CASE("stairs lead to the card of the next floor, the last ones to victory") {
    const std::vector<int> numbers =
        GENERATE(std::vector{1}, std::vector{1, 2, 3}, std::vector{1, 2, 3, 4, 5, 6});
    const FloorsFolder folder(numbers);
    ConfigSources sources;
    sources.shipped = folder.path();
    Game game(shippedArt(), startFrom(std::move(sources)), FirstState::Title);
    playSeed17(game);
    CHECK(worldOf(game).config.adventure.floors.count() == numbers.back());
    for (int floor = 2; floor <= numbers.back(); ++floor) {
        leaveFloor(game);
        REQUIRE(game.stateName() == "floor card");
        CHECK(worldOf(game).config.floor == floor);
        CHECK(worldOf(game).dungeon.seed() == floorSeed(Seed{17}, floor));
        tick(game, floorCardTicks);
        REQUIRE(game.stateName() == "explore");
    }
    leaveFloor(game);
    CHECK(game.stateName() == "victory");
}

TEST_CASE("an adventure whose first floor cannot be grown says so, and leaves all as it was") {
    const TempFolder presets;
    presets.write("no-floor.toml", "limits.min_rooms = 150\nlimits.tries = 1\n");
    const ConfigFolder folder;
    folder.replace("floors.toml", "\"floor-1\"",
                   "\"" + (presets.path() / "no-floor.toml").string() + "\"");
    Game game = makeGame(FirstState::Title, folder);
    chooseOnTitle(game, TitleLine::Adventure);
    CHECK(game.stateName() == "adventure page");
    CHECK(worldOf(game).config.floor == 0);
    CHECK(game.session().config().adventure.floor == 0);
    CHECK_FALSE(game.session().message.text().empty());
}

TEST_CASE("without hearts the game is over, and no key takes that back") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    game.session().spendThread(false);
    die(game);
    REQUIRE(game.stateName() == "game over");
    const std::uint32_t number = game.session().expedition.number();
    for (const Key key : {Key::R, Key::U, Key::Escape}) {
        press(game, key);
    }
    press(game, Key::R, true);
    CHECK(game.session().expedition.number() == number);
    CHECK(game.stateName() == "game over");
    press(game, Key::Enter);
    CHECK(game.stateName() == "game over");  // it was meant for a creature
    tick(game, runEndListenTick);
    press(game, Key::Enter);
    CHECK(game.stateName() == "floor card");
    CHECK(game.session().run()->seed == Seed{17});
    CHECK(game.session().expedition.tally().regrown == 0);
}

TEST_CASE("from the end of a run one goes to another seed, or to a title that explores") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    die(game);
    tick(game, runEndListenTick);
    press(game, Key::Down);
    press(game, Key::Enter);
    CHECK(game.stateName() == "floor card");
    CHECK(game.session().run()->seed != Seed{17});
    tick(game, floorCardTicks);
    die(game);
    tick(game, runEndListenTick);
    press(game, Key::Up);
    press(game, Key::Enter);
    CHECK(game.stateName() == "title");
    CHECK_FALSE(game.session().isAdventure());
}

TEST_CASE("the page of the run rests it; giving up takes two presses") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    press(game, Key::P);
    REQUIRE(game.stateName() == "run page");
    press(game, Key::P);
    REQUIRE(game.stateName() == "explore");
    press(game, Key::Escape);
    for (int line = 0; line < 5; ++line) {
        press(game, Key::Down);
    }
    press(game, Key::Enter);
    CHECK(game.stateName() == "run page");
    press(game, Key::Down);
    tick(game, 1);
    press(game, Key::Up);
    press(game, Key::Enter);
    CHECK(game.stateName() == "run page");  // going away has taken it back
    press(game, Key::Enter);
    CHECK(game.stateName() == "game over");
}

TEST_CASE("a window that loses the focus shows the page of the run") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    game.handle(FocusLost{});
    CHECK(game.stateName() == "run page");
}

TEST_CASE("an adventure cannot be looked up: neither map nor growth show more than was seen") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    game.session().mapShowsAll = true;
    game.act(Action::Watch);
    CHECK(game.stateName() == "explore");
    CHECK(messageOf(game).starts_with("Not in an adventure"));
    press(game, Key::M);
    REQUIRE(game.stateName() == "map");
    const auto picture = [&] {
        Canvas canvas;
        game.draw(canvas, 0);
        return canvas;
    };
    game.session().message.hide();
    const Canvas before = picture();
    game.session().mapShowsAll = false;
    const Canvas after = picture();
    CHECK(std::equal(before.pixels().begin(), before.pixels().end(), after.pixels().begin(),
                     after.pixels().end()));
    press(game, Key::Enter);
    CHECK_FALSE(game.session().mapShowsAll);
}

TEST_CASE("options that an adventure decides itself are not shown in it") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    press(game, Key::P);
    press(game, Key::Down);
    press(game, Key::Down);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "options");
    const ExploreConfig exploring = game.session().config().explore;
    const auto tileset = game.session().config().dungeon.tileset;
    for (int line = 0; line < 10; ++line) {
        press(game, Key::Enter);
        press(game, Key::Down);
    }
    CHECK(game.session().config().explore == exploring);
    CHECK(game.session().config().dungeon.tileset == tileset);
}

TEST_CASE("what is copied for others is the seed of the adventure") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    leaveFloor(game);
    CHECK(game.session().seedToShare() == Seed{17});
    CHECK(worldOf(game).dungeon.seed() != Seed{17});
}

TEST_CASE(
    "an adventure ends on ground that can be explored, even if the files give none any more") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Title, folder);
    const Seed before = worldOf(game).dungeon.seed();
    REQUIRE(game.session().beginAdventure(Seed{5}));
    folder.append("dungeon.toml", "\n[limits]\nmin_rooms = 160\ntries = 1\n");
    game.session().endAdventure();
    CHECK_FALSE(game.session().isAdventure());
    CHECK(game.session().run() == nullptr);
    CHECK(worldOf(game).dungeon.seed() == before);
    CHECK(game.session().config().adventure.floor == 0);
    CHECK(game.session().message.shown());
}

TEST_CASE("a replay ends where the game was, even if the files give no such dungeon any more") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder);
    const Dungeon before = worldOf(game).dungeon;
    game.session().beginReplay(wonRecording());
    CHECK(game.session().isReplay());
    game.session().host.grow = [](const Config&, Seed) -> GrownDungeon { return Notice("none"); };
    game.session().endReplay();
    CHECK_FALSE(game.session().isReplay());
    CHECK_FALSE(game.session().isAdventure());
    CHECK(worldOf(game).dungeon.seed() == before.seed());
}

TEST_CASE("R, held, spends a thread for another floor, the same for the same adventure") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    Game other = makeGame(FirstState::Title);
    playSeed17(other);
    const Seed first = worldOf(game).dungeon.seed();
    REQUIRE(worldOf(game).player.kit.threads == 1);
    knightsWorld(game).player.kit.threads = 2;
    knightsWorld(game).player.kit.coins = 5;
    holdThread(game);
    CHECK(messageOf(game).starts_with("Floor 1 regrown: "));
    CHECK(messageOf(game).ends_with(" rooms. Threads left: 1."));
    CHECK(worldOf(game).player.kit.coins == 0);
    const Seed second = worldOf(game).dungeon.seed();
    CHECK(second != first);
    holdThread(game);
    CHECK(worldOf(game).dungeon.seed() != second);
    CHECK(worldOf(game).player.kit.threads == 0);
    CHECK(game.session().expedition.tally().regrown == 2);
    holdThread(other);
    CHECK(worldOf(other).dungeon.seed() == second);
    CHECK_FALSE(game.session().expedition.tally().weightsChanged);
}

TEST_CASE("R that is let go too early, or without a thread, says what it would do") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    const std::uint32_t number = game.session().expedition.number();
    game.handle(KeyPressed{{Key::R}});
    CHECK(messageOf(game) == "Hold R: a thread regrows the floor.");
    tick(game, 59);
    CHECK(game.session().scene.threadHold.share() > 240);
    game.handle(KeyReleased{Key::R});
    tick(game, 60);
    CHECK(game.session().expedition.number() == number);
    CHECK(game.session().scene.threadHold.share() == 0);
    knightsWorld(game).player.kit.threads = 0;
    holdThread(game);
    CHECK(messageOf(game) == "No thread is left. One lies at each altar.");
    CHECK(game.session().expedition.number() == number);
}

TEST_CASE("one press spends one thread, however long it lasts, and none on a page") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    knightsWorld(game).player.kit.threads = 3;
    game.handle(KeyPressed{{Key::R}});
    tick(game, 200);
    CHECK(worldOf(game).player.kit.threads == 2);
    game.handle(KeyReleased{Key::R});
    for (const Key page : {Key::M, Key::P}) {
        press(game, page);
        holdThread(game);
        CHECK(worldOf(game).player.kit.threads == 2);
        CHECK_FALSE(messageOf(game).starts_with("Hold"));
        press(game, page);
    }
}

TEST_CASE("R gives back nothing that the floor has taken, and leaves nothing that it has given") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    const Kit brought = worldOf(game).player.kit;
    Kit& kit = knightsWorld(game).player.kit;
    kit.threads = 2;
    kit.halfHearts = 1;
    kit.coins = brought.coins + 30;
    kit.bombs = brought.bombs + 3;
    kit.arrows = brought.arrows + 3;
    knightsWorld(game).altar = {OfferSet::of(offerOf(4)), true};
    holdThread(game);
    const Kit& now = worldOf(game).player.kit;
    CHECK(now.halfHearts == 1);
    CHECK(now.hearts == brought.hearts);
    CHECK(now.coins == brought.coins);
    CHECK(now.bombs == brought.bombs);
    CHECK(now.arrows == brought.arrows);
    CHECK(worldOf(game).altar.hasThreads);
    CHECK(worldOf(game).altar.woven == OfferSet::of(offerOf(4)));
    holdThread(game, true);
    CHECK(worldOf(game).player.kit.halfHearts == 1);
}

TEST_CASE("nothing regrows a floor under a knight who dies or walks down, and nothing is undone") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    const std::string before(messageOf(game));
    const std::uint32_t number = game.session().expedition.number();
    knightsWorld(game).player.deathTicks = 1;
    press(game, Key::R);
    CHECK(messageOf(game) == before);
    knightsWorld(game).player.deathTicks = 0;
    knightsWorld(game).player.descentTicks = 1;
    press(game, Key::R, true);
    press(game, Key::U);
    CHECK(messageOf(game) == before);
    knightsWorld(game).player.descentTicks = 0;
    holdThread(game);
    CHECK(game.session().expedition.number() == number + 1);
    const Seed regrown = worldOf(game).dungeon.seed();
    press(game, Key::U);
    CHECK(messageOf(game) == "In an adventure nothing is undone: a thread once spent stays spent.");
    CHECK(worldOf(game).dungeon.seed() == regrown);
}

TEST_CASE("a floor with other weights marks the run, one with the same does not") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Title, folder);
    chooseOnTitle(game, TitleLine::Adventure);
    tick(game, floorCardTicks);
    knightsWorld(game).player.kit.threads = 2;
    const Seed seed = worldOf(game).dungeon.seed();
    holdThread(game, true);
    CHECK_FALSE(game.session().expedition.tally().weightsChanged);
    folder.replace("room.toml", "pillar_chance = \"11/101\"", "pillar_chance = 0.9");
    holdThread(game, true);
    CHECK(worldOf(game).dungeon.seed() == seed);
    CHECK(messageOf(game).starts_with("Floor 1 again, with changed weights: rooms"));
    CHECK(game.session().expedition.tally().weightsChanged);
    CHECK(game.session().summaryOf(RunEnd::Defeat).tally.weightsChanged);
}

TEST_CASE("a run keeps the difficulty that it began with, and the daily run is always normal") {
    const TempFolder home;
    ConfigSources sources;
    sources.user = home.path();
    Game game{shippedArt(), startFrom(sources), FirstState::Title};
    pressKeys(game, {Key::Enter, Key::Down, Key::Right, Key::Up, Key::Enter});  // from normal
    REQUIRE(game.stateName() == "floor card");
    CHECK(worldOf(game).config.adventure.difficulty == Difficulty::Stern);
    CHECK(game.session().runNote() == "Stern");
    home.write("options.toml", "adventure.difficulty = \"gentle\"\n");
    REQUIRE(game.session().descend());
    CHECK(worldOf(game).config.adventure.difficulty == Difficulty::Stern);
    CHECK_FALSE(game.session().ownWeights.everHadOwn());
    Game daily{shippedArt(), startFrom(sources), FirstState::Title};
    chooseOnTitle(daily, TitleLine::Daily);
    CHECK(worldOf(daily).config.adventure.difficulty == Difficulty::Normal);
    CHECK(daily.session().config().adventure.difficulty == Difficulty::Normal);
}

TEST_CASE(
    "where held keys are toggled, one press of R spends a thread, and a second one stops it") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    game.session().choose([](Config& config) { config.view.heldKeys = HeldKeys::Toggle; },
                          {"view.held_keys"});
    const int whole = game.session().config().adventure.thread.holdTicks;
    const auto regrown = [&] { return game.session().expedition.tally().regrown; };
    press(game, Key::R);
    tick(game, whole - 1);
    press(game, Key::R);
    tick(game, whole);
    CHECK(regrown() == 0);
    press(game, Key::R);
    tick(game, whole);
    CHECK(regrown() == 1);
    // The next one takes another press.
    knightsWorld(game).player.kit.threads = 2;
    tick(game, 2 * whole);
    CHECK(regrown() == 1);
    press(game, Key::R);
    tick(game, whole);
    CHECK(regrown() == 2);
}
