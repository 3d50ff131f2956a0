#include "cli/commands.hpp"

#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "cli/options/help.hpp"
#include "cli/output/output.hpp"
#include "files/log.hpp"

#include <array>

namespace doorstring {

// Each command is in the file of its name. A new one is declared here and added to catalog(). In a
// unity build a definition may come before these declarations, which makes them redundant.
// NOLINTBEGIN(readability-redundant-declaration)
extern const Command gameCommand, mapCommand, surveyCommand, seekCommand, lintCommand, watchCommand,
    solveCommand, roomCommand, creatureCommand, autoplayCommand, replayCommand, configCommand;
// NOLINTEND(readability-redundant-declaration)

namespace {

// A part of the manual, as `doorstring manual PART` writes it. The build makes the man page, the
// completions of shells and the tables of docs/command-line.md from the parts.
struct ManualPart {
    std::string_view name;
    std::string (*text)(std::span<const Command> catalog);
};
constexpr std::array manualParts{
    ManualPart{"synopsis", manPageSynopsis}, ManualPart{"options", manPageOptions},
    ManualPart{"bash", bashCompletion}, ManualPart{"zsh", zshCompletion},
    ManualPart{"tables", markdownTables}};

constexpr std::array<std::string_view, 1> manualExamples{"doorstring manual bash"};

int runManual(const GivenOptions& given, const CommandContext& context) {
    for (const ManualPart& part : manualParts) {
        if (part.name == given.operands.front()) {
            return print(context.out, context.err, part.text(catalog()));
        }
    }
    return complain(context.err, exitWrongUse,
                    "manual takes synopsis, options, bash, zsh or tables");
}

constexpr Command manualCommand{.name = "manual",
                                .operand = {"part", "bash"},
                                .purpose = "write parts of the manual, for the build",
                                .options = {},
                                .examples = manualExamples,
                                .run = runManual,
                                .isHidden = true};

}  // namespace

std::span<const Command> catalog() {
    static const std::array commands{gameCommand,     mapCommand,      surveyCommand, seekCommand,
                                     lintCommand,     watchCommand,    solveCommand,  roomCommand,
                                     creatureCommand, autoplayCommand, replayCommand, configCommand,
                                     manualCommand};
    return commands;
}

CommandLine readCommandLine(int argc, const char* const* argv, std::ostream& out,
                            std::ostream& err) {
    auto given = readOptions(catalog(), argc, argv);
    if (!given) {
        return {std::nullopt, complain(err, exitWrongUse, given.error())};
    }
    if (given.value().has(helpOption)) {
        return {std::nullopt, print(out, err, helpFor(*given.value().command, catalog()))};
    }
    if (given.value().has(versionOption)) {
        return {std::nullopt, print(out, err, versionReport())};
    }
    return {std::move(given.value())};
}

int runCommand(const GivenOptions& given, const CommandContext& context) {
    startLog(context.folders, given.has(verboseOption));
    return given.command->run(given, context);
}

}  // namespace doorstring
