#include "cli/options/help.hpp"

#include "cli/options/common_options.hpp"
#include "config/version.hpp"
#include "files/folders.hpp"
#include "picture/canvas/sfml.hpp"

#include <fmt/format.h>
#include <spdlog/version.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace doorstring {

namespace {

constexpr std::size_t helpColumn = 19;
constexpr std::size_t helpWidth = 78;  // of the texts that begin at helpColumn

// A line that several options share, so that the help of the game fits on a terminal of 24 lines.
// The line begins with `option`. Its text names the other options, which have no line themselves.
struct SharedLine {
    std::string_view option;
    std::string_view text;
};
constexpr std::array sharedLines{
    SharedLine{"--seed", "7K2M-Q9XA, a number, text without -; --code: a shared dungeon"},
    SharedLine{"--explore", "start in a dungeon, not at the title; --locks: lock its doors"},
    SharedLine{"--adventure", "begin an adventure; --daily: that of today, one try"},
    SharedLine{"--floor", "try an adventure from there on; --at ROOM: boss, shop, ..."},
    SharedLine{"--tour", "let it play itself, save pictures; --record FILE: for replay"},
    SharedLine{"--help", "this help; --version: the versions; --verbose: all of the log"}};

const SharedLine* sharedLineOf(std::string_view option) {
    const auto found = std::ranges::find(sharedLines, option, &SharedLine::option);
    return found == sharedLines.end() ? nullptr : &*found;
}

// Whether the text of a shared line names the option.
bool isInSharedLine(std::string_view option) {
    return std::ranges::any_of(sharedLines, [&](const SharedLine& shared) {
        return shared.text.find(option) != std::string_view::npos;
    });
}

// Breaks a text at spaces and indents all lines but the first.
std::string wrapped(std::string_view text) {
    std::string lines;
    while (text.size() > helpWidth) {
        const std::size_t space = text.rfind(' ', helpWidth);
        if (space == std::string_view::npos) {
            break;
        }
        lines += fmt::format("{}\n{:{}}", text.substr(0, space), "", helpColumn);
        text.remove_prefix(space + 1);
    }
    return lines + std::string(text);
}

// Puts two texts side by side; a left text that is too long for its column gets its own line.
std::string line(std::string_view left, std::string_view right) {
    const bool isLong = left.size() + 2 >= helpColumn;
    return fmt::format("  {:{}}{}\n", left, isLong ? 0 : helpColumn - 2,
                       isLong ? fmt::format("\n{:{}}{}", "", helpColumn, wrapped(right))
                              : wrapped(right));
}

std::string nameAndArgument(const Option& option) {
    const std::string_view name = option.name == "--help" ? "-h, --help" : option.name;
    return fmt::format("{} {}", name, option.argument);
}

std::string linesOf(std::span<const Option> options) {
    std::string text;
    for (const Option& option : options) {
        text += line(nameAndArgument(option), option.help);
    }
    return text;
}

std::string gameHelp(std::span<const Command> catalog) {
    std::string text =
        fmt::format("Doorstring {}: doorstring [COMMAND] [options]; COMMAND --help explains it\n",
                    versionText());
    for (const Command& command : catalog.subspan(1)) {
        if (command.isHidden) {
            continue;
        }
        text += line(fmt::format("{}{}", command.name, operandWord(command)), command.purpose);
    }
    text += '\n';
    for (const Option& option : optionsOf(catalog.front())) {
        const SharedLine* const shared = sharedLineOf(option.name);
        if (shared != nullptr || !isInSharedLine(option.name)) {
            text += line(nameAndArgument(option), shared != nullptr ? shared->text : option.help);
        }
    }
    return text;
}

}  // namespace

std::string operandWord(const Command& command) {
    const Operand& operand = command.operand;
    if (operand.noun.empty()) {
        return {};
    }
    std::string word(operand.noun);
    std::transform(word.begin(), word.end(), word.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
    word += operand.mayRepeat ? "..." : "";
    return operand.isNeeded ? " " + word : " [" + word + "]";
}

std::string helpFor(const Command& command, std::span<const Command> catalog) {
    if (command.name.empty()) {
        return gameHelp(catalog);
    }
    std::string text =
        fmt::format("doorstring {}: {}\n\nUsage: doorstring {}{} [options]\n\n", command.name,
                    command.purpose, command.name, operandWord(command));
    text += linesOf(command.options);
    text += "\nOptions of every command; of those for the configuration, later ones win:\n" +
            linesOf(commonOptions());
    if (!command.notes.empty()) {
        text += fmt::format("\n{}\n", command.notes);
    }
    text += "\nExamples:\n";
    for (const std::string_view example : command.examples) {
        text += fmt::format("  {}\n", example);
    }
    return text;
}

std::string versionReport() {
    return fmt::format("doorstring {}\nSFML {}, fmt {}.{}.{}, spdlog {}.{}.{}\n", versionText(),
                       sfmlVersionText(), FMT_VERSION / 10000, FMT_VERSION / 100 % 100,
                       FMT_VERSION % 100, SPDLOG_VER_MAJOR, SPDLOG_VER_MINOR, SPDLOG_VER_PATCH);
}

}  // namespace doorstring
