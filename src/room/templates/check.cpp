#include "room/templates/check.hpp"

#include "base/fixed.hpp"
#include "room/puzzles/puzzle.hpp"
#include "room/tiles/room_layout.hpp"
#include "room/ways/safe_ways.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace doorstring {

namespace {

using MaybeFault = std::optional<TemplateFault>;

constexpr int mostBossPillars = 4;

// The tiles that would have to become safe for a way from `from` to `to`, in order.
std::vector<GridPos> tilesInTheWay(const Grid<Tile>& tiles, const BitRows& from,
                                   const BitRows& to) {
    const BitRows safe = safeTiles(tiles);
    std::vector<GridPos> found;
    CheapestWay(safe | bitsOf(insideOf(tiles.size())), safe, from, to).forEach([&](GridPos p) {
        if (!hasBit(safe, p)) {
            found.push_back(p);
        }
    });
    std::ranges::reverse(found);
    return found;
}

std::string_view nameOf(SpotKind kind) {
    switch (kind) {
    case SpotKind::Creature:
        return "creature";
    case SpotKind::Treasure:
        return "treasure";
    case SpotKind::Foe:
        break;
    }
    return "foe";
}

// A fault with a drawing that marks the tiles that would have to be safe ground.
TemplateFault faultAt(const RoomTemplate& room, GridPos at, std::string sentence,
                      const std::vector<GridPos>& obstacles) {
    std::string picture = drawingOf(room.tiles, room.spots);
    for (const GridPos tile : obstacles) {
        picture[static_cast<std::size_t>(tile.y * (room.tiles.width() + 1) + tile.x)] =
            obstacleLetter;
    }
    return {{room.place.source, room.drawingLine + at.y, at.x + 1},
            std::move(sentence),
            std::move(picture)};
}

std::vector<GridPos> obstaclesFrom(const RoomTemplate& room, Direction from, const BitRows& to) {
    return tilesInTheWay(room.tiles, doorGap(room.tiles.size(), from), to);
}

MaybeFault checkDoorsAndSpots(const RoomTemplate& room) {
    const auto unfair = findUnfair(room.tiles, room.doors, room.spots);
    if (!unfair) {
        return std::nullopt;
    }
    const Direction from = unfair->from;
    if (unfair->to) {
        const auto obstacles = obstaclesFrom(room, from, doorGap(room.tiles.size(), *unfair->to));
        return faultAt(room, obstacles.front(),
                       fmt::format("the doors {} and {} do not connect: no way leads from one to "
                                   "the other on safe ground",
                                   letter(from), letter(*unfair->to)),
                       obstacles);
    }
    const GridPos spot = unfair->spot->tile;
    return faultAt(room, spot,
                   fmt::format("this {} cannot be reached from the door {} on safe ground",
                               nameOf(unfair->spot->kind), letter(from)),
                   obstaclesFrom(room, from, oneBit(spot)));
}

// Checks that the tiles just inside each gap are safe, as the knight may come in on any of them.
MaybeFault checkDoorEnds(const RoomTemplate& room) {
    const BitRows safe = safeTiles(room.tiles);
    for (const Direction side : room.doors) {
        if (const auto bad = firstBit(doorEnds(room.tiles.size(), DoorSet::of(side)) - safe)) {
            return faultAt(room, *bad,
                           fmt::format("'{}' is just inside the door {}, where safe ground is "
                                       "needed",
                                       letter(room.tiles[*bad]), letter(side)),
                           {*bad});
        }
    }
    return std::nullopt;
}

// Checks that the middle can be reached, because keys and banners lie there, and because the knight
// begins a dungeon there. A landmark is not checked, because it has no key and no banner, and no
// dungeon begins in it.
MaybeFault checkMiddle(const RoomTemplate& room) {
    if (room.landmark != Landmark::None) {
        return std::nullopt;
    }
    std::vector<Spot> middle;
    forEachBit(bitsOf(middleOf(room.tiles.size())), [&](GridPos p) {
        middle.push_back({p, SpotKind::Creature});
    });
    const auto unfair = findUnfair(room.tiles, room.doors, middle);
    if (!unfair) {
        return std::nullopt;
    }
    // What cannot be reached is a spot, not a door: checkDoorsAndSpots() has already found all
    // doors joined.
    const GridPos at = unfair->spot->tile;
    return faultAt(room, at, "the middle cannot be reached on safe ground, but keys lie there",
                   obstaclesFrom(room, unfair->from, oneBit(at)));
}

// Checks that a boss has enough space: ground in the middle, where it enters, and few pillars for
// the knight to hide behind.
MaybeFault checkBossRoom(const RoomTemplate& room) {
    if (!room.boss) {
        return std::nullopt;
    }
    const auto pillars = std::ranges::count(room.tiles.values(), Tile::Pillar);
    if (pillars > mostBossPillars) {
        return TemplateFault{{room.place.source, room.drawingLine, 1},
                             fmt::format("the room of a boss has at most {} pillars; this one has "
                                         "{}",
                                         mostBossPillars, pillars)};
    }
    const GridSize body = creatureRows[*room.boss].hitBox;
    const GridRect middle = middleOf(room.tiles.size());
    // How many tiles the boss extends beyond the middle on each side, rounded up.
    const auto tilesAside = [](int pixels, int middleTiles) {
        return (std::max(0, pixels - middleTiles * pixelsPerTile) + 2 * pixelsPerTile - 1) /
               (2 * pixelsPerTile);
    };
    const int columnsAside = tilesAside(body.width, middle.width);
    const int rowsAside = tilesAside(body.height, middle.height);
    const GridRect space{middle.x - columnsAside, middle.y - rowsAside,
                         middle.width + 2 * columnsAside, middle.height + 2 * rowsAside};
    for (const GridPos tile : cellsIn(space)) {
        if (!room.tiles.size().contains(tile) || room.tiles[tile] != Tile::Ground) {
            return faultAt(room, tile,
                           fmt::format("the {} is too large for this room: it needs {} x {} tiles "
                                       "of ground in the middle",
                                       creatureRows[*room.boss].title.english(), space.width,
                                       space.height),
                           {tile});
        }
    }
    return std::nullopt;
}

// Checks that a landmark has tiles for its picture to stand on, and that no other room has them.
MaybeFault checkLandmark(const RoomTemplate& room) {
    const auto fixture =
        firstBit(bitsWhere(room.tiles, [](Tile tile) { return tile == Tile::Fixture; }));
    const bool hasFixture = fixture.has_value();
    const bool isLandmark = room.landmark != Landmark::None;
    if (hasFixture == isLandmark) {
        return std::nullopt;
    }
    return isLandmark
               ? TemplateFault{{room.place.source, room.drawingLine, 1},
                               fmt::format("a landmark stands on '{}', but the drawing has none",
                                           letter(Tile::Fixture))}
               : faultAt(room, *fixture,
                         fmt::format("'{}' is for landmarks, but this room names none",
                                     letter(Tile::Fixture)),
                         {});
}

}  // namespace

MaybeFault checkTemplate(const RoomTemplate& room) {
    for (const auto check : {checkLandmark, checkDoorsAndSpots, checkDoorEnds, checkMiddle,
                             checkPuzzle, checkBossRoom}) {
        if (auto fault = check(room)) {
            return fault;
        }
    }
    return std::nullopt;
}

std::string drawingOf(const Grid<Tile>& tiles, std::span<const Spot> spots) {
    std::string text;
    for (int y = 0; y < tiles.height(); ++y) {
        text += lettersOf(tiles.row(y)) + '\n';
    }
    for (const Spot& spot : spots) {
        text[static_cast<std::size_t>(spot.tile.y * (tiles.width() + 1) + spot.tile.x)] =
            letterOf(spot);
    }
    return text;
}

namespace {

// What has to be struck in the room of a set piece until it is done.
struct StruckInPiece {
    SetPiece piece;
    Tile tile;
    std::string_view word;
};
constexpr std::array<StruckInPiece, 4> struckInPieces{
    {{SetPiece::Flood, Tile::Lever, "valve"},
     {SetPiece::Stone, Tile::Lever, "wedge"},
     {SetPiece::Lights, Tile::LitBrazier, "candle"},
     {SetPiece::Bridge, Tile::Lever, "crank"}}};

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
        if (auto fault = checkPiece()) {
            return fault;
        }
        if (!room_.kinds.has(RoomKind::Puzzle)) {
            return std::nullopt;
        }
        const auto fault = puzzleFault(tiles_, ways_);
        return fault ? MaybeFault(faultAt(fault->at, fault->sentence)) : MaybeFault();
    }

private:
    TemplateFault faultAt(GridPos at, std::string sentence) const {
        return {{room_.place.source, room_.drawingLine + at.y, at.x + 1}, std::move(sentence)};
    }

    // Checks that tiles for puzzles are only in rooms of puzzles and of set pieces, as nothing
    // moves them in other rooms.
    MaybeFault checkKinds() const {
        if (room_.piece) {
            return std::nullopt;
        }
        const auto first =
            firstBit(bitsWhere(tiles_, [](Tile tile) { return has(tile, TileTrait::ForPuzzles); }));
        return first && !room_.kinds.has(RoomKind::Puzzle)
                   ? MaybeFault(faultAt(*first, fmt::format("'{}' is for puzzles, but 'puzzle' is "
                                                            "not among the kinds of this room",
                                                            letter(tiles_[*first]))))
                   : MaybeFault();
    }

    MaybeFault checkGates() const {
        const auto gate = firstBit(bitsWhere(tiles_, [](Tile tile) { return tile == Tile::Gate; }));
        if (!gate) {
            return std::nullopt;
        }
        if (!room_.piece && !hasPuzzle(tiles_, room_.spots)) {
            return faultAt(*gate, "this gate never opens: the room has neither " +
                                      wordsOfPuzzles(" nor "));
        }
        const bool shutsOff = std::ranges::any_of(room_.spots, [&](const Spot& spot) {
            return spot.kind == SpotKind::Treasure && !hasBit(reached_, spot.tile);
        });
        return shutsOff ? MaybeFault()
                        : faultAt(*gate, "this gate shuts off nothing: a treasure must lie behind "
                                         "it");
    }

    // Checks the turns of foes, and that their room is of kind puzzle alone or for a set piece: in
    // rooms of other kinds they might be in the dark, or might not appear at all. Foes can always
    // be felled in order, as all can be walked up to.
    MaybeFault checkFoes() const {
        std::vector<Spot> foes;
        std::ranges::copy_if(room_.spots, std::back_inserter(foes),
                             [](const Spot& spot) { return spot.kind == SpotKind::Foe; });
        std::ranges::stable_sort(foes, {}, &Spot::turn);
        if (!foes.empty() && !room_.piece && room_.kinds != KindSet::of(RoomKind::Puzzle)) {
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

    // Checks that what ends a set piece is drawn and can be walked up to: else the set piece would
    // be done at once, or never.
    MaybeFault checkPiece() const {
        if (room_.piece == SetPiece::Choir && !hasFoes(room_.spots)) {
            return nothingDrawn("singer", "1");
        }
        const auto struck = std::ranges::find(struckInPieces, room_.piece, &StruckInPiece::piece);
        if (struck == struckInPieces.end()) {
            return std::nullopt;
        }
        const BitRows tiles = bitsWhere(tiles_, [&](Tile tile) { return tile == struck->tile; });
        if (!anyBit(tiles)) {
            return nothingDrawn(struck->word, std::string(1, letter(struck->tile)));
        }
        const auto unlit = firstBit(bitsWhere(tiles_, [](Tile t) { return t == Tile::Brazier; }));
        if (unlit && struck->tile == Tile::LitBrazier) {
            return faultAt(*unlit, fmt::format("no blow lights this brazier; candles are drawn as "
                                               "'{}'",
                                               letter(struck->tile)));
        }
        MaybeFault fault;
        forEachBit(tiles, [&](GridPos at) {
            const bool isReached = std::ranges::any_of(allDirections, [&](Direction side) {
                return hasBit(reached_, neighbour(at, side));
            });
            if (!isReached && !fault) {
                fault = faultAt(at, fmt::format("nobody can walk up to this {}", struck->word));
            }
        });
        return fault;
    }

    TemplateFault nothingDrawn(std::string_view word, const std::string& letters) const {
        return {{room_.place.source, room_.drawingLine, 1},
                fmt::format("the set piece {} needs a {}, drawn as '{}', but the drawing has none",
                            name(*room_.piece), word, letters)};
    }

    const RoomTemplate& room_;
    const Grid<Tile>& tiles_;
    WaysOut ways_;
    BitRows reached_;  // what can be walked to while all gates are shut
};

}  // namespace

std::optional<TemplateFault> checkPuzzle(const RoomTemplate& room) {
    return PuzzleCheck(room).check();
}

}  // namespace doorstring
