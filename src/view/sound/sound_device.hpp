// Plays the sounds: on the desktop by SFML, in the browser by the page. On a machine that has
// nothing to play on there must be no SoundDevice, because SFML 2 would print lines in an endless
// loop.
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

    // Whether the device has gone away, such as headphones that were pulled out. If so, another
    // SoundDevice must be opened.
    bool isGone() const;

    std::bitset<voiceCount> busyVoices() const;
    void play(Effect effect, const Playing& how, float volume);
    void stopEffects();

    // Loops the tune or ambience at a volume up to 100, or pauses it at volume 0. May be called
    // every tick. Does nothing if its file could not be loaded.
    void setVolume(Tune tune, float volume);
    void setVolume(Tileset ambience, float volume);
    // The place in the tune that has been reached, as the time from its beginning; 0 if its file
    // could not be loaded.
    std::int64_t positionInMilliseconds(Tune tune) const;

private:
    SoundDevice();

    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace doorstring
