#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/hud/texts.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("what is fought in a gallery is named in words") {
    World world = crossWorld();
    CHECK_FALSE(isShownAlone(world));
    world.config.creatures.gallery = Gallery{CreatureKind::ShieldKnight, 1};
    CHECK(isShownAlone(world));
    CHECK(nameShownAlone(world) == "shield knight");
    CHECK(headingShownAlone(world) == "Shield knight");
    CHECK(editedFileText(world) == "creatures.toml is read when saved");
    world.config.creatures.gallery->count = 3;
    CHECK(headingShownAlone(world) == "3 x shield knight");
}

TEST_CASE("a room made by hand that is shown alone has its own name") {
    World world = crossWorld();
    world.config.room.texts = RoomTexts({}, "yard");
    CHECK(isShownAlone(world));
    CHECK(nameShownAlone(world) == "yard");
    CHECK(editedFileText(world) == "The file is read when saved");
}
