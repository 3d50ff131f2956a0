#include "cli/options/common_options.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

TEST_CASE("a range of seeds has its end outside") {
    CHECK(parseSeedRange("0:20").value() == SeedRange{0, 20});
    CHECK(parseSeedRange("18446744073709551614:18446744073709551615").value() ==
          SeedRange{18446744073709551614U, 18446744073709551615U});
    CHECK(parseSeedRange("5:1000000005").value() == SeedRange{5, 1000000005});
}

TEST_CASE("an invalid range is reported in a sentence") {
    const auto text = GENERATE("", ":", "5", "5:", ":5", "-1:4", "1:2:3", "a:b", "1 :2", "+1:2",
                               "0:18446744073709551616");
    CHECK(parseSeedRange(text).error() ==
          std::string("--seeds needs two whole numbers, as in --seeds 0:20; found '") + text + "'");
}

TEST_CASE("an empty, a backward and an endless range are reported in a sentence") {
    CHECK(parseSeedRange("5:5").error() ==
          "--seeds 5:5 is empty, because its end is not included; for one dungeon, use --seed 5");
    CHECK(parseSeedRange("9:3").error() == "--seeds 9:3 runs backwards; use --seeds 3:9");
    CHECK(parseSeedRange("5:1000000006").error() ==
          "--seeds 5:1000000006 asks for 1000000001 dungeons; at most 1000000000 are allowed");
}
