// What is heard. Before load(), or without a sound device, every call is allowed and is silent.
// Time comes in as ticks; nothing here waits for a sound to end, or knows a sound library.
#pragma once

#include "base/enums.hpp"
#include "view/sound/sound_choice.hpp"

#include <array>
#include <bitset>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

inline constexpr std::size_t voiceCount = 8;  // a voice plays one effect at a time
// The least time between two starts of the same effect. 3 ticks are 50 ms: sounds closer together
// than that merge into one that is too loud.
inline constexpr std::uint64_t ticksBetweenSame = 3;

// How an effect is played this time.
struct Playing {
    std::size_t voice = 0;
    int variant = 0;
    int pitchPermille = 1000;  // 970 to 2000; 1000 is as in the file
};

// Gives effects their voices.
class VoiceChoice {
public:
    // Chooses how to play an effect. `busy` has a bit for each voice that sounds. If all voices are
    // busy, takes one whose effect has the least priority; of several such voices, the one whose
    // effect began first. Empty if the same effect began less than ticksBetweenSame ago, or if all
    // voices play effects of a higher priority.
    std::optional<Playing> choose(Effect effect, std::uint64_t tick, std::bitset<voiceCount> busy);

private:
    struct Past {
        std::optional<std::uint64_t> beganAt;  // tick
        std::uint64_t count = 0;
        std::size_t rung = 0;  // index in ladderPermille (sound.cpp)
    };
    struct Voice {
        Effect effect = Effect::StepStone;
        std::uint64_t order = 0;  // effectsBegun_ when the effect began
    };
    std::optional<std::size_t> voiceFor(Effect effect, std::bitset<voiceCount> busy) const;

    EnumArray<Effect, Past> past_;
    std::array<Voice, voiceCount> voices_{};
    std::uint64_t effectsBegun_ = 0;
};

// How loud each kind of sound is, in percent from 0 to 100.
struct Volumes {
    int effects = 100;
    int music = 100;
    int ambience = 100;
    int announcements = 0;  // effects that warn; at 0, they are as loud as other effects
};

// The current loudness of effects, tunes and ambience. Tunes and ambience fade tick by tick.
class SoundLevels {
public:
    // The ticks in which a tune fades out. If another tune is wanted, the fade ends at the end of a
    // bar, where the other tune begins. Such a fade takes fewer ticks if the bar ends sooner.
    static constexpr int fadeTicks = 36;
    static constexpr int riseTicks = 12;  // of a tune, from its beginning to its full loudness
    // The ticks from one ambience to another, in which both are heard.
    static constexpr int crossTicks = 90;

    void setVolumes(Volumes volumes);  // each 0 to 100 (asserted)
    // Nothing is heard while muted (by the player) or silent (without the focus). While silent,
    // fades wait, too.
    void setMuted(bool muted) { muted_ = muted; }
    void setSilent(bool silent) { silent_ = silent; }
    // Asks for a tune. It begins when the tune that is heard now has played its current bar to the
    // end, or at once if no tune is heard. If `tune` is empty, asks for no tune: the tune that is
    // heard now begins to fade out at once.
    void want(std::optional<Tune> tune) { wantedTune_ = tune; }
    // Asks for the ambience of a tileset; empty for none.
    void wantAmbience(std::optional<Tileset> tileset) { wantedAmbience_ = tileset; }
    // The tune that plays only until its bar ends, because another is wanted; empty if there is
    // none.
    std::optional<Tune> leavingTune() const;
    // Advances by a tick. `ticksLeft` is the time until the bar of the leaving tune ends; ignored
    // if no tune is leaving.
    void tick(int ticksLeft = 0);

    bool muted() const { return muted_; }
    bool silent() const { return silent_; }
    bool areEffectsHeard() const {
        return !muted_ && !silent_ && (volumes_.effects > 0 || volumes_.announcements > 0);
    }
    // Return the volume of an effect, a tune or an ambience, from 0 to 100, as sound libraries take
    // it.
    float effectVolume(Effect effect) const;
    float musicVolume(Tune tune) const;
    float ambienceVolume(Tileset tileset) const;
    // Whether the tune should play; one that cannot be heard is paused.
    bool runs(Tune tune) const { return musicVolume(tune) > 0; }

private:
    // Turns a percentage into a volume, so that 50 percent sounds half as loud as 100. With a
    // linear volume it would not.
    static float curve(int percent) { return static_cast<float>(percent * percent) / 100.0F; }
    // Changes from the tune that is heard to the one that is wanted.
    void changeTune(int ticksLeft);
    void crossAmbiences();

    Volumes volumes_;
    bool muted_ = false;
    bool silent_ = false;
    std::optional<Tune> wantedTune_;
    std::optional<Tune> heardTune_;
    int previousTicksLeft_ = std::numeric_limits<int>::max();  // as of the last tick()
    EnumArray<Tune, int> fade_;                                // 0 to fadeTicks (full loudness)
    std::optional<Tileset> wantedAmbience_;
    EnumArray<Tileset, int> ambienceFade_;  // 0 to crossTicks (full loudness)
};

class SoundDevice;

class Sound {
public:
    Sound();
    ~Sound();
    Sound(const Sound&) = delete;
    Sound& operator=(const Sound&) = delete;

    // Reads assets/sound. Returns sentences for the log: one if there is no sound device, or one
    // for each file that is missing or broken; the other files are heard all the same.
    std::vector<std::string> load(const std::filesystem::path& assets);
    bool hasDevice() const { return device_ != nullptr; }

    void play(Effect effect);
    // Plays the effects of a tick's events.
    void play(const Events& events, Tileset tileset);
    // Loops a tune until another is wanted, which begins with the next bar. A tune that is already
    // playing continues. If a tileset is given, its ambience is heard along with the tune.
    void playMusic(Tune tune, std::optional<Tileset> ambience = {});
    void stopMusic();  // and ambience

    void setVolumes(Volumes volumes);  // each 0 to 100
    void setMuted(bool muted);
    bool muted() const { return levels_.muted(); }
    // Stops effects and pauses music, as for a window without focus.
    void setSilent(bool silent);
    bool silent() const { return levels_.silent(); }

    // Must be called once a tick of the game, 60 times a second. After load(), looks every five
    // seconds whether the device has gone away or, if there was none, whether there is one now, and
    // notes either in the log.
    void tick();

private:
    void lookForDevice();
    void applyLevels();

    VoiceChoice voices_;
    SoundLevels levels_;
    std::uint64_t tick_ = 0;
    std::filesystem::path folder_;         // of the sounds; empty before load()
    std::unique_ptr<SoundDevice> device_;  // null if there is none
};

}  // namespace doorstring
