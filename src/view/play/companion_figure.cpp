#include "view/play/companion_figure.hpp"

#include "picture/sprites/sprites.hpp"
#include "view/easing.hpp"
#include "view/play/room_view.hpp"
#include "world/state/world.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int companionSide = 16;         // pixels of his picture
constexpr int ticksPerCompanionStep = 8;  // of each picture of his walk
constexpr int ticksPerCompanionRest = 36;
constexpr int behindKnight = 12;  // pixels, while rooms change
constexpr int bladeFrom = 3;      // ticks of a blow
constexpr int bladeAhead = 7;
constexpr int bladeTo = 14;

// The picture of his blow: the sword raised, struck, followed through.
int blowPicture(const Companion& companion) {
    return companion.ticks < bladeFrom ? 0 : companion.ticks < bladeAhead ? 1 : 2;
}

int companionCell(const World& world) {
    const Companion& companion = *world.companion;
    const auto ticks = static_cast<std::uint64_t>(companion.ticks);
    const Direction facing = companion.facing;
    if (world.player.descending()) {
        return loopCell(CreaturePose::Cheer, facing, world.tick, ticksPerCompanionRest / 2);
    }
    switch (companion.doing) {
    case CompanionDoing::Kneels:
        return poseCell(CreaturePose::Fall, facing,
                        companion.ticks < ticksPerCompanionStep ? 0 : 1);
    case CompanionDoing::Strikes:
        return poseCell(CreaturePose::Attack, facing, blowPicture(companion));
    case CompanionDoing::Follows:
        break;
    }
    const bool walks = world.flip || companion.body.at != companion.body.previous;
    return walks ? loopCell(CreaturePose::Walk, facing, world.tick, ticksPerCompanionStep)
                 : loopCell(CreaturePose::Idle, facing, ticks, ticksPerCompanionRest);
}

// Where his hit box is drawn.
SubPos placeOfCompanion(const World& world, SubPos knight, int tickShare) {
    const Body& body = world.companion->body;
    if (world.flip) {
        return knight - offsetOf(world.flip->direction) * toSubpixels(behindKnight);
    }
    return {between(body.previous.x, body.at.x, tickShare, wholeTick),
            between(body.previous.y, body.at.y, tickShare, wholeTick)};
}

}  // namespace

void addCompanion(Figures& figures, const Scene& scene, SubPos knight, int tickShare) {
    const World& world = scene.world;
    if (!world.companion) {
        return;
    }
    const Companion& companion = *world.companion;
    const SpriteSheets& sprites = scene.art.sprites;
    const GridSize box = companion.body.size;
    const SubPos at = placeOfCompanion(world, knight, tickShare);
    const GridPos corner{scene.x + toPixels(at.x) + (box.width - companionSide) / 2,
                         scene.y + toPixels(at.y) + box.height - companionSide};
    const int feet = toSubpixels(scene.y) + at.y + toSubpixels(box.height);
    const auto add = [&](const SpriteSheet& sheet, int picture, GridPos place) {
        figures.add(
            {.feet = feet, .sheet = &sheet, .picture = picture, .x = place.x, .y = place.y});
    };
    const bool showsBlade = companion.doing == CompanionDoing::Strikes &&
                            companion.ticks >= bladeFrom && companion.ticks < bladeTo;
    const int inwards = (sprites.sword.cell().width - companionSide) / 2;
    const GridPos hilt{corner.x - inwards, corner.y - inwards + 2};
    const auto addBlade = [&] {
        if (showsBlade) {
            add(sprites.sword, swordCell(companion.facing, blowPicture(companion)), hilt);
        }
    };
    addShadow(figures, scene, feet, corner);
    const bool isBehind = companion.facing == Direction::North;
    if (isBehind) {
        addBlade();
    }
    add(sprites.companion, companionCell(world), corner);
    if (!isBehind) {
        addBlade();
    }
}

}  // namespace doorstring
