// A run from the title to its end: cards, stairs, the page of the run, game over and victory.
#include "testing/catch2.hpp"
#include "unit/app/saved_game.hpp"
#include "view/run/floor_card.hpp"
#include "view/run/run_end_screen.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World& knightsWorld(Game& game) {
    return game.session().expedition.world();
}

// Seed 17, its first card gone.
void playSeed17(Game& game) {
    chooseOnTitle(game, TitleLine::Adventure);
    REQUIRE(game.stateName() == "floor card");
    game.session().beginAdventure(Seed{17});
    tick(game, floorCardTicks);
    REQUIRE(game.stateName() == "explore");
}

void leaveFloor(Game& game) {
    World& world = knightsWorld(game);
    world.player.descentTicks = world.config.adventure.stairs.descentTicks;
    tick(game, 2);
}

void die(Game& game) {
    World& world = knightsWorld(game);
    world.player.kit.halfHearts = 0;
    world.player.deathTicks = world.config.player.deathTicks;
    tick(game, 2);
}

}  // namespace

TEST_CASE("an adventure begins with the card of its first floor, which any key lets go") {
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, TitleLine::Adventure);
    REQUIRE(game.stateName() == "floor card");
    CHECK(worldOf(game).config.floor == 1);
    tick(game, floorCardStays - 1);
    CHECK(worldOf(game).tick == 0);  // nothing moves behind it
    tick(game, floorCardTicks - floorCardStays + 1);
    CHECK(game.stateName() == "explore");

    Game other = makeGame(FirstState::Title);
    chooseOnTitle(other, TitleLine::Adventure);
    press(other, Key::Space);
    tick(other, floorCardTicks - floorCardStays);
    CHECK(other.stateName() == "explore");
    tick(other, 1);
    CHECK(worldOf(other).player.swingTicks == 0);  // the key did no more than that
}

TEST_CASE("stairs lead to the card of the next floor, the last ones to victory") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    for (int floor = 2; floor <= floorCount; ++floor) {
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
    CHECK(game.stateName() == "title");
    CHECK(worldOf(game).config.floor == 0);
    CHECK(game.session().config().adventure.floor == 0);
    CHECK_FALSE(game.session().message.text().empty());
}

TEST_CASE("without hearts the game is over, and no key takes that back") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    game.session().growNew();
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
    tick(game, runEndComes);
    press(game, Key::Enter);
    CHECK(game.stateName() == "floor card");
    CHECK(game.session().adventureSeed() == Seed{17});
    CHECK(game.session().expedition.tally().regenerated == 0);
}

TEST_CASE("from the end of a run one goes to another seed, or to a title that explores") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    die(game);
    tick(game, runEndComes);
    press(game, Key::Down);
    press(game, Key::Enter);
    CHECK(game.stateName() == "floor card");
    CHECK(game.session().adventureSeed() != Seed{17});
    tick(game, floorCardTicks);
    die(game);
    tick(game, runEndComes);
    press(game, Key::Up);
    press(game, Key::Enter);
    CHECK(game.stateName() == "title");
    CHECK_FALSE(game.session().isAdventure());
}

TEST_CASE("R regenerates the floor, each time another, the same ones for the same adventure") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    Game other = makeGame(FirstState::Title);
    playSeed17(other);
    const Seed first = worldOf(game).dungeon.seed();
    knightsWorld(game).player.kit.coins = 5;
    press(game, Key::R);
    CHECK(messageOf(game).starts_with("Floor 1 regenerated: "));
    CHECK(worldOf(game).player.kit.coins == 0);
    const Seed second = worldOf(game).dungeon.seed();
    CHECK(second != first);
    press(game, Key::U);
    CHECK(messageOf(game).starts_with("Back to floor 1 as it was: "));
    CHECK(worldOf(game).dungeon.seed() == first);
    CHECK(worldOf(game).player.kit.coins == 5);
    press(game, Key::R);
    CHECK(worldOf(game).dungeon.seed() != second);
    CHECK(game.session().expedition.tally().regenerated == 2);
    press(other, Key::R);
    CHECK(worldOf(other).dungeon.seed() == second);
    CHECK_FALSE(game.session().expedition.tally().weightsChanged);
}

TEST_CASE("nothing regenerates a floor under a knight who dies or walks down") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    const std::uint32_t number = game.session().expedition.number();
    knightsWorld(game).player.deathTicks = 1;
    press(game, Key::R);
    knightsWorld(game).player.deathTicks = 0;
    knightsWorld(game).player.descentTicks = 1;
    press(game, Key::R, true);
    CHECK(game.session().expedition.number() == number);
    press(game, Key::U);
    CHECK(messageOf(game).empty());
    knightsWorld(game).player.descentTicks = 0;
    press(game, Key::U);
    CHECK(messageOf(game) == "This floor was not regenerated.");
}

TEST_CASE("a floor with other weights marks the run, one with the same does not") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Title, folder);
    chooseOnTitle(game, TitleLine::Adventure);
    const Seed seed = worldOf(game).dungeon.seed();
    press(game, Key::R, true);
    CHECK_FALSE(game.session().expedition.tally().weightsChanged);
    folder.replace("room.toml", "pillar_chance = \"11/101\"", "pillar_chance = 0.9");
    press(game, Key::R, true);
    CHECK(worldOf(game).dungeon.seed() == seed);
    CHECK(messageOf(game).starts_with("Floor 1 again, with changed weights: rooms"));
    CHECK(game.session().expedition.tally().weightsChanged);
    CHECK(game.session().summaryOf(RunEnd::Defeat).tally.weightsChanged);
}

TEST_CASE("the page of the run rests it; giving up takes two presses") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    press(game, Key::P);
    REQUIRE(game.stateName() == "run page");
    press(game, Key::P);
    REQUIRE(game.stateName() == "explore");
    press(game, Key::Escape);
    for (int line = 0; line < 3; ++line) {
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
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "options");
    const ExploreConfig exploring = game.session().config().explore;
    const auto tileset = game.session().config().dungeon.tileset;
    for (int line = 0; line < 7; ++line) {
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

TEST_CASE("a trial says that it is not recorded, and is left by two presses") {
    const Saves saves;
    ConfigSources sources;
    sources.sets = {"adventure.floor=3"};
    SessionStart start = startFrom(std::move(sources));
    start.saves = {saves.folder(), [] { return std::string("2026-11-22"); }};
    start.trial = Seed{5};
    Game game(shippedArt(), std::move(start), FirstState::Explore);
    REQUIRE(worldOf(game).config.floor == 3);
    CHECK(game.session().summaryOf(RunEnd::Defeat).isTrial);
    tick(game, 200);
    press(game, Key::P);
    REQUIRE(game.stateName() == "run page");
    press(game, Key::Up);  // to the last line
    press(game, Key::Enter);
    CHECK(game.stateName() == "run page");
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "title");
    CHECK_FALSE(saves.runs().hasRun());
    chooseOnTitle(game, TitleLine::Adventure);
    CHECK_FALSE(game.session().summaryOf(RunEnd::Defeat).isTrial);
    CHECK(saves.runs().hasRun());
}

TEST_CASE("who begins in a shop is told how to buy") {
    ConfigSources sources;
    sources.sets = {"adventure.floor=2", "adventure.at=shop"};
    SessionStart start = startFrom(std::move(sources));
    start.trial = Seed{5};
    Game game(shippedArt(), std::move(start), FirstState::Explore);
    REQUIRE(worldOf(game).room.kind() == RoomKind::Shop);
    tick(game, floorCardTicks + 1);
    CHECK(messageOf(game) == "\"Welcome! Push at a stand to buy.\"");
}

TEST_CASE("who asks whether to leave a trial and then looks elsewhere is asked again") {
    ConfigSources sources;
    sources.sets = {"adventure.floor=3"};
    SessionStart start = startFrom(std::move(sources));
    start.trial = Seed{5};
    Game game(shippedArt(), std::move(start), FirstState::Explore);
    tick(game, 200);
    press(game, Key::P);
    press(game, Key::Up);
    press(game, Key::Enter);
    press(game, Key::Up);  // to Give up, which is not asked about
    tick(game, 1);
    press(game, Key::Enter);
    CHECK(game.stateName() == "run page");
    press(game, Key::Down);
    tick(game, 1);
    press(game, Key::Enter);
    CHECK(game.stateName() == "run page");
}

TEST_CASE(
    "whether the weights are those of the program is told of a trial and without saves, too") {
    const auto ownWeightsOf = [](std::vector<std::string> sets) {
        ConfigSources sources;
        sources.sets = std::move(sets);
        SessionStart start = startFrom(std::move(sources));
        start.trial = Seed{5};
        Game game(shippedArt(), std::move(start), FirstState::Explore);
        return game.session().summaryOf(RunEnd::Victory).ownWeights;
    };
    CHECK_FALSE(ownWeightsOf({"adventure.floor=5", "adventure.at=boss"}));
    CHECK(ownWeightsOf({"adventure.floor=5", "creature.king_slime.health=1"}));

    const ConfigFolder folder;
    Game game = makeGame(FirstState::Title, folder);
    chooseOnTitle(game, TitleLine::Adventure);
    CHECK_FALSE(game.session().summaryOf(RunEnd::Defeat).ownWeights);
    folder.replace("room.toml", "pillar_chance = \"11/101\"", "pillar_chance = 0.9");
    press(game, Key::R);
    CHECK(game.session().summaryOf(RunEnd::Defeat).ownWeights);
    game.session().endAdventure();
    folder.replace("room.toml", "pillar_chance = 0.9", "pillar_chance = \"11/101\"");
    REQUIRE(game.session().beginAdventure(Seed{17}));
    CHECK_FALSE(game.session().summaryOf(RunEnd::Defeat).ownWeights);
}
