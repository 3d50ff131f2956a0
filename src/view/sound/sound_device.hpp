// The sounds and tunes of SFML. Without a device there are none: SFML 2 would spin and print lines
// without end.
#pragma once

#include "view/sound/sound.hpp"

#include <SFML/Audio/Music.hpp>
#include <SFML/Audio/Sound.hpp>
#include <SFML/Audio/SoundBuffer.hpp>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

// A file that plays over and over, and pauses while it cannot be heard. It continues where it was
// paused: to stop and rewind it, SFML would wait for its thread, which could make a frame late.
class SoundLoop {
public:
    // Returns whether the file can be played. Without one, all calls are allowed and do nothing.
    bool open(const std::filesystem::path& file);

    // Plays it, or pauses it at volume 0, of 0 to 100. May be called every tick.
    void setVolume(float volume);
    // The time from its beginning; 0 without a file. Locks its thread.
    std::int64_t millisecondsPlayed() const;

private:
    std::unique_ptr<sf::Music> music_;  // null without a file
    // What was last asked of it: asking SFML each tick would lock its thread each tick.
    bool isRunning_ = false;
    float volume_ = -1;
};

class SoundDevice {
public:
    // Opens the device; null if this machine has nothing to play on.
    static std::unique_ptr<SoundDevice> open();

    // Loads all files. Returns a sentence for each that cannot be read.
    std::vector<std::string> load(const std::filesystem::path& folder);

    std::bitset<voiceCount> busyVoices() const;
    void play(Effect effect, const Playing& how, float volume);
    void stopEffects();

    SoundLoop& loopOf(Tune tune) { return tunes_[tune]; }
    SoundLoop& loopOf(Tileset ambience) { return ambiences_[ambience]; }

private:
    SoundDevice() = default;

    // While a buffer lives, SFML keeps the device open; to open it again takes 10 ms.
    sf::SoundBuffer probe_;
    EnumArray<Effect, std::vector<std::optional<sf::SoundBuffer>>> buffers_;
    // Declared after the buffers that they play.
    std::array<std::optional<sf::Sound>, voiceCount> voices_;
    EnumArray<Tune, SoundLoop> tunes_;
    EnumArray<Tileset, SoundLoop> ambiences_;
};

}  // namespace doorstring
