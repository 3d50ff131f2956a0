// What plays the sounds: a library of the system, or a page in the browser. On a machine that has
// nothing to play on there must be no SoundDevice: SFML 2 would spin and print lines without end.
#pragma once

#include "view/sound/sound.hpp"

#include <bitset>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace doorstring {

class SoundDevice {
public:
    // Opens the device; null if this machine has nothing to play on.
    static std::unique_ptr<SoundDevice> open();
    ~SoundDevice();
    SoundDevice(const SoundDevice&) = delete;
    SoundDevice& operator=(const SoundDevice&) = delete;

    // Loads all files. Returns a sentence for each that cannot be read.
    std::vector<std::string> load(const std::filesystem::path& folder);

    // Whether the device has gone away, like headphones that are pulled out. Another must be opened
    // then.
    bool isGone() const;

    std::bitset<voiceCount> busyVoices() const;
    void play(Effect effect, const Playing& how, float volume);
    void stopEffects();

    // Loops the tune or ambience at a volume up to 100, or pauses it at volume 0. May be called
    // every tick. Does nothing if its file could not be loaded.
    void setVolume(Tune tune, float volume);
    void setVolume(Tileset ambience, float volume);
    // The time from the beginning of the tune; 0 if its file could not be loaded.
    std::int64_t millisecondsPlayed(Tune tune) const;

private:
    SoundDevice();

    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace doorstring
