#include "view/sound/voice_choice.hpp"

#include "base/rng.hpp"
#include "view/sound/sound_files.hpp"

#include <utility>

namespace doorstring {

namespace {

constexpr int pitchSpreadPermille = 30;

int pitchFor(Effect effect, std::uint64_t count) {
    if (pitchOf(effect) == Pitch::Fixed) {
        return 1000;
    }
    RandomStream random(mixBits(static_cast<std::uint64_t>(effect) + 1) + count);
    return 1000 - pitchSpreadPermille + static_cast<int>(random.below(2 * pitchSpreadPermille + 1));
}

}  // namespace

// The first that is free, or that which began first among those that matter least.
std::optional<std::size_t> VoiceChoice::voiceFor(Effect effect,
                                                 std::bitset<voiceCount> busy) const {
    std::size_t best = 0;
    const auto rank = [&](std::size_t voice) {
        const Voice& plays = voices_[voice];
        return busy[voice] ? std::pair{1 + static_cast<int>(priorityOf(plays.effect)), plays.number}
                           : std::pair{0, static_cast<std::uint64_t>(voice)};
    };
    for (std::size_t voice = 1; voice < voiceCount; ++voice) {
        best = rank(voice) < rank(best) ? voice : best;
    }
    const bool mattersMore = busy[best] && priorityOf(voices_[best].effect) > priorityOf(effect);
    return mattersMore ? std::nullopt : std::optional(best);
}

std::optional<Playing> VoiceChoice::choose(Effect effect, std::uint64_t tick,
                                           std::bitset<voiceCount> busy) {
    Past& past = past_[effect];
    if (past.begun && tick - *past.begun < ticksBetweenSame) {
        return std::nullopt;
    }
    const auto voice = voiceFor(effect, busy);
    if (!voice) {
        return std::nullopt;
    }
    const auto variants = static_cast<std::uint64_t>(variantsOf(effect));
    const Playing playing{*voice, static_cast<int>(past.count % variants),
                          pitchFor(effect, past.count)};
    past = {tick, past.count + 1};
    voices_[*voice] = {effect, ++played_};
    return playing;
}

}  // namespace doorstring
