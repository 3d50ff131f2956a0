#include "room/templates/check_puzzle.hpp"

#include "room/puzzles/block_search.hpp"
#include "room/puzzles/brazier_search.hpp"
#include "room/puzzles/puzzle.hpp"
#include "room/puzzles/solvable.hpp"
#include "room/ways/safe_ways.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

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
        if (auto fault = checkFoes()) {
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
        if (!hasPuzzle(tiles_, room_.spots)) {
            return faultAt(*gate, "this gate never opens: the room has neither plates with blocks "
                                  "nor levers nor unlit braziers nor foes");
        }
        const bool shutsOff = std::ranges::any_of(room_.spots, [&](const Spot& spot) {
            return spot.kind == SpotKind::Treasure && !hasBit(reached_, spot.tile);
        });
        return shutsOff ? MaybeFault()
                        : faultAt(*gate, "this gate shuts off nothing: a treasure must lie behind "
                                         "it");
    }

    // Each turn once; in their order they can always be felled, as all can be walked up to. In a
    // room of another kind they might be in the dark, or not come back.
    MaybeFault checkFoes() const {
        std::vector<Spot> foes;
        std::ranges::copy_if(room_.spots, std::back_inserter(foes),
                             [](const Spot& spot) { return spot.kind == SpotKind::Foe; });
        std::ranges::sort(foes, {}, &Spot::turn);
        if (!foes.empty() && room_.kinds != KindSet::of(RoomKind::Puzzle)) {
            return faultAt(foes[0].tile, fmt::format("'{}' is for rooms of kind puzzle alone",
                                                     letterOf(foes[0])));
        }
        for (std::size_t i = 0; i < foes.size(); ++i) {
            const int turn = static_cast<int>(i) + 1;
            if (foes[i].turn < turn) {
                return faultAt(foes[i].tile,
                               fmt::format("there is another foe {} in this room", foes[i].turn));
            }
            if (foes[i].turn > turn) {
                return faultAt(foes[i].tile,
                               fmt::format("there is a foe {}, but no foe {}", foes[i].turn, turn));
            }
        }
        return foes.size() == 1 ? MaybeFault(faultAt(foes[0].tile, "a single foe has no order; "
                                                                   "there must be two or more"))
                                : MaybeFault();
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
        const auto far = firstOutOfReach(*solution, reached_);
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
        const auto far = firstOutOfReach(levers, reached_);
        return far ? MaybeFault(faultAt(*far, "nobody can walk up to this lever")) : MaybeFault();
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
