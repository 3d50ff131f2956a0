#include "room/templates/check.hpp"

#include "room/fairness.hpp"
#include "room/room.hpp"
#include "room/safe_ways.hpp"
#include "room/templates/way_through.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

using MaybeFault = std::optional<TemplateFault>;

BitRows one(GridPos tile) {
    BitRows rows{};
    rows[static_cast<std::size_t>(tile.y)] = bitSpan(tile.x, 1);
    return rows;
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
        if (auto fault = checkMiddle()) {
            return fault;
        }
        return checkLanes();
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
        return tell(way.front(),
                    fmt::format("the doors {} and {} do not connect: no way leads from one to the "
                                "other on safe ground; one is missing at {}",
                                letter(from), letter(to), gapLetter),
                    marked(way));
    }

    TemplateFault outOfReach(Direction from, const Spot& spot) const {
        const GridSize size = room_.tiles.size();
        const auto way = tilesInTheWay(room_.tiles, doorGap(size, from), one(spot.tile));
        return tell(spot.tile,
                    fmt::format("this {} cannot be reached from the door {} on safe ground; a way "
                                "is missing at {}",
                                nameOf(spot.kind), letter(from), gapLetter),
                    marked(way));
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
                    const auto way =
                        tilesInTheWay(room_.tiles, doorGap(size, unfair->from), one(middle.tile));
                    return tell(middle.tile,
                                fmt::format("the middle cannot be reached on safe ground, but keys "
                                            "lie there; a way is missing at {}",
                                            gapLetter),
                                marked(way));
                }
            }
        }
        return std::nullopt;
    }

    MaybeFault checkLanes() const {
        const BitRows lanes = doorLanes(room_.tiles, room_.doors);
        for (int y = 0; y < room_.tiles.height(); ++y) {
            for (int x = 0; x < room_.tiles.width(); ++x) {
                const bool inLane = (lanes[static_cast<std::size_t>(y)] >> x & 1U) != 0;
                if (inLane && isPushable(room_.tiles[{x, y}])) {
                    return tell({x, y},
                                fmt::format("'{}' stands in front of a door; what can be pushed "
                                            "must leave the ways between doors free",
                                            letter(room_.tiles[{x, y}])),
                                marked({{x, y}}));
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
