#include "view/screens/table_bends.hpp"

#include "config/text/say.hpp"
#include "picture/sprites/sprites.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace doorstring {

namespace {

constexpr DoorSet northSouth = DoorSet::of(Direction::North).with(Direction::South);
constexpr DoorSet westEast = DoorSet::of(Direction::West).with(Direction::East);

struct Shape {
    Message rooms;
    DoorSet doors;  // of a room of this shape, for its sign
    bool (*fits)(DoorSet doors);
};
constexpr std::array shapes{
    // Translators: rooms by their doors; N-S is from north to south. "few" or "many" follows.
    Shape{msg("dead ends"), DoorSet::of(Direction::South),
          [](DoorSet doors) { return doors.size() == 1; }},
    Shape{msg("halls N-S"), northSouth, [](DoorSet doors) { return doors == northSouth; }},
    Shape{msg("halls W-E"), westEast, [](DoorSet doors) { return doors == westEast; }},
    Shape{msg("turns"), DoorSet::of(Direction::South).with(Direction::East),
          [](DoorSet doors) {
              return doors.size() == 2 && doors != northSouth && doors != westEast;
          }},
    Shape{msg("forks"), westEast.with(Direction::South),
          [](DoorSet doors) { return doors.size() == 3; }},
    Shape{msg("crossings"), DoorSet::all(), [](DoorSet doors) { return doors.size() == 4; }},
};

// The mean weight of the shape's door strings, in tenths of the mean weight of all door strings.
// Both means are taken over all four tables together. In a table only the door strings with a door
// back count. A door string that the table leaves out counts with weight 0.
int tenthsOf(const Shape& shape, const DirectionArray<DoorTable>& tables) {
    std::int64_t weightOfShape = 0;
    std::int64_t weightOfAll = 0;
    std::int64_t stringsOfShape = 0;
    std::int64_t stringsOfAll = 0;
    for (const Direction way : allDirections) {
        for (int bits = 0; bits < DoorSet::count; ++bits) {
            const DoorSet doors = DoorSet::fromBits(static_cast<std::uint8_t>(bits));
            if (doors.has(opposite(way))) {
                ++stringsOfAll;
                stringsOfShape += shape.fits(doors) ? 1 : 0;
            }
        }
        for (const DoorTable::Entry& entry : tables[way].entries()) {
            weightOfAll += entry.weight;
            weightOfShape += shape.fits(entry.value) ? entry.weight : 0;
        }
    }
    return weightOfAll == 0 ? 10
                            : static_cast<int>(10 * weightOfShape * stringsOfAll /
                                               (stringsOfShape * weightOfAll));
}

// How far the bend is from equal weights. 100 means not at all. 200 means that rooms of the shape
// come twice as often as with equal weights, or half as often.
int strengthOf(const Bend& bend) {
    return bend.tenths >= 10 ? 10 * bend.tenths : 1000 / std::max(1, bend.tenths);
}

}  // namespace

std::vector<Bend> strongestBends(const DirectionArray<DoorTable>& tables, std::size_t most) {
    std::vector<Bend> bends;
    for (const Shape& shape : shapes) {
        bends.push_back({shape.rooms, shape.doors, tenthsOf(shape, tables)});
    }
    std::ranges::stable_sort(bends, std::ranges::greater(), strengthOf);
    bends.resize(std::min(most, bends.size()));
    return bends;
}

std::string bendText(const Bend& bend) {
    const std::string_view rooms = tr(bend.rooms);
    return bend.tenths == 0   ? say("{rooms}: none", "rooms"_a = rooms)
           : bend.tenths <= 5 ? say("{rooms}: few", "rooms"_a = rooms)
           : bend.tenths < 10 ? say("{rooms}: fewer", "rooms"_a = rooms)
           : bend.tenths < 20 ? say("{rooms}: more", "rooms"_a = rooms)
                              : say("{rooms}: many", "rooms"_a = rooms);
}

void drawBends(const Page& page, const DirectionArray<DoorTable>& tables, int x, int y, int right) {
    constexpr std::size_t mostBends = 3;
    constexpr int bendRowHeight = 11;
    constexpr int wordsAt = 15;
    std::vector<Bend> bends = strongestBends(tables, mostBends);
    std::erase_if(bends, [](const Bend& bend) { return bend.tenths == 10; });
    for (const Bend& bend : bends) {
        x = std::min(x, right - wordsAt - textWidth(page.art.font, bendText(bend)));
    }
    for (const Bend& bend : bends) {
        page.art.sprites.map.draw(page.canvas, static_cast<int>(visitedRoom(bend.doors)), x, y);
        page.write(bendText(bend), x + wordsAt, y + 1, page.colours.quiet);
        y += bendRowHeight;
    }
}

}  // namespace doorstring
