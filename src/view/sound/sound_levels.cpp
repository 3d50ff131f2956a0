#include "view/sound/sound_levels.hpp"

#include <cassert>

namespace doorstring {

void SoundLevels::setVolumes(int effects, int music) {
    assert(effects >= 0 && effects <= 100 && music >= 0 && music <= 100);
    effects_ = effects;
    music_ = music;
}

// A paused tune does not fade: it comes back as it was left.
void SoundLevels::tick() {
    if (silent_) {
        return;
    }
    for (const Tune tune : allTunes) {
        int& fade = fade_[tune];
        if (wanted_ == tune) {
            fade += fade < fadeTicks ? 1 : 0;
        } else {
            fade -= fade > 0 ? 1 : 0;
        }
    }
}

bool SoundLevels::runs(Tune tune) const {
    return !muted_ && !silent_ && music_ > 0 && fade_[tune] > 0;
}

float SoundLevels::music(Tune tune) const {
    return runs(tune) ? curve(music_) * static_cast<float>(fade_[tune]) / fadeTicks : 0;
}

}  // namespace doorstring
