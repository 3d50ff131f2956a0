// Watching a dungeon grow: by keys, by the mouse, and into it.
#include "lab/watch/watch_screen.hpp"
#include "play/session/recorder.hpp"
#include "saves/recording_reader.hpp"
#include "testing/catch2.hpp"
#include "testing/played_again.hpp"
#include "unit/app/game_in_test.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

bool same(const Canvas& a, const Canvas& b) {
    return a.size() == b.size() &&
           std::equal(a.pixels().begin(), a.pixels().end(), b.pixels().begin());
}

// Nothing in motion: two pictures of the same step are alike.
Game stillGame(FirstState first) {
    ConfigSources sources;
    sources.sets = {"view.reduced_motion=true"};
    return {shippedArt(), startFrom(std::move(sources)), first};
}

}  // namespace

TEST_CASE("G shows how the dungeon grew, and leaves where it came from") {
    Game game = makeGame(FirstState::Explore);
    tick(game, 30);
    const SubPos before = worldOf(game).player.body.at;
    press(game, Key::G);
    REQUIRE(game.stateName() == "watch");
    tick(game, 120);
    press(game, Key::Escape);
    CHECK(game.stateName() == "explore");
    CHECK(worldOf(game).player.body.at == before);
    press(game, Key::M);
    press(game, Key::G);
    REQUIRE(game.stateName() == "watch");
    press(game, Key::G);
    CHECK(game.stateName() == "map");
}

TEST_CASE("it grows by itself, faster if wanted, and Space pauses it") {
    Game game = stillGame(FirstState::Watch);
    tick(game, 1);
    const Canvas empty = drawn(game);
    tick(game, 12);
    const Canvas one = drawn(game);
    CHECK_FALSE(same(empty, one));
    press(game, Key::Space);
    const Canvas paused = drawn(game);
    tick(game, 100);
    CHECK(same(paused, drawn(game)));
    press(game, Key::Space);
    for (int count = 0; count < 6; ++count) {
        press(game, Key::Up);
    }
    tick(game, 600);
    const Canvas end = drawn(game);
    tick(game, 100);
    CHECK(same(end, drawn(game)));
    // From the end it starts over.
    press(game, Key::Space);
    tick(game, 1);
    CHECK_FALSE(same(end, drawn(game)));
}

TEST_CASE("the keys of what is watched can be rebound") {
    const ConfigFolder folder;
    folder.replace("keys.toml", "to_end = [\"End\"]", "to_end = [\"T\"]");
    Game game = makeGame(FirstState::Watch, folder, {"view.reduced_motion=true"});
    press(game, Key::Space);
    const Canvas start = drawn(game);
    press(game, Key::End);
    CHECK(same(drawn(game), start));
    press(game, Key::T);
    CHECK_FALSE(same(drawn(game), start));
}

TEST_CASE("going back and forth comes to the same pictures") {
    Game game = stillGame(FirstState::Watch);
    press(game, Key::Space);
    std::vector<Canvas> pictures;
    for (int step = 0; step < 25; ++step) {
        pictures.push_back(drawn(game));
        press(game, Key::Right);
    }
    for (int step = 24; step >= 0; --step) {
        press(game, Key::Left);
        CHECK(same(drawn(game), pictures[static_cast<std::size_t>(step)]));
    }
    press(game, Key::End);
    const Canvas end = drawn(game);
    press(game, Key::Home);
    CHECK(same(drawn(game), pictures[0]));
    press(game, Key::End);
    CHECK(same(drawn(game), end));
}

TEST_CASE("an arrow that is held goes on") {
    Game game = stillGame(FirstState::Watch);
    press(game, Key::Space);
    game.handle(KeyPressed{{Key::Right}});
    const Canvas one = drawn(game);
    tick(game, 60);
    CHECK_FALSE(same(drawn(game), one));
    game.handle(KeyReleased{Key::Right});
    const Canvas later = drawn(game);
    tick(game, 60);
    CHECK(same(drawn(game), later));
}

TEST_CASE("the mouse drags along the timeline and presses the button") {
    Game game = stillGame(FirstState::Watch);
    const Canvas start = drawn(game);
    const WatchLayout layout = watchLayout(start.size());
    const int y = layout.bar.y + 2;
    game.handle(PointerMoved{layout.bar.x + layout.bar.width / 2, y});
    CHECK(same(drawn(game), start));
    game.handle(PointerPressed{layout.bar.x + layout.bar.width / 2, y});
    const Canvas middle = drawn(game);
    CHECK_FALSE(same(middle, start));
    game.handle(PointerMoved{layout.bar.x + layout.bar.width + 50, 3});
    const Canvas end = drawn(game);
    game.handle(PointerMoved{layout.bar.x + layout.bar.width / 2, 3});
    tick(game, 50);
    CHECK(same(drawn(game), middle));
    game.handle(PointerReleased{});
    game.handle(PointerMoved{layout.bar.x, y});
    CHECK(same(drawn(game), middle));
    game.handle(PointerPressed{layout.button.x + 3, layout.button.y + 3});
    game.handle(PointerReleased{});
    const Canvas paused = drawn(game);
    tick(game, 50);
    CHECK(same(drawn(game), paused));
    press(game, Key::End);
    CHECK_FALSE(same(end, paused));
}

TEST_CASE("Enter walks into the very dungeon, also into one made while watching") {
    Game game = makeGame(FirstState::Watch);
    tick(game, 40);
    const Grid<RoomPlan> first = worldOf(game).dungeon.plans();
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "explore");
    CHECK(worldOf(game).dungeon.plans() == first);

    press(game, Key::G);
    const Canvas before = drawn(game);
    press(game, Key::R);
    CHECK(game.stateName() == "watch");
    const Seed another = worldOf(game).dungeon.seed();
    CHECK_FALSE(another == Seed{17});
    tick(game, 1);
    CHECK_FALSE(same(before, drawn(game)));
    press(game, Key::Enter);
    CHECK(game.stateName() == "explore");
    CHECK(worldOf(game).dungeon.seed() == another);
}

TEST_CASE("with other weights since, it shows and enters what they make of the seed now") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder);
    const Grid<RoomPlan> before = worldOf(game).dungeon.plans();
    folder.replace("dungeon.toml", "NS = 4", "NS = 400");
    tick(game, 60);
    press(game, Key::G);
    tick(game, 2);
    CHECK(messageOf(game).find("The weights have changed") == 0);
    CHECK(worldOf(game).dungeon.plans() == before);
    press(game, Key::Enter);
    CHECK(worldOf(game).dungeon.seed() == Seed{17});
    CHECK_FALSE(worldOf(game).dungeon.plans() == before);
    press(game, Key::G);
    game.session().message.hide();
    tick(game, 2);
    CHECK_FALSE(game.session().message.shown());
}

TEST_CASE("Enter leads into what is seen, whatever files were saved since") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder);
    folder.replace("dungeon.toml", "width = 10 ", "width = 7 ");
    tick(game, 30);
    press(game, Key::G);
    tick(game, 5);
    folder.replace("dungeon.toml", "width = 7 ", "width = 20 ");
    folder.replace("room.toml", "width = 15 ", "width = 31 ");
    tick(game, 30);
    REQUIRE(game.session().config().room.size.width == 31);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "explore");
    const World& world = worldOf(game);
    CHECK(world.dungeon.size().width == 7);
    CHECK(world.config.room.size == GridSize{15, 9});
    tick(game, 30);
    CHECK(drawn(game).size() == GridSize{240, 176});
}

TEST_CASE("Enter leads into the carved map that is seen, and the recording of it holds") {
    const TempFolder folder;
    const TempFolder out;
    folder.write("dungeon.toml", "growth = \"scattered\"\n");
    folder.write("room.toml", "[room]\nwidth = 15\nheight = 9\n");
    ConfigSources sources;
    sources.folder = folder.path();
    Game game{shippedArt(), startFrom(std::move(sources)), FirstState::Explore};
    const auto recorder = Recorder::open(out.path() / "walk.replay", game.session());
    REQUIRE(recorder.ok());
    REQUIRE(worldOf(game).dungeon.carved()->rooms() > 3);
    folder.write("dungeon.toml", "growth = \"scattered\"\n[scattered]\nmax_rooms = 3\n");
    tick(game, 30);
    press(game, Key::G);
    tick(game, 5);
    folder.write("room.toml", "[room]\nwidth = 31\nheight = 31\n");
    tick(game, 30);
    REQUIRE(game.session().config().room.size == GridSize{31, 31});
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "explore");
    const CarvedMap* map = worldOf(game).dungeon.carved();
    REQUIRE(map != nullptr);
    CHECK(map->screenSize() == GridSize{15, 9});
    CHECK(map->rooms() == 3);
    CHECK(worldOf(game).config.room.size == GridSize{15, 9});
    tick(game, 90);
    REQUIRE(recorder.value()->finish());

    const auto recording = loadRecording(out.path() / "walk.replay", Config());
    REQUIRE(recording.ok());
    CHECK(recording.value().ending == Recording::Ending::Whole);
    const PlayedAgain played(recording.value());
    CHECK_FALSE(played.run.differsAt());
}

TEST_CASE("begun by watching, leaving leads to the title; the title has G, too") {
    Game game = makeGame(FirstState::Watch);
    press(game, Key::Escape);
    REQUIRE(game.stateName() == "title");
    press(game, Key::G);
    REQUIRE(game.stateName() == "watch");
    press(game, Key::F1);
    CHECK(game.stateName() == "help");
    drawn(game);
    press(game, Key::Escape);
    press(game, Key::Escape);
    CHECK(game.stateName() == "title");
}

TEST_CASE("a grid too large to be watched is reported, and play goes on") {
    ConfigSources sources;
    sources.sets = {"grid.width=1100", "grid.height=1000", "tables.N.S=1000"};
    Game game{shippedArt(), startFrom(std::move(sources)), FirstState::Explore};
    press(game, Key::G);
    drawn(game);
    tick(game, 1);
    CHECK(game.stateName() == "explore");
    CHECK(messageOf(game).find("is too large to watch it grow") != std::string::npos);
}

TEST_CASE("any window shows it: labels make way in a small one") {
    Game game = stillGame(FirstState::Watch);
    press(game, Key::End);
    for (const GridSize window : {GridSize{0, 0}, GridSize{1, 1}, GridSize{240, 176},
                                  GridSize{960, 704}, GridSize{3840, 2160}}) {
        game.session().host.window = window;
        const Canvas canvas = drawn(game);
        CHECK(canvas.size().width >= 240);
        CHECK(canvas.size().height >= 176);
        const bool fits = window.width >= 240;
        CHECK((!fits || canvas.size().width <= window.width));
        CHECK((!fits ||
               fittingScale(canvas.size(), window, 0) == window.width / canvas.size().width));
    }
}
