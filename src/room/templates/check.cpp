#include "room/templates/check.hpp"

#include "room/room.hpp"
#include "room/templates/way_through.hpp"
#include "room/ways/fairness.hpp"
#include "room/ways/safe_ways.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

using MaybeFault = std::optional<TemplateFault>;

BitRows oneTile(GridPos tile) {
    BitRows rows{};
    rows[static_cast<std::size_t>(tile.y)] = bitSpan(tile.x, 1);
    return rows;
}

bool hasTile(const BitRows& rows, GridPos at) {
    return (rows[static_cast<std::size_t>(at.y)] >> at.x & 1U) != 0;
}

std::string_view nameOf(SpotKind kind) {
    return kind == SpotKind::Creature ? "creature" : "treasure";
}

class Checker {
public:
    explicit Checker(const RoomTemplate& room) : room_(room) {}

    MaybeFault check() const {
        if (const auto unfair = findUnfair(room_.tiles, room_.doors, room_.spots)) {
            return unfair->to ? apart(unfair->from, *unfair->to)
                              : outOfReach(unfair->from, *unfair->spot);
        }
        if (auto fault = checkDoorEnds()) {
            return fault;
        }
        return checkMiddle();
    }

private:
    TemplateFault tell(GridPos at, std::string sentence, std::string picture = {}) const {
        return {{room_.place.source, room_.gridLine + at.y, at.x + 1},
                std::move(sentence),
                std::move(picture)};
    }

    // The drawing with the tiles marked that would have to be safe ground.
    std::string marked(const std::vector<GridPos>& tiles) const {
        std::string picture = drawingOf(room_.tiles, room_.spots);
        for (const GridPos at : tiles) {
            picture[static_cast<std::size_t>(at.y * (room_.tiles.width() + 1) + at.x)] = gapLetter;
        }
        return picture;
    }

    TemplateFault apart(Direction from, Direction to) const {
        const GridSize size = room_.tiles.size();
        const auto way = tilesInTheWay(room_.tiles, doorGap(size, from), doorGap(size, to));
        return tell(
            way.front(),
            fmt::format("the doors {} and {} do not connect: no way leads from one to the "
                        "other on safe ground",
                        letter(from), letter(to)),
            marked(way));
    }

    TemplateFault outOfReach(Direction from, const Spot& spot) const {
        const GridSize size = room_.tiles.size();
        const auto way = tilesInTheWay(room_.tiles, doorGap(size, from), oneTile(spot.tile));
        return tell(spot.tile,
                    fmt::format("this {} cannot be reached from the door {} on safe ground",
                                nameOf(spot.kind), letter(from)),
                    marked(way));
    }

    static std::string unsafeEnd(Tile tile, Direction side) {
        return isPushable(tile)
                   ? fmt::format("'{}' stands in front of the door {}; what can be pushed must "
                                 "leave the ways between doors free",
                                 letter(tile), letter(side))
                   : fmt::format("'{}' stands behind the door {}, where whoever comes in must be "
                                 "safe",
                                 letter(tile), letter(side));
    }

    // Whoever comes in stands on any of the tiles behind the gap.
    MaybeFault checkDoorEnds() const {
        const BitRows safe = safeTiles(room_.tiles);
        const GridSize size = room_.tiles.size();
        for (const Direction side : allDirections) {
            const BitRows gap = doorGap(size, side);
            for (int y = 0; room_.doors.has(side) && y < size.height; ++y) {
                for (int x = 0; x < size.width; ++x) {
                    const GridPos inside = neighbour({x, y}, opposite(side));
                    if (hasTile(gap, {x, y}) && !hasTile(safe, inside)) {
                        return tell(inside, unsafeEnd(room_.tiles[inside], side), marked({inside}));
                    }
                }
            }
        }
        return std::nullopt;
    }

    // Keys and banners lie in the middle of a room, and a dungeon begins there.
    MaybeFault checkMiddle() const {
        const GridSize size = room_.tiles.size();
        const DoorSpan columns = doorSpan(size.width);
        const DoorSpan rows = doorSpan(size.height);
        for (int y = rows.first; y < rows.first + rows.length; ++y) {
            for (int x = columns.first; x < columns.first + columns.length; ++x) {
                const Spot middle{{x, y}, SpotKind::Treasure};
                const auto unfair = findUnfair(room_.tiles, room_.doors, {&middle, 1});
                if (unfair) {
                    const auto way = tilesInTheWay(room_.tiles, doorGap(size, unfair->from),
                                                   oneTile(middle.tile));
                    return tell(middle.tile,
                                "the middle cannot be reached on safe ground, but keys lie there",
                                marked(way));
                }
            }
        }
        return std::nullopt;
    }

    const RoomTemplate& room_;
};

}  // namespace

MaybeFault checkTemplate(const RoomTemplate& room) {
    return Checker(room).check();
}

std::string drawingOf(const Grid<Tile>& tiles, std::span<const Spot> spots) {
    std::string text;
    for (int y = 0; y < tiles.height(); ++y) {
        for (int x = 0; x < tiles.width(); ++x) {
            text += letter(tiles[{x, y}]);
        }
        text += '\n';
    }
    for (const Spot& spot : spots) {
        text[static_cast<std::size_t>(spot.tile.y * (tiles.width() + 1) + spot.tile.x)] =
            spot.kind == SpotKind::Creature ? creatureLetter : treasureLetter;
    }
    return text;
}

}  // namespace doorstring
