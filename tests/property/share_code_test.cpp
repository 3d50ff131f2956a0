#include "config/sources/config_text.hpp"
#include "config/sources/load.hpp"
#include "config/sources/share_code.hpp"
#include "property/random_config.hpp"
#include "testing/catch2.hpp"

#include <filesystem>
#include <numeric>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

void inLowestTerms(Fraction& chance) {
    const std::uint32_t divisor = std::gcd(chance.numerator, chance.denominator);
    chance = {chance.numerator / divisor, chance.denominator / divisor};
}

}  // namespace

TEST_CASE("any configuration of a dungeon comes out of its code as it went in") {
    const std::filesystem::path shipped = std::filesystem::path(DOORSTRING_PROJECT) / "config";
    ConfigSources sources;
    sources.shipped = shipped;
    const auto loaded = loadConfig(sources);
    REQUIRE(loaded.ok());
    const Config& base = loaded.value().config;
    RandomStream random(1414);
    for (int i = 0; i < 200; ++i) {
        Config config = base;
        config.dungeon = randomSteeredConfig(random, 40);
        addRandomSpecials(random, config.dungeon);
        inLowestTerms(config.dungeon.loops.chance);
        for (RoleConfig& role : config.dungeon.roles) {
            inLowestTerms(role.chance);
        }
        const Seed seed{random.next() >> random.below(60)};
        const std::string code = codeOf(shipped, seed, "", config).value();
        INFO(code << '\n' << toText(config.dungeon, seed));
        const auto shared = readShareCode(code);
        REQUIRE(shared.ok());
        const auto back = configOf(shipped, shared.value());
        CHECK(shared.value().seed == seed);
        REQUIRE(back.ok());
        CHECK(isSamePlay(back.value(), config));
    }
}
