#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/menu.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("the choice goes round at both ends") {
    Menu menu({{"One", ""}, {"Two", ""}, {"Three", ""}});
    CHECK(menu.chosen() == 0);
    menu.up();
    CHECK(menu.chosen() == 2);
    menu.down();
    CHECK(menu.chosen() == 0);
    menu.down();
    CHECK(menu.chosenItem().label == "Two");
}

TEST_CASE("the pointer glides to the chosen line and comes to rest there") {
    const PanelColours colours = panelColours(art().tileset(Tileset::Sand));
    Menu menu({{"One", ""}, {"Two", ""}});
    const auto picture = [&] {
        Canvas canvas({100, 60}, {0, 0, 0});
        menu.draw(canvas, art(), colours, 10, 10);
        return canvas;
    };
    const Canvas atFirst = picture();
    menu.down();
    menu.tick();
    menu.tick();
    const Canvas underWay = picture();
    for (int tick = 0; tick < 46; ++tick) {
        menu.tick();  // to a whole turn of the pointer's pictures
    }
    const Canvas atRest = picture();
    menu.tick();
    CHECK(difference(atFirst, underWay) > 0);
    CHECK(difference(underWay, atRest) > 0);
    CHECK(difference(atRest, picture()) == 0);
}
