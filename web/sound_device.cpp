// The sounds of a page.
#include "view/sound/sound_device.hpp"

#include "page.hpp"
#include "view/sound/sound_files.hpp"

namespace doorstring {

struct SoundDevice::Parts {
    // What was last asked of the page.
    EnumArray<Tune, float> tunes{};
    EnumArray<Tileset, float> ambiences{};
};

SoundDevice::SoundDevice() : parts_(std::make_unique<Parts>()) {}
SoundDevice::~SoundDevice() = default;

std::unique_ptr<SoundDevice> SoundDevice::open() {
    return std::unique_ptr<SoundDevice>(new SoundDevice);
}

// The page loads each file when it is first heard.
std::vector<std::string> SoundDevice::load(const std::filesystem::path&) {
    return {};
}

// The browser changes from one device to another.
bool SoundDevice::isGone() const {
    return false;
}

std::bitset<voiceCount> SoundDevice::busyVoices() const {
    return web::busyVoices();
}

void SoundDevice::play(Effect effect, const Playing& how, float volume) {
    const std::string name = fileNameOf(effect, how.variant);
    web::playSound(static_cast<int>(how.voice), name.data(), name.size(),
                   static_cast<float>(how.pitchPermille) / 1000, volume / 100);
}

void SoundDevice::stopEffects() {
    web::stopSounds();
}

namespace {

void setLoop(std::string_view name, float& known, float volume) {
    if (known != volume) {
        known = volume;
        web::setLoop(name.data(), name.size(), volume / 100);
    }
}

}  // namespace

void SoundDevice::setVolume(Tune tune, float volume) {
    setLoop(fileNameOf(tune), parts_->tunes[tune], volume);
}

void SoundDevice::setVolume(Tileset ambience, float volume) {
    setLoop(ambienceFileOf(ambience), parts_->ambiences[ambience], volume);
}

std::int64_t SoundDevice::positionInMilliseconds(Tune tune) const {
    const std::string_view name = fileNameOf(tune);
    return static_cast<std::int64_t>(web::secondsPlayed(name.data(), name.size()) * 1000);
}

}  // namespace doorstring
