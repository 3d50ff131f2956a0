#include "view/sound/sound.hpp"

#include "base/fixed.hpp"
#include "base/rng.hpp"
#include "files/log.hpp"
#include "view/sound/sound_device.hpp"
#include "view/sound/sound_files.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <string>
#include <utility>

namespace doorstring {

namespace {

constexpr std::uint64_t ticksBetweenLooks = 5 * ticksPerSecond;  // for a device

}  // namespace

Sound::Sound() = default;
Sound::~Sound() = default;

std::vector<std::string> Sound::load(const std::filesystem::path& assets) {
    folder_ = assets / "sound";
    device_ = SoundDevice::open();
    if (!device_) {
        return {"No sound device was found: the game has no sound."};
    }
    auto faults = device_->load(folder_);
    applyLevels();
    return faults;
}

void Sound::play(Effect effect) {
    if (!device_ || levels_.effectVolume(effect) == 0) {
        return;
    }
    if (const auto playing = voices_.choose(effect, tick_, device_->busyVoices())) {
        device_->play(effect, *playing, levels_.effectVolume(effect));
    }
}

void Sound::play(const Events& events, Tileset tileset) {
    for (const Event& event : events) {
        if (const auto effect = effectOf(event, tileset)) {
            play(*effect);
        }
    }
}

void Sound::playMusic(Tune tune, std::optional<Tileset> ambience) {
    levels_.want(tune);
    levels_.wantAmbience(ambience);
}

void Sound::stopMusic() {
    levels_.want(std::nullopt);
    levels_.wantAmbience(std::nullopt);
}

void Sound::setVolumes(Volumes volumes) {
    levels_.setVolumes(volumes);
    applyLevels();
}

void Sound::setMuted(bool muted) {
    levels_.setMuted(muted);
    applyLevels();
}

void Sound::setSilent(bool silent) {
    levels_.setSilent(silent);
    applyLevels();
}

void Sound::lookForDevice() {
    if (device_) {
        if (device_->isGone()) {
            device_.reset();
            logWarning("The sound device has gone away: the game has no sound until there is one.");
        }
        return;
    }
    device_ = SoundDevice::open();
    if (device_) {
        logInfo("A sound device was found.");
        for (const std::string& fault : device_->load(folder_)) {
            logWarning(fault);
        }
    }
}

void Sound::tick() {
    ++tick_;
    if (!folder_.empty() && tick_ % ticksBetweenLooks == 0) {
        lookForDevice();
    }
    const auto leaving = levels_.leavingTune();
    levels_.tick(leaving && device_
                     ? ticksToBarEnd(*leaving, device_->positionInMilliseconds(*leaving))
                     : 0);
    applyLevels();
}

void Sound::applyLevels() {
    if (!device_) {
        return;
    }
    if (!levels_.areEffectsHeard()) {
        device_->stopEffects();
    }
    for (const Tune tune : allTunes) {
        device_->setVolume(tune, levels_.musicVolume(tune));
    }
    for (const Tileset tileset : allValues<Tileset>) {
        device_->setVolume(tileset, levels_.ambienceVolume(tileset));
    }
}

void SoundLevels::setVolumes(Volumes volumes) {
    for ([[maybe_unused]] const int percent :
         {volumes.effects, volumes.music, volumes.ambience, volumes.announcements}) {
        assert(percent >= 0 && percent <= 100);
    }
    volumes_ = volumes;
}

std::optional<Tune> SoundLevels::leavingTune() const {
    return wantedTune_ && heardTune_ && wantedTune_ != heardTune_ && runs(*heardTune_)
               ? heardTune_
               : std::nullopt;
}

// Fades tunes and ambiences. While all is silent, fades pause: a tune returns as loud as it was.
void SoundLevels::tick(int ticksLeft) {
    if (silent_) {
        return;
    }
    changeTune(ticksLeft);
    previousTicksLeft_ = leavingTune() ? ticksLeft : std::numeric_limits<int>::max();
    if (heardTune_ && heardTune_ == wantedTune_) {
        int& fade = fade_[*heardTune_];
        fade = std::min(fadeTicks, fade + fadeTicks / riseTicks);
    }
    crossAmbiences();
}

void SoundLevels::crossAmbiences() {
    for (const Tileset tileset : allValues<Tileset>) {
        const int step = wantedAmbience_ == tileset ? 1 : -1;
        ambienceFade_[tileset] = std::clamp(ambienceFade_[tileset] + step, 0, crossTicks);
    }
}

// A tune that makes way for another pauses at the end of a bar, so that it later continues with the
// next bar.
void SoundLevels::changeTune(int ticksLeft) {
    if (heardTune_ == wantedTune_) {
        return;
    }
    if (heardTune_) {
        int& fade = fade_[*heardTune_];
        if (!wantedTune_) {
            --fade;
        } else if (ticksLeft <= 0 || ticksLeft > previousTicksLeft_ || !leavingTune()) {
            // The bar has ended, or another has begun since the last tick, or nothing is heard.
            fade = 0;
        } else {
            fade = std::min(fade, ticksLeft);
        }
        if (fade > 0) {
            return;
        }
        fade = 0;
    }
    heardTune_ = wantedTune_;
}

float SoundLevels::effectVolume(Effect effect) const {
    const bool isAnnouncement =
        volumes_.announcements > 0 && priorityOf(effect) == Priority::Warning;
    return areEffectsHeard() ? curve(isAnnouncement ? volumes_.announcements : volumes_.effects)
                             : 0;
}

float SoundLevels::musicVolume(Tune tune) const {
    return muted_ || silent_ ? 0
                             : curve(volumes_.music) * static_cast<float>(fade_[tune]) / fadeTicks;
}

float SoundLevels::ambienceVolume(Tileset tileset) const {
    return muted_ || silent_
               ? 0
               : curve(volumes_.ambience) * static_cast<float>(ambienceFade_[tileset]) / crossTicks;
}

namespace {

constexpr int pitchSpreadPermille = 30;
// A climbing effect goes up a rung if it is heard again within this time.
constexpr std::uint64_t ladderTicks = ticksPerSecond;
// The pitches of the rungs: an octave of the five-note scale, which fits every tune.
constexpr std::array ladderPermille{1000, 1125, 1250, 1500, 1667, 2000};

int pitchFor(Effect effect, std::uint64_t count, std::size_t rung) {
    if (pitchOf(effect) != Pitch::Varied) {
        return ladderPermille[rung];  // as in the file, unless the effect climbs
    }
    RandomStream random(mixBits(static_cast<std::uint64_t>(effect) + 1) + count);
    return 1000 - pitchSpreadPermille + static_cast<int>(random.below(2 * pitchSpreadPermille + 1));
}

}  // namespace

// Returns the first free voice. If all voices are busy, returns one whose effect has the least
// priority; of several such voices, the one whose effect began first. Empty if even the least
// priority is higher than that of the new effect.
std::optional<std::size_t> VoiceChoice::voiceFor(Effect effect,
                                                 std::bitset<voiceCount> busy) const {
    std::size_t best = 0;
    const auto rank = [&](std::size_t voice) {
        const auto& [playing, order] = voices_[voice];
        return busy[voice] ? std::pair{1 + static_cast<int>(priorityOf(playing)), order}
                           : std::pair{0, static_cast<std::uint64_t>(voice)};
    };
    for (std::size_t voice = 1; voice < voiceCount; ++voice) {
        best = rank(voice) < rank(best) ? voice : best;
    }
    const bool mattersMore = busy[best] && priorityOf(voices_[best].effect) > priorityOf(effect);
    return mattersMore ? std::nullopt : std::optional(best);
}

std::optional<Playing> VoiceChoice::choose(Effect effect, std::uint64_t tick,
                                           std::bitset<voiceCount> busy) {
    Past& past = past_[effect];
    if (past.beganAt && tick - *past.beganAt < ticksBetweenSame) {
        return std::nullopt;
    }
    const auto voice = voiceFor(effect, busy);
    if (!voice) {
        return std::nullopt;
    }
    const bool climbs =
        pitchOf(effect) == Pitch::Climbing && past.beganAt && tick - *past.beganAt <= ladderTicks;
    const std::size_t rung = climbs ? std::min(past.rung + 1, ladderPermille.size() - 1) : 0;
    const auto variants = static_cast<std::uint64_t>(variantsOf(effect));
    const Playing playing{*voice, static_cast<int>(past.count % variants),
                          pitchFor(effect, past.count, rung)};
    past = {tick, past.count + 1, rung};
    voices_[*voice] = {effect, ++effectsBegun_};
    return playing;
}

}  // namespace doorstring
