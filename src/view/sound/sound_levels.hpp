// How loud effects and each tune are just now, tick by tick. Needs no sound library.
#pragma once

#include "base/enums.hpp"
#include "view/sound/sound_choice.hpp"

#include <limits>

namespace doorstring {

class SoundLevels {
public:
    // A tune fades out in this time, and ends with a bar; the next one begins with that bar's end.
    static constexpr int fadeTicks = 36;
    static constexpr int riseTicks = 12;  // from its beginning to its full loudness

    // Percent, 0 to 100 (asserted).
    void setVolumes(int effects, int music);
    void setMuted(bool muted) { muted_ = muted; }
    void setSilent(bool silent) { silent_ = silent; }
    // None: whatever is heard fades away at once. Another tune waits for the end of a bar.
    void want(std::optional<Tune> tune) { wanted_ = tune; }
    // The tune that plays until its bar ends, because another is wanted.
    std::optional<Tune> leaving() const;
    // `ticksToBar`: until that bar ends; read only while a tune is leaving.
    void tick(int ticksToBar = 0);

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
    // From the tune that is heard to the one that is wanted.
    void change(int ticksToBar);

    int effects_ = 100;
    int music_ = 100;
    bool muted_ = false;
    bool silent_ = false;
    std::optional<Tune> wanted_;
    std::optional<Tune> heard_;
    int ticksToBar_ = std::numeric_limits<int>::max();  // as of the last tick
    EnumArray<Tune, int> fade_;                         // 0 to fadeTicks
};

}  // namespace doorstring
