#include "room/interiors/pillars.hpp"

#include "base/rng.hpp"
#include "room/room.hpp"

#include <cstddef>

namespace doorstring {

namespace {

constexpr int numberBits = 32;  // of the random number that each tile gets
constexpr int lanes = 64;

constexpr std::uint32_t lowBits(int count) {
    return (1U << static_cast<unsigned>(count)) - 1U;
}

// Bit i is set where the number of lane i is below the threshold. The numbers lie across the words
// of the stream: their upper bits are its first word. Most lanes are decided within a few words.
std::uint64_t lanesBelow(std::uint64_t threshold, std::uint64_t open, RandomStream words) {
    if (threshold >> numberBits != 0) {
        return open;
    }
    std::uint64_t below = 0;
    for (int bit = numberBits - 1; bit >= 0 && open != 0; --bit) {
        const std::uint64_t word = words.next();
        const std::uint64_t wanted = 0ULL - (threshold >> static_cast<unsigned>(bit) & 1U);
        below |= open & wanted & ~word;
        open &= ~(word ^ wanted);
    }
    return below;
}

}  // namespace

Pillars::Pillars(const RoomConfig& config)
    : size_(config.size),
      threshold_((static_cast<std::uint64_t>(config.pillarChance.numerator) << numberBits) /
                 config.pillarChance.denominator) {
    const DoorSpan middle = doorSpan(size_.width);
    middleColumns_ = lowBits(middle.length) << static_cast<unsigned>(middle.first);
    columns_ = size_.width - 2 - middle.length;
    leftColumns_ = middle.first - 1;
}

void Pillars::lay(TileRows& room, std::uint64_t roll) const {
    draw(room, roll);
    closeCutOff(room);
}

void Pillars::draw(TileRows& room, std::uint64_t roll) const {
    const DoorSpan middleRows = doorSpan(size_.height);
    const int rowsAtOnce = lanes / columns_;
    int left = 0;
    std::uint64_t drawn = 0;
    std::uint64_t stream = roll;
    const std::uint64_t open = ~0ULL >> static_cast<unsigned>(lanes - rowsAtOnce * columns_);
    for (int y = 1; y < size_.height - 1; ++y) {
        if (y >= middleRows.first && y < middleRows.first + middleRows.length) {
            continue;
        }
        if (left == 0) {
            drawn = lanesBelow(threshold_, open, RandomStream(stream));
            stream = mixBits(stream + 1);
            left = rowsAtOnce;
        }
        const auto bits = static_cast<std::uint32_t>(drawn) & lowBits(columns_);
        drawn >>= static_cast<unsigned>(columns_);
        --left;
        const std::uint32_t leftBits = bits & lowBits(leftColumns_);
        const std::uint32_t rightBits = bits ^ leftBits;
        const int gap = size_.width - 2 - columns_;
        const std::uint32_t pillars = (leftBits | rightBits << static_cast<unsigned>(gap)) << 1U;
        const auto row = static_cast<std::size_t>(y);
        room.pillars[row] = pillars;
        room.ground[row] &= ~pillars;
    }
}

void Pillars::closeCutOff(TileRows& room) const {
    const auto height = static_cast<std::size_t>(size_.height);
    std::array<std::uint32_t, maxRoomSide> reached{};
    for (std::size_t y = 0; y < height; ++y) {
        reached[y] = room.ground[y] & middleColumns_;
    }
    bool grew = true;
    while (grew) {
        grew = false;
        for (std::size_t y = 0; y < height; ++y) {
            std::uint32_t row = reached[y] | reached[y] << 1U | reached[y] >> 1U;
            row |= y > 0 ? reached[y - 1] : 0;
            row |= y + 1 < height ? reached[y + 1] : 0;
            row &= room.ground[y];
            grew = grew || row != reached[y];
            reached[y] = row;
        }
    }
    for (std::size_t y = 0; y < height; ++y) {
        room.pillars[y] |= room.ground[y] & ~reached[y];
        room.ground[y] = reached[y];
    }
}

}  // namespace doorstring
