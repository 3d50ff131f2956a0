#include "world/state/relics.hpp"

namespace doorstring {

namespace {

void wearRelic(World& world, Relic relic) {
    const RelicRow& row = relicRows[relic];
    const int amount = world.config.adventure.relics.table[relic].amount;
    if (row.power) {
        world.config.powers[*row.power] += amount;
    }
    if (row.change != nullptr) {
        row.change(world.config, amount);
    }
    if (powerOf(world, Power::Floats) > 0) {
        world.player.body.gait = Gait::Floats;
    }
}

}  // namespace

void wearRelics(World& world) {
    for (const Relic relic : world.player.kit.relics) {
        wearRelic(world, relic);
    }
}

void takeRelic(World& world, Relic relic) {
    EnumSet<Relic>& relics = world.player.kit.relics;
    if (!relics.has(relic)) {
        relics = relics.with(relic);
        wearRelic(world, relic);
    }
}

bool spendCharge(World& world, Power power, Events& events) {
    int& spent = world.player.kit.counts[power];
    if (spent >= powerOf(world, power)) {
        return false;
    }
    ++spent;
    events.push_back(PowerWorked{power});
    return true;
}

bool worksNext(const World& world, Power power) {
    const int period = powerOf(world, power);
    return period > 0 && world.player.kit.counts[power] + 1 >= period;
}

bool countToward(World& world, Power power, Events& events) {
    if (powerOf(world, power) == 0) {
        return false;
    }
    const bool works = worksNext(world, power);
    int& counted = world.player.kit.counts[power];
    counted = works ? 0 : counted + 1;
    if (works) {
        events.push_back(PowerWorked{power});
    }
    return works;
}

bool isSpent(const World& world, Relic relic) {
    const auto power = relicRows[relic].power;
    return power && powersPerRoom.has(*power) &&
           world.player.kit.counts[*power] >= powerOf(world, *power);
}

}  // namespace doorstring
