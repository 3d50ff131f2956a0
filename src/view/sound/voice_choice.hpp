// Which voice plays an effect, and how.
#pragma once

#include "view/sound/sound_choice.hpp"

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>

namespace doorstring {

inline constexpr std::size_t voiceCount = 8;
// 3 ticks are 50 ms: sounds closer together than that merge into one that is too loud.
inline constexpr std::uint64_t ticksBetweenSame = 3;

// How an effect is played this time.
struct Playing {
    std::size_t voice = 0;
    int variant = 0;
    int pitchPermille = 1000;  // 970 to 1030; 1000 is as recorded
};

// Gives effects their voices.
class VoiceChoice {
public:
    // `busy` has a bit for each voice that sounds. None: the same effect began less than
    // ticksBetweenSame ago, or all voices are busy with what matters more. With all voices busy the
    // one that began first is taken, of footsteps before anything else and of warnings last.
    std::optional<Playing> choose(Effect effect, std::uint64_t tick, std::bitset<voiceCount> busy);

private:
    struct Past {
        std::optional<std::uint64_t> begun;  // tick
        std::uint64_t count = 0;
    };
    struct Voice {
        Effect effect = Effect::StepStone;
        std::uint64_t number = 0;  // how many had been played with this one
    };
    std::optional<std::size_t> voiceFor(Effect effect, std::bitset<voiceCount> busy) const;

    EnumArray<Effect, Past> past_;
    std::array<Voice, voiceCount> voices_{};
    std::uint64_t played_ = 0;
};

}  // namespace doorstring
