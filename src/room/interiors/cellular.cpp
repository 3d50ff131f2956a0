#include "room/interiors/interiors.hpp"

namespace doorstring {

namespace {

struct Sum {
    std::uint32_t ones;
    std::uint32_t twos;
};

// Three bits of each column added.
constexpr Sum added(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    return {a ^ b ^ c, (a & b) | (c & (a ^ b))};
}

// Of all columns at once: which have four set tiles around them, and which five or more.
struct Neighbours {
    std::uint32_t four;
    std::uint32_t more;
};

Neighbours around(std::uint32_t above, std::uint32_t row, std::uint32_t below) {
    const Sum upper = added(above << 1U, above, above >> 1U);
    const Sum lower = added(below << 1U, below, below >> 1U);
    const Sum beside = added(row << 1U, row >> 1U, 0);
    const Sum ones = added(upper.ones, lower.ones, beside.ones);
    const Sum twos = added(upper.twos, lower.twos, beside.twos);
    const std::uint32_t two = twos.ones ^ ones.twos;
    const std::uint32_t carried = twos.ones & ones.twos;
    const std::uint32_t four = twos.twos ^ carried;
    const std::uint32_t eight = twos.twos & carried;
    const std::uint32_t odd = two | ones.ones;
    return {four & ~odd, eight | (four & odd)};
}

}  // namespace

BitRows noise(Sketch& sketch, const ChanceBits& chance, bool outside) {
    const std::uint32_t inside = bitSpan(1, sketch.width() - 2);
    const std::uint32_t around = outside ? ~inside : 0;
    BitRows rows{};
    rows.fill(outside ? ~0U : 0);
    for (int y = 1; y < sketch.height() - 1; y += 2) {
        const std::uint64_t drawn = chance.draw(~0ULL, RandomStream(sketch.bits()));
        const auto row = static_cast<std::size_t>(y);
        rows[row] = around | (static_cast<std::uint32_t>(drawn) & inside);
        if (y + 1 < sketch.height() - 1) {
            rows[row + 1] = around | (static_cast<std::uint32_t>(drawn >> 32U) & inside);
        }
    }
    return rows;
}

BitRows smoothed(const BitRows& rows, GridSize room) {
    const std::uint32_t inside = bitSpan(1, room.width - 2);
    BitRows result = rows;
    for (std::size_t y = 1; y + 1 < static_cast<std::size_t>(room.height); ++y) {
        const Neighbours set = around(rows[y - 1], rows[y], rows[y + 1]);
        const std::uint32_t grown = set.more | (set.four & rows[y]);
        result[y] = (rows[y] & ~inside) | (grown & inside);
    }
    return result;
}

}  // namespace doorstring
