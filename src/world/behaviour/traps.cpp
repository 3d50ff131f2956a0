#include "world/behaviour/traps.hpp"

#include "world/creatures/omens.hpp"
#include "world/creatures/snapping_strings.hpp"
#include "world/creatures/stage.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr int blastTicks = 14;  // for which a blast hurts

void snapStrings(World& world, const TrapConfig& config, std::uint64_t roll) {
    announceStrings(world, {config.count, config.windUpTicks, config.damage}, roll);
}

// Announces blasts along the lanes between opposite doors. The first is in the lane that the knight
// is in or, if he is in both or neither, in one drawn by lot.
void blastFromDoors(World& world, const TrapConfig& config, std::uint64_t roll) {
    std::array doors{Direction::North, Direction::West};
    const bool isInWestLane = overlap(laneFrom(world, Direction::West), world.knightBox());
    const bool isInNorthLane = overlap(laneFrom(world, Direction::North), world.knightBox());
    const bool isInOneLane = isInWestLane != isInNorthLane;
    const bool isWestFirst = isInOneLane ? isInWestLane : roll % 2 == 0;
    if (isWestFirst) {
        std::ranges::reverse(doors);
    }
    for (int i = 0; i < std::min(config.count, static_cast<int>(doors.size())); ++i) {
        announce(world, {.kind = OmenKind::Lane,
                         .from = std::nullopt,
                         .box = laneFrom(world, doors[static_cast<std::size_t>(i)]),
                         .wait = config.windUpTicks,
                         .hurtTicks = blastTicks,
                         .halfHearts = config.damage});
    }
}

struct TrapRow {
    Trap trap;
    void (*work)(World&, const TrapConfig&, std::uint64_t roll);
};
constexpr auto trapRows = keyedTable<&TrapRow::trap, TrapRow>(
    {{Trap::Strings, snapStrings}, {Trap::Doors, blastFromDoors}});

}  // namespace

void stepTrap(World& world) {
    const std::optional<Trap> trap = world.room.trap();
    if (!trap || !world.config.hasCreatures) {
        return;
    }
    const TrapConfig& config = world.config.ground.traps[*trap];
    const auto period = static_cast<std::uint64_t>(config.everyTicks);
    if (world.tick % period == 0) {
        trapRows[*trap].work(world, config,
                             cellRoll(world.dungeon.seed().number, Purpose::Creatures, world.cell(),
                                      static_cast<std::uint32_t>(world.tick / period)));
    }
}

StageDoor doorOfTrap(const World& world, Direction side) {
    const SubBox lane = laneFrom(world, side);
    const auto& omens = world.creatures.omens;
    const auto blast = std::ranges::find_if(omens, [&](const Omen& omen) {
        return omen.kind == OmenKind::Lane && !omen.from && omen.box == lane;
    });
    return blast == omens.end() ? StageDoor::Shut
           : blast->hurts()     ? StageDoor::Open
                                : StageDoor::Ajar;
}

}  // namespace doorstring
