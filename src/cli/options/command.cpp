#include "cli/options/command.hpp"

#include "base/contains.hpp"
#include "cli/options/common_options.hpp"
#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

using Views = std::vector<std::string_view>;
using Words = std::vector<std::string>;

template <typename Options>
Views optionNames(const Options& options) {
    Views names;
    for (const auto& option : options) {
        names.push_back(option.name);
    }
    return names;
}

Views commandNames(std::span<const Command> catalog) {
    Views names;
    for (const Command& command : catalog.subspan(1)) {
        if (!command.isHidden) {
            names.push_back(command.name);
        }
    }
    return names;
}

// Returns the options of all commands; of options that share a name, only the first. The first
// stands for the others, because either all options of one name take a value, or none does.
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

std::string missingValue(const Option& option, std::string_view found) {
    return fmt::format("{} needs a value, as in {} {}; found {}", option.name, option.name,
                       option.example, found);
}

// Returns an example of the command's usage: "doorstring replay walk.replay".
std::string usageOf(const Command& command) {
    return fmt::format("doorstring {}{}{}", command.name, command.operand.noun.empty() ? "" : " ",
                       command.operand.example);
}

std::string optionOfOthers(std::span<const Command> catalog, std::string_view name,
                           const Command& command) {
    Views owners;
    const Command* firstOwner = nullptr;
    for (const Command& owner : catalog) {
        if (findOption(owner.options, name) != nullptr) {
            owners.push_back(owner.name.empty() ? "the game" : owner.name);
            if (firstOwner == nullptr) {
                firstOwner = &owner;
            }
        }
    }
    const std::string belongs = fmt::format("{} is an option of {}", name, joined(owners));
    if (!command.name.empty()) {
        return fmt::format("{}, not of {}", belongs, command.name);
    }
    const std::string_view example = findOption(firstOwner->options, name)->example;
    return fmt::format("{}, as in {} {}{}{}", belongs, usageOf(*firstOwner), name,
                       example.empty() ? "" : " ", example);
}

MaybeSentence valueFault(const Option& option, const std::string& value) {
    if (value.empty()) {
        return missingValue(option, "nothing");
    }
    if (value.starts_with("--")) {
        return missingValue(option, printableExcerpt(value));
    }
    const auto choices = option.choices;
    if (!choices.empty() && !contains(choices, value)) {
        return fmt::format("{} has no '{}'; allowed are {}", option.name, printableExcerpt(value),
                           joined(choices));
    }
    if (option.fault != nullptr) {
        return option.fault(value);
    }
    if (option.numbers != nullptr) {
        const auto [least, most] = *option.numbers;
        const auto number = wholeNumber<int>(value);
        if (!number || *number < least || *number > most) {
            const bool isUnbounded = most == NumberRange().most;
            return fmt::format("{} needs a whole number {}, as in {} {}; found '{}'", option.name,
                               isUnbounded ? fmt::format("of at least {}", least)
                                           : fmt::format("from {} to {}", least, most),
                               option.name, option.example, printableExcerpt(value));
        }
    }
    return std::nullopt;
}

MaybeSentence optionFault(const Option& option, const std::vector<std::string>& values) {
    if (option.isFlag()) {
        return std::nullopt;
    }
    if (!option.mayRepeat && values.size() > 1) {
        return fmt::format("{} may be given once; found '{}' and '{}'", option.name,
                           printableExcerpt(values.front()), printableExcerpt(values.back()));
    }
    for (const std::string& value : values) {
        if (auto fault = valueFault(option, value)) {
            return fault;
        }
    }
    return std::nullopt;
}

std::string unknownCommand(std::span<const Command> catalog, const std::string& word) {
    const Views names = commandNames(catalog);
    const std::string_view near = nearestWord(word, names);
    return fmt::format("unknown command '{}'; {}", printableExcerpt(word),
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
                                                  printableExcerpt(words.front()));
    }
    if (contains(words, std::string())) {
        return fmt::format("{} needs a {}; found nothing", command.name, operand.noun);
    }
    if (words.empty() && operand.isNeeded) {
        return fmt::format("{} needs a {}, as in {}; found nothing", command.name, operand.noun,
                           usageOf(command));
    }
    if (words.size() > 1 && !operand.mayRepeat) {
        return fmt::format("{} takes one {}; found '{}' and '{}' (a value of several words needs "
                           "quotes)",
                           command.name, operand.noun, printableExcerpt(words[0]),
                           printableExcerpt(words[1]));
    }
    return std::nullopt;
}

std::string unknownOption(std::span<const Option> allOptions, const Command& command,
                          const std::string& option) {
    std::string_view near = nearestWord(option, optionNames(optionsOf(command)));
    if (near.empty()) {
        near = nearestWord(option, optionNames(allOptions));
    }
    return fmt::format("unknown option {}; {}", option,
                       near.empty() ? fmt::format("see doorstring {}{}--help", command.name,
                                                  command.name.empty() ? "" : " ")
                                    : fmt::format("did you mean {}?", near));
}

// Says what is wrong with the operands and the options; empty if nothing is wrong. Each option
// must belong to a command of the catalog.
MaybeSentence misuse(std::span<const Command> catalog, const GivenOptions& given) {
    if (auto fault = operandFault(catalog, given)) {
        return fault;
    }
    const std::vector<Option> options = optionsOf(*given.command);
    for (const auto& [name, values] : given.values) {
        const Option* const option = findOption(options, name);
        if (option == nullptr) {
            return optionOfOthers(catalog, name, *given.command);
        }
        if (auto fault = optionFault(*option, values)) {
            return fault;
        }
    }
    if (given.has(seedOption) && given.has(seedsOption)) {
        return "--seed is for one dungeon and --seeds for many; give one of them";
    }
    if (auto fault = codeClash(given)) {
        return fault;
    }
    return given.command->clash == nullptr ? std::nullopt : given.command->clash(given);
}

// Splits the words of a command line into the command, its operands, and options with their values.
class Splitter {
public:
    explicit Splitter(std::span<const Command> catalog)
        : catalog_(catalog), options_(optionsOfAll(catalog)) {
        given_.command = &catalog.front();
    }

    OrSentence<GivenOptions> split(const Words& words) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (words[i] == "--") {
                std::copy(words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end(),
                          std::back_inserter(given_.operands));
                break;
            }
            if (!words[i].starts_with('-')) {
                takeWord(words[i]);
                continue;
            }
            const bool valueFollows = takeOption(words[i]);
            if (valueFollows) {
                ++i;
                values_->push_back(i < words.size() ? words[i] : std::string());
            }
        }
        if (given_.has(helpOption)) {
            return given_;
        }
        if (!unknown_.empty()) {
            return unknownOption(options_, *given_.command, unknown_);
        }
        return fault_.empty() ? OrSentence<GivenOptions>(std::move(given_)) : fault_;
    }

private:
    // Takes a word that is not an option. The first that names a command chooses it; all others are
    // operands.
    void takeWord(const std::string& word) {
        const auto command = std::ranges::find(catalog_, word, &Command::name);
        if (given_.command == &catalog_.front() && !word.empty() && command != catalog_.end()) {
            given_.command = &*command;
        } else {
            given_.operands.push_back(word);
        }
    }

    // Takes "--name" or "--name=value". Returns whether the value is the next word.
    bool takeOption(const std::string& word) {
        const std::size_t end = std::min(word.find('='), word.size());
        const std::string name = word == "-h" ? "--help" : word.substr(0, end);
        const Option* const option = findOption(options_, name);
        if (option == nullptr) {
            if (unknown_.empty()) {
                unknown_ = name;
            }
            return false;
        }
        const bool hasValue = end < word.size();
        if (option->isFlag() && hasValue && fault_.empty()) {
            fault_ = fmt::format("{} takes no value; found {}", name, word);
        }
        values_ = &given_.values[name];
        if (option->isFlag() || hasValue) {
            values_->push_back(hasValue ? word.substr(end + 1) : std::string());
        }
        return !option->isFlag() && !hasValue;
    }

    std::span<const Command> catalog_;
    std::vector<Option> options_;
    GivenOptions given_;
    Words* values_ = nullptr;  // of the last option taken
    std::string unknown_;      // the first option that no command has
    std::string fault_;        // the sentence about the first flag that was given a value
};

}  // namespace

const Option* findOption(std::span<const Option> options, std::string_view name) {
    const auto found = std::ranges::find(options, name, &Option::name);
    return found == options.end() ? nullptr : &*found;
}

std::string GivenOptions::text(const Option& option) const {
    const auto found = values.find(option.name);
    return found == values.end() ? std::string() : found->second.back();
}

std::optional<std::filesystem::path> GivenOptions::path(const Option& option) const {
    return has(option) ? std::optional<std::filesystem::path>(text(option)) : std::nullopt;
}

std::optional<std::filesystem::path> GivenOptions::firstPath() const {
    return operands.empty() ? std::nullopt : std::optional<std::filesystem::path>(operands.front());
}

int GivenOptions::number(const Option& option, int otherwise) const {
    return has(option) ? wholeNumber<int>(text(option)).value_or(otherwise) : otherwise;
}

std::size_t GivenOptions::choiceIndex(const Option& option) const {
    const auto found = std::ranges::find(option.choices, text(option));
    return found == option.choices.end() ? 0
                                         : static_cast<std::size_t>(found - option.choices.begin());
}

OrSentence<GivenOptions> readOptions(std::span<const Command> catalog, int argc,
                                     const char* const* argv) {
    auto given = Splitter(catalog).split(Words(argv + std::min(argc, 1), argv + argc));
    if (!given || given.value().has(helpOption) || given.value().has(versionOption)) {
        return given;
    }
    if (auto fault = misuse(catalog, given.value())) {
        return *fault;
    }
    return given;
}

}  // namespace doorstring
