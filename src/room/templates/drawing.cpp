#include "room/templates/drawing.hpp"

#include "base/utf8.hpp"
#include "config/text/printable.hpp"
#include "room/tiles/room_layout.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

using MaybeDrawingFault = std::optional<TemplateFault>;

class DrawingReader {
public:
    DrawingReader(const TextBlock& block, RoomTemplate& room)
        : rows_(block.drawing), name_(block.name), room_(room) {}

    MaybeDrawingFault read() {
        if (auto fault = readSize()) {
            return fault;
        }
        room_.drawingLine = rows_[0].number;
        room_.tiles = Grid<Tile>(size_);
        for (const GridPos at : cellsOf(size_)) {
            readTile(at);
        }
        return readDoors();
    }

private:
    // `at` is a tile of the room, or just outside it.
    TemplateFault faultAt(GridPos at, std::string sentence) const {
        const int line = rows_[static_cast<std::size_t>(at.y)].number;
        return {{room_.place.source, line, at.x + 1}, std::move(sentence)};
    }

    std::string_view row(int y) const { return rows_[static_cast<std::size_t>(y)].text; }
    int lengthOf(int y) const { return static_cast<int>(row(y).size()); }

    MaybeDrawingFault readSize() {
        if (rows_.empty()) {
            return TemplateFault{{room_.place.source, name_.number, 1},
                                 "the room has no drawing; its first line begins with '#'"};
        }
        const int height = static_cast<int>(std::min<std::size_t>(rows_.size(), maxRoomSide + 1));
        if (height > maxRoomSide) {
            return faultAt({0, maxRoomSide}, tooLarge("lines"));
        }
        const int width = lengthOf(0);
        for (int y = 0; y < height; ++y) {
            if (auto fault = checkRow(y, width)) {
                return fault;
            }
        }
        if (width < leastRoomSide || height < leastRoomSide) {
            return faultAt({0, 0},
                           fmt::format("the room is {} by {}; at least {} each way are needed",
                                       width, height, leastRoomSide));
        }
        size_ = {width, height};
        return std::nullopt;
    }

    // Checks a row. Invalid letters are reported first, as a letter of several bytes would make the
    // row look too long.
    MaybeDrawingFault checkRow(int y, int width) const {
        for (int x = 0; x < std::min(lengthOf(y), maxRoomSide); ++x) {
            if (!tileAt({x, y})) {
                return faultAt({x, y}, unknownLetter(row(y).substr(static_cast<std::size_t>(x))));
            }
        }
        if (lengthOf(y) > maxRoomSide) {
            return faultAt({maxRoomSide, y}, tooLarge("letters"));
        }
        if (lengthOf(y) != width) {
            return faultAt(
                {std::min(lengthOf(y), width), y},
                fmt::format("this line has {} letters, the first one has {}", lengthOf(y), width));
        }
        return std::nullopt;
    }

    static std::string tooLarge(std::string_view what) {
        return fmt::format("the room has more than {} {}, the most that a room can have",
                           maxRoomSide, what);
    }

    static std::string tileLetters() {
        std::string letters;
        for (const TileRow& row : tileRows) {
            letters += row.letter != 0 ? std::string(1, row.letter) : "";
        }
        return letters;
    }

    static std::string unknownLetter(std::string_view rest) {
        const std::size_t length = std::max<std::size_t>(firstCharacterBytes(rest), 1);
        return fmt::format("'{}' is not a letter of a room; allowed are {} for ground, {} for a "
                           "creature, {} for a treasure and 1 to {} for foes",
                           printable(rest.substr(0, length)), tileLetters(), creatureLetter,
                           treasureLetter, mostFoes);
    }

    char letterAt(GridPos at) const { return row(at.y)[static_cast<std::size_t>(at.x)]; }

    std::optional<Tile> tileAt(GridPos at) const {
        return spotFrom(letterAt(at), at) ? Tile::Ground : tileOf(letterAt(at));
    }

    void readTile(GridPos at) {
        room_.tiles[at] = *tileAt(at);
        if (const auto spot = spotFrom(letterAt(at), at)) {
            room_.spots.push_back(*spot);
        }
    }

    MaybeDrawingFault readDoors() {
        for (const Direction side : allDirections) {
            if (!anyBit(doorGap(size_, side) - openTiles())) {
                room_.doors = room_.doors.with(side);
            }
        }
        if (auto fault = checkRing()) {
            return fault;
        }
        if (room_.doors.empty()) {
            return faultAt({0, 0},
                           fmt::format("the room has no doors; a door is a gap of ground in "
                                       "the middle of a side: {}",
                                       doorPlaces()));
        }
        return std::nullopt;
    }

    // The tiles that are drawn as ground. Those of spots are ground, too, but drawn as spots.
    BitRows openTiles() const {
        BitRows spots{};
        for (const Spot& spot : room_.spots) {
            addBit(spots, spot.tile);
        }
        return bitsWhere(room_.tiles, [](Tile tile) { return tile == Tile::Ground; }) - spots;
    }

    // Checks that the ring is wall except for the doors.
    MaybeDrawingFault checkRing() const {
        const BitRows ring = bitsOf({0, 0, size_.width, size_.height}) - bitsOf(insideOf(size_));
        const BitRows walls = bitsWhere(room_.tiles, [](Tile tile) { return tile == Tile::Wall; });
        const auto bad = firstBit(ring - walls - doorGaps(size_, room_.doors));
        return bad ? MaybeDrawingFault(faultAt(*bad, ringSentence(*bad))) : std::nullopt;
    }

    std::string ringSentence(GridPos at) const {
        if (letterAt(at) == letter(Tile::Ground)) {
            return fmt::format("this gap is off the middle; a door is {}", doorPlaces());
        }
        return fmt::format("'{}' cannot stand in the outer wall; allowed there are '#' and doors "
                           "of '.'",
                           letterAt(at));
    }

    std::string doorPlaces() const {
        const DoorSpan columns = doorSpan(size_.width);
        const DoorSpan rows = doorSpan(size_.height);
        const auto span = [](std::string_view what, DoorSpan doors) {
            return doors.length == 1
                       ? fmt::format("{} {}", what, doors.first + 1)
                       : fmt::format("{}s {} and {}", what, doors.first + 1, doors.first + 2);
        };
        return fmt::format("{} above and below, {} left and right", span("column", columns),
                           span("row", rows));
    }

    const std::vector<TextLine>& rows_;
    TextLine name_;
    RoomTemplate& room_;
    GridSize size_;
};

}  // namespace

MaybeDrawingFault readDrawing(const TextBlock& block, RoomTemplate& room) {
    return DrawingReader(block, room).read();
}

}  // namespace doorstring
