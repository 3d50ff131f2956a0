// The Lab saves, keeps what is not saved, compares and finds.
#include "config/sources/share_code.hpp"
#include "dungeon/metrics.hpp"
#include "lab/page/lab_layout.hpp"
#include "lab/sheet/lab_field.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "unit/lab/game_in_lab.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// A home that outlives the games in it.
struct LabHomes {
    TempFolder user;
    TempFolder state;

    SessionStart start(const std::string& preset = "") const {
        ConfigSources sources;
        sources.user = user.path();
        sources.preset = preset;
        SessionStart begin = startFrom(std::move(sources));
        begin.stateFolder = state.path();
        return begin;
    }
    std::string text(const std::filesystem::path& file) const {
        std::ifstream in(file);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    std::filesystem::path unsavedFile() const { return state.path() / "lab.unsaved"; }
    std::string unsaved() const { return text(unsavedFile()); }
    // Puts a folder in the place of that file, which then can be neither written nor removed.
    void putObstacle() const { std::filesystem::create_directories(unsavedFile() / "in the way"); }
};

std::int64_t straightNorth(const Config& config) {
    return weightOf(config.dungeon.tables[Direction::North],
                    doorsOf(DoorShape::Straight, Direction::North)) /
           weightOne;
}

void typeText(Game& game, const std::string& text) {
    game.handle(TextTyped{text});
}

constexpr const char* editsAreBack = "Your unsaved edits are back.";

}  // namespace

TEST_CASE("S saves a preset under a name, which the game then plays") {
    const LabHomes home;
    GameInLab game(home.start("corridors"));
    press(game, Key::Num9);
    press(game, Key::Enter);
    press(game, Key::S);
    typeText(game, "s");  // of the key that opened the page
    tick(game, 2);
    REQUIRE(game.stateName() == "lab save");
    typeText(game, "mine");
    typeText(game, "-long");
    press(game, Key::Enter);
    CHECK(game.stateName() == "lab");
    CHECK_THAT(home.text(home.user.path() / "presets/mine-long.toml"),
               ContainsSubstring("base = \"corridors\""));
    CHECK(game.session().desk.preset() == "mine-long");
    CHECK(straightNorth(game.session().config()) == 9);
    // Nothing is unsaved any more.
    tick(game, 60);
    CHECK_FALSE(std::filesystem::exists(home.unsavedFile()));
}

TEST_CASE("Backspace takes a whole letter from the proposed name") {
    const LabHomes home;
    home.user.write("presets/w\u00e4.toml", "base = \"classic\"\n");
    GameInLab game(home.start("w\u00e4"));
    press(game, Key::Right);
    press(game, Key::S);
    tick(game, 2);
    press(game, Key::Backspace);
    press(game, Key::Enter);
    CHECK(game.stateName() == "lab");
    CHECK(std::filesystem::exists(home.user.path() / "presets/w.toml"));
}

TEST_CASE("a preset is saved under its own name, whatever letters that has") {
    const LabHomes home;
    home.user.write("presets/w\u00e4.toml", "base = \"corridors\"\n");
    GameInLab game(home.start("w\u00e4"));
    press(game, Key::Num9);
    press(game, Key::Enter);
    press(game, Key::S);
    tick(game, 2);
    press(game, Key::Enter);
    CHECK(game.stateName() == "lab");
    CHECK_THAT(home.text(home.user.path() / "presets/w\u00e4.toml"), ContainsSubstring("NS = 9"));
    CHECK(straightNorth(game.session().config()) == 9);
}

TEST_CASE("weights can be saved in the own config folder") {
    const LabHomes home;
    GameInLab game(home.start());
    press(game, Key::Num8);
    press(game, Key::Enter);
    press(game, Key::S);
    tick(game, 2);
    press(game, Key::Down);
    press(game, Key::Enter);
    CHECK(game.stateName() == "lab");
    CHECK_THAT(home.text(home.user.path() / "dungeon.toml"), ContainsSubstring("NS = 8"));
    CHECK(straightNorth(game.session().config()) == 8);
}

TEST_CASE("an edit that could not be kept is kept as soon as it can be, and so is its undoing") {
    const LabHomes home;
    GameInLab game(home.start("corridors"));
    home.putObstacle();
    press(game, Key::Num7);
    press(game, Key::Enter);
    tick(game, 60);
    REQUIRE(std::filesystem::is_directory(home.unsavedFile()));
    std::filesystem::remove_all(home.unsavedFile());
    tick(game, 60);
    CHECK_THAT(home.unsaved(), ContainsSubstring("NS = 7"));
    std::filesystem::remove(home.unsavedFile());
    home.putObstacle();
    press(game, Key::Z);
    tick(game, 60);
    REQUIRE(std::filesystem::is_directory(home.unsavedFile()));
    std::filesystem::remove(home.unsavedFile() / "in the way");
    tick(game, 60);
    CHECK_FALSE(std::filesystem::exists(home.unsavedFile()));
}

TEST_CASE("an edit that is not saved is there again, whatever became of the program") {
    const LabHomes home;
    {
        GameInLab game(home.start("corridors"));
        press(game, Key::Num7);
        press(game, Key::Num7);
        tick(game, 60);
        // As after a crash.
        CHECK_THAT(home.unsaved(), ContainsSubstring("NS = 77"));
        press(game, Key::Num7);
    }  // closed in the middle of typing
    GameInLab again(home.start());
    CHECK(messageOf(again) == editsAreBack);
    press(again, Key::Enter);
    REQUIRE(again.stateName() == "explore");
    // It walks what was edited, of the preset that it is of: R there would make another.
    CHECK(worldOf(again).dungeon.seed() == Seed{1});
    CHECK_THAT(home.unsaved(), ContainsSubstring("preset = \"corridors\""));
    CHECK_THAT(home.unsaved(), ContainsSubstring("NS = 777"));
}

TEST_CASE("who leaves the Lab with edits that are neither saved nor walked is told of them") {
    const LabHomes home;
    GameInLab game(home.start("corridors"));
    const std::string told = "Your edits stay in the Lab until you save them.";
    press(game, Key::Escape);
    CHECK(messageOf(game) != told);
    openLabIn(game);
    press(game, Key::Num9);
    press(game, Key::Enter);
    press(game, Key::Escape);
    REQUIRE(game.stateName() == "explore");
    CHECK(messageOf(game) == told);
    openLabIn(game);
    press(game, Key::Enter);
    press(game, Key::Escape);
    press(game, Key::Escape);
    REQUIRE(game.stateName() == "explore");
    CHECK(messageOf(game) != told);
}

TEST_CASE("the other set grows again, too, with edits that come back") {
    const LabHomes home;
    {
        GameInLab game(home.start());
        press(game, Key::B);
        press(game, Key::Num9);
        tick(game, 60);
    }
    GameInLab again(home.start());
    press(again, Key::A);
    tick(again, 60);
    press(again, Key::Enter);
    CHECK(again.stateName() == "explore");
}

TEST_CASE("unsaved edits do no harm where one folder has state and configuration") {
    const LabHomes home;
    const auto start = [&] {
        SessionStart begin = home.start();
        begin.stateFolder = home.user.path();
        return begin;
    };
    {
        GameInLab game(start());
        press(game, Key::Num9);
        tick(game, 60);
    }
    GameInLab again(start());
    CHECK(messageOf(again) == editsAreBack);
}

TEST_CASE("edits of a preset that is a file come back, and it can be saved as another preset") {
    const LabHomes home;
    const TempFolder elsewhere;
    const std::string file =
        elsewhere.write("ring.toml", "base = \"classic\"\n[grid]\nwidth = 7\n").string();
    {
        GameInLab game(home.start(file));
        press(game, Key::Num9);
        press(game, Key::Enter);
        tick(game, 60);
        press(game, Key::Escape);
        CHECK(game.stateName() == "explore");
        openLabIn(game);
        CHECK(messageOf(game) == editsAreBack);
    }
    GameInLab game(home.start(file));
    CHECK(messageOf(game) == editsAreBack);
    press(game, Key::S);
    tick(game, 2);
    typeText(game, "mine");
    press(game, Key::Enter);
    CHECK(game.stateName() == "lab");
    CHECK_THAT(home.text(home.user.path() / "presets/mine.toml"), ContainsSubstring("ring.toml\""));
    CHECK(game.session().config().dungeon.grid.width == 7);
    CHECK(straightNorth(game.session().config()) == 9);
}

TEST_CASE("edits of a preset with an apostrophe in its name come back") {
    const LabHomes home;
    home.user.write("presets/it's.toml", "base = \"classic\"\n");
    for (const bool isBack : {false, true}) {
        GameInLab game(home.start("it's"));
        CHECK((messageOf(game) == editsAreBack) == isBack);
        press(game, Key::Num9);
        tick(game, 60);
    }
}

TEST_CASE("unsaved edits that cannot be read are put aside, each time under another name") {
    const LabHomes home;
    for (const std::string damaged : {"preset = '", "both = true", "\x01"}) {
        home.state.write("lab.unsaved", damaged);
        GameInLab game(home.start());
        CHECK(game.stateName() == "lab");
        CHECK_THAT(messageOf(game), ContainsSubstring("put aside"));
        press(game, Key::Num9);
        tick(game, 60);
    }
    CHECK(home.text(home.state.path() / "lab.unsaved.kept") == "preset = '");
    CHECK(home.text(home.state.path() / "lab.unsaved.kept-2") == "both = true");
    CHECK(home.text(home.state.path() / "lab.unsaved.kept-3") == "\x01");
    CHECK_THAT(home.unsaved(), ContainsSubstring("NS = 9"));
}

TEST_CASE("without a state folder no file of the folder one works in is read or written") {
    const TempFolder here;
    here.write("lab.unsaved",
               "preset = ''\nboth = false\nactive = 'a'\na = ['grid.width = 9']\nb = []\n");
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(here.path());
    {
        GameInLab game(startFrom({}));
        CHECK(messageOf(game).empty());
        press(game, Key::Num9);
        tick(game, 60);
    }
    std::filesystem::current_path(before);
    CHECK(std::distance(std::filesystem::directory_iterator(here.path()), {}) == 1);
}

TEST_CASE("edits of a preset that is gone are put aside, not lost") {
    const LabHomes home;
    home.state.write("lab.unsaved", "preset = 'gone'\nboth = false\nactive = 'a'\n"
                                    "a = ['grid.width = 9']\nb = []\n");
    GameInLab game(home.start());
    CHECK(game.stateName() == "lab");
    press(game, Key::Right);
    tick(game, 60);
    CHECK_THAT(home.text(home.state.path() / "lab.unsaved.kept"),
               ContainsSubstring("grid.width = 9"));
}

TEST_CASE("A and B flip between two sets, and F finds a dungeon like the chosen one") {
    const LabHomes home;
    GameInLab game(home.start("classic"));
    press(game, Key::B);
    press(game, Key::Num4);
    press(game, Key::Num0);
    press(game, Key::D);
    tick(game, 60);
    press(game, Key::A);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "explore");
    const Metrics first = worldOf(game).metrics;
    press(game, Key::Escape);
    press(game, Key::F);
    tick(game, 200);
    CHECK(messageOf(game).find("is like it") != std::string::npos);
    press(game, Key::Enter);
    const Metrics found = worldOf(game).metrics;
    CHECK(worldOf(game).dungeon.seed() != Seed{1});
    CHECK(std::abs(found.rooms - first.rooms) <= std::max(1, first.rooms / 12));
    CHECK(std::abs(found.deadEnds - first.deadEnds) <= 1);
}

TEST_CASE("a walk from the Lab that ends in the middle of a slide leads back, too") {
    const LabHomes home;
    GameInLab game(home.start("classic"));
    press(game, Key::Enter);
    game.handle(KeyPressed{{Key::Up}});
    for (int count = 0; count < 300 && game.stateName() != "sliding"; ++count) {
        game.tick();
    }
    REQUIRE(game.stateName() == "sliding");
    game.handle(KeyReleased{Key::Up});
    press(game, Key::Escape);
    CHECK(game.stateName() == "lab");
    press(game, Key::Escape);
    tick(game, 120);
    CHECK(game.stateName() == "explore");
}

TEST_CASE("the right button resets a weight, and the wheel moves it") {
    const LabHomes home;
    GameInLab game(home.start("classic"));
    Canvas canvas;
    game.draw(canvas, wholeTick);
    const LabLayout layout =
        labLayout(canvas.size(), shippedArt().font, shippedConfig().keys, LabPage::Tables, 0);
    const PixelRect row = layout.fields[1].row;  // dead ends, going north
    game.handle(WheelTurned{row.x + 5, row.y + 5, 1});
    game.handle(WheelTurned{row.x + 5, row.y + 5, 1});
    tick(game, 60);
    CHECK_THAT(home.unsaved(), ContainsSubstring("S = 5"));
    game.handle(PointerRightPressed{row.x + 5, row.y + 5});
    tick(game, 60);
    CHECK_FALSE(std::filesystem::exists(home.unsavedFile()));
}

TEST_CASE("W explains the room under the cursor") {
    const LabHomes home;
    GameInLab game(home.start("classic"));
    Canvas before;
    game.draw(before, wholeTick);
    press(game, Key::W);
    Canvas start;
    game.draw(start, wholeTick);
    press(game, Key::Up);
    Canvas room;
    game.draw(room, wholeTick);
    CHECK_FALSE(std::ranges::equal(before.pixels(), start.pixels()));
    CHECK_FALSE(std::ranges::equal(start.pixels(), room.pixels()));
    press(game, Key::Escape);
    CHECK(game.stateName() == "lab");
}

TEST_CASE("C copies the code of the chosen dungeon, and pasted elsewhere it brings its weights") {
    const LabHomes home;
    std::string code;
    {
        GameInLab game(home.start("ring"));
        press(game, Key::Num5);
        press(game, Key::Num5);
        press(game, Key::Enter);
        press(game, Key::C);
        REQUIRE(game.session().host.requests.back() == HostRequest::CopyText);
        code = game.session().host.textToCopy;
    }
    std::filesystem::remove(home.unsavedFile());
    GameInLab other(home.start("classic"));
    std::string mistyped = code;
    mistyped[2] = mistyped[2] == '3' ? '4' : '3';
    typeText(other, mistyped);
    CHECK(messageOf(other).find("mistyped") != std::string::npos);
    typeText(other, code);
    tick(other, 60);
    CHECK_THAT(home.unsaved(), ContainsSubstring("NS = 55"));
    press(other, Key::Enter);
    CHECK(worldOf(other).dungeon.seed() == Seed{1});
    CHECK(worldOf(other).metrics.loops > 0);
}

TEST_CASE("a pasted code brings its seed to both sets") {
    const LabHomes home;
    GameInLab game(home.start("classic"));
    press(game, Key::B);
    typeText(game, shareCode({.seed = Seed{77}, .preset = "ring", .sets = {}}));
    press(game, Key::A);
    tick(game, 60);
    press(game, Key::Enter);
    CHECK(worldOf(game).dungeon.seed() == Seed{77});
}
