#include "cli/options/given_options.hpp"

#include "cli/options/common_options.hpp"
#include "cli/options/misuse.hpp"
#include "config/text/numbers.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace doorstring {

namespace {

using Words = std::vector<std::string>;

// Every option of every command once. One of the same name is of the same kind in all.
std::vector<Option> optionsOfAll(std::span<const Command> catalog) {
    std::vector<Option> all;
    for (const Command& command : catalog) {
        for (const Option& option : optionsOf(command)) {
            if (findOption(all, option.name) == nullptr) {
                all.push_back(option);
            }
        }
    }
    return all;
}

void declare(CLI::App& app, const Option& option, Words& values) {
    const std::string name = option.name == "--help" ? "-h,--help" : std::string(option.name);
    if (option.isFlag()) {
        app.add_flag_callback(name, [&values] { values.emplace_back(); })->disable_flag_override();
    } else {
        // One value each time, any number of times: misuse.cpp reports what is given too often.
        app.add_option(name, values)->allow_extra_args(false);
    }
}

// Takes the words that are no options out of those left over.
Words takeOperands(Words& words) {
    const auto operands = std::stable_partition(
        words.begin(), words.end(), [](const auto& word) { return word.starts_with('-'); });
    Words taken(operands, words.end());
    words.erase(operands, words.end());
    return taken;
}

OrSentence<GivenOptions> splitCommandLine(std::span<const Command> catalog, const Words& words) {
    const std::vector<Option> options = optionsOfAll(catalog);
    std::vector<Words> values(options.size());
    CLI::App app;
    app.set_help_flag();
    app.allow_extras();
    for (std::size_t i = 0; i < options.size(); ++i) {
        declare(app, options[i], values[i]);
    }
    app.require_subcommand(0, 1);
    for (const Command& command : catalog.subspan(1)) {
        app.add_subcommand(std::string(command.name))->fallthrough()->set_help_flag();
    }
    try {
        app.parse(Words(words.rbegin(), words.rend()));  // CLI11 takes them from the back
    } catch (const CLI::ParseError&) {
        return valueMismatch(options, words);
    }
    GivenOptions given;
    given.command = &catalog.front();
    for (const Command& command : catalog.subspan(1)) {
        if (app.got_subcommand(std::string(command.name))) {
            given.command = &command;
        }
    }
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (!values[i].empty()) {
            given.values.emplace(options[i].name, std::move(values[i]));
        }
    }
    Words unknown = app.remaining(true);
    given.operands = takeOperands(unknown);
    if (!unknown.empty() && !given.has("--help")) {
        return unknownOption(options, *given.command, unknown.front());
    }
    return given;
}

}  // namespace

const Option* findOption(std::span<const Option> options, std::string_view name) {
    const auto found = std::ranges::find(options, name, &Option::name);
    return found == options.end() ? nullptr : &*found;
}

std::optional<std::filesystem::path> GivenOptions::path(std::string_view name) const {
    return has(name) ? std::optional<std::filesystem::path>(text(name)) : std::nullopt;
}

std::size_t GivenOptions::choice(std::string_view name) const {
    if (!has(name)) {
        return 0;
    }
    const auto choices = findOption(command->options, name)->choices;
    return static_cast<std::size_t>(std::ranges::find(choices, text(name)) - choices.begin());
}

int GivenOptions::number(std::string_view name, int otherwise) const {
    return has(name) ? wholeNumber<int>(text(name)).value_or(otherwise) : otherwise;
}

OrSentence<GivenOptions> readOptions(std::span<const Command> catalog, int argc,
                                     const char* const* argv) {
    auto given = splitCommandLine(catalog, Words(argv + std::min(argc, 1), argv + argc));
    if (!given || given.value().has("--help") || given.value().has("--version")) {
        return given;
    }
    if (auto fault = misuse(catalog, given.value())) {
        return *fault;
    }
    return given;
}

}  // namespace doorstring
