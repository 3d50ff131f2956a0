// The offers of altars, threads, and the aids for finding the way: config/altars.toml.
#pragma once

#include "base/enums.hpp"
#include "config/numbered_rows.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// The pictures that offers may have.
enum class OfferSign : std::uint8_t {
    Halls,
    Crossing,
    Thicket,
    Short,
    Long,
    Ring,
    Blind,
    Blades,
    Lead,
    Dark,
    Mend,
    Unpick
};
inline constexpr auto offerSignNames =
    namesOf<OfferSign>({"halls", "crossing", "thicket", "short", "long", "ring", "blind", "blades",
                        "lead", "dark", "mend", "unpick"});

inline constexpr int mostOffers = 24;

// The index of an offer: the number of its section minus 1.
enum class OfferId : std::uint8_t {};
using OfferSet = EnumSet<OfferId>;

constexpr int numberOf(OfferId offer) {
    return static_cast<int>(offer) + 1;
}
constexpr OfferId offerOf(int number) {
    return static_cast<OfferId>(number - 1);
}

// An offer of altars: its price, what it gives the knight, and how it changes the next floor.
struct OfferConfig {
    std::string name;
    std::string text;  // what it does, in at most mostOfferWords words
    OfferSign sign = OfferSign::Halls;
    int price = 0;
    int coins = 0;                   // given to the knight
    int halves = 0;                  // half hearts healed
    int weight = 1;                  // how often an altar has it, relative to the others; 0: never
    int afterWins = 0;               // runs that must have been won before an altar has it
    std::vector<std::string> weave;  // steps such as "tables.N.NS * 4", see config/weave/

    // Whether it is a dare: free, because it makes the next floor harder.
    bool isDare() const { return price == 0; }
    friend bool operator==(const OfferConfig&, const OfferConfig&) = default;
};
inline constexpr int mostOfferWords = 6;

using Offers = NumberedRows<OfferConfig, 0, mostOffers>;

struct AltarConfig {
    int offers = 3;       // at each altar
    int most = 2;         // the most of them that the knight can buy
    int nextPrice = 200;  // percent of its price that a second or later offer costs
    // The longest walk, in ticks, that may lead straight into a push that buys an offer. After a
    // longer walk the knight has to let go and push again, so that he does not buy in passing.
    int passingTicks = 10;
    Offers table;
    friend bool operator==(const AltarConfig&, const AltarConfig&) = default;
};

// Threads, each of which regrows a floor of an adventure.
struct ThreadConfig {
    int atStart = 1;     // threads that an adventure begins with
    int atAltar = 1;     // threads found on first entering the altar of a floor
    int holdTicks = 60;  // for which the key that regrows the floor has to be held
    friend bool operator==(const ThreadConfig&, const ThreadConfig&) = default;
};

// What helps the knight to find his way on a floor of an adventure.
struct GuideConfig {
    bool minimap = true;
    bool leadLine = false;  // a red thread on the ground, on the way to the boss
    friend bool operator==(const GuideConfig&, const GuideConfig&) = default;
};

}  // namespace doorstring
