#include "room/templates/check_puzzle.hpp"

#include "room/puzzles/block_search.hpp"
#include "room/puzzles/brazier_search.hpp"
#include "room/puzzles/puzzle.hpp"
#include "room/ways/safe_ways.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

using MaybeFault = std::optional<TemplateFault>;

class PuzzleCheck {
public:
    explicit PuzzleCheck(const RoomTemplate& room)
        : room_(room),
          tiles_(room.tiles),
          ways_(WaysOut::ofDoors(room.doors, room.tiles.size())),
          reached_(reach(safeTiles(tiles_), ways_.tiles(tiles_.size()))) {}

    MaybeFault check() const {
        if (auto fault = checkKinds()) {
            return fault;
        }
        if (auto fault = checkGates()) {
            return fault;
        }
        if (!room_.kinds.has(RoomKind::Puzzle)) {
            return std::nullopt;
        }
        for (const auto check :
             {&PuzzleCheck::checkBlocks, &PuzzleCheck::checkBraziers, &PuzzleCheck::checkLevers}) {
            if (auto fault = (this->*check)()) {
                return fault;
            }
        }
        return std::nullopt;
    }

private:
    TemplateFault faultAt(GridPos at, std::string sentence) const {
        return {{room_.place.source, room_.gridLine + at.y, at.x + 1}, std::move(sentence)};
    }

    BitRows where(Tile which) const {
        return bitsWhere(tiles_, [which](Tile tile) { return tile == which; });
    }
    int countOf(Tile which) const {
        return static_cast<int>(std::ranges::count(tiles_.values(), which));
    }

    // Nothing happens to them in other rooms.
    MaybeFault checkKinds() const {
        const auto first = firstBit(where(Tile::Lever) | where(Tile::Gate));
        return first && !room_.kinds.has(RoomKind::Puzzle)
                   ? MaybeFault(faultAt(*first, fmt::format("'{}' is for puzzles, but 'puzzle' is "
                                                            "not among the kinds of this room",
                                                            letter(tiles_[*first]))))
                   : MaybeFault();
    }

    MaybeFault checkGates() const {
        const auto gate = firstBit(where(Tile::Gate));
        if (!gate) {
            return std::nullopt;
        }
        if (!hasPuzzle(tiles_)) {
            return faultAt(*gate, "this gate never opens: the room has neither plates with blocks "
                                  "nor levers nor unlit braziers");
        }
        const bool shutsOff = std::ranges::any_of(room_.spots, [&](const Spot& spot) {
            return spot.kind == SpotKind::Treasure && !hasBit(reached_, spot.tile);
        });
        return shutsOff ? MaybeFault()
                        : faultAt(*gate, "this gate shuts off nothing: a treasure must lie behind "
                                         "it");
    }

    MaybeFault checkBlocks() const {
        if (!hasPlatePuzzle(tiles_)) {
            return std::nullopt;
        }
        const int plates = countOf(Tile::Plate);
        const int blocks = countOf(Tile::Block);
        const GridPos plate = *firstBit(where(Tile::Plate));
        if (blocks < plates || blocks > static_cast<int>(mostBlocks)) {
            return faultAt(
                plate,
                fmt::format("{} block{} for {} plate{}; a room of kind puzzle has a block for "
                            "each, and at most {}",
                            blocks, blocks == 1 ? "" : "s", plates, plates == 1 ? "" : "s",
                            mostBlocks));
        }
        return blockSolution(tiles_, ways_)
                   ? MaybeFault()
                   : faultAt(plate, "no way was found to push a block onto each plate");
    }

    MaybeFault checkBraziers() const {
        const auto first = firstBit(where(Tile::Brazier));
        if (!first) {
            return std::nullopt;
        }
        const int count = countOf(Tile::Brazier) + countOf(Tile::LitBrazier);
        if (count > static_cast<int>(mostBraziers)) {
            return faultAt(*first, fmt::format("{} braziers; a room of kind puzzle has at most {}",
                                               count, mostBraziers));
        }
        const auto solution = brazierSolution(tiles_);
        if (!solution) {
            return faultAt(*first, "the braziers never burn all at once, whichever are struck");
        }
        const auto far = firstFar(*solution);
        return far ? MaybeFault(faultAt(*far, "nobody can walk up to this brazier, which has to "
                                              "be struck"))
                   : MaybeFault();
    }

    MaybeFault checkLevers() const {
        std::vector<GridPos> levers;
        forEachBit(where(Tile::Lever), [&](GridPos at) { levers.push_back(at); });
        if (levers.size() > static_cast<std::size_t>(mostLevers)) {
            return faultAt(levers[mostLevers], fmt::format("{} levers; a room has at most {}",
                                                           levers.size(), mostLevers));
        }
        const auto far = firstFar(levers);
        return far ? MaybeFault(faultAt(*far, "nobody can walk up to this lever")) : MaybeFault();
    }

    // The first of these with no safe ground beside it.
    std::optional<GridPos> firstFar(const std::vector<GridPos>& tiles) const {
        const auto found = std::ranges::find_if(tiles, [&](GridPos at) {
            return std::ranges::none_of(allDirections, [&](Direction side) {
                return hasBit(reached_, neighbour(at, side));
            });
        });
        return found == tiles.end() ? std::nullopt : std::optional(*found);
    }

    const RoomTemplate& room_;
    const Grid<Tile>& tiles_;
    WaysOut ways_;
    BitRows reached_;  // before anything is done
};

}  // namespace

std::optional<TemplateFault> checkPuzzle(const RoomTemplate& room) {
    return PuzzleCheck(room).check();
}

}  // namespace doorstring
