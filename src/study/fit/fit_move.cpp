#include "study/fit/fit_move.hpp"

#include "base/enums.hpp"
#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <span>
#include <string_view>

namespace doorstring {

namespace {

constexpr unsigned allWays = 0xF;
constexpr auto shapeTexts = tableOf<RoomShape, std::string_view>(
    {"dead ends", "straight on", "turns", "forks", "crossings"});

// Sets of tables that a move may change together (FitMove::ways). allTablesOnly has only the set of
// all tables. alsoFewerTables also has a set for each axis and one for each single table.
constexpr std::array allTablesOnly{allWays};
constexpr std::array<unsigned, 7> alsoFewerTables{allWays, 0x3U, 0xCU, 0x1U, 0x2U, 0x4U, 0x8U};

bool hasWay(unsigned ways, Direction way) {
    return (ways & DoorSet::of(way).bits()) != 0;
}

// Calls visit(table, way, section) for each door table; `section` is that of its config key.
template <typename AnyConfig, typename Visit>
void forEachTable(AnyConfig& config, Visit visit) {
    using std::pair;
    for (const auto& [tables, section] :
         {pair(&config.tables, "tables"), pair(&config.middle.tables, "middle"),
          pair(&config.far.tables, "far")}) {
        for (const Direction way : allDirections) {
            visit((*tables)[way], way, section);
        }
    }
}

bool changeWeights(const FitMove& move, const WeightBounds& bounds, DungeonConfig& config) {
    bool changed = false;
    forEachTable(config, [&](DoorTable& table, Direction way, std::string_view) {
        if (!hasWay(move.ways, way) || table.entries().empty()) {
            return;
        }
        std::vector<DoorTable::Entry> entries(table.entries().begin(), table.entries().end());
        for (DoorTable::Entry& entry : entries) {
            if (entry.weight > 0 && shapeOf(entry.value, way) == move.shape) {
                entry.weight =
                    std::clamp((entry.weight * move.change + 50) / 100, bounds.least, bounds.most);
            }
        }
        if (!std::ranges::equal(entries, table.entries())) {
            table = DoorTable(std::move(entries));
            changed = true;
        }
    });
    return changed;
}

bool changeLoops(int thousandths, Fraction& chance) {
    const auto before =
        static_cast<int>(std::uint64_t{1000} * chance.numerator / chance.denominator);
    const int after = std::clamp(before + thousandths, 0, 1000);
    const int common = std::gcd(after, 1000);
    chance = {static_cast<std::uint32_t>(after / common),
              static_cast<std::uint32_t>(1000 / common)};
    return after != before;
}

}  // namespace

RoomShape shapeOf(DoorSet doors, Direction travelled) {
    const DoorSet onward = doors.without(opposite(travelled));
    switch (onward.size()) {
    case 0:
        return RoomShape::DeadEnd;
    case 1:
        return onward.has(travelled) ? RoomShape::Straight : RoomShape::Turn;
    case 2:
        return RoomShape::Fork;
    default:
        return RoomShape::Crossing;
    }
}

WeightBounds usualBounds(const DungeonConfig& config) {
    constexpr std::int64_t factor = 10;
    WeightBounds bounds;
    forEachTable(config, [&](const DoorTable& table, Direction, std::string_view) {
        for (const DoorTable::Entry& entry : table.entries()) {
            if (entry.weight > 0) {
                bounds.least =
                    bounds.least == 0 ? entry.weight : std::min(bounds.least, entry.weight);
                bounds.most = std::max(bounds.most, entry.weight);
            }
        }
    });
    return {std::max<std::int64_t>(1, bounds.least / factor), bounds.most * factor};
}

std::optional<std::string> weightOutside(const WeightBounds& bounds, const DungeonConfig& config) {
    std::optional<std::string> found;
    forEachTable(config, [&](const DoorTable& table, Direction way, std::string_view section) {
        for (const auto& [doors, weight] : table.entries()) {
            if (!found && weight > 0 && (weight < bounds.least || weight > bounds.most)) {
                found = fmt::format("{}.{}.{} is {}", section, letter(way), toString(doors),
                                    thousandthsText(weight));
            }
        }
    });
    return found;
}

bool apply(const FitMove& move, const WeightBounds& bounds, DungeonConfig& config) {
    return move.kind == FitMove::Kind::LoopChance ? changeLoops(move.change, config.loops.chance)
                                                  : changeWeights(move, bounds, config);
}

std::vector<FitMove> movesOf(int percent, bool withSingleTables, bool withLoops) {
    const std::span<const unsigned> sets = withSingleTables
                                               ? std::span<const unsigned>(alsoFewerTables)
                                               : std::span<const unsigned>(allTablesOnly);
    std::vector<FitMove> moves;
    for (const unsigned tables : sets) {
        for (const RoomShape shape : allValues<RoomShape>) {
            moves.push_back({FitMove::Kind::Weights, shape, tables, percent});
            moves.push_back({FitMove::Kind::Weights, shape, tables, 10'000 / percent});
        }
    }
    if (withLoops) {
        const int thousandths = (percent - 100) * 2;
        moves.push_back({.kind = FitMove::Kind::LoopChance, .change = thousandths});
        moves.push_back({.kind = FitMove::Kind::LoopChance, .change = -thousandths});
    }
    return moves;
}

std::string moveText(const FitMove& move) {
    if (move.kind == FitMove::Kind::LoopChance) {
        return fmt::format("loops.chance {} {}", move.change < 0 ? '-' : '+',
                           thousandthsText(std::abs(move.change)));
    }
    std::vector<std::string> names;
    for (const Direction way : allDirections) {
        if (hasWay(move.ways, way)) {
            names.emplace_back(1, letter(way));
        }
    }
    const std::string where =
        move.ways == allWays
            ? "all tables"
            : fmt::format("{} {}", names.size() == 1 ? "table" : "tables", joined(names));
    return fmt::format("{} x {} in {}", shapeTexts[move.shape],
                       thousandthsText(std::int64_t{10} * move.change), where);
}

}  // namespace doorstring
