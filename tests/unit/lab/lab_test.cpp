// The Lab by keys: weights move, dungeons follow, and one is walked.
#include "dungeon/passes/generate.hpp"
#include "lab/page/lab_layout.hpp"
#include "lab/sheet/lab_field.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "unit/lab/game_in_lab.hpp"
#include "view/screens/map_screen.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("the Lab opens from the title and with L, and Escape leaves it") {
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, TitleLine::Lab);
    CHECK(game.stateName() == "lab");
    press(game, Key::Escape);
    CHECK(game.stateName() == "title");
    Game walked = makeGame(FirstState::Explore);
    press(walked, Key::L);
    CHECK(walked.stateName() == "lab");
    press(walked, Key::L);
    CHECK(walked.stateName() == "explore");
}

TEST_CASE("where no dungeon is grown none is walked, and the limits are not blamed for it") {
    // Too large a grid for the dozen.
    GameInLab game(withoutMotion({"grid.width=1025", "grid.height=1024"}, "classic"));
    press(game, Key::Enter);
    CHECK(game.stateName() == "lab");
    CHECK(messageOf(game) == "There is no dungeon here to walk.");
}

TEST_CASE("a moved weight changes the picture, and Z takes it back") {
    GameInLab game;
    const Canvas before = labPicture(game);
    press(game, Key::Right, true);
    game.tick();
    CHECK_FALSE(sameLab(labPicture(game), before));
    press(game, Key::Z);
    tick(game, 60);
    press(game, Key::Z, true);
    press(game, Key::Z);
    tick(game, 60);
    // The ghosts of what was taken back are still there: the dungeons are as they were.
    const PixelRect dozen = labLayoutOf(before).dungeons.front();
    const Canvas after = labPicture(game);
    for (int y = dozen.y; y < dozen.y + dozen.height; ++y) {
        for (int x = dozen.x; x < dozen.x + dozen.width; ++x) {
            REQUIRE(after.at(x, y) == before.at(x, y));
        }
    }
}

TEST_CASE("Enter walks into the dungeon that is seen, and Escape leads back to the Lab") {
    GameInLab game;
    press(game, Key::Num4);
    press(game, Key::Num0);
    press(game, Key::Enter);  // ends typing
    CHECK(game.stateName() == "lab");
    tick(game, 60);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "explore");
    CHECK(worldOf(game).dungeon.seed() == Seed{1});
    Config config = game.session().config();
    for (const Direction way : allDirections) {
        config.dungeon.tables[way] = withWeight(config.dungeon.tables[way],
                                                doorsOf(DoorShape::Straight, way), 40 * weightOne);
    }
    const auto expected = generateDungeon(config.dungeon, config.room, Seed{1});
    CHECK(worldOf(game).dungeon.plans() == expected.value().plans());
    tick(game, 10);
    press(game, Key::Escape);
    CHECK(game.stateName() == "lab");
}

TEST_CASE("the map of a walk shows the weights of the Lab") {
    const auto tablesOnMap = [](Game& game) {
        press(game, Key::M);
        tick(game, 2);
        const Canvas picture = labPicture(game);
        std::vector<Colour> pixels;
        constexpr int top = 20;  // below the heading
        for (int y = top; y < weightTablesSize.height; ++y) {
            for (int x = picture.size().width - weightTablesSize.width; x < picture.size().width;
                 ++x) {
                pixels.push_back(picture.at(x, y));
            }
        }
        return pixels;
    };
    GameInLab lab;
    press(lab, Key::Num9);
    press(lab, Key::Enter);
    tick(lab, 60);
    press(lab, Key::Enter);
    GameInLab same(
        withoutMotion({"tables.N.NS=9", "tables.S.NS=9", "tables.W.WE=9", "tables.E.WE=9"}));
    press(same, Key::Enter);
    const bool isSame = tablesOnMap(lab) == tablesOnMap(same);
    CHECK(isSame);
}

namespace {

// The game on a walk in a dungeon of weights that no file has.
struct GameInVisit : GameInLab {
    GameInVisit() {
        pressKeys(*this, {Key::Num4, Key::Num0, Key::Enter});
        testing::tick(*this, 60);
        testing::press(*this, Key::Enter);
        REQUIRE(stateName() == "explore");
    }

    bool hasWeightsOfFiles() {
        return session().expedition.grownWith() == session().config().dungeon;
    }
};

}  // namespace

TEST_CASE("once a walk from the Lab has ended, R takes the weights on disk") {
    GameInVisit left;
    press(left, Key::R);
    CHECK_FALSE(left.hasWeightsOfFiles());
    left.handle(FocusLost{});
    pressKeys(left, {Key::Up, Key::Up, Key::Enter});
    REQUIRE(left.stateName() == "title");
    chooseOnTitle(left, TitleLine::Explore);
    REQUIRE(left.stateName() == "explore");
    press(left, Key::R);
    CHECK(left.hasWeightsOfFiles());

    GameInVisit watched;
    pressKeys(watched, {Key::G, Key::Enter});
    REQUIRE(watched.stateName() == "explore");
    CHECK_FALSE(watched.hasWeightsOfFiles());
    press(watched, Key::R);
    CHECK(watched.hasWeightsOfFiles());
}

TEST_CASE("on a walk from the Lab, G shows how that very dungeon grew") {
    GameInVisit game;
    const std::uint32_t number = game.session().expedition.number();
    press(game, Key::G);
    tick(game, 1);
    CHECK_FALSE(game.session().message.shown());
    press(game, Key::R);
    tick(game, 1);
    CHECK_FALSE(game.session().message.shown());
    press(game, Key::Enter);
    CHECK(game.session().expedition.number() == number + 1);
    CHECK_FALSE(game.hasWeightsOfFiles());
}

TEST_CASE("keys of play do nothing in the Lab") {
    GameInLab game;
    const Seed seed = worldOf(game).dungeon.seed();
    const std::uint32_t number = game.session().expedition.number();
    for (const Key key : {Key::R, Key::U, Key::G, Key::M, Key::PadY, Key::PadX, Key::PadLB}) {
        press(game, key);
        press(game, key, true);
    }
    CHECK(game.stateName() == "lab");
    CHECK(worldOf(game).dungeon.seed() == seed);
    CHECK(game.session().expedition.number() == number);
}

TEST_CASE("mute and the way out of the Lab are the keys that they are bound to") {
    Game game(shippedArt(), withoutMotion({"keys.mute=H", "keys.lab=V"}), FirstState::Explore);
    press(game, Key::V);
    REQUIRE(game.stateName() == "lab");
    const bool wasMuted = game.session().config().view.muted;
    press(game, Key::N);
    CHECK(game.session().config().view.muted == wasMuted);
    press(game, Key::H);
    CHECK(game.session().config().view.muted != wasMuted);
    press(game, Key::L);
    CHECK(game.stateName() == "lab");
    press(game, Key::V);
    CHECK(game.stateName() == "explore");
}

TEST_CASE("the Lab's actions are on the keys that they are bound to, and come first there") {
    GameInLab game(withoutMotion(
        {R"(keys.lab_undo=["N", "PadLB"])", "keys.lab_previous_page=[]", "keys.lab_find=[]"}));
    const Canvas before = labPicture(game);
    press(game, Key::Right, true);
    tick(game, 60);
    press(game, Key::Z);
    tick(game, 60);
    const Canvas edited = labPicture(game);
    CHECK_FALSE(sameLab(edited, before));
    const bool wasMuted = game.session().config().view.muted;
    press(game, Key::N);
    tick(game, 60);
    CHECK_FALSE(sameLab(labPicture(game), edited));
    CHECK(game.session().config().view.muted == wasMuted);
    press(game, Key::F);
    tick(game, 60);
    CHECK(messageOf(game).empty());
}

TEST_CASE("the Lab's buttons and hints name the keys of its actions") {
    KeyBindings keys = shippedConfig().keys;
    CHECK(labelOf(LabButton::Undo, keys) == "Z undo");
    CHECK(labelOf(LabButton::SetA, keys) == "A");
    CHECK(labelOf(LabButton::Keys, keys) == "F1 keys");
    keys[Action::LabUndo] = {{Key::PadY}, {Key::Q}};
    CHECK(labelOf(LabButton::Undo, keys) == "Q undo");
    keys[Action::LabUndo] = {{Key::PageUp}};
    CHECK(labelOf(LabButton::Undo, keys) == "undo");
    keys[Action::LabUndo] = {};
    CHECK(labelOf(LabButton::Undo, keys) == "undo");

    GameInLab game(withoutMotion({"keys.lab_remove_edits=Q", "keys.lab_undo=Y"}));
    press(game, Key::Right);
    press(game, Key::Q);
    CHECK(messageOf(game) == "Edits removed. Y brings them back.");
}

TEST_CASE("on the list of actions F1 shows the keys of the Lab") {
    GameInLab game;
    press(game, Key::PadStart);
    REQUIRE(game.stateName() == "lab actions");
    press(game, Key::F1);
    CHECK(game.stateName() == "lab keys");
}

TEST_CASE("an adventure has no Lab") {
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, TitleLine::Adventure);
    tick(game, 200);
    press(game, Key::Enter);
    tick(game, 200);
    game.act(Action::Lab);
    CHECK(game.stateName() != "lab");
}

TEST_CASE("a window too small for the page grows, and shrinks again") {
    Game game(shippedArt(), withoutMotion(), FirstState::Explore);
    Session& session = game.session();
    session.host.window = {240, 176};
    press(game, Key::L);
    game.tick();
    REQUIRE(session.host.requests.size() == 1);
    CHECK(session.host.requests.back() == HostRequest::FitWindow);
    tick(game, 10);
    CHECK(session.host.requests.size() == 1);
    press(game, Key::Escape);
    CHECK(session.host.requests.size() == 2);
    // A large one stays.
    session.host.requests.clear();
    session.host.window = {960, 704};
    press(game, Key::L);
    tick(game, 10);
    press(game, Key::Escape);
    CHECK(session.host.requests.empty());
}

TEST_CASE("Escape brings back the value before typing, however many edits were made") {
    GameInLab game;
    press(game, Key::PageDown);
    press(game, Key::PageDown);
    press(game, Key::PageDown);  // Grid: its width
    for (int edit = 0; edit < 260; ++edit) {
        for (const Key key : {Key::Right, Key::Left}) {
            press(game, key);
            press(game, Key::Down);  // ends the step
            press(game, Key::Up);
        }
    }
    tick(game, 60);
    const Canvas before = labPicture(game);
    press(game, Key::Num3);
    press(game, Key::Num0);
    press(game, Key::Escape);
    CHECK(game.stateName() == "lab");
    tick(game, 60);
    CHECK(sameLab(labPicture(game), before));
}

TEST_CASE("a notice of the Lab stays in it, and leaves the line of keys to be read") {
    GameInLab game;
    const Canvas before = labPicture(game);
    press(game, Key::D);
    tick(game, 20);
    REQUIRE_THAT(messageOf(game), ContainsSubstring("B starts as a copy of A"));
    const Canvas notice = labPicture(game);
    const int hints = before.size().height - 10;
    for (int y = hints; y < before.size().height; ++y) {
        for (int x = 0; x < before.size().width; ++x) {
            REQUIRE(notice.at(x, y) == before.at(x, y));
        }
    }
    press(game, Key::Escape);
    REQUIRE(game.stateName() == "explore");
    CHECK_FALSE(game.session().message.shown());
}

TEST_CASE("a notice of the Lab goes with the next key or click, and a mistake stays to be read") {
    GameInLab game;
    MessageLine& message = game.session().message;
    const auto notice = [&] {
        press(game, Key::Z);
        tick(game, 20);
        REQUIRE(messageOf(game) == "Nothing to undo.");
        REQUIRE(message.shown());
    };
    notice();
    press(game, Key::Down);
    CHECK_FALSE(message.shown());
    notice();
    labClick(game, labLayoutOf(labPicture(game)).tabs[LabPage::Grid]);
    CHECK_FALSE(message.shown());
    game.session().complain("The disk is full.");
    tick(game, 20);
    press(game, Key::Down);
    CHECK(message.shown());
}

TEST_CASE("in low histograms no words stand over the bars") {
    GameInLab game;
    game.session().host.window = {704, 512};
    press(game, Key::Num9);
    press(game, Key::Enter);
    tick(game, 60);
    Canvas picture = labPicture(game);
    REQUIRE(picture.size() == GridSize{352, 256});
    const Colour words = game.session().page(picture).colours.text;
    constexpr int head = 12;
    for (const PixelRect area : labLayoutOf(picture).histograms) {
        int wordy = 0;
        for (int y = area.y + head; y < area.bottom(); ++y) {
            for (int x = area.x; x < area.right(); ++x) {
                wordy += picture.at(x, y) == words ? 1 : 0;
            }
        }
        CHECK(wordy == 0);
    }
}

TEST_CASE("with a thread beside the frames the Lab soon shows the same") {
    GameInLab atOnce;
    SessionStart start = withoutMotion();
    start.workshop.worksAcrossFrames = true;
    Game beside(shippedArt(), std::move(start), FirstState::Explore);
    press(beside, Key::L);
    for (Game* game : std::initializer_list<Game*>{&atOnce, &beside}) {
        press(*game, Key::Right);
        tick(*game, 30);
    }
    const Canvas expected = labPicture(atOnce);
    while (!sameLab(labPicture(beside), expected)) {
        beside.tick();
    }
    CHECK(beside.stateName() == "lab");
}
