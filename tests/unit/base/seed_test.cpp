#include "base/seed.hpp"
#include "testing/catch2.hpp"

#include <set>

using namespace doorstring;

namespace {

std::uint64_t numberOf(std::string_view text) {
    const auto seed = parseSeed(text);
    CAPTURE(text);
    REQUIRE(seed.ok());
    return seed.value().number;
}

std::string seedFaultOf(std::string_view text) {
    const auto seed = parseSeed(text);
    CAPTURE(text);
    REQUIRE_FALSE(seed.ok());
    return seed.error();
}

}  // namespace

TEST_CASE("a code is the number in base 32 in groups of four") {
    CHECK(toCode({0}) == "0000-0000");
    CHECK(toCode({31}) == "0000-000Z");
    CHECK(toCode({32}) == "0000-0010");
    CHECK(toCode({shortSeedMask}) == "ZZZZ-ZZZZ");
    CHECK(toCode({shortSeedMask + 1}) == "0001-0000-0000");
    CHECK(toCode({~0ULL}) == "000F-ZZZZ-ZZZZ-ZZZZ");
}

TEST_CASE("every seed is read back from its code") {
    std::uint64_t number = 1;
    for (int index = 0; index < 2000; ++index) {
        number = number * 6364136223846793005ULL + 1442695040888963407ULL;
        const Seed seed{number >> (index % 64)};
        CHECK(numberOf(toCode(seed)) == seed.number);
    }
}

TEST_CASE("digits alone are the number itself") {
    CHECK(numberOf("0") == 0);
    CHECK(numberOf("17") == 17);
    CHECK(numberOf("18446744073709551615") == ~0ULL);
}

TEST_CASE("codes forgive small letters and letters that look like digits") {
    CHECK(numberOf("zzzz-zzzz") == shortSeedMask);
    CHECK(numberOf("OOOO-OOIL") == numberOf("0000-0011"));
}

TEST_CASE("any other text is hashed to a short seed") {
    const std::uint64_t cave = numberOf("cave");
    CHECK(cave <= shortSeedMask);
    CHECK(cave == numberOf("cave"));
    CHECK(cave != numberOf("Cave"));
    CHECK(numberOf("12a") <= shortSeedMask);
}

TEST_CASE("a word with hyphens is hashed unless it looks like a code") {
    std::set<std::uint64_t> numbers;
    const auto words = {"well-known",
                        "wellknown",
                        "blue-moon",
                        "level-42",
                        "2026-11-22",
                        "the-dark-tower-of-the-wizard",
                        "some-fine-card-game",
                        "a-b",
                        "-17",
                        "7K2M-",
                        "crystal-cave 7"};
    for (const char* word : words) {
        numbers.insert(numberOf(word));
        CHECK(numberOf(word) <= shortSeedMask);
        CHECK_FALSE(looksLikeSeedCode(word));
    }
    CHECK(numbers.size() == words.size());
    // Two words of four letters without U cannot be told from a code.
    CHECK(numberOf("well-made") == numberOf("WE11-MADE"));
    CHECK(toCode({numberOf("well-made")}) == "WE11-MADE");
}

TEST_CASE("an invalid seed is reported in a sentence") {
    CHECK(seedFaultOf("") ==
          "the seed is empty; use a number, a code such as 7K2M-Q9XA, or a word");
    CHECK(seedFaultOf("18446744073709551616") ==
          "seed \"18446744073709551616\" is too large; the maximum is "
          "18446744073709551615");
    const std::string hint = "; if it is meant as a number or a word, leave out the hyphen";
    CHECK(seedFaultOf("ABU-1234") ==
          "seed \"ABU-1234\" is not a valid code: 'U' is invalid; a code has digits and letters "
          "other than U" +
              hint);
    for (const std::string text : {"7K2M-Q9X", "123-4567"}) {
        CHECK(seedFaultOf(text) ==
              "seed \"" + text +
                  "\" is not a valid code: a code has 8 to 16 characters, such as 7K2M-Q9XA" +
                  hint);
    }
    CHECK(seedFaultOf("000G-0000-0000-0000") ==
          "seed \"000G-0000-0000-0000\" is not a valid code: it exceeds 64 bits" + hint);
}
