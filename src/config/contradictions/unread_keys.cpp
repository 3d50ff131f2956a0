#include "config/contradictions/contradictions.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

using Reason = std::optional<std::string>;

bool isIn(std::string_view key, std::string_view section) {
    return key.starts_with(section) && key.size() > section.size() && key[section.size()] == '.';
}

bool isInAny(std::string_view key, std::initializer_list<std::string_view> sections) {
    return std::ranges::any_of(sections, [&](auto section) { return isIn(key, section); });
}

std::string lastPart(std::string_view key) {
    return std::string(key.substr(key.rfind('.') + 1));
}

std::string_view wordOf(Growth growth) {
    return growthNames[static_cast<std::size_t>(growth)];
}

// Says why the growth does not read a key; null if it may read the key. A growth reads its own
// section, and perhaps the tables and the grid.
Reason unreadByGrowth(std::string_view key, const DungeonConfig& config) {
    const Growth growth = config.growth;
    const std::string_view word = wordOf(growth);
    for (const Growth other : {Growth::Hideout, Growth::Tunnels, Growth::Scattered}) {
        const std::string_view section = wordOf(other);
        if (growth != other && isIn(key, section)) {
            return fmt::format("growth is \"{}\", and only \"{}\" reads this section", word,
                               section);
        }
    }
    const bool drawsDoors = growth == Growth::DoorStrings;
    if (!drawsDoors && (isInAny(key, {"tables", "middle", "far"}) || key == "start.doors" ||
                        key == "grid.border" || key == "loops.keep_facing")) {
        return fmt::format("growth is \"{}\", which draws from no table", word);
    }
    const bool isOfRooms = isIn(key, "interior") || key == "room.interior" ||
                           key == "room.pillar_chance" || key == "room.template_step";
    const bool isBossDistance = key == "roles.boss.from" || key == "roles.boss.to";
    if (isCarved(growth) &&
        (isInAny(key, {"grid", "start", "loops", "locks"}) || isOfRooms || isBossDistance ||
         isInAny(key, {"roles.key", "roles.secret", "roles.puzzle"}))) {
        return fmt::format("growth is \"{}\", which carves a map", word);
    }
    return std::nullopt;
}

Reason unreadByBand(std::string_view key, const DungeonConfig& config) {
    const auto unread = [&](std::string_view band, int from) {
        return from == 0 && isIn(key, band) && !key.ends_with(".from")
                   ? Reason(fmt::format("{}.from is \"never\"", band))
                   : std::nullopt;
    };
    const auto middle = unread("middle", config.middle.from);
    return middle ? middle : unread("far", config.far.from);
}

Reason unreadByRolesOrLocks(std::string_view key, const DungeonConfig& config) {
    for (const Role role : allValues<Role>) {
        const std::string section = fmt::format("roles.{}", name(role));
        if (!isIn(key, section)) {
            continue;
        }
        if (role == Role::Key) {
            return config.locks.small == 0 && !config.locks.boss
                       ? Reason("there are no locks that want keys")
                       : std::nullopt;
        }
        const RoleConfig& wanted = config.roles[role];
        if (wanted.count == 0 && lastPart(key) != "count") {
            return fmt::format("{}.count is 0", section);
        }
        if (wanted.chance.numerator == 0 && wanted.count > 0 && lastPart(key) != "chance") {
            return fmt::format("{}.chance is 0: no such room ever exists", section);
        }
    }
    if (config.locks.small == 0 && (key == "locks.chance" || key == "locks.rooms")) {
        return "locks.small is 0";
    }
    if (config.locks.small > 0 && config.locks.chance.numerator == 0 &&
        (key == "locks.small" || key == "locks.rooms")) {
        return "locks.chance is 0: no such door ever exists";
    }
    return std::nullopt;
}

Reason unreadInRooms(std::string_view key, const RoomConfig& config) {
    const bool isTemplateStep = key == "room.template_step";
    if (config.interior) {
        const bool isRead =
            isTemplateStep ? *config.interior == Interior::Template : !isIn(key, "interior");
        return isRead ? std::nullopt
                      : Reason(fmt::format("room.interior is \"{}\" for all rooms",
                                           name(*config.interior)));
    }
    for (const Interior interior : allValues<Interior>) {
        if (isIn(key, fmt::format("interior.{}", name(interior))) &&
            config.interiors[interior].weight == 0 && lastPart(key) != "weight") {
            return fmt::format("interior.{}.weight is 0", name(interior));
        }
    }
    if (isTemplateStep && config.interiors[Interior::Template].weight == 0) {
        return "no room is made by hand: interior.template.weight is 0";
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> whyUnread(std::string_view key, const Config& config) {
    if (auto reason = unreadByGrowth(key, config.dungeon)) {
        return reason;
    }
    if (auto reason = unreadByBand(key, config.dungeon)) {
        return reason;
    }
    if (auto reason = unreadByRolesOrLocks(key, config.dungeon)) {
        return reason;
    }
    return unreadInRooms(key, config.room);
}

}  // namespace doorstring
