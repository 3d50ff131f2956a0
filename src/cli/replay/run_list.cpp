#include "cli/replay/run_list.hpp"

#include "cli/output/complain.hpp"
#include "cli/output/write_output.hpp"
#include "config/text/printable.hpp"
#include "files/shown_path.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

std::string rowOf(const RunRecord& record, const RunFolder& folder) {
    return fmt::format("{:10}  {:9}  {:>5}  {:>8}  {:23}  {:8}  {:>11}  {:7}  {}\n", record.date,
                       toCode(record.seed), record.floor, playTime(record.ticks), endText(record),
                       runKindNames[static_cast<std::size_t>(record.kind)], record.regenerated,
                       record.ownWeights ? "own" : "shipped", shownPath(folder.recording(record)));
}

}  // namespace

int listRuns(const RunFolder& folder, const CommandContext& context) {
    const auto records = folder.read();
    if (!records) {
        return complain(context.err, exitWrongUse, records.error());
    }
    std::string text;
    if (const auto saved = folder.savedRun()) {
        text += fmt::format("Saved run: {}, {}\n", textOf(*saved), shownPath(folder.run()));
    }
    const auto& runs = records.value().runs;
    if (runs.empty()) {
        text += "No run has ended yet.\n";
    } else {
        text += fmt::format("{:10}  {:9}  {:>5}  {:>8}  {:23}  {:8}  {:>11}  {:7}  {}\n", "date",
                            "seed", "floor", "time", "end", "kind", "regenerated", "weights",
                            "recording");
    }
    // The last one first.
    std::for_each(runs.rbegin(), runs.rend(),
                  [&](const RunRecord& record) { text += rowOf(record, folder); });
    return print(context.out, context.err, text);
}

}  // namespace doorstring
