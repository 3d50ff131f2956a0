// How many dungeons are looked at before what they show is reported.
#include "study/lint/lint_sample.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

using namespace doorstring::testing;

namespace doorstring {

TEST_CASE("A sample has as many dungeons as asked for, while there is work left for them") {
    const Config config = shippedPreset("classic");
    CHECK(LintSample(config, 60, 240'000).grown == 60);
    const LintSample fewer(config, 4000, 600);
    CHECK(fewer.grown > 10);
    CHECK(fewer.grown < 60);
}

TEST_CASE("A sample of a large grid has few dungeons, however small they are") {
    Config config = shippedPreset("classic");
    config.dungeon.grid = {1000, 1000};
    CHECK(LintSample(config, 4000, 20'000).grown <= 10);
}

}  // namespace doorstring
