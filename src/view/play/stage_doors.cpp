#include "view/play/stage_doors.hpp"

#include "world/behaviour/traps.hpp"
#include "world/bosses/chambers.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int doorSide = 32;       // pixels of a picture
constexpr int ticksPerFlurry = 5;  // of each picture of dust
constexpr int dustBelowDoor = 6;   // pixels from the middle of a door to the dust below it

struct StageDoorLook {
    StageDoor door;
    StageDoorSprite first;  // of its four pictures, one for each side of the room
    bool hasDust = false;
};
constexpr auto stageDoorLooks = keyedTable<&StageDoorLook::door, StageDoorLook>({
    {StageDoor::Shut, StageDoorSprite::Shut0},
    {StageDoor::Ajar, StageDoorSprite::Ajar0, true},
    {StageDoor::Bluff, StageDoorSprite::Ajar0},
    {StageDoor::Open, StageDoorSprite::Open0},
    {StageDoor::Sewn, StageDoorSprite::Sewn0},
});

// The middle of the wall on a side of the room, in pixels on the canvas.
GridPos wallMiddle(const Scene& scene, Direction side) {
    const GridSize room = scene.world.terrain().size();
    const GridOffset way = offsetOf(side);
    const int width = room.width * tileSide;
    const int height = room.height * tileSide;
    return {scene.x + (width + way.x * (width - tileSide)) / 2,
            scene.y + (height + way.y * (height - tileSide)) / 2};
}

void addFlurry(Figures& figures, const Scene& scene, GridPos middle, int ticks) {
    const int picture =
        static_cast<int>(EffectSprite::Dust0) + ticks / ticksPerFlurry % dustPictures;
    for (const int aside : {-tileSide / 2, tileSide / 2}) {
        figures.add({.feet = 0,
                     .sheet = &scene.art.sprites.effects,
                     .picture = picture,
                     .x = middle.x - tileSide / 2 + aside,
                     .y = middle.y - tileSide / 2 + dustBelowDoor});
    }
}

// The state in which the door on a side of the room is shown. An open door of a boss that flees is
// shown shut if the knight cannot follow the boss through it.
StageDoor doorOf(const World& world, const Creature& boss, Direction side) {
    const Behaviour& behaviour = behaviourOf(boss.kind);
    const StageDoor door = behaviour.door(boss, side);
    const bool leadsNowhere =
        door == StageDoor::Open && behaviour.flees && !doorsToFollowThrough(world).has(side);
    return leadsNowhere ? StageDoor::Shut : door;
}

// The boss of the room, if it fights with doors and has begun to come in; null if there is none.
const Creature* bossWithDoors(const World& world, const Room& room) {
    const bool isKnightsRoom = &room == &world.room;
    if (!isKnightsRoom) {
        return nullptr;
    }
    const auto& living = world.creatures.living;
    const auto boss = std::ranges::find_if(living, [](const Creature& one) {
        return behaviourOf(one.kind).door != nullptr &&
               (one.doing != Doing::Waits || one.ticks > 0);
    });
    return boss == living.end() ? nullptr : &*boss;
}

}  // namespace

void addStageDoors(Figures& figures, const Scene& scene, const Room& room) {
    const World& world = scene.world;
    const Creature* const boss = bossWithDoors(world, room);
    const bool isRoomOfDoorBoss =
        room.kind() == RoomKind::Boss && behaviourOf(world.config.adventure.boss()).door != nullptr;
    const bool isKnightsRoom = &room == &world.room;
    const bool hasDoorTrap = room.trap() == Trap::Doors;
    if (boss == nullptr && !isRoomOfDoorBoss && !hasDoorTrap) {
        return;
    }
    const DoorSet shut = world.shutDoors(room.cell());
    for (const Direction side : allDirections) {
        const StageDoor door = boss != nullptr                ? doorOf(world, *boss, side)
                               : hasDoorTrap && isKnightsRoom ? doorOfTrap(world, side)
                                                              : StageDoor::Shut;
        const StageDoorLook& look = stageDoorLooks[door];
        const GridPos middle = wallMiddle(scene, side);
        const bool isWayOut = boss == nullptr && room.doors().has(side) && !shut.has(side);
        if (!isWayOut) {
            figures.add({.feet = 0,  // in the wall, behind all
                         .sheet = &scene.art.sprites.bossDoors,
                         .picture = static_cast<int>(look.first) + static_cast<int>(side),
                         .x = middle.x - doorSide / 2,
                         .y = middle.y - doorSide / 2});
        }
        if (look.hasDust) {
            addFlurry(figures, scene, middle,
                      boss != nullptr ? boss->ticks : static_cast<int>(world.tick % 1000));
        }
    }
}

}  // namespace doorstring
