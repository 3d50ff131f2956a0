// Every option of the program: one line each, from which the parser, its complaints and the search
// for the nearest known option are made. A new option is a line here and its words in help.cpp.
#pragma once

#include <array>
#include <string_view>

namespace doorstring {

struct OptionRule {
    std::string_view name;     // "--seed"
    std::string_view wants;    // what its value is, for "wants ..."; empty: a flag
    std::string_view example;  // "--seed 7K2M-Q9XA"
    bool forGame = false;
    bool forMap = false;
    bool forReplay = false;
    bool repeats = false;
};

inline constexpr std::array optionRules{
    OptionRule{"--config", "a folder", "--config my-config", true, true, true},
    OptionRule{"--preset", "a name", "--preset classic", true, true, true},
    OptionRule{"--set", "a key and a value", "--set grid.width=20", true, true, true, true},
    OptionRule{"--seed", "a seed", "--seed 7K2M-Q9XA", true, true},
    OptionRule{"--tour", "a folder for its pictures", "--tour out/tour", true},
    OptionRule{"--record", "a file", "--record walk.replay", true},
    OptionRule{"--seeds", "two numbers", "--seeds 0:20", false, true},
    OptionRule{"--format", "ascii, json, jsonl or png", "--format json", false, true},
    OptionRule{"--tiles", "", "--tiles", false, true},
    OptionRule{"--out", "a file", "--out dungeon.png", false, true},
    OptionRule{"--verify", "", "--verify", false, false, true},
    OptionRule{"--verbose", "", "--verbose", true, true, true},
    OptionRule{"--version", "", "--version", true, true, true},
    OptionRule{"--help", "", "--help", true, true, true},
};

}  // namespace doorstring
