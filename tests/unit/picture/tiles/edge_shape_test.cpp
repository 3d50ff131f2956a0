#include "picture/tiles/tile_choice_interior.hpp"
#include "testing/catch2.hpp"

#include <set>

using namespace doorstring;

namespace {

std::set<EdgePart> partsOf(int neighbours) {
    std::set<EdgePart> parts;
    eachEdgePart(static_cast<std::uint8_t>(neighbours),
                 [&](EdgePart part) { CHECK(parts.insert(part).second); });
    return parts;
}

}  // namespace

TEST_CASE("edges: none in the middle, all sides and corners alone") {
    using enum EdgePart;
    using Side = Neighbours;
    CHECK(partsOf(0xff).empty());
    CHECK(partsOf(0) == std::set{EdgePart::N, S, W, E, Nw, Ne, Sw, Se});
    CHECK(partsOf(0xff & ~Side::n) == std::set{EdgePart::N});
    CHECK(partsOf(0xff & ~Side::n & ~Side::w) == std::set{EdgePart::N, W, Nw});
    CHECK(partsOf(0xff & ~Side::se) == std::set{InSe});
    CHECK(partsOf(0xff & ~Side::n & ~Side::s & ~Side::ne) == std::set{EdgePart::N, S});
}

TEST_CASE("edges: a side has its edge where the neighbour is another, whatever the corners") {
    for (int bits = 0; bits < 256; ++bits) {
        const auto parts = partsOf(bits);
        for (int side = 0; side < 4; ++side) {
            CAPTURE(bits, side);
            CHECK(parts.contains(static_cast<EdgePart>(side)) == ((bits >> side & 1) == 0));
        }
        for (int corner = 0; corner < 4; ++corner) {
            const bool outer = parts.contains(static_cast<EdgePart>(4 + corner));
            const bool inner = parts.contains(static_cast<EdgePart>(8 + corner));
            CAPTURE(bits, corner);
            CHECK_FALSE((outer && inner));
            CHECK((!inner || (bits >> (4 + corner) & 1) == 0));
        }
    }
}
