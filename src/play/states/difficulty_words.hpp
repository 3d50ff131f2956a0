// The difficulties as players read them.
#pragma once

#include "base/enums.hpp"
#include "base/message.hpp"
#include "config/floor_parts.hpp"

namespace doorstring {

struct DifficultyWord {
    Difficulty difficulty;
    Message word;
};
inline constexpr auto difficultyWords = keyedTable<&DifficultyWord::difficulty, DifficultyWord>({
    {Difficulty::Gentle, msgIn("difficulty", "gentle")},
    {Difficulty::Normal, msgIn("difficulty", "normal")},
    {Difficulty::Stern, msgIn("difficulty", "stern")},
});

}  // namespace doorstring
