// `doorstring manual PART`: what the build makes of the catalog, for the man page, the completions
// of shells and the tables of docs/command-line.md.
#include "cli/commands.hpp"
#include "cli/options/help.hpp"
#include "cli/output/output.hpp"

#include <array>

namespace doorstring {

namespace {

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

}  // namespace

extern constinit const Command manualCommand{.name = "manual",
                                             .operand = {"part", "bash"},
                                             .purpose = "write parts of the manual, for the build",
                                             .options = {},
                                             .examples = manualExamples,
                                             .run = runManual,
                                             .isHidden = true};

}  // namespace doorstring
