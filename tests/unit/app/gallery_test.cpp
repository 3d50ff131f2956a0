// Creatures to fight, as `doorstring creature NAME --play` opens them.
#include "cli/options/common_options.hpp"
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"
#include "world/creatures/place.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Game openGallery(const ConfigFolder& folder, int count, const std::filesystem::path& saves = {}) {
    ConfigSources sources;
    sources.folder = folder.path();
    sources.gallery = Gallery{CreatureKind::Skeleton, count};
    sources.sets = bareDungeonSets({1, 1});
    sources.sets.insert(sources.sets.end(), {"room.interior=\"empty\"", "explore.creatures=true"});
    SessionStart start = startFrom(sources);
    start.saves.folder = saves;
    return {shippedArt(), start, FirstState::Explore};
}

bool areSkeletons(Game& game, std::size_t count) {
    const std::vector<Creature>& living = worldOf(game).creatures.living;
    return living.size() == count &&
           std::all_of(living.begin(), living.end(), [](const Creature& creature) {
               return creature.kind == CreatureKind::Skeleton;
           });
}

}  // namespace

TEST_CASE("a gallery has its creatures at once, and again by R and Shift+R") {
    const ConfigFolder folder;
    Game game = openGallery(folder, 3);
    tick(game, 1);
    CHECK(areSkeletons(game, 3));
    const Seed seed = worldOf(game).dungeon.seed();
    press(game, Key::R, true);
    CHECK(messageOf(game) == "Again: 3 x skeleton");
    press(game, Key::R);
    CHECK(worldOf(game).dungeon.seed() != seed);
    CHECK(messageOf(game) == "Again: 3 x skeleton");
    tick(game, 1);
    CHECK(areSkeletons(game, 3));
}

TEST_CASE("in a gallery there is no map, no growth to watch, and nothing to go back to") {
    const ConfigFolder folder;
    Game game = openGallery(folder, 1);
    tick(game, 1);
    press(game, Key::U);
    CHECK(messageOf(game).empty());
    for (const Key key : {Key::M, Key::G}) {
        press(game, key);
        CHECK(game.stateName() == "explore");
    }
    game.session().scene.hints.update(game.session().config().keys, false, {.isRoomTrial = true});
    CHECK(game.session().scene.hints.hints().back().what.english() == "again");
    for (const FirstHint& hint : game.session().scene.hints.hints()) {
        CHECK(hint.what.english() != "map");
    }
}

TEST_CASE("saved figures count at once in a gallery, and a broken row leaves the last valid ones") {
    const ConfigFolder folder;
    Game game = openGallery(folder, 2);
    tick(game, 1);
    const auto row = [&] { return worldOf(game).config.creatures.kinds[CreatureKind::Skeleton]; };
    REQUIRE(row().health == 2);
    folder.replace("creatures.toml", "health = 2\ndamage = 1\nspeed = 35",
                   "health = 5\ndamage = 1\nspeed = 21");
    tick(game, ticksPerSecond / 2);
    CHECK(messageOf(game) == "creatures.toml read.");
    CHECK(row().speed == 21);
    CHECK(worldOf(game).creatures.living.front().health == 5);
    struct Mistake {
        std::string from;
        std::string to;
        std::string sentence;
    };
    const Mistake mistake =
        GENERATE(Mistake{"health = 5", "health = -5", "creature.skeleton.health: -5 is too small"},
                 Mistake{"gait = \"flies\"", "gait = \"hops\"",
                         "creature.bat.gait: \"hops\" is not a choice"},
                 Mistake{"[creature.ghost]", "[creature.ghosts]",
                         "creature.ghosts is not a key; did you mean creature.ghost?"},
                 Mistake{"from = 1\ntilesets = \"any\"", "from = 1\ntilesets = \"lava\"",
                         "creature.skeleton.tilesets: \"lava\" is not a choice"});
    folder.replace("creatures.toml", mistake.from, mistake.to);
    tick(game, ticksPerSecond / 2);
    CHECK_THAT(messageOf(game), ContainsSubstring("creatures.toml:"));
    CHECK_THAT(messageOf(game), ContainsSubstring(mistake.sentence));
    CHECK_THAT(messageOf(game), ContainsSubstring("Still using the last valid value."));
    CHECK(row().health == 5);
    CHECK(row().speed == 21);
    CHECK(areSkeletons(game, 2));
}

TEST_CASE("in a gallery the knight wakes in the middle, and the fight goes on") {
    const ConfigFolder folder;
    Game game = openGallery(folder, 2);
    tick(game, 1);
    World& world = game.session().expedition.world();
    const SubPos middle = world.player.body.at;
    world.player.body.at.x += toSubpixels(20);
    world.player.kit.halfHearts = 0;
    world.player.deathTicks = 1;
    for (int count = 0; count < 200 && world.player.dying(); ++count) {
        tick(game, 1);
    }
    CHECK(world.player.kit.halfHearts == 2 * world.config.player.hearts);
    CHECK(world.player.body.at == middle);
    CHECK(messageOf(game) ==
          "Out of hearts! No harm done: you wake where you came in, fully healed.");
    CHECK(areSkeletons(game, 2));
}

TEST_CASE("adventures in a gallery are not saved, as a recording could not repeat them") {
    const ConfigFolder folder;
    const TempFolder saves;
    Game game = openGallery(folder, 1, saves.path());
    CHECK(game.session().runs == nullptr);
}
