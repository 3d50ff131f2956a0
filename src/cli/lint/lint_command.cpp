#include "cli/commands.hpp"
#include "cli/lint/lint_report.hpp"
#include "cli/options/code.hpp"
#include "cli/options/given_options.hpp"
#include "cli/output/complain.hpp"
#include "cli/output/write_output.hpp"
#include "config/version.hpp"
#include "files/log.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr std::array<std::string_view, 2> lintFormats{"text", "json"};
constexpr std::array lintOptions{
    codeOption,
    Option{"--format", "FORMAT", "text (the default), a line each, or json", "json", lintFormats},
    Option{"--out", "FILE", "write to FILE", "lint.json"}};
constexpr std::array<std::string_view, 3> lintExamples{
    "doorstring lint", "doorstring lint my-config", "doorstring lint --preset ring --format json"};

}  // namespace

OrSentence<LintRequest> readLintOptions(const GivenOptions& given) {
    if (given.has("--config")) {
        return std::string("lint takes the folder without --config, as in doorstring lint "
                           "my-config");
    }
    return LintRequest{.common = commonOf(given),
                       .folder = given.operands.empty()
                                     ? std::nullopt
                                     : std::optional<std::filesystem::path>(given.operands.front()),
                       .format = static_cast<LintFormat>(given.choice("--format")),
                       .out = given.path("--out")};
}

int runLint(const LintRequest& request, const CommandContext& context) {
    if (const auto fault = unwritable(request.out)) {
        return complain(context.err, exitWrongUse, *fault);
    }
    logInfo(fmt::format("lint, doorstring {}", versionText()));
    const LintReport report = lintAll(request, context.folders);
    const int status = writeOutput(request.out, context.out, context.err, [&](BlockWriter& writer) {
        writeLint(writer, report, request.format);
        return MaybeFailure();
    });
    if (status != exitDone) {
        return status;
    }
    if (std::ranges::any_of(report, &LintLine::isError)) {
        return exitWrongUse;
    }
    return report.empty() ? exitDone : exitFailed;
}

constinit const Command lintCommand{
    .name = "lint",
    .operand = {"folder", "my-config", false},
    .purpose = "report mistakes in a configuration, and what comes of it",
    .options = lintOptions,
    .notes = "Checks a config folder and its presets (without one your own and the shipped ones): "
             "every\nvalue, and what some thousands of dungeons show, such as entries that are "
             "never drawn,\ndoors that are closed again, rooms of a kind that find no place, keys "
             "that nothing reads.\nSilent where all is well. The exit status is 1 where there are "
             "warnings, 2 where there\nare errors.",
    .examples = lintExamples,
    .prepare = prepared<readLintOptions, runLint>};

}  // namespace doorstring
