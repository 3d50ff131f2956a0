// The recordings of effects and tunes: their files, and how each is played.
#pragma once

#include "view/sound/sound_choice.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace doorstring {

// Names of files in assets/sound, without ending: "doors/slide", and "steps/step-stone-1" where
// there are variants.
std::string fileNameOf(Effect effect, int variant);
std::string_view fileNameOf(Tune tune);
// Effects heard often have several recordings that take turns; 1 or more.
int variantsOf(Effect effect);
// The ticks until the bar ends that is played then: 1 or more.
int ticksToBar(Tune tune, std::int64_t milliseconds);

enum class Pitch : std::uint8_t { Varied, Fixed };  // a phrase would be out of tune if it varied
Pitch pitchOf(Effect effect);

// When all voices are busy, an effect takes that of one that matters no more than itself.
enum class Priority : std::uint8_t { Footstep, Usual, Warning };
Priority priorityOf(Effect effect);

}  // namespace doorstring
