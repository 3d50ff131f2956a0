// Every interior is fair in rooms of every size, for all sets of doors and many seeds.
#include "room/interiors/interiors.hpp"
#include "room/tiles/room_layout.hpp"
#include "testing/catch2.hpp"
#include "testing/tiled_room.hpp"
#include "testing/validate/validate.hpp"

#include <string>

namespace doorstring {

using namespace testing;

namespace {

struct Sample {
    Interior interior;
    GridSize size;
    DoorSet doors;
    RoomKind kind;
    Seed seed;
};

std::string toText(const Sample& sample, const Room& room) {
    std::string text = std::string(name(sample.interior)) + ", doors " + toString(sample.doors) +
                       ", seed " + std::to_string(sample.seed.number) + "\n";
    for (int y = 0; y < sample.size.height; ++y) {
        for (int x = 0; x < sample.size.width; ++x) {
            text += letter(room.tiles()[{x, y}]);
        }
        text += '\n';
    }
    return text;
}

// "" where the room is fair.
std::string interiorsComplaint(const Sample& sample) {
    RoomConfig config;
    config.size = sample.size;
    const Room room =
        tiledRoom({1, sample.doors, sample.kind}, {2, 3}, sample.seed, config, sample.interior);
    auto faults = validate(room);
    const BitRows ground = bitsWhere(room.tiles(), [](Tile t) { return t == Tile::Ground; });
    if (anyBit(bitsOf(middleOf(sample.size)) - ground)) {
        faults.push_back("its middle is not ground");
    }
    return faults.empty() ? "" : faults.front() + "\n" + toText(sample, room);
}

void checkRandomRooms(int rooms, std::uint64_t seed) {
    RandomStream random(seed);
    const auto below = [&](std::uint64_t bound) { return static_cast<int>(random.below(bound)); };
    for (int i = 0; i < rooms;) {
        const Sample sample{static_cast<Interior>(below(interiorCount)),
                            {5 + below(27), 5 + below(27)},
                            DoorSet::fromBits(static_cast<std::uint8_t>(below(16))),
                            static_cast<RoomKind>(below(roomKindCount)),
                            Seed{random.next()}};
        if (!fits(sample.interior, sample.size)) {
            continue;
        }
        ++i;
        const std::string wrong = interiorsComplaint(sample);
        REQUIRE(wrong == "");
    }
}

}  // namespace

TEST_CASE("Every interior is fair for all door sets in rooms of spread sizes", "[property]") {
    constexpr GridSize sizes[]{{5, 5},  {5, 31},  {31, 5},  {6, 6},   {7, 7},   {8, 7},   {7, 8},
                               {8, 8},  {9, 7},   {9, 9},   {10, 10}, {11, 9},  {12, 9},  {15, 9},
                               {16, 9}, {15, 10}, {16, 10}, {9, 15},  {30, 31}, {31, 30}, {31, 31}};
    constexpr int seeds = 3;
    for (std::size_t i = 0; i < interiorCount; ++i) {
        const auto interior = static_cast<Interior>(i);
        for (const GridSize size : sizes) {
            for (int n = 0; n < 16 * seeds && fits(interior, size); ++n) {
                const auto doors = DoorSet::fromBits(static_cast<std::uint8_t>(n % 16));
                const Seed seed{mixBits(static_cast<std::uint64_t>(n))};
                const std::string wrong =
                    interiorsComplaint({interior, size, doors, RoomKind::Plain, seed});
                REQUIRE(wrong == "");
            }
        }
    }
}

TEST_CASE("Rooms at random are fair", "[property]") {
    checkRandomRooms(20000, 1);
}

// Not run by itself: test_property "[million]"
TEST_CASE("A million rooms at random are fair", "[.][million]") {
    checkRandomRooms(1000000, 2);
}

TEST_CASE("All but the interiors that need more fit the smallest room", "[property]") {
    CHECK(fits(Interior::Pillars, {5, 5}));
    CHECK(fits(Interior::Empty, {5, 5}));
    for (std::size_t i = 0; i < interiorCount; ++i) {
        const auto interior = static_cast<Interior>(i);
        CAPTURE(name(interior));
        CHECK((interior == Interior::Template || fits(interior, {11, 9})));
    }
}

}  // namespace doorstring
