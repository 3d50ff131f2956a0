#include "room/puzzles/puzzle.hpp"

#include "room/puzzles/searches.hpp"
#include "room/ways/safe_ways.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace doorstring {

namespace {

using MaybePuzzleFault = std::optional<PuzzleFault>;

struct PuzzleRoom {
    const Grid<Tile>& tiles;
    const WaysOut& ways;
    BitRows reached;  // what can be walked to before anything is pushed or struck
};

// The rules of a kind of puzzle as it is drawn.
struct PuzzleRule {
    PuzzleKind kind;
    std::string_view words;  // for what makes such a puzzle
    bool (*isDrawn)(const Grid<Tile>& tiles, std::span<const Spot> spots);
    // Finds what keeps the puzzle from being solved, in a room that has one. The pointer is null if
    // such puzzles can always be solved.
    MaybePuzzleFault (*findFault)(const PuzzleRoom& room);
    // The tile that a blow has to change, and what it becomes; both are Ground if there is none.
    Tile undone = Tile::Ground;
    Tile done = Tile::Ground;
};

int countOf(const Grid<Tile>& tiles, Tile tile) {
    return static_cast<int>(std::ranges::count(tiles.values(), tile));
}

std::vector<GridPos> placesOf(const Grid<Tile>& tiles, Tile which) {
    std::vector<GridPos> places;
    forEachBit(bitsWhere(tiles, [which](Tile tile) { return tile == which; }),
               [&](GridPos at) { places.push_back(at); });
    return places;
}

// Whether a blow on a brazier passes over this tile to the next brazier.
bool isLow(Tile tile) {
    return isWalkable(tile) || isPushable(tile) || tile == Tile::DeepWater;
}

// The first of these tiles with no reached tile beside it.
std::optional<GridPos> firstOutOfReach(std::span<const GridPos> tiles, const BitRows& reached) {
    const auto found = std::ranges::find_if(tiles, [&](GridPos at) {
        return std::ranges::none_of(
            allDirections, [&](Direction side) { return hasBit(reached, neighbour(at, side)); });
    });
    return found == tiles.end() ? std::nullopt : std::optional(*found);
}

MaybePuzzleFault faultOfPlates(const PuzzleRoom& room) {
    const int plates = countOf(room.tiles, Tile::Plate);
    const int blocks = countOf(room.tiles, Tile::Block);
    const GridPos plate = placesOf(room.tiles, Tile::Plate).front();
    if (blocks < plates || blocks > static_cast<int>(mostBlocks)) {
        return PuzzleFault{
            plate, fmt::format("{} block{} for {} plate{}; a room of kind puzzle has a block for "
                               "each, and at most {}",
                               blocks, blocks == 1 ? "" : "s", plates, plates == 1 ? "" : "s",
                               mostBlocks)};
    }
    return blockSolution(room.tiles, room.ways)
               ? MaybePuzzleFault()
               : PuzzleFault{plate, "no way was found to push a block onto each plate"};
}

MaybePuzzleFault faultOfLevers(const PuzzleRoom& room) {
    const std::vector<GridPos> levers = placesOf(room.tiles, Tile::Lever);
    if (levers.size() > static_cast<std::size_t>(mostLevers)) {
        return PuzzleFault{levers[mostLevers], fmt::format("{} levers; a room has at most {}",
                                                           levers.size(), mostLevers)};
    }
    const auto unreached = firstOutOfReach(levers, room.reached);
    return unreached ? MaybePuzzleFault({*unreached, "nobody can walk up to this lever"})
                     : MaybePuzzleFault();
}

MaybePuzzleFault faultOfBraziers(const PuzzleRoom& room) {
    const GridPos first = placesOf(room.tiles, Tile::Brazier).front();
    const int count = countOf(room.tiles, Tile::Brazier) + countOf(room.tiles, Tile::LitBrazier);
    if (count > static_cast<int>(mostBraziers)) {
        return PuzzleFault{first, fmt::format("{} braziers; a room of kind puzzle has at most {}",
                                              count, mostBraziers)};
    }
    const auto struck = brazierSolution(room.tiles);
    if (!struck) {
        return PuzzleFault{first, "the braziers never burn all at once, whichever are struck"};
    }
    const auto unreached = firstOutOfReach(*struck, room.reached);
    return unreached
               ? MaybePuzzleFault(
                     {*unreached, "nobody can walk up to this brazier, which has to be struck"})
               : MaybePuzzleFault();
}

constexpr auto rules = keyedTable<&PuzzleRule::kind, PuzzleRule>({
    {PuzzleKind::Plates, "plates with blocks",
     [](const auto& tiles, auto) { return hasPlatePuzzle(tiles); }, faultOfPlates},
    {PuzzleKind::Levers, "levers",
     [](const auto& tiles, auto) { return countOf(tiles, Tile::Lever) > 0; }, faultOfLevers,
     Tile::Lever, Tile::ThrownLever},
    {PuzzleKind::Braziers, "unlit braziers",
     [](const auto& tiles, auto) { return countOf(tiles, Tile::Brazier) > 0; }, faultOfBraziers,
     Tile::Brazier, Tile::LitBrazier},
    {PuzzleKind::Foes, "foes", [](const auto&, auto spots) { return hasFoes(spots); }, nullptr},
});
static_assert(std::ranges::all_of(rules,
                                  [](const PuzzleRule& rule) {
                                      return isWalkable(rule.undone) ||
                                             has(rule.undone, TileTrait::Struck);
                                  }),
              "the autopilot strikes what a blow has to change");

}  // namespace

bool hasPlatePuzzle(const Grid<Tile>& tiles) {
    return countOf(tiles, Tile::Plate) > 0 && countOf(tiles, Tile::Block) > 0;
}

bool hasFoes(std::span<const Spot> spots) {
    return std::ranges::find(spots, SpotKind::Foe, &Spot::kind) != spots.end();
}

bool hasPuzzle(const Grid<Tile>& tiles, std::span<const Spot> spots) {
    return std::ranges::any_of(rules,
                               [&](const PuzzleRule& rule) { return rule.isDrawn(tiles, spots); });
}

std::string wordsOfPuzzles(std::string_view between) {
    std::string words;
    for (const PuzzleRule& rule : rules) {
        words += words.empty() ? "" : between;
        words += rule.words;
    }
    return words;
}

std::optional<PuzzleFault> puzzleFault(const Grid<Tile>& tiles, const WaysOut& ways) {
    const PuzzleRoom room{tiles, ways, reach(safeTiles(tiles), ways.tiles(tiles.size()))};
    for (const PuzzleRule& rule : rules) {
        if (rule.findFault != nullptr && rule.isDrawn(tiles, {})) {
            if (auto fault = rule.findFault(room)) {
                return fault;
            }
        }
    }
    return std::nullopt;
}

Tile settled(Tile tile) {
    if (tile == Tile::Gate) {
        return Tile::Ground;
    }
    const auto rule =
        std::ranges::find_if(rules, [tile](const PuzzleRule& one) { return one.undone == tile; });
    return rule == rules.end() ? tile : rule->done;
}

BitRows braziersToggled(const Grid<Tile>& tiles, GridPos struck) {
    BitRows toggled = oneBit(struck);
    for (const Direction way : allDirections) {
        GridPos at = neighbour(struck, way);
        while (tiles.contains(at) && isLow(tiles[at])) {
            at = neighbour(at, way);
        }
        if (tiles.contains(at) && isBrazier(tiles[at])) {
            addBit(toggled, at);
        }
    }
    return toggled;
}

}  // namespace doorstring
