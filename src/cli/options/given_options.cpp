#include "cli/options/given_options.hpp"

#include "base/contains.hpp"
#include "cli/options/code.hpp"
#include "cli/options/common_options.hpp"
#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

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

namespace {

using Views = std::vector<std::string_view>;
using MaybeSentence = std::optional<std::string>;

// Of options or of commands.
template <typename Rows>
Views namesOf(const Rows& rows) {
    Views names;
    for (const auto& row : rows) {
        names.push_back(row.name);
    }
    return names;
}

std::string needsValue(const Option& option, std::string_view found) {
    return fmt::format("{} needs a value, as in {} {}; found {}", option.name, option.name,
                       option.example, found);
}

// "doorstring replay walk.replay"
std::string usageOf(const Command& command) {
    return fmt::format("doorstring {}{}{}", command.name, command.operand.noun.empty() ? "" : " ",
                       command.operand.example);
}

std::string strayOption(std::span<const Command> catalog, std::string_view name,
                        const Command& command) {
    Views owners;
    const Command* first = nullptr;
    for (const Command& owner : catalog) {
        if (findOption(owner.options, name) != nullptr) {
            owners.push_back(owner.name.empty() ? "the game" : owner.name);
            first = first == nullptr ? &owner : first;
        }
    }
    const std::string belongs = fmt::format("{} is an option of {}", name, joined(owners));
    if (!command.name.empty()) {
        return fmt::format("{}, not of {}", belongs, command.name);
    }
    const std::string_view example = findOption(first->options, name)->example;
    return fmt::format("{}, as in {} {}{}{}", belongs, usageOf(*first), name,
                       example.empty() ? "" : " ", example);
}

MaybeSentence valueFault(const Option& option, const std::string& value) {
    if (value.empty()) {
        return needsValue(option, "nothing");
    }
    if (value.starts_with("--")) {
        return needsValue(option, quotedText(value));
    }
    const auto choices = option.choices;
    if (!choices.empty() && !contains(choices, value)) {
        return fmt::format("{} has no '{}'; allowed are {}", option.name, quotedText(value),
                           joined(choices));
    }
    if (option.check != nullptr) {
        return option.check(value);
    }
    if (option.numbers != nullptr) {
        const auto [least, most] = *option.numbers;
        const auto number = wholeNumber<int>(value);
        if (!number || *number < least || *number > most) {
            const bool open = most == NumberRange().most;
            return fmt::format("{} needs a whole number {}, as in {} {}; found '{}'", option.name,
                               open ? fmt::format("of at least {}", least)
                                    : fmt::format("from {} to {}", least, most),
                               option.name, option.example, quotedText(value));
        }
    }
    return std::nullopt;
}

MaybeSentence optionFault(const Option& option, const std::vector<std::string>& values) {
    if (option.isFlag()) {
        return std::nullopt;
    }
    if (!option.repeats && values.size() > 1) {
        return fmt::format("{} may be given once; found '{}' and '{}'", option.name,
                           quotedText(values.front()), quotedText(values.back()));
    }
    for (const std::string& value : values) {
        if (auto fault = valueFault(option, value)) {
            return fault;
        }
    }
    return std::nullopt;
}

std::string unknownCommand(std::span<const Command> catalog, const std::string& word) {
    const Views names = namesOf(catalog.subspan(1));
    const std::string_view near = nearestWord(word, names);
    return fmt::format("unknown command '{}'; {}", quotedText(word),
                       near.empty() ? "the commands are " + joined(names)
                                    : fmt::format("did you mean {}?", near));
}

MaybeSentence operandFault(std::span<const Command> catalog, const GivenOptions& given) {
    const Command& command = *given.command;
    const Operand& operand = command.operand;
    const std::vector<std::string>& words = given.operands;
    if (operand.noun.empty()) {
        if (words.empty()) {
            return std::nullopt;
        }
        return command.name.empty() ? unknownCommand(catalog, words.front())
                                    : fmt::format("{} takes no file; found '{}'", command.name,
                                                  quotedText(words.front()));
    }
    if (contains(words, std::string())) {
        return fmt::format("{} needs the name of a {}; found nothing", command.name, operand.noun);
    }
    if (words.empty() && operand.needed) {
        return fmt::format("{} needs a {}, as in {}; found nothing", command.name, operand.noun,
                           usageOf(command));
    }
    if (words.size() > 1 && !operand.repeats) {
        return fmt::format("{} takes one {}; found '{}' and '{}' (a value of several words needs "
                           "quotes)",
                           command.name, operand.noun, quotedText(words[0]), quotedText(words[1]));
    }
    return std::nullopt;
}

}  // namespace

std::string valueMismatch(std::span<const Option> options, const std::vector<std::string>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        const std::string_view name = word.substr(0, word.find('='));
        const Option* const option = findOption(options, name);
        if (option == nullptr) {
            continue;
        }
        if (option->isFlag() && word != name) {
            return fmt::format("{} takes no value; found {}", name, word);
        }
        const bool bare = word == name && i + 1 == words.size();
        const bool emptyValue = word.size() == name.size() + 1;
        if (!option->isFlag() && (bare || emptyValue)) {
            return needsValue(*option, "nothing");
        }
    }
    return "the command line cannot be read; see doorstring --help";
}

std::string unknownOption(std::span<const Option> options, const Command& command,
                          const std::string& word) {
    const std::string option = word.substr(0, word.find('='));
    std::string_view near = nearestWord(option, namesOf(optionsOf(command)));
    if (near.empty()) {
        near = nearestWord(option, namesOf(options));
    }
    return fmt::format("unknown option {}; {}", option,
                       near.empty() ? fmt::format("see doorstring {}{}--help", command.name,
                                                  command.name.empty() ? "" : " ")
                                    : fmt::format("did you mean {}?", near));
}

std::optional<std::string> misuse(std::span<const Command> catalog, const GivenOptions& given) {
    if (auto fault = operandFault(catalog, given)) {
        return fault;
    }
    const std::vector<Option> options = optionsOf(*given.command);
    for (const auto& [name, values] : given.values) {
        const Option* const option = findOption(options, name);
        if (option == nullptr) {
            return strayOption(catalog, name, *given.command);
        }
        if (auto fault = optionFault(*option, values)) {
            return fault;
        }
    }
    return codeClash(given);
}

}  // namespace doorstring
