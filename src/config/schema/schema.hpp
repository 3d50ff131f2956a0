// Every key there is, once: its path, what it allows, and where its value is kept. Reading,
// checking, hashing, "did you mean" and the test of the manual page all go by this table.
#pragma once

#include "base/fraction.hpp"
#include "config/config.hpp"

#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace doorstring {

// A place in Config, for reading and for writing.
template <typename Value>
struct Field {
    Value& (*change)(Config&);
    const Value& (*look)(const Config&);
};

template <auto First, auto... Rest, typename Object>
constexpr auto& follow(Object& object) {
    if constexpr (sizeof...(Rest) == 0) {
        return object.*First;
    } else {
        return follow<Rest...>(object.*First);
    }
}

// field<&Config::room, &RoomConfig::size, &GridSize::width>()
template <auto... Members>
constexpr auto field() {
    using Value = std::remove_reference_t<decltype(follow<Members...>(std::declval<Config&>()))>;
    return Field<Value>{
        [](Config& config) -> Value& { return follow<Members...>(config); },
        [](const Config& config) -> const Value& { return follow<Members...>(config); }};
}

// A whole number; `word`, where there is one, stands for 0.
struct IntegerKind {
    int least;
    int most;
    Field<int> field;
    std::string_view word = {};
};

struct BooleanKind {
    Field<bool> field;
};

// One of some words, kept as the word's place in the list.
struct ChoiceKind {
    std::vector<std::string_view> words;
    std::size_t (*look)(const Config&);
    void (*change)(Config&, std::size_t);
};

// Seconds with up to three decimals, kept as the nearest number of ticks.
struct TicksKind {
    int mostSeconds;
    Field<int> field;
    int leastThousandths = 0;
};

// "11/101", or a decimal from 0 to 1.
struct FractionKind {
    Field<Fraction> field;
};

struct DoorsKind {
    Field<DoorSet> field;
};

// "middle" or [column, row].
struct CellKind {
    Field<std::optional<GridPos>> field;
};

// Door strings with weights; each must hold the door back.
struct DoorTableKind {
    Direction direction;
    Field<DirectionArray<DoorTable>> tables;
    bool mayBeEmpty = false;

    const DoorTable& look(const Config& config) const { return tables.look(config)[direction]; }
    DoorTable& change(Config& config) const { return tables.change(config)[direction]; }
};

// A section with some of the settings of an interior; what is left out stays as it is.
struct InteriorKind {
    Interior interior;

    const InteriorConfig& look(const Config& config) const {
        return config.room.interiors[interior];
    }
    InteriorConfig& change(Config& config) const { return config.room.interiors[interior]; }
};

// Up to four keys of the keyboard.
struct KeyListKind {
    Action action;
    bool needed;  // no way to play without it
};

using ValueKind = std::variant<IntegerKind, BooleanKind, ChoiceKind, TicksKind, FractionKind,
                               DoorsKind, CellKind, DoorTableKind, InteriorKind, KeyListKind>;

struct KeySpec {
    std::string path;
    bool decides;           // dungeons or play depend on it: it is part of the hash
    std::string_view unit;  // "pixels"; empty: none
    ValueKind kind;
};

std::span<const KeySpec> schema();
const KeySpec* findKey(std::string_view path);  // null: no such key

// "gird.width is not a key; did you mean grid.width?"
std::string unknownKeySentence(std::string_view path);

inline constexpr int mostKeysAnAction = 4;
inline constexpr std::int64_t mostWeight = 1'000'000 * weightOne;
inline constexpr std::uint32_t mostDenominator = 1'000'000;

}  // namespace doorstring
