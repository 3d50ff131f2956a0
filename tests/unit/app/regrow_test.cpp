// New dungeons by keys, and by files that are saved while the knight walks.
#include "play/session/dungeon_news.hpp"
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

void saveOtherWeights(const ConfigFolder& folder) {
    folder.replace("dungeon.toml", "\nNS = 4\n", "\nNS = 40\n");
}

Canvas pictureOf(Game& game) {
    Canvas canvas;
    game.draw(canvas, 0);
    return canvas;
}

}  // namespace

TEST_CASE("R makes another dungeon at once, U takes it back, also on the map and in the middle "
          "of a slide") {
    Game game = makeGame(FirstState::Explore);
    const bool onMap = GENERATE(false, true);
    const bool sliding = GENERATE(false, true);
    if (sliding) {
        game.handle(KeyPressed{{Key::Right}});
        for (int count = 0; count < 300 && game.stateName() != "sliding"; ++count) {
            game.tick();
        }
        tick(game, 5);
    }
    if (onMap) {
        press(game, Key::M);
    }
    press(game, Key::R);
    const Seed other = worldOf(game).dungeon.seed();
    CHECK(other != Seed{17});
    CHECK(messageOf(game) == summary(worldOf(game)));
    Canvas canvas;
    game.draw(canvas, 0);
    tick(game, 5);
    press(game, Key::U);
    CHECK(worldOf(game).dungeon.seed() == Seed{17});
    tick(game, 5);
    game.draw(canvas, 128);
}

TEST_CASE(
    "a saved weight is reported within half a second, and Shift+R regrows the same seed with it") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder);
    const Metrics before = worldOf(game).metrics;
    folder.replace("dungeon.toml", "\nNS = 4\n", "\nNS = 40\n");
    tick(game, ticksPerSecond / 2);
    CHECK_THAT(messageOf(game), ContainsSubstring("dungeon.toml read."));
    press(game, Key::R, true);
    CHECK(worldOf(game).dungeon.seed() == Seed{17});
    CHECK(messageOf(game) == comparison(before, worldOf(game)));
    CHECK(worldOf(game).metrics.byDoors != before.byDoors);
}

TEST_CASE(
    "a broken file is reported with line and reason, and play goes on with the last valid one") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder);
    const Dungeon before = worldOf(game).dungeon;
    folder.append("dungeon.toml", "\n[gird]\nwidth = 5\n");
    tick(game, ticksPerSecond / 2);
    const std::string reported = messageOf(game);
    CHECK_THAT(reported, ContainsSubstring("dungeon.toml:"));
    CHECK_THAT(reported, ContainsSubstring("gird.width"));
    press(game, Key::R, true);
    CHECK(worldOf(game).dungeon.plans() == before.plans());
    CHECK(messageOf(game) == reported);
}

TEST_CASE("a saved weight names the keys that regrow the dungeon, whatever they are") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder, {"keys.new_dungeon=T", "keys.same_seed=Y"});
    folder.replace("dungeon.toml", "\nNS = 4\n", "\nNS = 40\n");
    tick(game, ticksPerSecond / 2);
    CHECK_THAT(messageOf(game), ContainsSubstring("T makes a new dungeon, Y regrows this one."));
}

TEST_CASE("what Shift+R read is not reported as news after it") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder);
    folder.replace("dungeon.toml", "\nNS = 4\n", "\nNS = 40\n");
    press(game, Key::R, true);
    const std::string reported = messageOf(game);
    tick(game, ticksPerSecond);
    CHECK(messageOf(game) == reported);
}

TEST_CASE("an edited key that another source overrides is reported with what overrides it") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder, {"grid.width=8"});
    folder.replace("dungeon.toml", "width = 10 ", "width = 12 ");
    tick(game, ticksPerSecond / 2);
    CHECK_THAT(messageOf(game), ContainsSubstring("grid.width is overridden by"));
}

TEST_CASE("saved weights regrow the dungeon around the knight where the options say so") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder, {"view.regrow=at once"});
    game.handle(KeyPressed{{Key::Right}});
    tick(game, 20);
    game.handle(KeyReleased{Key::Right});
    tick(game, 1);
    const Dungeon before = worldOf(game).dungeon;
    const SubPos place = worldOf(game).player.body.at;
    saveOtherWeights(folder);
    tick(game, ticksPerSecond / 2);
    CHECK(worldOf(game).dungeon.seed() == before.seed());
    CHECK(worldOf(game).dungeon.plans() != before.plans());
    CHECK(worldOf(game).player.body.at == place);
    CHECK_THAT(messageOf(game), ContainsSubstring("Changed rooms: "));
    CHECK(game.session().scene.changedRooms.isLit());
    press(game, Key::U);
    CHECK(worldOf(game).dungeon.plans() == before.plans());
    CHECK(worldOf(game).player.body.at == place);
    CHECK(!game.session().scene.changedRooms.isLit());
}

TEST_CASE(
    "saved weights that an offer does not fit regrow the dungeon, too, and unread ones nothing") {
    const TempFolder home;
    home.write("view.toml", "view.regrow = \"at once\"\n");
    ConfigSources sources;
    sources.user = home.path();
    Game game(shippedArt(), startFrom(sources), FirstState::Explore);
    const std::uint32_t first = game.session().expedition.number();
    const auto numberAfter = [&](const std::string& altars) {
        home.write("altars.toml", altars);
        tick(game, ticksPerSecond / 2);
        return game.session().expedition.number();
    };
    CHECK(numberAfter("grid.width = 12\n[offer.12]\nweave = [\"locks.small - 2\"]\n") == first + 1);
    CHECK_THAT(messageOf(game), ContainsSubstring("The file counts all the same."));
    CHECK(numberAfter("grid.width = 13\n") == first + 2);
    CHECK_THAT(messageOf(game), ContainsSubstring("Changed rooms: "));
    press(game, Key::U);
    CHECK(numberAfter("grid.width = \n") == first + 1);
}

TEST_CASE("a host may have the dungeon follow the weights whatever the options say, but never an "
          "adventure") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder, {"view.regrow=never"});
    const Dungeon before = worldOf(game).dungeon;
    saveOtherWeights(folder);
    game.session().requestRegrow();
    tick(game, 1);
    CHECK(worldOf(game).dungeon.seed() == before.seed());
    CHECK(worldOf(game).dungeon.plans() != before.plans());
    // Once only.
    const Dungeon followed = worldOf(game).dungeon;
    folder.replace("dungeon.toml", "\nNS = 40\n", "\nNS = 4\n");
    tick(game, ticksPerSecond / 2);
    CHECK(worldOf(game).dungeon.plans() == followed.plans());

    REQUIRE(game.session().beginAdventure(Seed{3}));
    const Dungeon floor = worldOf(game).dungeon;
    game.session().requestRegrow();
    tick(game, 1);
    CHECK(worldOf(game).dungeon.plans() == floor.plans());
}

TEST_CASE("changed rooms are lit on the minimap for a while") {
    const ConfigFolder folder;
    Game game =
        makeGame(FirstState::Explore, folder, {"view.regrow=at once", "view.reduced_motion=true"});
    saveOtherWeights(folder);
    tick(game, ticksPerSecond / 2);
    REQUIRE(game.session().scene.changedRooms.isLit());
    const Canvas lit = pictureOf(game);
    game.session().scene.changedRooms.clear();
    CHECK(!std::ranges::equal(lit.pixels(), pictureOf(game).pixels()));
    press(game, Key::U);
    folder.replace("dungeon.toml", "\nNS = 40\n", "\nNS = 30\n");
    tick(game, ticksPerSecond / 2);
    REQUIRE(game.session().scene.changedRooms.isLit());
    tick(game, 7 * ticksPerSecond);
    CHECK(!game.session().scene.changedRooms.isLit());
}

TEST_CASE("without that option a saved weight waits, and never is never asked about") {
    const ConfigFolder folder;
    const bool never = GENERATE(false, true);
    Game game =
        makeGame(FirstState::Explore, folder, {never ? "view.regrow=never" : "view.regrow=ask"});
    const Dungeon before = worldOf(game).dungeon;
    saveOtherWeights(folder);
    tick(game, ticksPerSecond / 2);
    CHECK(worldOf(game).dungeon.plans() == before.plans());
    CHECK_THAT(messageOf(game), ContainsSubstring("dungeon.toml read."));
    CHECK((messageOf(game).find("Shift+R") == std::string::npos) == never);
    press(game, Key::R, true);
    CHECK(worldOf(game).dungeon.plans() != before.plans());
}

TEST_CASE("a regrowth waits until a room has slid in, and for the end of a menu") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder, {"view.regrow=at once"});
    const std::uint32_t number = game.session().expedition.number();
    press(game, Key::P);
    saveOtherWeights(folder);
    tick(game, ticksPerSecond);
    CHECK(game.session().expedition.number() == number);
    press(game, Key::P);
    tick(game, 2);
    CHECK(game.session().expedition.number() == number + 1);
}

TEST_CASE("with locks the dungeon is regrown, and locks and keys are back in place") {
    const ConfigFolder folder;
    Game game =
        makeGame(FirstState::Explore, folder, {"view.regrow=at once", "explore.locks=true"});
    const Dungeon before = worldOf(game).dungeon;
    saveOtherWeights(folder);
    tick(game, ticksPerSecond / 2);
    CHECK(worldOf(game).dungeon.plans() != before.plans());
    CHECK_THAT(messageOf(game), ContainsSubstring("Locks and keys are back in place."));
}

TEST_CASE("neither adventures nor limits that fail are regrown") {
    const ConfigFolder folder;
    Game adventure = makeGame(FirstState::Adventure, folder, {"view.regrow=at once"});
    const std::uint32_t number = adventure.session().expedition.number();
    saveOtherWeights(folder);
    tick(adventure, ticksPerSecond);
    CHECK(adventure.session().expedition.number() == number);

    Game limited = makeGame(FirstState::Explore, folder, {"view.regrow=at once"});
    const Dungeon kept = worldOf(limited).dungeon;
    folder.replace("dungeon.toml", "min_rooms = 1 ", "min_rooms = 99 ");
    folder.replace("dungeon.toml", "tries = 10000 ", "tries = 2 ");
    tick(limited, ticksPerSecond);
    CHECK(worldOf(limited).dungeon.plans() == kept.plans());
}
