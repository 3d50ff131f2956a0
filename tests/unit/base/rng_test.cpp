// Random numbers and hashes that are the same everywhere.
#include "base/rng.hpp"
#include "base/stable_hash.hpp"
#include "testing/catch2.hpp"

#include <array>
#include <bit>
#include <set>

using namespace doorstring;

TEST_CASE("a stream gives the known numbers of SplitMix64") {
    RandomStream stream(0);
    CHECK(stream.next() == 0xE220A8397B1DCDAFULL);
    CHECK(stream.next() == 0x6E789E6AA1B965F4ULL);
    CHECK(stream.next() == 0x06C45D188009454FULL);
}

TEST_CASE("rolls are the same on every machine") {
    // Pinned: a change here changes every dungeon that anyone has a code for.
    CHECK(substream(17, Purpose::Layout) == mixBits(17 + 0x9E3779B97F4A7C15ULL));
    CHECK(cellRoll(17, Purpose::Layout, {3, 4}) == 0x5457C76AB81C5AB8ULL);
    CHECK(cellRoll(17, Purpose::Interior, {-1, 4096}, 2) == 0x07CEC4954E425A4EULL);
}

TEST_CASE("each purpose, place and attempt has a roll of its own") {
    std::set<std::uint64_t> rolls;
    int count = 0;
    for (const Purpose purpose : {Purpose::Layout, Purpose::Roles, Purpose::Locks,
                                  Purpose::Interior, Purpose::Creatures, Purpose::Cosmetics}) {
        for (int y = -2; y <= 2; ++y) {
            for (int x = -2; x <= 2; ++x) {
                for (std::uint32_t attempt = 0; attempt < 3; ++attempt) {
                    rolls.insert(cellRoll(99, purpose, {x, y}, attempt));
                    ++count;
                }
            }
        }
    }
    CHECK(static_cast<int>(rolls.size()) == count);
}

TEST_CASE("columns and rows are not mistaken for each other") {
    CHECK(cellRoll(1, Purpose::Layout, {2, 3}) != cellRoll(1, Purpose::Layout, {3, 2}));
}

TEST_CASE("bounded rolls stay below the bound and reach both ends") {
    CHECK(bounded(0, 7) == 0);
    CHECK(bounded(~0ULL, 7) == 6);
    CHECK(bounded(~0ULL, 1) == 0);
    CHECK(bounded(~0ULL, ~0ULL) == ~0ULL - 1);
    CHECK(bounded(1ULL << 63U, 1ULL << 40U) == 1ULL << 39U);
    CHECK(bounded((1ULL << 63U) - 1, 1ULL << 40U) == (1ULL << 39U) - 1);
}

TEST_CASE("rolls below a bound fall evenly") {
    constexpr int draws = 120000;
    std::array<int, 12> counts{};
    for (int x = 0; x < draws; ++x) {
        ++counts[bounded(cellRoll(5, Purpose::Layout, {x % 400, x / 400}), counts.size())];
    }
    for (const int count : counts) {
        // Four standard deviations about a twelfth.
        CHECK(count > 10000 - 383);
        CHECK(count < 10000 + 383);
    }
}

TEST_CASE("neighbouring cells have unrelated bits") {
    int different = 0;
    constexpr int pairs = 2000;
    for (int x = 0; x < pairs; ++x) {
        different += std::popcount(cellRoll(5, Purpose::Layout, {x, 0}) ^
                                   cellRoll(5, Purpose::Layout, {x + 1, 0}));
    }
    CHECK(different > pairs * 31);
    CHECK(different < pairs * 33);
}

namespace {

std::uint64_t hashOf(std::string_view text) {
    StableHash hash;
    hash.add(text);
    return hash.value();
}

}  // namespace

TEST_CASE("texts have the published hashes of FNV-1a") {
    CHECK(hashOf("") == 0xCBF29CE484222325ULL);
    CHECK(hashOf("a") == 0xAF63DC4C8601EC8CULL);
    CHECK(hashOf("foobar") == 0x85944171F73967E8ULL);
}

TEST_CASE("a number is hashed as its eight bytes, the lowest first") {
    StableHash number;
    number.add(std::uint64_t{0x0807060504030201ULL});
    CHECK(number.value() == hashOf("\x01\x02\x03\x04\x05\x06\x07\x08"));
}

TEST_CASE("bytes beyond ASCII hash alike whether char has a sign or not") {
    CHECK(hashOf("\xFF") == (0xCBF29CE484222325ULL ^ 0xFFU) * 0x100000001B3ULL);
}
