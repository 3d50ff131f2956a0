// The whole game without a window: keys in, states and pictures out.
#include "app/game.hpp"
#include "autopilot/explorer.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace doorstring;

namespace {

namespace fs = std::filesystem;

// A copy of the shipped configuration that a test may edit.
class ConfigFolder {
public:
    ConfigFolder()
        : path_(fs::temp_directory_path() / ("doorstring-game-test-" + std::to_string(++count_))) {
        fs::remove_all(path_);
        fs::create_directories(path_);
        for (const auto& entry : fs::directory_iterator(DOORSTRING_PROJECT "/config")) {
            if (entry.is_regular_file()) {
                fs::copy(entry.path(), path_);
            }
        }
    }
    ~ConfigFolder() { fs::remove_all(path_); }

    const fs::path& path() const { return path_; }

    void replace(const std::string& file, const std::string& from, const std::string& to) const {
        std::ifstream in(path_ / file);
        std::stringstream text;
        text << in.rdbuf();
        std::string content = text.str();
        for (std::size_t at = 0; (at = content.find(from, at)) != std::string::npos;
             at += to.size()) {
            content.replace(at, from.size(), to);
        }
        std::ofstream(path_ / file) << content;
    }
    void append(const std::string& file, const std::string& text) const {
        std::ofstream(path_ / file, std::ios::app) << text;
    }

private:
    static inline int count_ = 0;
    fs::path path_;
};

const Art& art() {
    static const Art loaded = Art::load(DOORSTRING_PROJECT "/assets").art;
    return loaded;
}

SessionStart startWith(const ConfigFolder& folder, std::vector<std::string> sets = {}) {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.folder = folder.path();
    sources.sets = std::move(sets);
    return {sources, loadConfig(sources).value(), Seed{17}, true};
}

void press(Game& game, Key key, bool shift = false) {
    game.handle(KeyPressed{{key, shift}});
    game.handle(KeyReleased{key});
}

void tick(Game& game, int count) {
    for (int number = 0; number < count; ++number) {
        game.tick();
    }
}

const World& world(Game& game) {
    return game.session().expedition.world();
}

}  // namespace

TEST_CASE("from the title into the dungeon, to the map and back, to pause and back to the title") {
    const ConfigFolder folder;
    Game game(art(), startWith(folder), FirstState::Title);
    CHECK(game.stateName() == "title");
    press(game, Key::Enter);
    CHECK(game.stateName() == "explore");
    press(game, Key::M);
    CHECK(game.stateName() == "map");
    press(game, Key::Tab);
    CHECK(game.stateName() == "explore");
    press(game, Key::F1);
    CHECK(game.stateName() == "help");
    press(game, Key::Escape);
    press(game, Key::Escape);
    CHECK(game.stateName() == "paused");
    press(game, Key::Down);
    press(game, Key::Down);
    press(game, Key::Down);
    press(game, Key::Enter);
    CHECK(game.stateName() == "title");
    press(game, Key::Up);
    press(game, Key::Enter);
    REQUIRE(game.session().requests.size() == 1);
    CHECK(game.session().requests.front() == HostRequest::Quit);
}

TEST_CASE("holding a key through a door slides and arrives") {
    const ConfigFolder folder;
    Game game(art(), startWith(folder), FirstState::Explore);
    game.handle(KeyPressed{{Key::Right}});
    for (int count = 0; count < 300 && game.stateName() == "explore"; ++count) {
        game.tick();
    }
    CHECK(game.stateName() == "sliding");
    tick(game, game.session().config().view.slideTicks);
    CHECK(game.stateName() == "explore");
    CHECK(world(game).cell() == GridPos{6, 5});
}

TEST_CASE("losing the focus pauses and lets go of all keys") {
    const ConfigFolder folder;
    Game game(art(), startWith(folder), FirstState::Explore);
    game.handle(KeyPressed{{Key::Right}});
    game.tick();
    game.handle(FocusLost{});
    CHECK(game.stateName() == "paused");
    press(game, Key::Escape);
    const SubPos before = world(game).player.at;
    tick(game, 10);
    CHECK(world(game).player.at == before);
}

TEST_CASE("R strings another dungeon at once, U takes it back, also on the map and in the middle "
          "of a slide") {
    const ConfigFolder folder;
    Game game(art(), startWith(folder), FirstState::Explore);
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
    const Seed other = world(game).dungeon.seed();
    CHECK(other != Seed{17});
    CHECK(game.session().message.text() == summary(world(game)));
    Canvas canvas;
    game.draw(canvas, 0);
    tick(game, 5);
    press(game, Key::U);
    CHECK(world(game).dungeon.seed() == Seed{17});
    tick(game, 5);
    game.draw(canvas, 128);
}

TEST_CASE(
    "a saved weight is told within half a second, and Shift+R regrows the same seed with it") {
    const ConfigFolder folder;
    Game game(art(), startWith(folder), FirstState::Explore);
    const Metrics before = world(game).metrics;
    folder.replace("dungeon.toml", "\nNS = 4\n", "\nNS = 40\n");
    tick(game, ticksPerSecond / 2);
    CHECK_THAT(std::string(game.session().message.text()),
               testing::ContainsSubstring("dungeon.toml read."));
    press(game, Key::R, true);
    CHECK(world(game).dungeon.seed() == Seed{17});
    CHECK(game.session().message.text() == comparison(before, world(game)));
    CHECK(world(game).metrics.byDoors != before.byDoors);
}

TEST_CASE("a broken file is told with line and reason, and play goes on with the last good one") {
    const ConfigFolder folder;
    Game game(art(), startWith(folder), FirstState::Explore);
    const Dungeon before = world(game).dungeon;
    folder.append("dungeon.toml", "\n[gird]\nwidth = 5\n");
    tick(game, ticksPerSecond / 2);
    const std::string told(game.session().message.text());
    CHECK_THAT(told, testing::ContainsSubstring("dungeon.toml:"));
    CHECK_THAT(told, testing::ContainsSubstring("gird.width"));
    press(game, Key::R, true);
    CHECK(world(game).dungeon.plans() == before.plans());
    CHECK(game.session().message.text() == told);
}

TEST_CASE("what Shift+R read is not told as news after it") {
    const ConfigFolder folder;
    Game game(art(), startWith(folder), FirstState::Explore);
    folder.replace("dungeon.toml", "\nNS = 4\n", "\nNS = 40\n");
    press(game, Key::R, true);
    const std::string told(game.session().message.text());
    tick(game, ticksPerSecond);
    CHECK(game.session().message.text() == told);
}

TEST_CASE("an edited key that another source overrides is told by what") {
    const ConfigFolder folder;
    Game game(art(), startWith(folder, {"grid.width=8"}), FirstState::Explore);
    folder.replace("dungeon.toml", "width = 10 ", "width = 12 ");
    tick(game, ticksPerSecond / 2);
    CHECK_THAT(std::string(game.session().message.text()),
               testing::ContainsSubstring("grid.width is overridden by"));
}

TEST_CASE("slow motion takes four ticks for one") {
    const ConfigFolder folder;
    Game game(art(), startWith(folder), FirstState::Explore);
    press(game, Key::F4);
    const std::uint64_t before = world(game).tick;
    tick(game, 40);
    CHECK(world(game).tick == before + 10);
}

TEST_CASE("every state draws itself for every size of room") {
    const ConfigFolder folder;
    const std::string size = GENERATE("5", "8", "15", "31");
    Game game(art(), startWith(folder, {"room.width=" + size, "room.height=" + size}),
              FirstState::Title);
    Canvas canvas;
    game.draw(canvas, 0);
    const GridSize expected{16 * std::max(15, std::stoi(size)),
                            16 * std::max(9, std::stoi(size)) + 32};
    CHECK(canvas.size() == expected);
    press(game, Key::Enter);
    press(game, Key::F3);
    for (const Key key : {Key::M, Key::Escape, Key::P, Key::Escape, Key::F1}) {
        press(game, key);
        tick(game, 3);
        game.draw(canvas, 100);
    }
    CHECK(std::all_of(canvas.pixels().begin(), canvas.pixels().end(),
                      [](Colour c) { return c.alpha == 255; }));
}

TEST_CASE("the explorer walks the shipped dungeon to its banner in the game itself") {
    const ConfigFolder folder;
    Game game(art(), startWith(folder), FirstState::Explore);
    game.session().autopilot = exploreOn;
    for (int count = 0; count < 60 * 60 * 30 && !world(game).bannerReached; ++count) {
        game.tick();
    }
    CHECK(world(game).bannerReached);
}

TEST_CASE("a typed or pasted seed leads into its dungeon; what is no seed is told") {
    const ConfigFolder folder;
    Game game(art(), startWith(folder), FirstState::Title);
    press(game, Key::Down);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "seed");
    // Keys are letters here: R strings nothing anew.
    press(game, Key::R);
    CHECK(world(game).dungeon.seed() == Seed{17});
    game.handle(TextTyped{"0000-00U"});
    press(game, Key::Enter);
    CHECK(game.stateName() == "seed");
    for (int count = 0; count < 8; ++count) {
        press(game, Key::Backspace);
    }
    game.handle(TextTyped{"  crystal"});
    game.handle(TextTyped{" "});
    game.handle(TextTyped{"cave\n"});
    press(game, Key::Enter);
    CHECK(game.stateName() == "explore");
    CHECK(world(game).dungeon.seed() == parseSeed("crystal cave").value());
}

TEST_CASE("a preset is chosen with its map in view") {
    const ConfigFolder folder;
    Game game(art(), startWith(folder), FirstState::Title);
    for (int count = 0; count < 2; ++count) {
        press(game, Key::Down);
    }
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "presets");
    Canvas canvas;
    game.draw(canvas, 0);
    press(game, Key::Down);
    game.draw(canvas, 0);
    press(game, Key::Enter);
    CHECK(game.stateName() == "explore");
    CHECK(game.session().desk.preset() == "classic");
    CHECK(world(game).room.tiles().size() == GridSize{11, 9});
}

TEST_CASE("options change at once and are kept in the user's folder") {
    const ConfigFolder folder;
    const ConfigFolder home;
    SessionStart start = startWith(folder);
    fs::remove_all(home.path());
    start.sources.user = home.path();
    start.sources.folder.reset();
    start.loaded = loadConfig(start.sources).value();
    const ConfigSources sources = start.sources;
    Game game(art(), std::move(start), FirstState::Explore);
    press(game, Key::P);
    press(game, Key::Down);
    press(game, Key::Down);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "options");
    for (int count = 0; count < 3; ++count) {
        press(game, Key::Down);
    }
    press(game, Key::Right);
    CHECK(game.session().config().view.reducedMotion);
    CHECK(loadConfig(sources).value().config.view.reducedMotion);
    press(game, Key::N);
    CHECK(loadConfig(sources).value().config.view.muted);
    tick(game, ticksPerSecond);
    CHECK(game.session().message.text() == "Sound off");
}

TEST_CASE("an option that cannot be kept counts all the same until the end") {
    const ConfigFolder folder;
    SessionStart start = startWith(folder);
    start.sources.user = folder.path() / "dungeon.toml" / "no-folder";
    Game game(art(), std::move(start), FirstState::Explore);
    press(game, Key::N);
    CHECK(game.session().config().view.muted);
    press(game, Key::R);
    CHECK(game.session().config().view.muted);
}

TEST_CASE("the mouse chooses in menus") {
    const ConfigFolder folder;
    Game game(art(), startWith(folder), FirstState::Title);
    Canvas canvas;
    game.draw(canvas, 0);
    // Down the middle of the canvas until a line answers.
    for (int y = 60; y < 170 && game.stateName() == "title"; y += 2) {
        game.handle(PointerMoved{120, y});
        game.handle(PointerPressed{120, y});
    }
    CHECK(game.stateName() == "explore");
}

TEST_CASE("a gamepad walks, opens the map, pauses and strings new dungeons") {
    const ConfigFolder folder;
    Game game(art(), startWith(folder), FirstState::Title);
    const auto push = [&](int button) {
        game.handle(PadPressed{button});
        game.handle(PadReleased{button});
    };
    push(0);
    REQUIRE(game.stateName() == "explore");
    CHECK(game.session().padInUse);
    const SubPos before = world(game).player.at;
    game.handle(PadTilted{PadTilted::Axis::StickX, 80});
    tick(game, 5);
    CHECK(world(game).player.at.x > before.x);
    game.handle(PadGone{});
    const SubPos stopped = world(game).player.at;
    tick(game, 5);
    CHECK(world(game).player.at == stopped);
    push(6);
    CHECK(game.stateName() == "map");
    push(1);
    CHECK(game.stateName() == "explore");
    push(3);
    CHECK(world(game).dungeon.seed() != Seed{17});
    push(4);
    CHECK(world(game).dungeon.seed() == Seed{17});
    push(7);
    CHECK(game.stateName() == "paused");
    press(game, Key::Escape);
    CHECK_FALSE(game.session().padInUse);
}

TEST_CASE("a key is bound anew in the menu, unless it does something else already") {
    const ConfigFolder folder;
    const ConfigFolder home;
    SessionStart start = startWith(folder);
    start.sources.user = home.path();
    start.sources.folder.reset();
    start.loaded = loadConfig(start.sources).value();
    const ConfigSources sources = start.sources;
    Game game(art(), std::move(start), FirstState::Explore);
    press(game, Key::P);
    press(game, Key::Down);
    press(game, Key::Down);
    press(game, Key::Enter);
    press(game, Key::Up);
    press(game, Key::Up);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "rebind");
    // The first line is walking up.
    press(game, Key::Enter);
    press(game, Key::R);
    CHECK(game.session().config().keys[Action::Up].front() == KeyBinding{Key::Up});
    CHECK_THAT(std::string(game.session().message.text()),
               testing::ContainsSubstring("is new dungeon already"));
    press(game, Key::Enter);
    press(game, Key::I);
    CHECK(game.session().config().keys[Action::Up] ==
          std::vector<KeyBinding>{{Key::I}, {Key::PadUp}});
    CHECK(loadConfig(sources).value().config.keys[Action::Up].front() == KeyBinding{Key::I});
}

TEST_CASE("options that cannot be kept are told once, and count all the same") {
    const ConfigFolder folder;
    SessionStart start = startWith(folder);
    start.sources.user = folder.path() / "view.toml" / "no-folder-can-be-here";
    Game game(art(), start, FirstState::Explore);
    const MessageLine& message = game.session().message;
    press(game, Key::N);
    CHECK(game.session().config().view.muted);
    CHECK_THAT(std::string(message.text()),
               testing::ContainsSubstring("Not kept for the next start"));
    press(game, Key::N);
    CHECK_FALSE(game.session().config().view.muted);
    CHECK(message.text() == "Sound on");
    game.session().changeVolumes(-10);
    CHECK_THAT(std::string(message.text()), testing::ContainsSubstring("Effects 70 %"));
}
