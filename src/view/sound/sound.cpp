#include "view/sound/sound.hpp"

#include "view/sound/sound_device.hpp"
#include "view/sound/sound_files.hpp"

namespace doorstring {

Sound::Sound() = default;
Sound::~Sound() = default;

std::vector<std::string> Sound::load(const std::filesystem::path& assets) {
    device_ = SoundDevice::open();
    if (!device_) {
        return {"No sound device was found: the game goes on without sound."};
    }
    auto faults = device_->load(assets / "sound");
    apply();
    return faults;
}

void Sound::play(Effect effect) {
    if (!device_ || !levels_.effectsHeard()) {
        return;
    }
    if (const auto playing = voices_.choose(effect, tick_, device_->busyVoices())) {
        device_->play(effect, *playing, levels_.effects());
    }
}

void Sound::play(const Events& events, Tileset tileset) {
    for (const Event& event : events) {
        if (const auto effect = effectOf(event, tileset)) {
            play(*effect);
        }
    }
}

void Sound::playMusic(Tune tune) {
    levels_.want(tune);
}

void Sound::stopMusic() {
    levels_.want(std::nullopt);
}

void Sound::setVolumes(int effects, int music) {
    levels_.setVolumes(effects, music);
    apply();
}

void Sound::setMuted(bool muted) {
    levels_.setMuted(muted);
    apply();
}

void Sound::setSilent(bool silent) {
    levels_.setSilent(silent);
    apply();
}

void Sound::tick() {
    ++tick_;
    const auto leaving = levels_.leaving();
    levels_.tick(leaving && device_ ? ticksToBar(*leaving, device_->millisecondsPlayed(*leaving))
                                    : 0);
    apply();
}

void Sound::apply() {
    if (!device_) {
        return;
    }
    if (!levels_.effectsHeard()) {
        device_->stopEffects();
    }
    for (const Tune tune : allTunes) {
        if (levels_.runs(tune)) {
            device_->run(tune, levels_.music(tune));
        } else {
            device_->rest(tune);
        }
    }
}

}  // namespace doorstring
