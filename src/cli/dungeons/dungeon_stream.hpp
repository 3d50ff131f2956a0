// Writes dungeons one after the other, and the parts of their output that `map` and `solve` share.
#pragma once

#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "cli/output/writers.hpp"
#include "dungeon/dungeon.hpp"
#include "dungeon/metrics.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// The text before, between and after the dungeons of an output.
struct Delimiters {
    std::string_view before = {};
    std::string_view between = {};
    std::string_view afterEach = {};  // after every dungeon, also the last
    std::string_view after = {};
};
inline constexpr Delimiters arrayDelimiters{.before = "[\n", .between = ",\n", .after = "\n]\n"};
inline constexpr Delimiters lineDelimiters{.afterEach = "\n"};
inline constexpr Delimiters textDelimiters{.between = "\n"};

using DungeonSource = std::function<Result<Dungeon, std::string>(Seed)>;
// Returns a source that grows dungeons with the configuration, which must outlive it.
DungeonSource grownFrom(const Config& config);

// Writes the dungeons of the seeds. If the source cannot give one of them, ends there and returns
// why; empty if it gives all. In either case the output is a whole document.
MaybeFailure writeDungeons(BlockWriter& writer, SeedRange seeds, const Delimiters& delimiters,
                           const DungeonSource& source,
                           const std::function<void(const Dungeon&)>& write);

// Does the work of `doorstring solve` with dungeons of this source: tries to prove that those of
// the given seeds can be finished, and writes the results. Returns the exit status.
int solveEach(const GivenOptions& given, const LoadedConfig& loaded, const DungeonSource& source,
              std::ostream& out, std::ostream& err);

// Returns "seed 7K2M-Q9XA (17): 38 rooms, 14 dead ends, 0 loops, longest distance 12"; of a carved
// map "24 rooms cut out of 12 carved rooms".
std::string metricsLine(const Dungeon& dungeon, const Metrics& metrics);

// Writes the first members of a JSON object: its format, the seed and the preset.
void writeHead(JsonWriter& json, std::string_view format, const Dungeon& dungeon,
               std::string_view preset);
// Writes a cell as [5,5].
void writeCell(JsonWriter& json, GridPos cell);
// Writes cells as [[5,5],[5,4],...].
void writeCells(JsonWriter& json, const std::vector<GridPos>& cells);

}  // namespace doorstring
