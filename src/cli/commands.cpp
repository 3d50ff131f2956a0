#include "cli/commands.hpp"

#include "cli/options/given_options.hpp"
#include "cli/options/help.hpp"
#include "cli/output/output.hpp"
#include "files/log.hpp"

#include <array>

namespace doorstring {

std::span<const Command> catalog() {
    static const std::array commands{
        gameCommand,  mapCommand,  surveyCommand,   seekCommand,     lintCommand,   watchCommand,
        solveCommand, roomCommand, creatureCommand, autoplayCommand, replayCommand, configCommand};
    return commands;
}

CommandLine readCommandLine(int argc, const char* const* argv, std::ostream& out,
                            std::ostream& err) {
    const auto given = readOptions(catalog(), argc, argv);
    if (!given) {
        return {std::nullopt, complain(err, exitWrongUse, given.error())};
    }
    const Command& command = *given.value().command;
    if (given.value().has("--help")) {
        return {std::nullopt, print(out, err, helpFor(command, catalog()))};
    }
    if (given.value().has("--version")) {
        return {std::nullopt, print(out, err, versionReport())};
    }
    auto job = command.prepare(given.value());
    if (!job) {
        return {std::nullopt, complain(err, exitWrongUse, job.error())};
    }
    return {[job = std::move(job.value()),
             verbose = given.value().has("--verbose")](const CommandContext& context) {
        startLog(context.folders, verbose);
        return job(context);
    }};
}

}  // namespace doorstring
