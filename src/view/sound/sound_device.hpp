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

class SoundDevice {
public:
    // Opens the device; null if this machine has nothing to play on.
    static std::unique_ptr<SoundDevice> open();

    // Loads all files. Returns a sentence for each that cannot be read.
    std::vector<std::string> load(const std::filesystem::path& folder);

    std::bitset<voiceCount> busyVoices() const;
    void play(Effect effect, const Playing& how, float volume);
    void stopEffects();

    // Plays or pauses a tune; both may be called every tick. The volume is 0 to 100. A tune
    // continues where it was paused: to stop and rewind it, SFML would wait for its thread, which
    // could make a frame late.
    void run(Tune tune, float volume);
    void rest(Tune tune);
    // The time of a tune from its beginning; 0 where it cannot be played. Locks its thread.
    std::int64_t millisecondsPlayed(Tune tune) const;

private:
    // A tune, and what was last asked of it: asking SFML each tick would lock its thread each tick.
    struct Player {
        bool running = false;
        float volume = -1;
        std::unique_ptr<sf::Music> music;  // null if the file was missing or broken
    };

    SoundDevice() = default;

    // While a buffer lives, SFML keeps the device open; to open it again takes 10 ms.
    sf::SoundBuffer probe_;
    EnumArray<Effect, std::vector<std::optional<sf::SoundBuffer>>> buffers_;
    // Declared after the buffers that they play.
    std::array<std::optional<sf::Sound>, voiceCount> voices_;
    EnumArray<Tune, Player> players_;
};

}  // namespace doorstring
