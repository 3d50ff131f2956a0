// The man page, the completions and the tables of the documentation, from the catalog of commands.
#include "cli/options/common_options.hpp"
#include "cli/options/help.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

namespace doorstring {

namespace {

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const bool isHere = text.substr(at).starts_with(from);
        result += isHere ? to : text.substr(at, 1);
        at += isHere ? from.size() : 1;
    }
    return result;
}

std::string upper(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](unsigned char letter) {
        return static_cast<char>(std::toupper(letter));
    });
    return result;
}

// Returns "Begin an adventure." for "begin an adventure".
std::string sentenceOf(std::string_view help) {
    return upper(help.substr(0, 1)) + std::string(help.substr(1)) + ".";
}

std::string troff(std::string_view text) {
    const std::string escaped = replaced(replaced(text, "\\", "\\e"), "-", "\\-");
    // A line that begins with . or ' would be a request to troff.
    return escaped.starts_with('.') || escaped.starts_with('\'') ? "\\&" + escaped : escaped;
}

std::string troffLines(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        result += troff(text.substr(at, end - at)) + "\n";
        at = end + 1;
    }
    return result;
}

std::string troffOptions(std::span<const Option> options) {
    std::string text;
    for (const Option& option : options) {
        const std::string_view shortName = option.name == helpOption.name ? "\\-h, " : "";
        text += option.isFlag() ? fmt::format(".TP\n.B {}{}\n", shortName, troff(option.name))
                                : fmt::format(".TP\n.BI {} \" {}\"\n", troff(option.name),
                                              troff(option.argument));
        text += troff(sentenceOf(option.help)) + "\n";
    }
    return text;
}

template <typename Visit>
void forShown(std::span<const Command> catalog, Visit visit) {
    for (const Command& command : catalog) {
        if (!command.isHidden) {
            visit(command);
        }
    }
}

std::string joinedBySpaces(std::span<const std::string_view> words) {
    return fmt::format("{}", fmt::join(words, " "));
}

std::string namesOfOptions(std::span<const Option> options) {
    std::string names;
    for (const Option& option : options) {
        names += fmt::format("{}{}", names.empty() ? "" : " ", option.name);
    }
    return names;
}

std::string namesOfCommands(std::span<const Command> catalog) {
    std::string names;
    forShown(catalog.subspan(1), [&](const Command& command) {
        names += fmt::format("{}{}", names.empty() ? "" : " ", command.name);
    });
    return names;
}

// What a shell can offer as a value or an operand.
enum class Completion : std::uint8_t { Nothing, Words, File, Folder, Preset };

Completion completionOf(const Option& option) {
    if (!option.choices.empty()) {
        return Completion::Words;
    }
    // OTHER is the argument of survey --vs, which may be a preset.
    if (option.name == presetOption.name || option.argument == "OTHER") {
        return Completion::Preset;
    }
    const bool isFolder = option.argument == "DIR" || option.argument == "FOLDER";
    return isFolder                    ? Completion::Folder
           : option.argument == "FILE" ? Completion::File
                                       : Completion::Nothing;
}

Completion completionOf(const Operand& operand) {
    if (!operand.completions.empty()) {
        return Completion::Words;
    }
    return operand.noun == "file"     ? Completion::File
           : operand.noun == "folder" ? Completion::Folder
                                      : Completion::Nothing;
}

std::string bashOffer(Completion kind, std::span<const std::string_view> choices) {
    switch (kind) {
    case Completion::Nothing:
        break;
    case Completion::Words:
        return fmt::format(" words='{}'", joinedBySpaces(choices));
    case Completion::File:
        return " _doorstring_files -f";
    case Completion::Folder:
        return " _doorstring_files -d";
    case Completion::Preset:
        return " words=$(_doorstring_presets \"${COMP_WORDS[0]}\"); _doorstring_files -f";
    }
    return "";
}

// Returns the cases of _doorstring_value(). The pattern of each is a command and an option, quoted
// from the space on: map' --out'. The game has no name: its patterns are like ' --seed'.
std::string bashValueCases(std::span<const Command> catalog) {
    std::string cases;
    const auto add = [&](std::string_view command, const Option& option) {
        if (!option.isFlag()) {
            cases += fmt::format("    {}' {}'){} ;;\n", command, option.name,
                                 bashOffer(completionOf(option), option.choices));
        }
    };
    forShown(catalog, [&](const Command& command) {
        for (const Option& option : command.options) {
            add(command.name, option);
        }
    });
    for (const Option& option : commonOptions()) {
        add("*", option);
    }
    return cases;
}

// Returns the shell code that sets `operands` to words, or to the call that adds files or folders;
// empty if there is nothing to offer.
std::string bashOperands(const Operand& operand) {
    switch (completionOf(operand)) {
    case Completion::Words:
        return fmt::format(" operands='{}'", joinedBySpaces(operand.completions));
    case Completion::File:
        return " operands='_doorstring_files -f'";
    case Completion::Folder:
        return " operands='_doorstring_files -d'";
    default:
        return "";
    }
}

// Returns the cases of _doorstring_option(), one for each command.
std::string bashOptionCases(std::span<const Command> catalog) {
    std::string cases;
    forShown(catalog, [&](const Command& command) {
        const bool isGame = command.name.empty();
        cases += fmt::format("    {}) words='{}{}'{} ;;\n", isGame ? "''" : command.name,
                             isGame ? namesOfCommands(catalog) + " " : "",
                             namesOfOptions(command.options), bashOperands(command.operand));
    });
    return cases;
}

std::string zshText(std::string_view text) {
    std::string safe = replaced(text, "'", "’");
    safe = replaced(replaced(safe, "[", "("), "]", ")");
    return replaced(safe, ":", "\\:");
}

std::string zshOffer(Completion kind, std::span<const std::string_view> choices) {
    switch (kind) {
    case Completion::Nothing:
        break;
    case Completion::Words:
        return fmt::format("({})", joinedBySpaces(choices));
    case Completion::File:
        return "_files";
    case Completion::Folder:
        return "_files -/";
    case Completion::Preset:
        return "_doorstring_presets";
    }
    return " ";  // shows the name of the value and offers nothing
}

std::string zshOptions(std::span<const Option> options) {
    std::string lines;
    for (const Option& option : options) {
        const std::string name =
            option.name == helpOption.name
                ? "(-h --help)'{-h,--help}'"
                : fmt::format("{}{}", option.mayRepeat ? "*" : "", option.name);
        const std::string value = option.isFlag()
                                      ? std::string()
                                      : fmt::format(":{}:{}", zshText(option.argument),
                                                    zshOffer(completionOf(option), option.choices));
        lines += fmt::format("            '{}[{}]{}'\n", name, zshText(option.help), value);
    }
    return lines;
}

std::string zshCommands(std::span<const Command> catalog) {
    std::string cases;
    forShown(catalog.subspan(1), [&](const Command& command) {
        const Operand& operand = command.operand;
        cases += fmt::format("    {})\n        options+=(\n{}            ':command:({})'\n",
                             command.name, zshOptions(command.options), command.name);
        if (!operand.noun.empty()) {
            cases +=
                fmt::format("            '{}:{}:{}'\n", operand.mayRepeat ? "*" : "", operand.noun,
                            zshOffer(completionOf(operand), operand.completions));
        }
        cases += "        )\n        ;;\n";
    });
    std::string words;
    forShown(catalog.subspan(1), [&](const Command& command) {
        words += fmt::format("{}{}\\:\"{}\"", words.empty() ? "" : " ", command.name,
                             zshText(command.purpose));
    });
    return cases + fmt::format("    *)\n        options+=(\n{}            ':command:(({}))'\n"
                               "        )\n        ;;\n",
                               zshOptions(catalog.front().options), words);
}

}  // namespace

std::string manPageSynopsis(std::span<const Command> catalog) {
    std::string text = ".SH SYNOPSIS\n";
    forShown(catalog, [&](const Command& command) {
        text += fmt::format(
            "{}.B doorstring{}{}\n{}.RI [ options ]\n", command.name.empty() ? "" : ".br\n",
            command.name.empty() ? "" : " ", command.name,
            command.operand.noun.empty() ? "" : fmt::format(".I{}\n", troff(operandWord(command))));
    });
    return text;
}

std::string manPageOptions(std::span<const Command> catalog) {
    std::string text;
    forShown(catalog, [&](const Command& command) {
        const bool isGame = command.name.empty();
        text += fmt::format(".SH OPTIONS OF {}\n", isGame ? "THE GAME" : upper(command.name));
        text += isGame ? "" : troff(sentenceOf(command.purpose)) + "\n";
        text += troffOptions(command.options);
        text += command.notes.empty() ? "" : ".PP\n.nf\n" + troffLines(command.notes) + ".fi\n";
    });
    text += ".SH OPTIONS OF EVERY COMMAND\n"
            "Of the sources of configuration, later ones win: the shipped files, your own folder,\n"
            "\\-\\-config, \\-\\-preset, \\-\\-set.\n";
    text += troffOptions(commonOptions()) + ".SH EXAMPLES\n.nf\n";
    forShown(catalog, [&](const Command& command) {
        for (const std::string_view example : command.examples) {
            text += troff(example) + "\n";
        }
    });
    return text + ".fi\n";
}

std::string bashCompletion(std::span<const Command> catalog) {
    return fmt::format(
        R"sh(# bash completion for doorstring, made from the program's own table of commands.

# The presets that came with the program.
_doorstring_presets() {{
    local program preset
    program=$(readlink -f "$(type -P "$1")" 2>/dev/null)
    for preset in "${{program%/*}}"/../share/doorstring/config/presets/*.toml; do
        [ -f "$preset" ] && basename "$preset" .toml
    done
}}

# _doorstring_files -f or -d: adds files or folders.
_doorstring_files() {{
    local found
    compopt -o filenames 2>/dev/null
    mapfile -t found < <(compgen "$1" -- "$word")
    COMPREPLY+=("${{found[@]}}")
}}

# Offers values of the option before the word; fails if that is no option that takes a value.
_doorstring_value() {{
    case "$command $before" in
{}    *) return 1 ;;
    esac
}}

_doorstring_option() {{
    local operands=''
    case $command in
{}    esac
    words+=' {}'
    [[ $word == -* ]] && return
    case $operands in
    _doorstring_files*) $operands ;;
    *) words+=" $operands" ;;
    esac
}}

_doorstring() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} command='' words='' i
    local commands='{}'
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ " $commands " == *" ${{COMP_WORDS[i]}} "* ]]; then
            command=${{COMP_WORDS[i]}}
            break
        fi
    done
    _doorstring_value || _doorstring_option
    mapfile -t -O ${{#COMPREPLY[@]}} COMPREPLY < <(compgen -W "$words" -- "$word")
}}
complete -F _doorstring doorstring
)sh",
        bashValueCases(catalog), bashOptionCases(catalog), namesOfOptions(commonOptions()),
        namesOfCommands(catalog));
}

std::string zshCompletion(std::span<const Command> catalog) {
    return fmt::format(
        R"sh(#compdef doorstring
# Made from the program's own table of commands.

# The presets that came with the program, or .toml files.
_doorstring_presets() {{
    local -a presets
    local program=${{${{(z)words}}[1]}}
    program=${{commands[$program]:-$program}}
    presets=(${{program:A:h:h}}/share/doorstring/config/presets/*.toml(N:t:r))
    _alternative "presets:preset:($presets)" 'files:file:_files'
}}

_doorstring() {{
    local command=${{words[(r)({})]}}
    local -a options
    options=(
{}    )
    case $command in
{}    esac
    _arguments $options
}}

_doorstring "$@"
)sh",
        replaced(namesOfCommands(catalog), " ", "|"), zshOptions(commonOptions()),
        zshCommands(catalog));
}

std::string markdownTables(std::span<const Command> catalog) {
    std::string tables;
    const auto add = [&](std::string_view name, std::span<const Option> options) {
        tables +=
            fmt::format("<!-- options of {} -->\n| option | what it does |\n| --- | --- |\n", name);
        for (const Option& option : options) {
            if (option.argument == "RANGE") {
                continue;  // the targets of seek, which docs/survey.md lists as metrics
            }
            tables += fmt::format("| `{}{}{}` | {} |\n", option.name, option.isFlag() ? "" : " ",
                                  option.argument, replaced(option.help, "|", "\\|"));
        }
        tables += "<!-- end -->\n";
    };
    forShown(catalog, [&](const Command& command) {
        add(command.name.empty() ? "the game" : command.name, command.options);
    });
    add("every command", commonOptions());
    return tables;
}

}  // namespace doorstring
