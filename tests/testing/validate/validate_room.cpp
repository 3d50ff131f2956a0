#include "testing/validate/validate_room.hpp"

#include "room/tiles/room_layout.hpp"
#include "room/ways/safe_ways.hpp"

#include <fmt/format.h>

#include <string_view>

namespace doorstring::testing {

namespace {

BitRows tilesOfKind(const Grid<Tile>& tiles, Tile kind) {
    return bitsWhere(tiles, [kind](Tile tile) { return tile == kind; });
}

std::string sentence(const Unfair& unfair) {
    if (unfair.to) {
        return fmt::format("door {} cannot be reached unharmed from door {}", letter(*unfair.to),
                           letter(unfair.from));
    }
    return fmt::format("the spot ({}, {}) cannot be reached unharmed", unfair.spot->tile.x,
                       unfair.spot->tile.y);
}

class RoomCheck {
public:
    explicit RoomCheck(const Room& room) : room_(room), tiles_(room.tiles()) {}

    std::vector<std::string> faults() {
        if (room_.isCarved()) {
            checkWaysOut();
        } else {
            checkRing();
            checkGround();
        }
        return std::move(faults_);
    }

private:
    void report(std::string_view rule) {
        faults_.push_back(fmt::format("room ({}, {}): {}", room_.cell().x, room_.cell().y, rule));
    }

    // `rule` has places for a column and a row.
    void reportEach(const BitRows& bad, std::string_view rule) {
        forEachBit(bad, [&](GridPos p) { report(fmt::format(fmt::runtime(rule), p.x, p.y)); });
    }

    void checkWaysOut() {
        reportEach(room_.waysOut().tiles(tiles_.size()) - bitsWhere(tiles_, isWalkable),
                   "the way out at ({}, {}) is not ground");
    }

    void checkRing() {
        const GridSize size = tiles_.size();
        const BitRows doors = doorGaps(size, room_.doors());
        const BitRows ring = bitsOf({0, 0, size.width, size.height}) - bitsOf(insideOf(size));
        reportEach(ring - doors - tilesOfKind(tiles_, Tile::Wall),
                   "tile ({}, {}) of the ring is not wall");
        reportEach(doors - tilesOfKind(tiles_, Tile::Ground),
                   "tile ({}, {}) of a door is not ground");
    }

    void checkGround() {
        const BitRows middle = bitsOf(middleOf(tiles_.size()));
        // A room made by hand may have shallows or a plate there.
        if (anyBit(middle - safeTiles(tiles_))) {
            report("its middle is not safe");
            return;
        }
        const BitRows ground = bitsWhere(tiles_, canStandOn);
        // A puzzle opens the gates of rooms made by hand.
        reportEach(ground - reach(ground | tilesOfKind(tiles_, Tile::Gate), middle),
                   "ground ({}, {}) is cut off from the middle");
        reportEach(doorEnds(tiles_.size(), room_.doors()) - safeTiles(tiles_),
                   "tile ({}, {}) at a door is not safe");
        if (const auto unfair = findUnfair(tiles_, room_.doors(), room_.spots())) {
            report(sentence(*unfair));
        }
    }

    const Room& room_;
    const Grid<Tile>& tiles_;
    std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> validate(const Room& room) {
    return RoomCheck(room).faults();
}

}  // namespace doorstring::testing
