// The assists as players read them.
#pragma once

#include "base/message.hpp"
#include "config/assist_parts.hpp"
#include "config/text/nearest.hpp"

#include <string>
#include <vector>

namespace doorstring {

struct AssistWord {
    Assist assist;
    Message word;
};
inline constexpr auto assistWords = keyedTable<&AssistWord::assist, AssistWord>({
    {Assist::HalfDamage, msg("half damage")},
    {Assist::NoDamage, msg("no damage")},
    {Assist::LongerWarnings, msg("longer warnings")},
    {Assist::Aim, msg("aim help")},
    {Assist::NoPits, msg("no pits")},
});

// Returns the words of `assists` as a list: "half damage, no pits".
inline std::string assistsText(EnumSet<Assist> assists) {
    std::vector<std::string> words;
    for (const Assist assist : assists) {
        words.emplace_back(tr(assistWords[assist].word));
    }
    return joined(words, "", ", ");
}

}  // namespace doorstring
