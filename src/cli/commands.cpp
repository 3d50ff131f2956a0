#include "cli/commands.hpp"

#include "cli/options/common_options.hpp"
#include "cli/options/given_options.hpp"
#include "cli/options/help.hpp"
#include "cli/output/output.hpp"
#include "files/log.hpp"

#include <array>

namespace doorstring {

// Each in the file of its name. A new one is declared here and has its place in catalog().
extern const Command gameCommand, mapCommand, surveyCommand, seekCommand, lintCommand, watchCommand,
    solveCommand, roomCommand, creatureCommand, autoplayCommand, replayCommand, configCommand,
    manualCommand;

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
