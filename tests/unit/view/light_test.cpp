// The dark over a room.
#include "testing/catch2.hpp"
#include "unit/view/pictures.hpp"
#include "view/light.hpp"
#include "view/play/room_view.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr Colour bright{200, 180, 160};

Canvas darkened(std::initializer_list<Light> lights) {
    Canvas canvas({100, 80}, bright);
    Lights all;
    for (const Light& light : lights) {
        all.add(light);
    }
    all.drawDark(canvas, {10, 10, 80, 60});
    return canvas;
}

World darkRoom(bool isDark) {
    WorldConfig config;
    config.floor = 1;
    config.items.lantern.darkChance = {isDark ? 1U : 0U, 1};
    World world(dungeonOf({{"E", "W"}}, {0, 0}), config);
    const Room room = world.roomAt({1, 0});
    world.enter(room, Ground(room), {}, roomCentre(room));
    return world;
}

int seenOf(const World& world) {
    const Canvas canvas = roomPicture(world);
    const PixelRect room = layoutFor(world.config.room.size).room;
    return pixelsUnlike(canvas, room, canvas.at(room.x + 20, room.y + room.height - 20));
}

}  // namespace

TEST_CASE("without a light the area is dark all over, and nothing else is") {
    const Canvas canvas = darkened({});
    const Colour dark = canvas.at(50, 40);
    CHECK(dark.red < 10);
    CHECK(pixelsUnlike(canvas, {10, 10, 80, 60}, dark) == 0);
    CHECK(canvas.at(9, 40) == bright);
    CHECK(canvas.at(90, 40) == bright);
    CHECK(canvas.at(50, 9) == bright);
    CHECK(canvas.at(50, 70) == bright);
}

TEST_CASE("within a light all is as it was, at its rim it is dim") {
    const Canvas canvas = darkened({{{50, 40}, 20}});
    CHECK(canvas.at(50, 40) == bright);
    CHECK(canvas.at(50, 40 - 12) == bright);
    CHECK(canvas.at(50 + 12, 40) == bright);
    const Colour rim = canvas.at(50 + 17, 40);
    CHECK(rim.red < bright.red);
    CHECK(rim.red > canvas.at(50 + 25, 40).red);
}

TEST_CASE("lights beyond the edge do no harm, and the brighter of two counts") {
    const Canvas canvas = darkened({{{-5, 40}, 30}, {{50, 40}, 20}, {{60, 40}, 20}});
    CHECK(canvas.at(11, 40) == bright);
    CHECK(canvas.at(64, 40) == bright);
}

TEST_CASE("in a dark room little is seen, with the lantern more, and all where it is not dark") {
    World dark = darkRoom(true);
    const int little = seenOf(dark);
    CHECK(little > 100);  // the knight is always there to be seen
    dark.player.kit.addItem(Item::Lantern, dark.config.items);
    const int more = seenOf(dark);
    CHECK(more > 2 * little);
    CHECK(seenOf(darkRoom(false)) > 2 * more);
}
