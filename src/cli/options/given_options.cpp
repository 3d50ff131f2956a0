#include "cli/options/given_options.hpp"

#include "cli/options/option_rules.hpp"
#include "config/text/nearest.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

namespace doorstring {

namespace {

using Words = std::vector<std::string>;

// In the order of the enum.
constexpr std::array<std::string_view, commandCount> commandNames{"",      "map",   "replay",
                                                                  "watch", "solve", "room"};

std::string optionWithShortForm(const OptionRule& rule) {
    return rule.name == "--help" ? "-h,--help" : std::string(rule.name);
}

void declare(CLI::App& app, const OptionRule& rule, Words& values) {
    const std::string name = optionWithShortForm(rule);
    if (rule.wants.empty()) {
        app.add_flag_callback(name, [&values] { values.emplace_back(); })->disable_flag_override();
    } else {
        // One value each time, as often as wished: what is given too often is told by us.
        app.add_option(name, values)->allow_extra_args(false);
    }
}

// CLI11 found an option with too few or too many values: which one, in our words.
std::string valueMismatch(const Words& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        const std::string_view name = word.substr(0, word.find('='));
        const auto* const rule = std::find_if(optionRules.begin(), optionRules.end(),
                                              [&](const auto& r) { return r.name == name; });
        if (rule == optionRules.end()) {
            continue;
        }
        if (rule->wants.empty() && word != name) {
            return fmt::format("{} takes no value, and found '{}'", name, word);
        }
        const bool bare = word == name && i + 1 == words.size();
        const bool emptyValue = word.size() == name.size() + 1;
        if (!rule->wants.empty() && (bare || emptyValue)) {
            return fmt::format("{} wants {}, as in {}, and found nothing", name, rule->wants,
                               rule->example);
        }
    }
    return "the command line is not understood; doorstring --help tells what is";
}

std::string unknownWord(const std::string& word) {
    if (!word.starts_with('-')) {
        const auto commands = std::span(commandNames).subspan(1);
        const std::string_view near = nearestWord(word, commands);
        return fmt::format("'{}' is no command; {}", word,
                           near.empty() ? fmt::format("the commands are {}; options begin with --",
                                                      joined(commands))
                                        : fmt::format("did you mean {}?", near));
    }
    std::array<std::string_view, optionRules.size()> names;
    std::transform(optionRules.begin(), optionRules.end(), names.begin(),
                   [](const OptionRule& rule) { return rule.name; });
    const std::string option = word.substr(0, word.find('='));
    const std::string_view near = nearestWord(option, names);
    return fmt::format("there is no option {}; {}", option,
                       near.empty() ? "doorstring --help tells all"
                                    : fmt::format("did you mean {}?", near));
}

// Takes the words that are no options out of those left over.
Words takeFiles(Words& words) {
    const auto files = std::stable_partition(
        words.begin(), words.end(), [](const auto& word) { return word.starts_with('-'); });
    Words taken(files, words.end());
    words.erase(files, words.end());
    return taken;
}

}  // namespace

std::string_view name(Command command) {
    return commandNames[static_cast<std::size_t>(command)];
}

Result<GivenOptions, std::string> sortOptions(int argc, const char* const* argv) {
    CLI::App app;
    app.set_help_flag();
    app.allow_extras();
    std::array<Words, optionRules.size()> values;
    for (std::size_t i = 0; i < optionRules.size(); ++i) {
        declare(app, optionRules[i], values[i]);
    }
    app.require_subcommand(0, 1);
    for (const std::string_view command : std::span(commandNames).subspan(1)) {
        app.add_subcommand(std::string(command))->fallthrough()->set_help_flag();
    }

    Words words(argv + std::min(argc, 1), argv + argc);
    try {
        app.parse(Words(words.rbegin(), words.rend()));  // CLI11 takes them from the back
    } catch (const CLI::ParseError&) {
        return valueMismatch(words);
    }
    Words unknown = app.remaining(true);
    GivenOptions given;
    for (std::size_t i = 1; i < commandCount; ++i) {
        if (app.got_subcommand(std::string(commandNames[i]))) {
            given.command = static_cast<Command>(i);
        }
    }
    if (given.command == Command::Replay || given.command == Command::Room) {
        given.files = takeFiles(unknown);
    }
    for (std::size_t i = 0; i < optionRules.size(); ++i) {
        if (!values[i].empty()) {
            given.values.emplace(optionRules[i].name, std::move(values[i]));
        }
    }
    if (!unknown.empty() && !given.has("--help")) {
        return unknownWord(unknown.front());
    }
    return given;
}

}  // namespace doorstring
