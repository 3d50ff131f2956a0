// How loud effects and each tune are just now, tick by tick. Needs no sound library.
#pragma once

#include "base/enum_array.hpp"
#include "view/sound/sound_choice.hpp"

namespace doorstring {

class SoundLevels {
public:
    // A tune is faded in, and out, in this time.
    static constexpr int fadeTicks = 45;

    // Percent, 0 to 100 (asserted).
    void setVolumes(int effects, int music);
    void setMuted(bool muted) { muted_ = muted; }
    void setSilent(bool silent) { silent_ = silent; }
    // None: whatever is heard fades away.
    void want(std::optional<Tune> tune) { wanted_ = tune; }
    void tick();

    bool muted() const { return muted_; }
    bool effectsHeard() const { return !muted_ && !silent_ && effects_ > 0; }
    // Of a hundred, as sound libraries take it.
    float effects() const { return effectsHeard() ? curve(effects_) : 0; }
    // Whether the tune should play; one that cannot be heard is paused.
    bool runs(Tune tune) const;
    float music(Tune tune) const;

private:
    // Half the number should sound half as loud, which a linear volume does not.
    static float curve(int percent) { return static_cast<float>(percent * percent) / 100.0F; }

    int effects_ = 100;
    int music_ = 100;
    bool muted_ = false;
    bool silent_ = false;
    std::optional<Tune> wanted_;
    EnumArray<Tune, int> fade_;  // 0 to fadeTicks
};

}  // namespace doorstring
