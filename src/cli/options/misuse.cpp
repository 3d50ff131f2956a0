#include "cli/options/misuse.hpp"

#include "cli/options/option_rules.hpp"
#include "config/text/nearest.hpp"

#include <fmt/format.h>

#include <bit>
#include <vector>

namespace doorstring {

namespace {

bool isFor(const OptionRule& rule, Command command) {
    return (rule.commands & bitOf(command)) != 0;
}

// "the command map", "the commands map and watch"
std::string ownersOf(const OptionRule& rule) {
    std::vector<std::string_view> names;
    for (std::size_t index = 1; index < commandCount; ++index) {
        if (const auto command = static_cast<Command>(index); isFor(rule, command)) {
            names.push_back(name(command));
        }
    }
    return (names.size() == 1 ? "the command " : "the commands ") + joined(names);
}

Command firstOwner(const OptionRule& rule) {
    return static_cast<Command>(std::countr_zero(rule.commands));
}

// What stands behind the command's name before any option.
std::string_view fileOf(Command command) {
    switch (command) {
    case Command::Replay:
        return "walk.replay ";
    case Command::Room:
        return "rooms.txt ";
    default:
        return "";
    }
}

std::string strayOption(const OptionRule& rule, Command command) {
    if (isFor(rule, Command::Game)) {
        return fmt::format("{} belongs to the game and means nothing to {}", rule.name,
                           name(command));
    }
    if (command != Command::Game) {
        return fmt::format("{} belongs to {} and means nothing to {}", rule.name, ownersOf(rule),
                           name(command));
    }
    const Command owner = firstOwner(rule);
    return fmt::format("{} belongs to {}: doorstring {} {}{}", rule.name, ownersOf(rule),
                       name(owner), fileOf(owner), rule.example);
}

}  // namespace

std::optional<std::string> misuse(const GivenOptions& given) {
    for (const OptionRule& rule : optionRules) {
        if (!given.has(rule.name)) {
            continue;
        }
        if (!isFor(rule, given.command)) {
            return strayOption(rule, given.command);
        }
        const auto& texts = given.values.find(rule.name)->second;
        if (!rule.wants.empty() && !rule.repeats && texts.size() > 1) {
            return fmt::format("{} is given {} times, with '{}' and '{}'; it may be given once",
                               rule.name, texts.size(), texts.front(), texts.back());
        }
        for (const std::string& text : texts) {
            const bool isOption = text.starts_with("--");
            if (!rule.wants.empty() && (text.empty() || isOption)) {
                return fmt::format("{} wants {}, as in {}, and found {}", rule.name, rule.wants,
                                   rule.example, isOption ? text : "nothing");
            }
        }
    }
    return std::nullopt;
}

}  // namespace doorstring
