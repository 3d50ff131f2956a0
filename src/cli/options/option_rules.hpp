// Every option of the program: one line each, from which the parser, its complaints and the search
// for the nearest known option are made. A new option is a line here and its words in help.cpp.
#pragma once

#include "cli/options/given_options.hpp"

#include <array>
#include <string_view>

namespace doorstring {

constexpr unsigned bitOf(Command command) {
    return 1U << static_cast<unsigned>(command);
}
inline constexpr unsigned forGame = bitOf(Command::Game);
inline constexpr unsigned forMap = bitOf(Command::Map);
inline constexpr unsigned forReplay = bitOf(Command::Replay);
inline constexpr unsigned forWatch = bitOf(Command::Watch);
inline constexpr unsigned forSolve = bitOf(Command::Solve);
inline constexpr unsigned forRoom = bitOf(Command::Room);
inline constexpr unsigned forAll = forGame | forMap | forReplay | forWatch | forSolve | forRoom;

struct OptionRule {
    std::string_view name;     // "--seed"
    std::string_view wants;    // what its value is, for "wants ..."; empty: a flag
    std::string_view example;  // "--seed 7K2M-Q9XA"
    unsigned commands = 0;     // bits of the commands that it means something to
    bool repeats = false;
};

inline constexpr std::array optionRules{
    OptionRule{"--config", "a folder", "--config my-config", forAll},
    OptionRule{"--preset", "a name", "--preset classic", forAll},
    OptionRule{"--set", "a key and a value", "--set grid.width=20", forAll, true},
    OptionRule{"--seed", "a seed", "--seed 7K2M-Q9XA", forGame | forMap | forWatch | forSolve},
    OptionRule{"--explore", "", "--explore", forGame},
    OptionRule{"--locks", "", "--locks", forGame},
    OptionRule{"--tour", "a folder for its pictures", "--tour out/tour", forGame},
    OptionRule{"--record", "a file", "--record walk.replay", forGame},
    OptionRule{"--seeds", "two numbers", "--seeds 0:20", forMap | forSolve},
    OptionRule{"--format", "the name of a format", "--format json", forMap | forSolve | forRoom},
    OptionRule{"--tiles", "", "--tiles", forMap},
    OptionRule{"--style", "the name of a style", "--style plain", forMap},
    OptionRule{"--zoom", "a number", "--zoom 4", forMap},
    OptionRule{"--out", "a file or a folder", "--out out/", forMap | forWatch | forRoom},
    OptionRule{"--name", "the name of a room", "--name 'the moat'", forRoom},
    OptionRule{"--doors", "door letters", "--doors NS", forRoom},
    OptionRule{"--play", "", "--play", forRoom},
    OptionRule{"--every", "a number", "--every 10", forWatch},
    OptionRule{"--verify", "", "--verify", forReplay},
    OptionRule{"--verbose", "", "--verbose", forAll},
    OptionRule{"--version", "", "--version", forAll},
    OptionRule{"--help", "", "--help", forAll},
};

}  // namespace doorstring
