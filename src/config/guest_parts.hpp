// The figures of set pieces in which somebody or something waits: the thief, the choir, the wishing
// well and the captive.
#pragma once

#include "base/enums.hpp"
#include "base/message.hpp"

#include <cstdint>
#include <string_view>

namespace doorstring {

struct ThiefRules {
    int coins = 15;         // the most that it snatches
    int bonus = 8;          // coins that it leaves besides the snatched ones when it is caught
    int escapeTicks = 840;  // from the theft until it makes for a door
    int turnTicks = 4;      // that it loses at each corner
    friend bool operator==(const ThiefRules&, const ThiefRules&) = default;
};

struct ChoirRules {
    int pauseTicks = 72;  // between two songs
    friend bool operator==(const ChoirRules&, const ChoirRules&) = default;
};

// What a wishing well answers with.
enum class WellAnswer : std::uint8_t { Heart, HeartPiece, Relic, Bombs, Voice, Bats };

struct WellAnswerRow {
    WellAnswer answer;
    std::string_view name;  // of its section in config/pieces.toml
    Message text;           // what the well does
};
inline constexpr auto wellAnswerRows = keyedTable<&WellAnswerRow::answer, WellAnswerRow>({
    {WellAnswer::Heart, "heart", msg("Warm water rises.")},
    {WellAnswer::HeartPiece, "heart_piece", msg("Something red glints below.")},
    {WellAnswer::Relic, "relic", msg("The well gives back what another threw in.")},
    {WellAnswer::Bombs, "bombs", msg("Something heavy comes up.")},
    {WellAnswer::Voice, "voice", msg("\"Is that all you wish for?\" asks the well.")},
    {WellAnswer::Bats, "bats", msg("The well coughs: bats!")},
});
constexpr std::string_view name(WellAnswer answer) {
    return wellAnswerRows[answer].name;
}

struct AnswerConfig {
    int weight = 1;  // how often it is given, relative to the others; 0: never
    int count = 1;   // hearts, bombs or bats
    friend bool operator==(const AnswerConfig&, const AnswerConfig&) = default;
};

struct WellRules {
    int price = 5;        // coins of the first throw
    int nextPrice = 200;  // percent of the last throw's price that the next one costs
    int throws = 3;       // number of throws that it answers
    EnumArray<WellAnswer, AnswerConfig> answers{};
    friend bool operator==(const WellRules&, const WellRules&) = default;

    // The price of a throw after `thrown` others, in coins.
    constexpr int priceAfter(int thrown) const {
        int coins = price;
        for (int i = 0; i < thrown; ++i) {
            coins = coins * nextPrice / 100;
        }
        return coins;
    }
};

struct CaptiveRules {
    int speed = 96;        // pixels a second
    int sight = 96;        // most pixels from the knight to a creature that the captive goes after
    int blowTicks = 60;    // from one of his blows to the next
    int blows = 1;         // the knight's blows that one blow of the captive counts for
    int kneelTicks = 240;  // for which he kneels after he was hit
    int coins = 15;        // that he leaves at the stairs
    int halves = 2;        // half hearts that he heals there
    friend bool operator==(const CaptiveRules&, const CaptiveRules&) = default;
};

struct GuestRules {
    ThiefRules thief;
    ChoirRules choir;
    WellRules well;
    CaptiveRules captive;
    friend bool operator==(const GuestRules&, const GuestRules&) = default;
};

}  // namespace doorstring
