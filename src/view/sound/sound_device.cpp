#include "view/sound/sound_device.hpp"

#include "files/system.hpp"
#include "picture/canvas/sfml.hpp"
#include "view/sound/sound_files.hpp"

#include <SFML/Audio/InputSoundFile.hpp>
#include <SFML/Config.hpp>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

// Hides where SFML 2.5, 2.6 and 3 differ in sounds.
#if SFML_VERSION_MAJOR >= 3

bool loadMono(sf::SoundBuffer& buffer, const std::int16_t* samples, std::size_t count,
              unsigned rate) {
    return buffer.loadFromSamples(samples, count, 1, rate, {sf::SoundChannel::Mono});
}

void setLooping(sf::Music& music) {
    music.setLooping(true);
}

#else

bool loadMono(sf::SoundBuffer& buffer, const std::int16_t* samples, std::size_t count,
              unsigned rate) {
    return buffer.loadFromSamples(samples, count, 1, rate);
}

void setLooping(sf::Music& music) {
    music.setLoop(true);
}

#endif

// Keeps SFML's own messages out: our sentence for the log says all that matters.
template <typename Load>
bool loadQuietly(const fs::path& file, Load load) {
    const QuietSfml quiet;
    std::error_code none;
    return fs::is_regular_file(file, none) && load(file.string());
}

// Whether a file can hold the samples that it claims, as a broken one may claim more than fit into
// memory. No real sound has more samples than its file has bytes.
bool holdsWhatItClaims(const std::string& file) {
    sf::InputSoundFile sound;
    std::error_code none;
    return sound.openFromFile(file) && sound.getSampleCount() <= fs::file_size(file, none);
}

std::string fault(const fs::path& file) {
    std::error_code none;
    return "Sound file " + file.string() +
           (fs::exists(file, none) ? " cannot be played" : " is missing") +
           ": it will not be heard.";
}

}  // namespace

// SFML offers no query for a device, but it reports an error when a sound is loaded without one.
std::unique_ptr<SoundDevice> SoundDevice::open() {
    const QuietSfml quietSfml;
    // The libraries below SFML print a dozen lines where there is no device; one is enough.
    const QuietErrors quietErrors;
    constexpr std::array<std::int16_t, 64> quiet{};
    std::unique_ptr<SoundDevice> device(new SoundDevice);
    if (!loadMono(device->probe_, quiet.data(), quiet.size(), 44100) || quietSfml.hasComplained()) {
        return nullptr;
    }
    return device;
}

std::vector<std::string> SoundDevice::load(const fs::path& folder) {
    std::vector<std::string> faults;
    for (const Effect effect : allValues<Effect>) {
        for (int variant = 0; variant < variantsOf(effect); ++variant) {
            const fs::path file = folder / (fileNameOf(effect, variant) + ".wav");
            auto& buffer = buffers_[effect].emplace_back(std::in_place);
            if (!loadQuietly(file, [&](const auto& name) {
                    return holdsWhatItClaims(name) && buffer->loadFromFile(name);
                })) {
                buffer.reset();
                faults.push_back(fault(file));
            }
        }
    }
    for (const Tune tune : allTunes) {
        const fs::path file = folder / (std::string(fileNameOf(tune)) + ".ogg");
        auto music = std::make_unique<sf::Music>();
        if (loadQuietly(file, [&](const auto& name) { return music->openFromFile(name); })) {
            setLooping(*music);
            players_[tune].music = std::move(music);
        } else {
            faults.push_back(fault(file));
        }
    }
    return faults;
}

std::bitset<voiceCount> SoundDevice::busyVoices() const {
    std::bitset<voiceCount> busy;
    for (std::size_t voice = 0; voice < voiceCount; ++voice) {
        busy[voice] =
            voices_[voice] && voices_[voice]->getStatus() == sf::SoundSource::Status::Playing;
    }
    return busy;
}

void SoundDevice::play(Effect effect, const Playing& how, float volume) {
    const auto& buffer = buffers_[effect][static_cast<std::size_t>(how.variant)];
    if (!buffer) {
        return;
    }
    auto& voice = voices_[how.voice];
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
    for (auto& voice : voices_) {
        if (voice && voice->getStatus() == sf::SoundSource::Status::Playing) {
            voice->stop();
        }
    }
}

void SoundDevice::run(Tune tune, float volume) {
    Player& player = players_[tune];
    if (!player.music) {
        return;
    }
    if (player.volume != volume) {
        player.music->setVolume(volume);
        player.volume = volume;
    }
    if (!player.running) {
        player.music->play();
        player.running = true;
    }
}

void SoundDevice::rest(Tune tune) {
    Player& player = players_[tune];
    if (player.music && player.running) {
        player.music->pause();
        player.running = false;
    }
}

std::int64_t SoundDevice::millisecondsPlayed(Tune tune) const {
    const Player& player = players_[tune];
    return player.music ? player.music->getPlayingOffset().asMilliseconds() : 0;
}

}  // namespace doorstring
