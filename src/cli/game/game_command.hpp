// `doorstring` without a command: the game.
#pragma once

#include "cli/game/game_window.hpp"
#include "cli/options/command.hpp"

namespace doorstring {

extern const Command gameCommand;

OrSentence<PlayRequest> readGameOptions(const GivenOptions& given);

}  // namespace doorstring
