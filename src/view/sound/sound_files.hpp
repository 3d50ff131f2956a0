// The sound files of effects, tunes and ambience, and how each effect is played.
#pragma once

#include "view/sound/sound_choice.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace doorstring {

// Names of files in assets/sound, without extension: "doors/slide", and "steps/step-stone-1" where
// there are variants.
std::string fileNameOf(Effect effect, int variant);
std::string_view fileNameOf(Tune tune);
std::string ambienceFileOf(Tileset tileset);
// The number of variants of an effect, which take turns; frequent effects have more than one.
int variantsOf(Effect effect);
// Returns the number of ticks, 1 or more, to the end of the bar that is being played `milliseconds`
// after the tune began.
int ticksToBarEnd(Tune tune, std::int64_t milliseconds);

// How the pitch of an effect changes. Varied differs a little each time. Fixed is for phrases,
// which would be out of tune otherwise. Climbing is for what is counted by ear: it rises by a note
// each time that it is repeated within a second.
enum class Pitch : std::uint8_t { Varied, Fixed, Climbing };
Pitch pitchOf(Effect effect);

// When all voices are busy, a new effect takes the voice of an effect that does not matter more.
enum class Priority : std::uint8_t { Footstep, Usual, Warning };
Priority priorityOf(Effect effect);

}  // namespace doorstring
