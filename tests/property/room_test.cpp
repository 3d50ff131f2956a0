// The quick way to tile rooms against the plain one, and what holds for every room.
#include "plain_room.hpp"
#include "room/room.hpp"
#include "testing/catch2.hpp"
#include "testing/tiled_room.hpp"
#include "testing/validate/validate.hpp"

namespace doorstring::testing {

namespace {

std::string picture(const Grid<Tile>& tiles) {
    std::string text;
    for (int y = 0; y < tiles.height(); ++y) {
        for (int x = 0; x < tiles.width(); ++x) {
            text += letter(tiles[{x, y}]);
        }
        text += '\n';
    }
    return text;
}

// "" where the room is as it should be.
std::string roomComplaint(DoorSet doors, GridPos cell, Seed seed, const RoomConfig& config) {
    const Room room = tiledRoom({1, doors, RoomKind::Plain}, cell, seed, config);
    const Grid<Tile> plain = plainTiles(doors, cell, seed, config);
    std::string wrong;
    for (const std::string& fault : validate(room)) {
        wrong += fault + "\n";
    }
    if (room.tiles() != plain) {
        wrong += "not the plain tiles:\n" + picture(plain);
    }
    if (wrong.empty()) {
        return "";
    }
    return wrong + "seed " + std::to_string(seed.number) + ", cell " + std::to_string(cell.x) +
           " " + std::to_string(cell.y) + ", doors " + toString(doors) + ", chance " +
           std::to_string(config.pillarChance.numerator) + "/" +
           std::to_string(config.pillarChance.denominator) + "\n" + picture(room.tiles());
}

void checkAllSizes(Fraction chance, std::uint64_t firstSeed, std::uint64_t seedStep) {
    std::uint64_t seed = firstSeed;
    for (int width = 5; width <= 31; ++width) {
        for (int height = 5; height <= 31; ++height) {
            RoomConfig config;
            config.size = {width, height};
            config.pillarChance = chance;
            const DoorSet doors = DoorSet::fromBits(static_cast<std::uint8_t>(seed % 16));
            const std::string wrong = roomComplaint(doors, {width, height}, Seed{seed}, config);
            REQUIRE(wrong == "");
            seed += seedStep;
        }
    }
}

}  // namespace

TEST_CASE("Rooms of every size are tiled as the rules say", "[property]") {
    for (std::uint64_t round = 0; round < 8; ++round) {
        checkAllSizes({11, 101}, 1000 * round, 1);
    }
}

TEST_CASE("Crowded rooms are tiled as the rules say", "[property]") {
    for (const Fraction chance :
         {Fraction{1, 3}, Fraction{1, 2}, Fraction{3, 4}, Fraction{9, 10}}) {
        checkAllSizes(chance, 77, 3);
    }
}

TEST_CASE("A chance of none and a chance of all are kept", "[property]") {
    checkAllSizes({0, 1}, 5, 1);
    checkAllSizes({1, 1}, 5, 1);
    checkAllSizes({999999, 1000000}, 5, 1);
}

TEST_CASE("All door sets in rooms of spread sizes with many seeds", "[property]") {
    for (const int width : {5, 6, 7, 8, 11, 15, 16, 23, 30, 31}) {
        for (const int height : {5, 6, 9, 12, 31}) {
            RoomConfig config;
            config.size = {width, height};
            for (std::uint64_t seed = 0; seed < 16 * 12; ++seed) {
                const DoorSet doors = DoorSet::fromBits(static_cast<std::uint8_t>(seed % 16));
                const std::string wrong = roomComplaint(doors, {3, 4}, Seed{mixBits(seed)}, config);
                REQUIRE(wrong == "");
            }
        }
    }
}

// 56,000 tiles: 300 is four times what chance alone moves the count.
TEST_CASE("Pillars stand as often as the chance says", "[property]") {
    RoomConfig config;
    config.size = {31, 31};
    int pillars = 0;
    constexpr int rooms = 1000;
    for (std::uint64_t seed = 0; seed < rooms; ++seed) {
        const Room room =
            testing::tiledRoom({0, DoorSet::all(), RoomKind::Start}, {0, 0}, Seed{seed}, config);
        for (int i = 1; i < 30; i += 1) {
            // The tile beside a middle line is never cut off, so that only the draw decides it.
            pillars += i != 15 && room.tiles()[{i, 14}] == Tile::Pillar ? 1 : 0;
            pillars += i != 15 && room.tiles()[{i, 16}] == Tile::Pillar ? 1 : 0;
        }
    }
    const int expected = rooms * 28 * 2 * 11 / 101;
    CHECK(pillars > expected - 300);
    CHECK(pillars < expected + 300);
}

}  // namespace doorstring::testing
