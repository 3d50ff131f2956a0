#include "view/sound/sound_levels.hpp"

#include <algorithm>
#include <cassert>
#include <limits>

namespace doorstring {

void SoundLevels::setVolumes(int effects, int music) {
    assert(effects >= 0 && effects <= 100 && music >= 0 && music <= 100);
    effects_ = effects;
    music_ = music;
}

std::optional<Tune> SoundLevels::leaving() const {
    return wanted_ && heard_ && wanted_ != heard_ && runs(*heard_) ? heard_ : std::nullopt;
}

// A paused tune does not fade: it comes back as it was left.
void SoundLevels::tick(int ticksToBar) {
    if (silent_) {
        return;
    }
    change(ticksToBar);
    ticksToBar_ = leaving() ? ticksToBar : std::numeric_limits<int>::max();
    if (heard_ && heard_ == wanted_) {
        int& fade = fade_[*heard_];
        fade = std::min(fadeTicks, fade + fadeTicks / riseTicks);
    }
}

// Tunes rest at the end of a bar, so that they begin with one when they go on.
void SoundLevels::change(int ticksToBar) {
    if (heard_ == wanted_) {
        return;
    }
    if (heard_) {
        int& fade = fade_[*heard_];
        if (!wanted_) {
            --fade;
        } else if (ticksToBar <= 0 || ticksToBar > ticksToBar_ || !leaving()) {
            fade = 0;
        } else {
            fade = std::min(fade, ticksToBar);
        }
        if (fade > 0) {
            return;
        }
        fade = 0;
    }
    heard_ = wanted_;
}

bool SoundLevels::runs(Tune tune) const {
    return !muted_ && !silent_ && music_ > 0 && fade_[tune] > 0;
}

float SoundLevels::music(Tune tune) const {
    return runs(tune) ? curve(music_) * static_cast<float>(fade_[tune]) / fadeTicks : 0;
}

}  // namespace doorstring
