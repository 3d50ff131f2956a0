#include "make-sounds/compare.hpp"
#include "make-sounds/effect.hpp"
#include "make-sounds/levels.hpp"
#include "make-sounds/tone.hpp"
#include "make-sounds/tune.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <initializer_list>
#include <sstream>
#include <string_view>

using namespace doorstring;
using doorstring::testing::TempFolder;

namespace {

namespace fs = std::filesystem;

const fs::path sounds = fs::path(DOORSTRING_PROJECT) / "assets" / "sound";

std::string textOf(const fs::path& file) {
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::vector<fs::path> shipped(const std::string& ending) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(sounds)) {
        if (entry.path().extension() == ending) {
            files.push_back(entry.path());
        }
    }
    REQUIRE_FALSE(files.empty());
    return files;
}

// How often the samples go from below the middle to above it.
int rises(const std::vector<double>& samples) {
    int count = 0;
    for (std::size_t n = 1; n < samples.size(); ++n) {
        count += samples[n - 1] < 0 && samples[n] >= 0 ? 1 : 0;
    }
    return count;
}

const std::string smallTune =
    "tempo 120\nbeat 2\nbar 4\nmode D dorian\nloudness -20\n"
    "instrument i\nwave sine\nattack 0.01\nrelease 0.2\n"
    "track t i\necho 1 30\npattern p\nD4 . A4 . | F4 . G4 D5\norder p*2\n";

bool startsWith(const fs::path& file, std::initializer_list<std::string_view> beginnings) {
    const std::string name = file.filename().string();
    return std::any_of(beginnings.begin(), beginnings.end(), [&](std::string_view beginning) {
        return std::string_view(name).substr(0, beginning.size()) == beginning;
    });
}

}  // namespace

TEST_CASE("a tone has the pitch, the length and the level it was asked for") {
    for (const Wave wave : {Wave::Pulse, Wave::Triangle, Wave::Saw, Wave::Sine}) {
        Voice voice;
        voice.wave = wave;
        voice.release = 0.1;
        const auto tone = makeTone(voice, {500, 500}, sampleRate);
        INFO(static_cast<int>(wave));
        CHECK(tone.size() == sampleRate + sampleRate / 10);
        CHECK(std::abs(rises(tone) - 550) <= 1);
        CHECK(peakOf(tone) > 0.7);
        CHECK(peakOf(tone) < 1.6);
        CHECK(std::fabs(tone.front()) < 0.02);
        CHECK(std::fabs(tone.back()) < 0.001);
        CHECK(std::fabs(offsetOf(tone)) < 0.01);
    }
}

TEST_CASE("a sweep goes by equal factors") {
    Voice voice;
    voice.wave = Wave::Sine;
    const auto tone = makeTone(voice, {200, 800}, sampleRate * 2);
    const std::vector<double> first(tone.begin(), tone.begin() + sampleRate);
    const std::vector<double> second(tone.begin() + sampleRate, tone.begin() + 2 * sampleRate);
    // From 200 to 400 Hz in the first second, from 400 to 800 in the second: each twice the one
    // before.
    CHECK(std::abs(rises(first) - 288) <= 2);
    CHECK(std::abs(rises(second) - 577) <= 2);
}

TEST_CASE("noise is the same each time and other for another number") {
    Voice voice;
    voice.wave = Wave::Noise;
    const auto tone = makeTone(voice, {5000, 5000}, 4000);
    CHECK(makeTone(voice, {5000, 5000}, 4000) == tone);
    voice.random = 2;
    CHECK(makeTone(voice, {5000, 5000}, 4000) != tone);
}

TEST_CASE("a low filter takes high tones away and leaves low ones") {
    Voice voice;
    voice.wave = Wave::Sine;
    voice.filter = FilterKind::Low;
    voice.cutoff = {500, 500};
    const auto level = [&](double hertz) {
        const auto tone = makeTone(voice, {hertz, hertz}, sampleRate);
        return rms(tone, 10000, 20000);
    };
    CHECK(level(100) > 0.65);
    CHECK(level(4000) < 0.03);
}

TEST_CASE("shipped effects keep the rules of sound") {
    for (const fs::path& text : shipped(".sound")) {
        INFO(text.filename().string());
        const EffectText effect = readEffect(textOf(text), text.string());
        const auto mix = mixEffect(effect, text.string());
        const auto bits = toSixteenBits(mix);
        CHECK(bits.size() >= sampleRate / 20);
        const fs::path folder = text.parent_path().filename();
        const bool isPhrase = folder == "phrases" || folder == "guests";
        CHECK(bits.size() <= sampleRate * (isPhrase ? 16 : 6) / 10);
        CHECK(decibels(peakOf(mix)) <= -3);
        CHECK(std::fabs(offsetOf(mix)) < 0.001);
        CHECK(bits.front() == 0);
        CHECK(bits.back() == 0);
        // Within the first and last 2 ms nothing jumps.
        for (std::size_t n = 1; n < 20; ++n) {
            CHECK(std::abs(bits[n] - bits[n - 1]) < 1500);
            CHECK(std::abs(bits[bits.size() - n] - bits[bits.size() - n - 1]) < 1500);
        }
        const bool isStep = startsWith(text, {"step-"});
        const bool goesOnAllTheTime =
            startsWith(text, {"step-", "splash-", "rustle", "spikes-", "plate-"});
        CHECK(std::fabs(effectLoudness(mix) - effect.loudness) < 0.01);
        CHECK(effect.loudness >= (goesOnAllTheTime ? -30 : -24));
        CHECK(effect.loudness <= (isStep ? -26 : -18));
        const auto file = readSoundFile(fs::path(text).replace_extension(".wav"));
        REQUIRE(file);
        CHECK(sameEffect({1, bits}, *file));
    }
}

TEST_CASE("announcements of attacks are heard from their first frame on and are short") {
    int announcements = 0;
    for (const fs::path& text : shipped(".sound")) {
        if (!startsWith(text, {"tell-", "porter-rap", "porter-keys", "porter-bolt",
                               "weaver-tighten", "weaver-brood", "founder-raise", "founder-slag",
                               "founder-rush", "string-aim", "string-stitch"})) {
            continue;
        }
        INFO(text.filename().string());
        ++announcements;
        const auto mix = mixEffect(readEffect(textOf(text), text.string()), text.string());
        CHECK(mix.size() >= sampleRate / 4);
        CHECK(mix.size() <= sampleRate * 4 / 10);
        CHECK(decibels(rms(mix, 0, sampleRate / 60)) > -32);
        CHECK(std::fabs(effectLoudness(mix) + 19) < 0.01);
    }
    CHECK(announcements == 20);
}

TEST_CASE("shipped tunes loop without a seam and are neither short nor long") {
    for (const fs::path& text : shipped(".tune")) {
        INFO(text.filename().string());
        const auto file = readSoundFile(fs::path(text).replace_extension(".ogg"));
        REQUIRE(file);
        REQUIRE(file->channels == 2);
        const auto samples = fromSixteenBits(file->samples);
        const double seconds = static_cast<double>(samples.size()) / 2 / sampleRate;
        CHECK(seconds >= 60);
        CHECK(seconds <= 90);
        CHECK(decibels(peakOf(samples)) <= -3);
        CHECK(std::fabs(offsetOf(samples)) < 0.001);
        // Over the seam the wave goes on as it goes elsewhere.
        for (std::size_t side = 0; side < 2; ++side) {
            CHECK(std::fabs(samples[side] - samples[samples.size() - 2 + side]) < 0.02);
        }
        // Nowhere does it fall silent, at the end least of all.
        const std::size_t half = sampleRate;
        for (std::size_t first = 0; first + half <= samples.size(); first += half) {
            CHECK(decibels(rms(samples, first, half)) > -38);
        }
        CHECK(decibels(rms(samples, samples.size() - half / 5, half / 5)) > -45);
    }
}

TEST_CASE("what rings at the end of a tune is heard at its beginning") {
    const auto whole = mixTune(readTune(smallTune, "x"), "x");
    // Two rounds of the same bars: the first must be the second, ringing and echo and all.
    const std::size_t half = whole.size() / 2;
    double worst = 0;
    for (std::size_t n = 0; n < half; ++n) {
        worst = std::max(worst, std::fabs(whole[n] - whole[n + half]));
    }
    CHECK(worst < 1e-9);
    CHECK(whole.size() == 2 * 16 * 11025);
}

TEST_CASE("what a place sounds of stays below effects and loops without a seam") {
    for (const fs::path& text : shipped(".ambience")) {
        INFO(text.filename().string());
        const auto file = readSoundFile(fs::path(text).replace_extension(".ogg"));
        REQUIRE(file);
        REQUIRE(file->channels == 2);
        const auto samples = fromSixteenBits(file->samples);
        CHECK(samples.size() >= std::size_t{2 * 20} * sampleRate);
        CHECK(decibels(rms(samples, 0, samples.size())) < -34);
        CHECK(effectLoudness(samples) < -24);
        CHECK(decibels(peakOf(samples)) < -15);
        CHECK(std::fabs(offsetOf(samples)) < 0.001);
        for (std::size_t side = 0; side < 2; ++side) {
            CHECK(std::fabs(samples[side] - samples[samples.size() - 2 + side]) < 0.02);
        }
    }
}

TEST_CASE("packed music is distinguished from other music") {
    const auto mix = [](const std::string& text) {
        return SoundFile{2, toSixteenBits(mixTune(readTune(text, "x"), "x"))};
    };
    const SoundFile tune = mix(smallTune);
    const TempFolder folder;
    const fs::path file = folder.path() / "mix.ogg";
    writeSoundFile(file, tune);
    const auto unpacked = readSoundFile(file);
    REQUIRE(unpacked);
    CHECK(sameMusic(tune, *unpacked));
    std::string other = smallTune;
    other.replace(other.find("G4"), 2, "A4");
    CHECK_FALSE(sameMusic(mix(other), *unpacked));
    SoundFile shorter = *unpacked;
    shorter.samples.pop_back();
    CHECK_FALSE(sameMusic(tune, shorter));
}

TEST_CASE("packed noise is distinguished from noise that swells in another way") {
    const std::string wind =
        "tempo 60\nbeat 1\nbar 4\nmode D dorian\nloudness -36\n"
        "instrument n\nwave noise\npitch 9000\nfilter band 900\nattack 0.4\nrelease 0.6\n"
        "track all\npattern A\nn . n .\norder A A\n";
    const auto mix = [](const std::string& text) {
        return SoundFile{2, toSixteenBits(mixTune(readTune(text, "x"), "x"))};
    };
    const TempFolder folder;
    const fs::path file = folder.path() / "noise.ogg";
    writeSoundFile(file, mix(wind));
    const auto unpacked = readSoundFile(file);
    REQUIRE(unpacked);
    CHECK(sameNoise(mix(wind), *unpacked));
    std::string other = wind;
    other.replace(other.find("attack 0.4"), 10, "attack 0.2");
    CHECK_FALSE(sameNoise(mix(other), *unpacked));
}

TEST_CASE("effects are compared sample by sample, the last bit forgiven") {
    const SoundFile sound{1, {0, 10, -10, 0}};
    CHECK(sameEffect(sound, {1, {1, 9, -11, 0}}));
    CHECK_FALSE(sameEffect(sound, {1, {2, 10, -10, 0}}));
    CHECK_FALSE(sameEffect(sound, {1, {0, 10, -10}}));
    CHECK_FALSE(sameEffect(sound, {2, {0, 10, -10, 0}}));
}

TEST_CASE("levels are what they are elsewhere") {
    CHECK(std::fabs(decibels(0.5) + 6.0206) < 0.0001);
    CHECK(std::fabs(amplitudeOf(-20) - 0.1) < 1e-9);
    CHECK(decibels(0) == silence);
    CHECK(toSixteenBits({0.0, 1.0, -1.0, 0.5}) ==
          std::vector<std::int16_t>{0, 32767, -32767, 16384});
}
