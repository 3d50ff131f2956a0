// Fights and locks in the whole game: the stop of a blow, death, keys, and what changes the
// dungeon.
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "unit/app/game_in_test.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Game fightGame(std::vector<std::string> sets = {}) {
    ConfigSources sources;
    sources.sets = std::move(sets);
    sources.sets.emplace_back("explore.creatures=true");
    return {shippedArt(), startFrom(std::move(sources)), FirstState::Explore};
}

// A slime leaps at the knight, from so many pixels beside him.
void addLeaper(Game& game, int pixels) {
    World& world = game.session().expedition.world();
    Creature slime;
    slime.doing = Doing::Attacks;
    slime.body.size = {10, 10};
    slime.body.at = world.player.body.at;
    slime.body.at.x += toSubpixels(pixels);
    slime.body.previous = slime.body.at;
    world.creatures.living.push_back(slime);
    world.creatures.ticks = 1000;
}

// Three rooms in a row with a locked door on each side of the middle one, where a small key lies.
SessionStart lockedRow() {
    ConfigSources sources;
    sources.sets = {"explore.locks=true"};
    SessionStart start = startFrom(std::move(sources));
    start.dungeon = dungeonOf({{"Es", "WEb+k", "W"}}, {1, 0});
    return start;
}

// Holds a key until the message line says so.
bool playUntilReported(Game& game, Key key, const std::string& text) {
    game.handle(KeyPressed{{key}});
    int ticks = 0;
    while (messageOf(game).find(text) == std::string::npos && ticks < 300) {
        game.tick();
        ++ticks;
    }
    game.handle(KeyReleased{key});
    return ticks < 300;
}

}  // namespace

TEST_CASE("a knight who is hurt holds the picture for three ticks, but not with reduced motion") {
    const bool reduced = GENERATE(false, true);
    Game game = fightGame({reduced ? "view.reduced_motion=true" : "view.reduced_motion=false"});
    addLeaper(game, 2);
    tick(game, 1);
    REQUIRE(worldOf(game).player.kit.halfHearts < 2 * worldOf(game).config.player.hearts);
    tick(game, 3);
    CHECK(worldOf(game).tick == (reduced ? 4U : 1U));
    tick(game, 1);
    CHECK(worldOf(game).tick == (reduced ? 5U : 2U));
}

TEST_CASE("a blow holds the picture for two ticks, one that fells for three") {
    Game game = fightGame();
    const World& world = worldOf(game);
    const auto ticksHeld = [&](const Events& events) {
        HitStop stop;
        stop.take(events, world);
        int ticks = 0;
        while (stop.skipsTick()) {
            ++ticks;
        }
        CHECK_FALSE(stop.holds());
        return ticks;
    };
    CHECK(ticksHeld({}) == 0);
    CHECK(ticksHeld({SwordSwung{Direction::East}, BlowBlocked{}}) == 0);
    CHECK(ticksHeld({CreatureStruck{}}) == 2);
    CHECK(ticksHeld({CreatureStruck{}, CreatureFell{}}) == 3);
    CHECK(ticksHeld({KnightHurt{3}}) == 0);  // he fell into a pit
}

TEST_CASE("what is pressed while a blow holds the picture is not lost") {
    Game game = fightGame();
    tick(game, 1);
    game.session().scene.hitStop.take({CreatureFell{}}, worldOf(game));
    tick(game, 1);
    press(game, Key::Space);
    tick(game, 2);
    REQUIRE(worldOf(game).tick == 1);
    CHECK(worldOf(game).player.swingTicks == 0);
    tick(game, 1);
    CHECK(worldOf(game).tick == 2);
    CHECK(worldOf(game).player.swingTicks == 1);
}

TEST_CASE("R, Shift+R and U work in the middle of a fight") {
    Game game = fightGame();
    addLeaper(game, 2);
    tick(game, 1);
    const Seed seed = worldOf(game).dungeon.seed();
    const int hearts = worldOf(game).player.kit.halfHearts;
    Canvas canvas;
    const bool same = GENERATE(false, true);
    press(game, Key::R, same);
    CHECK((worldOf(game).dungeon.seed() == seed) == same);
    CHECK(worldOf(game).config.hasCreatures);
    CHECK(worldOf(game).creatures.living.empty());
    tick(game, 2);
    CHECK(worldOf(game).tick == 2);  // nothing holds the new one
    game.draw(canvas, 0);
    press(game, Key::U);
    CHECK(worldOf(game).dungeon.seed() == seed);
    CHECK(worldOf(game).player.kit.halfHearts == hearts);
    REQUIRE(worldOf(game).creatures.living.size() == 1);
    tick(game, 2);
    CHECK(worldOf(game).tick == 3);
    game.draw(canvas, 0);
}

TEST_CASE("without hearts the knight falls, and wakes at the door with a message") {
    Game game = fightGame();
    game.session().expedition.world().player.kit.halfHearts = 1;
    addLeaper(game, 2);
    tick(game, 1);
    REQUIRE(worldOf(game).player.dying());
    game.session().expedition.world().creatures.living.clear();
    Canvas canvas;
    for (int count = 0; count < 200 && worldOf(game).player.dying(); ++count) {
        tick(game, 1);
        game.draw(canvas, 100);
    }
    CHECK(worldOf(game).player.kit.halfHearts == 2 * worldOf(game).config.player.hearts);
    CHECK_THAT(messageOf(game), ContainsSubstring("Out of hearts!"));
}

TEST_CASE("the title leads into a quiet dungeon and into one with creatures") {
    const TempFolder home;
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.user = home.path();
    const auto atTitle = [&] { return Game{shippedArt(), startFrom(sources), FirstState::Title}; };
    Game game = atTitle();
    chooseOnTitle(game, TitleLine::ExploreOtherwise);
    REQUIRE(game.stateName() == "explore");
    CHECK(worldOf(game).config.hasCreatures);
    CHECK(loadConfig(sources).value().config.explore.creatures);
    Game quiet = atTitle();
    chooseOnTitle(quiet, TitleLine::ExploreOtherwise);
    CHECK_FALSE(worldOf(quiet).config.hasCreatures);
    CHECK_FALSE(loadConfig(sources).value().config.explore.creatures);
}

TEST_CASE("after going back to a quiet dungeon the title leads into one with creatures") {
    const TempFolder home;
    ConfigSources sources;
    sources.user = home.path();
    Game game{shippedArt(), startFrom(sources), FirstState::Title};
    chooseOnTitle(game, TitleLine::ExploreOtherwise);
    press(game, Key::U);
    REQUIRE_FALSE(worldOf(game).config.hasCreatures);
    press(game, Key::P);
    for (int count = 0; count < 2; ++count) {
        press(game, Key::Up);
    }
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "title");
    chooseOnTitle(game, TitleLine::Explore);
    CHECK(worldOf(game).config.hasCreatures);
}

TEST_CASE("the option of creatures is saved, and counts from the next dungeon on") {
    const TempFolder home;
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.user = home.path();
    Game game{shippedArt(), startFrom(sources), FirstState::Explore};
    press(game, Key::P);
    press(game, Key::Down);
    press(game, Key::Down);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "options");
    for (int count = 0; count < 9; ++count) {
        press(game, Key::Down);
    }
    press(game, Key::Right);
    CHECK(loadConfig(sources).value().config.explore.creatures);
    CHECK_FALSE(worldOf(game).config.hasCreatures);
    press(game, Key::Escape);
    press(game, Key::Escape);
    press(game, Key::R);
    CHECK(worldOf(game).config.hasCreatures);
}

TEST_CASE("keys and locked doors are reported") {
    Game game(shippedArt(), lockedRow(), FirstState::Explore);
    CHECK(playUntilReported(game, Key::Right, "A small key"));
    CHECK(playUntilReported(game, Key::Right, "This door needs the boss key."));
    game.handle(KeyPressed{{Key::Left}});
    for (int ticks = 0; ticks < 300 && !worldOf(game).flip; ++ticks) {
        game.tick();
    }
    CHECK(worldOf(game).locks.smallKeys() == 0);
}

TEST_CASE("a door without its small key says so") {
    SessionStart start = lockedRow();
    start.dungeon = dungeonOf({{"Es", "W"}}, {0, 0});
    Game game(shippedArt(), std::move(start), FirstState::Explore);
    CHECK(playUntilReported(game, Key::Right, "This door needs a small key."));
    CHECK(worldOf(game).cell() == GridPos{0, 0});
}
