// The assists: help that a player can turn on, each independently. A recording that lacks their
// configuration keys was made with all assists off.
#pragma once

#include "base/enums.hpp"

#include <cstdint>
#include <string_view>

namespace doorstring {

// How much of the damage of blows the knight takes.
enum class HeartLoss : std::uint8_t { Full, Half, None };
inline constexpr auto heartLossNames = namesOf<HeartLoss>({"full", "half", "none"});

struct AssistConfig {
    HeartLoss damage = HeartLoss::Full;
    int warningPercent = 100;   // of the ticks that announce an attack
    bool aims = false;          // whether arrows are lined up with a creature ahead
    bool fallsIntoPits = true;  // else the knight walks across them
    friend bool operator==(const AssistConfig&, const AssistConfig&) = default;
};

// The assists that were on, as a record lists them.
enum class Assist : std::uint8_t { HalfDamage, NoDamage, LongerWarnings, Aim, NoPits };
inline constexpr auto assistNames =
    namesOf<Assist>({"half-damage", "no-damage", "longer-warnings", "aim", "no-pits"});

constexpr EnumSet<Assist> assistsOf(const AssistConfig& config) {
    EnumSet<Assist> on;
    const auto add = [&on](bool isOn, Assist assist) { on = isOn ? on.with(assist) : on; };
    add(config.damage == HeartLoss::Half, Assist::HalfDamage);
    add(config.damage == HeartLoss::None, Assist::NoDamage);
    add(config.warningPercent > 100, Assist::LongerWarnings);
    add(config.aims, Assist::Aim);
    add(!config.fallsIntoPits, Assist::NoPits);
    return on;
}

}  // namespace doorstring
