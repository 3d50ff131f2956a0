#include "dungeon/giving_up.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

// The advice that helps most against a rule.
std::string_view remedy(LimitRule rule) {
    switch (rule) {
    case LimitRule::MinRooms:
        return "lower limits.min_rooms, enlarge the grid or give rooms with more doors more weight";
    case LimitRule::MaxRooms:
        return "raise limits.max_rooms, shrink the grid or give dead ends more weight";
    case LimitRule::MinDeadEnds:
        return "lower limits.min_dead_ends or give rooms with three doors more weight";
    case LimitRule::MaxDeadEnds:
        return "raise limits.max_dead_ends or give rooms with three doors less weight";
    case LimitRule::HideoutRooms:
        return "lower hideout.level or hideout.refuse, or enlarge the grid";
    case LimitRule::HideoutDeadEnds:
        return "lower hideout.dead_ends, or raise hideout.rooms";
    case LimitRule::HideoutBoss:
        return "raise hideout.rooms or enlarge the grid";
    case LimitRule::CarvedRooms:
        return "enlarge the map, make its rooms smaller or ask for fewer of them";
    }
    return {};
}

}  // namespace

std::string brokenText(LimitRule rule, const DungeonConfig& config) {
    const LimitConfig& limits = config.limits;
    switch (rule) {
    case LimitRule::MinRooms:
        return fmt::format("had fewer rooms than limits.min_rooms = {}", limits.minRooms);
    case LimitRule::MaxRooms:
        return fmt::format("had more rooms than limits.max_rooms = {}", limits.maxRooms);
    case LimitRule::MinDeadEnds:
        return fmt::format("had fewer dead ends than limits.min_dead_ends = {}",
                           limits.minDeadEnds);
    case LimitRule::MaxDeadEnds:
        return fmt::format("had more dead ends than limits.max_dead_ends = {}", limits.maxDeadEnds);
    case LimitRule::HideoutRooms:
        return fmt::format("had fewer rooms than hideout.level = {} asks for",
                           config.hideout.level);
    case LimitRule::HideoutDeadEnds:
        return fmt::format("had fewer dead ends than hideout.dead_ends = {} asks for",
                           config.hideout.deadEnds);
    case LimitRule::HideoutBoss:
        return "had no farthest dead end away from the start for the boss";
    case LimitRule::CarvedRooms:
        return fmt::format("had fewer rooms than {}.min_rooms = {}",
                           config.growth == Growth::Tunnels ? "tunnels" : "scattered",
                           config.carving().minRooms);
    }
    return {};
}

std::string describe(const GivingUp& givingUp, const DungeonConfig& config) {
    std::string text;
    auto worst = LimitRule::MinRooms;
    for (const LimitRule rule : allValues<LimitRule>) {
        if (const int count = givingUp.broken[rule]; count > 0) {
            text +=
                fmt::format("{}{} {}", text.empty() ? "" : ", ", count, brokenText(rule, config));
            worst = givingUp.broken[worst] < count ? rule : worst;
        }
    }
    return fmt::format("dungeon {}: none of {} tries kept to the rules: {}; {}, or raise "
                       "limits.tries",
                       toCode(givingUp.seed), givingUp.tries, text, remedy(worst));
}

}  // namespace doorstring
