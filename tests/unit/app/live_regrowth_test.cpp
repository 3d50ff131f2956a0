// Weights that are saved while the knight walks regrow the dungeon around him.
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
