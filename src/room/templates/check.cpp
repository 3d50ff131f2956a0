#include "room/templates/check.hpp"

#include "room/tiles/door_gap.hpp"
#include "room/ways/cheapest_way.hpp"
#include "room/ways/fairness.hpp"
#include "room/ways/safe_ways.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

using MaybeFault = std::optional<TemplateFault>;

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
    TemplateFault fault(GridPos at, std::string sentence,
                        const std::vector<GridPos>& inTheWay) const {
        return {{room_.place.source, room_.gridLine + at.y, at.x + 1},
                std::move(sentence),
                marked(inTheWay)};
    }

    // The drawing with the tiles marked that would have to be safe ground.
    std::string marked(const std::vector<GridPos>& tiles) const {
        std::string picture = drawingOf(room_.tiles, room_.spots);
        for (const GridPos at : tiles) {
            picture[static_cast<std::size_t>(at.y * (room_.tiles.width() + 1) + at.x)] = gapLetter;
        }
        return picture;
    }

    std::vector<GridPos> inTheWay(Direction from, const BitRows& to) const {
        return tilesInTheWay(room_.tiles, doorGap(room_.tiles.size(), from), to);
    }

    TemplateFault apart(Direction from, Direction to) const {
        const auto way = inTheWay(from, doorGap(room_.tiles.size(), to));
        return fault(way.front(),
                     fmt::format("the doors {} and {} do not connect: no way leads from one to the "
                                 "other on safe ground",
                                 letter(from), letter(to)),
                     way);
    }

    TemplateFault outOfReach(Direction from, const Spot& spot) const {
        return fault(spot.tile,
                     fmt::format("this {} cannot be reached from the door {} on safe ground",
                                 nameOf(spot.kind), letter(from)),
                     inTheWay(from, oneBit(spot.tile)));
    }

    // The knight comes in on any of the tiles behind the gap.
    MaybeFault checkDoorEnds() const {
        const BitRows safe = safeTiles(room_.tiles);
        const GridSize size = room_.tiles.size();
        for (const Direction side : room_.doors) {
            if (const auto bad = firstBit(doorEnds(size, DoorSet::of(side)) - safe)) {
                return fault(*bad,
                             fmt::format("'{}' is just inside the door {}, where safe ground is "
                                         "needed",
                                         letter(room_.tiles[*bad]), letter(side)),
                             {*bad});
            }
        }
        return std::nullopt;
    }

    // Keys and banners lie in the middle of a room, and a dungeon begins there.
    MaybeFault checkMiddle() const {
        std::vector<Spot> middle;
        forEachBit(bitsOf(middleOf(room_.tiles.size())), [&](GridPos p) {
            middle.push_back({p, SpotKind::Treasure});
        });
        const auto unfair = findUnfair(room_.tiles, room_.doors, middle);
        if (!unfair) {
            return std::nullopt;
        }
        const GridPos at = unfair->spot->tile;
        return fault(at, "the middle cannot be reached on safe ground, but keys lie there",
                     inTheWay(unfair->from, oneBit(at)));
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
        text += lettersOf(tiles.row(y)) + '\n';
    }
    for (const Spot& spot : spots) {
        text[static_cast<std::size_t>(spot.tile.y * (tiles.width() + 1) + spot.tile.x)] =
            spot.kind == SpotKind::Creature ? creatureLetter : treasureLetter;
    }
    return text;
}

}  // namespace doorstring
