// The relics that the knight may find, their default figures, and the powers that only relics give.
// Their rows are in config/relics.hpp, their figures in config/relics.toml.
#pragma once

#include "base/enums.hpp"
#include "config/interior_parts.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace doorstring {

// clang-format off
enum class Relic : std::uint8_t {
    LongBlade, Spool, HeavyPommel, Bodkin, Clapper, FuseKnot, Barbs, HaresFoot,
    CorkBoots, IronHeel, FeatherCloak, WarmWax, Thimble, MothLamp, PurseStrings, Honeycomb
};
// clang-format on

// The name of a relic's config section, and its figure unless a file gives another one.
struct RelicKey {
    Relic relic;
    std::string_view name;
    int amount;
};
inline constexpr auto relicKeys = keyedTable<&RelicKey::relic, RelicKey>({
    {Relic::LongBlade, "long_blade", 6},
    {Relic::Spool, "spool", 3},
    {Relic::HeavyPommel, "heavy_pommel", 14},
    {Relic::Bodkin, "bodkin", 1},
    {Relic::Clapper, "clapper", 60},
    {Relic::FuseKnot, "fuse_knot", 50},
    {Relic::Barbs, "barbs", 1},
    {Relic::HaresFoot, "hares_foot", 15},
    {Relic::CorkBoots, "cork_boots", 100},
    {Relic::IronHeel, "iron_heel", 50},
    {Relic::FeatherCloak, "feather_cloak", 45},
    {Relic::WarmWax, "warm_wax", 1},
    {Relic::Thimble, "thimble", 1},
    {Relic::MothLamp, "moth_lamp", 24},
    {Relic::PurseStrings, "purse_strings", 1},
    {Relic::Honeycomb, "honeycomb", 24},
});
inline constexpr auto relicNames = [] {
    std::array<std::string_view, enumSize<Relic>()> names;
    std::ranges::transform(relicKeys, names.begin(), &RelicKey::name);
    return names;
}();
constexpr std::string_view name(Relic relic) {
    return relicNames[static_cast<std::size_t>(relic)];
}

struct RelicConfig {
    int amount = 1;     // its figure in config/relics.toml; in ticks if it is a time
    int weight = 0;     // how often it is offered, relative to the others; 0: never
    int afterWins = 0;  // runs that must have been won before it is offered
    friend bool operator==(const RelicConfig&, const RelicConfig&) = default;
};

struct RelicsConfig {
    WordSet start = 0;   // the relics that the knight begins with
    int price = 45;      // coins, in a shop
    int pairs = 1;       // in the treasure rooms of a floor, at most
    int clapTicks = 12;  // at the start of an announcement, in which the clapper makes blows stun
    EnumArray<Relic, RelicConfig> table = [] {
        EnumArray<Relic, RelicConfig> plain;
        for (const RelicKey& key : relicKeys) {
            plain[key.relic].amount = key.amount;
        }
        return plain;
    }();
    friend bool operator==(const RelicsConfig&, const RelicsConfig&) = default;
};

// What the knight can do only with a relic. Each power is a number, 0 until a relic gives it.
enum class Power : std::uint8_t {
    DoubleBlow,  // every nth blow that lands counts twice
    Needles,     // blows that a needle counts for; the sword throws one while no heart is missing
    Stun,        // ticks for which a blow early in an announcement stuns
    ArrowsBack,  // arrows that come back for each arrow that has hit something
    SureFeet,    // spikes and pits cost no heart
    Floats,      // deep water carries him
    FreeHit,     // hits in each room that cost nothing
    StopsShot,   // shots in each room that stop at him
    MoreCoins,   // coins added to each coin that he picks up
    Heals,       // every nth creature that falls heals half a heart
};
// The powers that are used up, and come back in the next room.
inline constexpr auto powersPerRoom = EnumSet<Power>::of(Power::FreeHit, Power::StopsShot);
// The powers that work every nth time.
inline constexpr auto powersThatCount = EnumSet<Power>::of(Power::DoubleBlow, Power::Heals);
using Powers = EnumArray<Power, int>;

}  // namespace doorstring
