// The mouse, the cursor and duels in the Lab.
#include "lab/page/lab_layout.hpp"
#include "lab/sheet/lab_field.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "unit/lab/game_in_lab.hpp"
#include "view/screens/map_screen.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("the mouse drags a bar, opens pages and chooses dungeons") {
    GameInLab game;
    const Canvas before = labPicture(game);
    const LabLayout layout = labLayoutOf(before);
    const PixelRect bar = layout.fields.front().bar;
    game.handle(PointerPressed{bar.x + bar.width / 2, bar.y + 2});
    game.handle(PointerMoved{bar.x + bar.width + 50, bar.y + 80});
    game.handle(PointerReleased{});
    tick(game, 30);
    const Canvas dragged = labPicture(game);
    CHECK_FALSE(sameLab(dragged, before));
    game.handle(PointerMoved{bar.x, bar.y});
    tick(game, 30);
    CHECK(sameLab(labPicture(game), dragged));

    labClick(game, layout.dungeons[6]);
    labClick(game, layout.dungeons[6]);
    CHECK(game.stateName() == "explore");
    CHECK(worldOf(game).dungeon.seed() == Seed{7});
    press(game, Key::Escape);
    labClick(game, layout.tabs[LabPage::Roles]);
    CHECK_FALSE(sameLab(labPicture(game), dragged));
}

TEST_CASE("a key ends a drag, which would else change the field that the key chooses") {
    GameInLab game;
    GameInLab other;
    const PixelRect bar = labLayoutOf(labPicture(game)).fields.front().bar;
    for (Game* lab : {&game, &other}) {
        lab->handle(PointerPressed{bar.x + bar.width / 2, bar.y + 2});
        press(*lab, Key::PageDown);
        press(*lab, Key::PageDown);
        press(*lab, Key::PageDown);  // Grid, which has no bars
    }
    game.handle(PointerMoved{bar.x + bar.width + 50, bar.y + 2});
    other.handle(PointerReleased{});
    other.handle(PointerMoved{bar.x + bar.width + 50, bar.y + 2});
    for (Game* lab : {&game, &other}) {
        tick(*lab, 60);
    }
    CHECK(sameLab(labPicture(game), labPicture(other)));
}

TEST_CASE("the wheel and the right button wait until a drag has ended") {
    GameInLab game;
    GameInLab other;
    for (Game* lab : {&game, &other}) {
        labClick(*lab, labLayoutOf(labPicture(*lab)).tabs[LabPage::Middle]);
    }
    const LabLayout layout = labLayout(labPicture(game).size(), shippedArt().font,
                                       shippedConfig().keys, LabPage::Middle, 0);
    const PixelRect first = layout.fields.front().row;  // the key above the tables has no bar
    const PixelRect bar = layout.fields[2].bar;
    for (Game* lab : {&game, &other}) {
        lab->handle(PointerPressed{bar.x + bar.width / 2, bar.y + 2});
        if (lab == &game) {
            lab->handle(WheelTurned{first.x + 5, first.y + 5, 1});
            lab->handle(PointerRightPressed{first.x + 5, first.y + 5});
        }
        lab->handle(PointerMoved{bar.x + bar.width / 4, bar.y + 2});
        lab->handle(PointerReleased{});
        tick(*lab, 60);
    }
    CHECK(sameLab(labPicture(game), labPicture(other)));
}

TEST_CASE("an arrow that is held moves the cursor, and no weight") {
    GameInLab game;
    press(game, Key::W);
    game.handle(KeyPressed{{Key::Num5}});  // the fields take over
    game.handle(KeyReleased{Key::Num5});
    press(game, Key::Enter);
    GameInLab other;
    press(other, Key::W);
    press(other, Key::Num5);
    press(other, Key::Enter);
    game.handle(KeyPressed{{Key::Right}});
    tick(game, 60);
    game.handle(KeyReleased{Key::Right});
    press(other, Key::Right);
    tick(game, 60);
    tick(other, 60);
    CHECK(sameLab(labPicture(game), labPicture(other)));
}

TEST_CASE("a click on the picture of the other set in a duel chooses it, a second one walks") {
    GameInLab game;
    press(game, Key::B);
    press(game, Key::D);
    tick(game, 60);
    const LabLayout layout = labLayoutOf(labPicture(game));
    labClick(game, layout.dungeons[3]);
    labClick(game, layout.dungeons[2]);
    CHECK(game.stateName() == "lab");
    labClick(game, layout.dungeons[2]);
    CHECK(game.stateName() == "explore");
}

TEST_CASE("a duel shows six seeds, and one of them is chosen") {
    GameInLab game;
    labClick(game, labLayoutOf(labPicture(game)).dungeons[11]);
    press(game, Key::D);
    tick(game, 60);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "explore");
    CHECK(worldOf(game).dungeon.seed() == Seed{6});
}

TEST_CASE("a cursor outside a grid that became smaller is not drawn, and an arrow brings it back") {
    GameInLab game;
    GameInLab other;
    const auto narrow = [](Game& lab) {
        press(lab, Key::Num5);
        press(lab, Key::Enter);
        tick(lab, 60);
    };
    for (Game* lab : {&game, &other}) {
        press(*lab, Key::PageDown);
        press(*lab, Key::PageDown);
        press(*lab, Key::PageDown);  // Grid: its width
    }
    press(game, Key::W);
    narrow(game);
    narrow(other);
    const Canvas outside = labPicture(game);
    const Canvas without = labPicture(other);
    for (const PixelRect area : labLayoutOf(outside).dungeons) {
        for (int y = area.y; y < area.bottom(); ++y) {
            for (int x = area.x; x < area.right(); ++x) {
                REQUIRE(outside.at(x, y) == without.at(x, y));
            }
        }
    }
    press(other, Key::W);
    narrow(other);
    press(game, Key::Right);
    CHECK(sameLab(labPicture(game), labPicture(other)));
    CHECK_FALSE(sameLab(labPicture(game), outside));
}

TEST_CASE("a bar dragged to nothing stops where its table would be empty") {
    GameInLab game(withoutMotion({}, "spokes"));
    const Canvas before = labPicture(game);
    const PixelRect bar = labLayoutOf(before).fields.front().bar;
    game.handle(PointerPressed{bar.x + bar.width / 2, bar.y + 2});
    game.handle(PointerMoved{bar.x - 20, bar.y + 2});
    game.handle(PointerReleased{});
    press(game, Key::Right);
    tick(game, 60);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "explore");
    for (const Direction way : allDirections) {
        const DoorTable& table = game.session().expedition.grownWith().tables[way];
        CHECK(weightOf(table, doorsOf(DoorShape::Straight, way)) == 2 * weightOne);
    }
}
