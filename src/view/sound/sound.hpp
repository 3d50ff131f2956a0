// What is heard. Without a sound device, or before load(), every call is allowed and does nothing.
// Time comes in as ticks; nothing here waits for a sound to end.
#pragma once

#include "view/sound/sound_choice.hpp"
#include "view/sound/sound_levels.hpp"
#include "view/sound/voice_choice.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace doorstring {

class SoundDevice;

class Sound {
public:
    Sound();
    ~Sound();
    Sound(const Sound&) = delete;
    Sound& operator=(const Sound&) = delete;

    // Reads assets/sound. Sentences for the log: one that there is no sound device, or one for each
    // file that is missing or broken; the others are heard all the same.
    std::vector<std::string> load(const std::filesystem::path& assets);
    bool hasDevice() const { return device_ != nullptr; }

    void play(Effect effect);
    // Plays what the events of a tick sound like.
    void play(const Events& events, Tileset tileset);
    // Loops until another is wanted, which begins with the next bar. A tune that plays already
    // plays on.
    void playMusic(Tune tune);
    void stopMusic();

    // Percent, 0 to 100.
    void setVolumes(int effects, int music);
    void setMuted(bool muted);
    bool muted() const { return levels_.muted(); }
    // For a window without focus: effects stop, music rests.
    void setSilent(bool silent);

    // Once a tick of the game, 60 times a second.
    void tick();

private:
    void apply();

    VoiceChoice voices_;
    SoundLevels levels_;
    std::uint64_t tick_ = 0;
    std::unique_ptr<SoundDevice> device_;  // none: there is nothing to hear with
};

}  // namespace doorstring
