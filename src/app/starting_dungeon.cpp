#include "app/starting_dungeon.hpp"

#include "cli/options/common_options.hpp"
#include "files/system.hpp"
#include "world/beginning.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

constexpr int mostSeedsTried = 50;

bool hasRoomToBeginIn(const Dungeon& dungeon, const AdventureConfig& config) {
    return !config.isOn() || !config.at || nearestRoom(dungeon, *config.at).has_value();
}

std::string rolesIn(const Dungeon& dungeon) {
    std::string text;
    for (const Role role : allValues<Role>) {
        if (nearestRoom(dungeon, role)) {
            text += text.empty() ? "" : ", ";
            text += name(role);
        }
    }
    return text.empty() ? "none" : text;
}

}  // namespace

Result<StartingDungeon, std::string>
startingDungeon(const Config& config, std::optional<Seed> given, const GrowDungeon& grow) {
    const AdventureConfig& adventure = config.adventure;
    for (int tried = 1;; ++tried) {
        const Seed seed = given.value_or(randomSeed());
        auto dungeon = grow(config, adventure.isOn() ? floorSeed(seed, adventure.floor) : seed);
        if (!dungeon) {
            return dungeon.error();
        }
        if (hasRoomToBeginIn(dungeon.value(), adventure)) {
            return StartingDungeon{seed, std::move(dungeon.value())};
        }
        if (given) {
            return fmt::format(
                "floor {} of the seed {} has no room of the kind {}; allowed are: {}",
                adventure.floor, toCode(seed), name(*adventure.at), rolesIn(dungeon.value()));
        }
        if (tried == mostSeedsTried) {
            return fmt::format(
                "floor {} has no room of the kind {} with any of {} seeds; {} has: {}",
                adventure.floor, name(*adventure.at), tried, toCode(seed),
                rolesIn(dungeon.value()));
        }
    }
}

}  // namespace doorstring
