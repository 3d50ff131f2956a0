#include "view/sound/sound_device.hpp"

#include "files/system.hpp"
#include "picture/canvas/sfml.hpp"
#include "view/sound/sound_files.hpp"
#include "view/sound/wav_check.hpp"

#include <SFML/Audio/Music.hpp>
#include <SFML/Audio/Sound.hpp>
#include <SFML/Audio/SoundBuffer.hpp>
#include <SFML/Config.hpp>

#include <array>
#include <optional>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

// The functions below, up to #endif, hide how the sound functions of SFML 2 and 3 differ.
#if SFML_VERSION_MAJOR >= 3

bool loadMono(sf::SoundBuffer& buffer, const std::int16_t* samples, std::size_t count,
              unsigned rate) {
    return buffer.loadFromSamples(samples, count, 1, rate, {sf::SoundChannel::Mono});
}

template <typename Source>
void setLooping(Source& source) {
    source.setLooping(true);
}

#else

bool loadMono(sf::SoundBuffer& buffer, const std::int16_t* samples, std::size_t count,
              unsigned rate) {
    return buffer.loadFromSamples(samples, count, 1, rate);
}

template <typename Source>
void setLooping(Source& source) {
    source.setLoop(true);
}

#endif

// Calls `load` with the path of the file if the file exists. Returns whether the file is loaded.
// Keeps SFML from printing its messages, because fault() says all that matters.
template <typename Load>
bool loadQuietly(const fs::path& file, Load load) {
    const QuietSfml quiet;
    std::error_code ignored;
    return fs::is_regular_file(file, ignored) && load(file.string());
}

std::string fault(const fs::path& file) {
    std::error_code ignored;
    return "Sound file " + file.string() +
           (fs::exists(file, ignored) ? " cannot be played" : " is missing") +
           ": it will not be heard.";
}

}  // namespace

// A file that plays over and over, and pauses while it cannot be heard. It continues where it was
// paused: to stop and rewind it, SFML would wait for its thread, which could make a frame late.
class SoundLoop {
public:
    // Returns whether the file can be played. If it cannot, the other functions do nothing.
    bool open(const fs::path& file);

    void setVolume(float volume);
    // Delays SFML's thread for a moment, so this is called only while the tune makes way for
    // another.
    std::int64_t positionInMilliseconds() const;

private:
    std::unique_ptr<sf::Music> music_;  // null without a file
    // The state and the volume that were last set. They are kept here because to ask SFML for them
    // would delay its thread in each tick.
    bool isRunning_ = false;
    float volume_ = -1;
};

struct SoundDevice::Parts {
    // Silence. As long as this buffer lives, SFML keeps the device open; opening it again would
    // take 10 ms.
    sf::SoundBuffer probe;
    // Plays the probe over and over, unheard: it stops if the device goes away, which SFML does not
    // report. Empty until the device is open.
    std::optional<sf::Sound> pulse;
    EnumArray<Effect, std::vector<std::optional<sf::SoundBuffer>>> buffers;
    // Declared after the buffers that they play, so that they are destroyed first.
    std::array<std::optional<sf::Sound>, voiceCount> voices;
    EnumArray<Tune, SoundLoop> tunes;
    EnumArray<Tileset, SoundLoop> ambiences;
};

SoundDevice::SoundDevice() : parts_(std::make_unique<Parts>()) {}
SoundDevice::~SoundDevice() = default;

// SFML offers no query for a device, but it reports an error when a sound is loaded without one.
std::unique_ptr<SoundDevice> SoundDevice::open() {
    const QuietSfml quietSfml;
    // The libraries below SFML print a dozen lines where there is no device; one is enough.
    const QuietErrors quietErrors;
    constexpr std::array<std::int16_t, 64> silence{};
    std::unique_ptr<SoundDevice> device(new SoundDevice);
    if (!loadMono(device->parts_->probe, silence.data(), silence.size(), 44100) ||
        quietSfml.hasComplained()) {
        return nullptr;
    }
    sf::Sound& pulse = device->parts_->pulse.emplace(device->parts_->probe);
    setLooping(pulse);
    pulse.setVolume(0);
    pulse.play();
    if (device->isGone()) {
        return nullptr;
    }
    return device;
}

bool SoundDevice::isGone() const {
    return parts_->pulse->getStatus() != sf::SoundSource::Status::Playing;
}

std::vector<std::string> SoundDevice::load(const fs::path& folder) {
    std::vector<std::string> faults;
    for (const Effect effect : allValues<Effect>) {
        for (int variant = 0; variant < variantsOf(effect); ++variant) {
            const fs::path file = folder / (fileNameOf(effect, variant) + ".wav");
            auto& buffer = parts_->buffers[effect].emplace_back(std::in_place);
            if (!loadQuietly(file, [&](const auto& name) {
                    return isIntactWav(name) && buffer->loadFromFile(name);
                })) {
                buffer.reset();
                faults.push_back(fault(file));
            }
        }
    }
    const auto openLoop = [&](SoundLoop& loop, std::string_view name) {
        const fs::path file = folder / (std::string(name) + ".ogg");
        if (!loop.open(file)) {
            faults.push_back(fault(file));
        }
    };
    for (const Tune tune : allTunes) {
        openLoop(parts_->tunes[tune], fileNameOf(tune));
    }
    for (const Tileset tileset : allValues<Tileset>) {
        openLoop(parts_->ambiences[tileset], ambienceFileOf(tileset));
    }
    return faults;
}

std::bitset<voiceCount> SoundDevice::busyVoices() const {
    std::bitset<voiceCount> busy;
    for (std::size_t voice = 0; voice < voiceCount; ++voice) {
        busy[voice] = parts_->voices[voice] &&
                      parts_->voices[voice]->getStatus() == sf::SoundSource::Status::Playing;
    }
    return busy;
}

void SoundDevice::play(Effect effect, const Playing& how, float volume) {
    const auto& buffer = parts_->buffers[effect][static_cast<std::size_t>(how.variant)];
    if (!buffer) {
        return;
    }
    auto& voice = parts_->voices[how.voice];
    if (voice) {
        voice->stop();
        voice->setBuffer(*buffer);
    } else {
        voice.emplace(*buffer);
    }
    voice->setVolume(volume);
    voice->setPitch(static_cast<float>(how.pitchPermille) / 1000.0F);
    voice->play();
}

void SoundDevice::stopEffects() {
    for (auto& voice : parts_->voices) {
        if (voice && voice->getStatus() == sf::SoundSource::Status::Playing) {
            voice->stop();
        }
    }
}

void SoundDevice::setVolume(Tune tune, float volume) {
    parts_->tunes[tune].setVolume(volume);
}

void SoundDevice::setVolume(Tileset ambience, float volume) {
    parts_->ambiences[ambience].setVolume(volume);
}

std::int64_t SoundDevice::positionInMilliseconds(Tune tune) const {
    return parts_->tunes[tune].positionInMilliseconds();
}

bool SoundLoop::open(const fs::path& file) {
    auto music = std::make_unique<sf::Music>();
    if (!loadQuietly(file, [&](const auto& name) {
            return (!isWav(name) || isIntactWav(name)) && music->openFromFile(name);
        })) {
        return false;
    }
    setLooping(*music);
    music_ = std::move(music);
    return true;
}

void SoundLoop::setVolume(float volume) {
    if (!music_) {
        return;
    }
    if (volume > 0 && volume_ != volume) {
        music_->setVolume(volume);
        volume_ = volume;
    }
    if (volume > 0 && !isRunning_) {
        music_->play();
    } else if (volume <= 0 && isRunning_) {
        music_->pause();
    }
    isRunning_ = volume > 0;
}

std::int64_t SoundLoop::positionInMilliseconds() const {
    return music_ ? music_->getPlayingOffset().asMilliseconds() : 0;
}

}  // namespace doorstring
