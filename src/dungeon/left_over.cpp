#include "dungeon/left_over.hpp"

#include <fmt/format.h>

#include <string_view>

namespace doorstring {

namespace {

void add(std::string& text, int count, std::string_view one, std::string_view many) {
    if (count > 0) {
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, count == 1 ? one : many);
    }
}

}  // namespace

std::string leftOver(const DungeonReport& report) {
    std::string text;
    for (std::size_t i = 0; i < roleCount; ++i) {
        const std::string room = fmt::format("{} room", roleNames[i]);
        add(text, report.missingRoles[static_cast<Role>(i)], room, room + "s");
    }
    add(text, report.missingLocks, "small lock", "small locks");
    if (report.missingBossLock) {
        text += text.empty() ? "the boss's lock" : ", the boss's lock";
    }
    return text;
}

}  // namespace doorstring
