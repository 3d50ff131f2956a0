#include "base/zeroed_array.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace doorstring {

TEST_CASE("Small, large and mapped arrays begin as zeros, copy and move") {
    for (const std::size_t size :
         {std::size_t{0}, std::size_t{5}, std::size_t{100000}, std::size_t{1000000}}) {
        ZeroedArray<std::uint32_t> first(size);
        CHECK(std::all_of(first.begin(), first.end(), [](auto value) { return value == 0; }));
        std::fill(first.begin(), first.end(), 7U);
        const ZeroedArray<std::uint32_t> copy = first;
        CHECK(std::equal(copy.begin(), copy.end(), first.begin(), first.end()));
        if (size != 0) {
            first[0] = 8;
            CHECK(copy[0] == 7);
        }
        const std::uint32_t* where = first.data();
        ZeroedArray<std::uint32_t> moved = std::move(first);
        CHECK(moved.data() == where);
        CHECK(moved.size() == size);
        moved = copy;
        CHECK(std::equal(copy.begin(), copy.end(), moved.begin(), moved.end()));
    }
}

}  // namespace doorstring
