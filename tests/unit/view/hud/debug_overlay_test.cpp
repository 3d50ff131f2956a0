#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/hud/debug_overlay.hpp"
#include "world/knight/sword.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Canvas overlayOf(const World& world) {
    Canvas canvas(layoutFor(world.config.room.size).canvas, {0, 0, 0});
    drawDebugOverlay(canvas, art().font, world, {});
    return canvas;
}

// The outline of a box of that many pixels.
int outline(int width, int height) {
    return 2 * (width + height) - 4;
}

}  // namespace

TEST_CASE("the overlay shows creatures, projectiles and what the blade reaches") {
    World world = crossWorld();
    const Canvas before = overlayOf(world);
    const SubPos at{toSubpixels(150), toSubpixels(100)};
    SECTION("a creature, in another colour while it attacks") {
        Creature creature;
        creature.body.size = {10, 10};
        creature.body.at = at;
        world.creatures.living.push_back(creature);
        const Canvas walks = overlayOf(world);
        CHECK(difference(before, walks) == outline(10, 10));
        world.creatures.living.front().doing = Doing::Attacks;
        CHECK(difference(walks, overlayOf(world)) == outline(10, 10));
    }
    SECTION("a projectile") {
        Projectile bone;
        bone.body.size = {6, 6};
        bone.body.at = at;
        world.creatures.projectiles.push_back(bone);
        CHECK(difference(before, overlayOf(world)) == outline(6, 6));
    }
    SECTION("the blade while it cuts") {
        const SwordConfig& sword = world.config.sword;
        world.player.swingTicks = sword.windUpTicks;
        CHECK(difference(before, overlayOf(world)) == 0);
        world.player.swingTicks = sword.windUpTicks + sword.bladeTicks;
        CHECK(difference(before, overlayOf(world)) > 40);
    }
}
