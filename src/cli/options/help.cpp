#include "cli/options/help.hpp"

#include "base/contains.hpp"
#include "cli/options/common_options.hpp"
#include "config/files/folders.hpp"
#include "config/version.hpp"
#include "picture/canvas/sfml_version.hpp"

#include <CLI/Version.hpp>
#include <fmt/format.h>
#include <spdlog/version.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace doorstring {

namespace {

constexpr std::size_t helpColumn = 19;
constexpr std::size_t helpWidth = 78;  // of a line's words

// Of the help of the game they share a line.
constexpr std::array<std::string_view, 3> asides{"--help", "--version", "--verbose"};

// Breaks a text at spaces and indents the further lines below the first.
std::string wrapped(std::string_view text) {
    std::string lines;
    while (text.size() > helpWidth) {
        const std::size_t space = text.rfind(' ', helpWidth);
        lines += fmt::format("{}\n{:{}}", text.substr(0, space), "", helpColumn);
        text.remove_prefix(space + 1);
    }
    return lines + std::string(text);
}

std::string line(std::string_view left, std::string_view right) {
    return fmt::format("  {:{}}{}\n", left, helpColumn - 2, wrapped(right));
}

std::string linesOf(std::span<const Option> options) {
    std::string text;
    for (const Option& option : options) {
        const std::string_view name = option.name == "--help" ? "-h, --help" : option.name;
        text += line(fmt::format("{} {}", name, option.argument), option.help);
    }
    return text;
}

// " FILE", or " [NAME]" where it may be left out.
std::string operandWord(const Command& command) {
    const Operand& operand = command.operand;
    if (operand.noun.empty()) {
        return {};
    }
    std::string word(operand.noun);
    std::transform(word.begin(), word.end(), word.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
    word += operand.repeats ? "..." : "";
    return operand.needed ? " " + word : " [" + word + "]";
}

std::string gameHelp(std::span<const Command> catalog) {
    // No longer than a screen of 24 lines.
    std::string text =
        fmt::format("Doorstring {}: doorstring [COMMAND] [options]; COMMAND --help explains it\n",
                    versionText());
    for (const Command& command : catalog.subspan(1)) {
        text += line(fmt::format("{}{}", command.name, operandWord(command)), command.purpose);
    }
    std::vector<Option> options = optionsOf(catalog.front());
    std::erase_if(options, [](const Option& option) { return contains(asides, option.name); });
    return text + '\n' + linesOf(options) +
           line("-h, --help", "this help; --version: the versions; --verbose: all of the log");
}

}  // namespace

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
    return fmt::format("doorstring {}\nSFML {}, fmt {}.{}.{}, spdlog {}.{}.{}, CLI11 {}\n",
                       versionText(), sfmlVersionText(), FMT_VERSION / 10000,
                       FMT_VERSION / 100 % 100, FMT_VERSION % 100, SPDLOG_VER_MAJOR,
                       SPDLOG_VER_MINOR, SPDLOG_VER_PATCH, CLI11_VERSION);
}

}  // namespace doorstring
