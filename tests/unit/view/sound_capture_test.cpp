// What comes out of the loudspeakers: OpenAL, which SFML 2 plays through, can write it to a file.
// It reads its settings once a process, so each trial is a separate run of this program: a hidden
// test plays, the one above it judges.
#include "testing/catch2.hpp"
#include "view/sound/sound.hpp"

#include <SFML/Audio/InputSoundFile.hpp>
#include <SFML/Config.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <random>
#include <sstream>
#include <string_view>
#include <thread>

#if SFML_VERSION_MAJOR == 2 && defined(__linux__)

using namespace doorstring;

namespace {

namespace fs = std::filesystem;

const fs::path assets = fs::path(DOORSTRING_PROJECT) / "assets";

// Ticks of the trial. Sounds stand far enough apart for silence between them.
constexpr int chooseTick = 30;
constexpr int bannerTick = 75;
constexpr int oneErrorTick = 135;
constexpr int twoErrorsTick = 180;
constexpr int mutedTick = 225;
constexpr int musicTick = 270;
constexpr int musicEndTick = 390;
constexpr int silentTick = 465;
constexpr int endTick = 500;

struct Scratch {
    fs::path folder;
    explicit Scratch(const std::string& name)
        : folder(fs::temp_directory_path() /
                 (name + "-" + std::to_string(std::random_device{}()))) {
        fs::create_directories(folder);
    }
    ~Scratch() {
        std::error_code none;
        fs::remove_all(folder, none);
    }
};

int runHidden(const std::string& test, const std::string& environment, const fs::path& output) {
    const fs::path self = fs::read_symlink("/proc/self/exe");
    const std::string command =
        environment + " '" + self.string() + "' '" + test + "' > '" + output.string() + "' 2>&1";
    return std::system(command.c_str());
}

std::string textOf(const fs::path& file) {
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// When each tick of the trial was played, in seconds: on a busy machine some are late.
std::map<int, double> timesOf(const std::string& said) {
    std::map<int, double> times;
    std::istringstream lines(said);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string word;
        int tick = 0;
        double second = 0;
        if (words >> word >> tick >> second && word == "tick") {
            times[tick] = second;
        }
    }
    return times;
}

class Recording {
public:
    explicit Recording(const fs::path& file) {
        sf::InputSoundFile in;
        REQUIRE(in.openFromFile(file.string()));
        rate_ = in.getSampleRate() * in.getChannelCount();
        samples_.resize(in.getSampleCount());
        samples_.resize(in.read(samples_.data(), samples_.size()));
    }

    double seconds() const { return static_cast<double>(samples_.size()) / rate_; }
    // Of the span, in parts of the loudest possible.
    double rms(double from, double to) const {
        double sum = 0;
        const std::size_t first = at(from);
        const std::size_t last = at(to);
        for (std::size_t n = first; n < last; ++n) {
            sum += static_cast<double>(samples_[n]) * samples_[n];
        }
        return std::sqrt(sum / static_cast<double>(last - first)) / 32768;
    }
    int peak() const {
        int peak = 0;
        for (const int sample : samples_) {
            peak = std::max(peak, std::abs(sample));
        }
        return peak;
    }
    double firstSound() const {
        std::size_t n = 0;
        while (n < samples_.size() && std::abs(samples_[n]) < 60) {
            ++n;
        }
        return static_cast<double>(n) / rate_;
    }

private:
    std::size_t at(double second) const {
        return std::min(samples_.size(), static_cast<std::size_t>(second * rate_));
    }
    unsigned rate_ = 0;
    std::vector<std::int16_t> samples_;
};

}  // namespace

TEST_CASE("hidden: a trial with sound", "[.]") {
    Sound sound;
    REQUIRE(sound.load(assets).empty());
    REQUIRE(sound.hasDevice());
    const auto begun = std::chrono::steady_clock::now();
    auto next = begun;
    for (int tick = 0; tick < endTick; ++tick) {
        if (tick == chooseTick) {
            sound.play(Effect::MenuChoose);
        } else if (tick == bannerTick) {
            sound.play({BannerReached{{1, 1}}}, Tileset::Moss);
        } else if (tick == oneErrorTick || tick == twoErrorsTick || tick == twoErrorsTick + 1) {
            sound.play(Effect::Error);
        } else if (tick == mutedTick) {
            sound.setMuted(true);
            sound.play(Effect::Banner);
        } else if (tick == musicTick) {
            sound.setMuted(false);
            sound.playMusic(Tune::Title);
        } else if (tick == musicEndTick) {
            sound.stopMusic();
        } else if (tick == silentTick) {
            sound.play(Effect::Banner);
            sound.setSilent(true);
        }
        sound.tick();
        const std::chrono::duration<double> since = std::chrono::steady_clock::now() - begun;
        std::cout << "tick " << tick << ' ' << since.count() << '\n';
        next += std::chrono::microseconds(16667);
        std::this_thread::sleep_until(next);
    }
}

TEST_CASE("the right sounds come out at the right times, without clipping") {
    const Scratch scratch("doorstring-sound");
    const fs::path wav = scratch.folder / "out.wav";
    std::ofstream(scratch.folder / "al.conf")
        << "[general]\ndrivers=wave\nfrequency=44100\nchannels=stereo\nsample-type=int16\n"
        << "[wave]\nfile=" << wav.string() << "\n";
    const int status = runHidden("hidden: a trial with sound",
                                 "ALSOFT_CONF='" + (scratch.folder / "al.conf").string() + "'",
                                 scratch.folder / "said");
    const std::string said = textOf(scratch.folder / "said");
    INFO(said);
    REQUIRE(status == 0);
    auto played = timesOf(said);
    REQUIRE(played.size() == endTick);
    const Recording heard(wav);

    // The file begins when the device opens; the first sound sets the clock.
    const double zero = heard.firstSound() - played[chooseTick];
    const auto during = [&](int tick, double from, double to) {
        return heard.rms(zero + played[tick] + from, zero + played[tick] + to);
    };
    constexpr double quiet = 0.0005;
    constexpr double loud = 0.01;
    CHECK(zero > -0.1);  // OpenAL writes in blocks of about 20 ms
    CHECK(during(chooseTick, 0, 0.15) > loud);
    CHECK(during(chooseTick, 0.35, 0.65) < quiet);
    CHECK(during(bannerTick, 0.08, 0.5) > loud);
    CHECK(during(bannerTick, 0.75, 0.9) < quiet);
    CHECK(during(oneErrorTick, 0.07, 0.2) > loud);
    CHECK(during(oneErrorTick, 0.4, 0.65) < quiet);
    CHECK(during(mutedTick, 0, 0.7) < quiet);
    CHECK(during(musicTick, 1.2, 1.9) > loud);
    CHECK(during(musicEndTick, 1.0, 1.2) < quiet);
    CHECK(during(silentTick, 0.1, 0.5) < quiet);

    // A second error one tick later would be heard as one that is nearly twice as loud.
    const double one = during(oneErrorTick, -0.1, 0.5);
    const double two = during(twoErrorsTick, -0.1, 0.5);
    CHECK(two < one * 1.1);
    CHECK(two > one * 0.9);

    CHECK(heard.peak() < 32000);
    CHECK(heard.seconds() > endTick / 60.0 - 0.5);
}

TEST_CASE("hidden: a trial without a device", "[.]") {
    Sound sound;
    const auto said = sound.load(assets);
    REQUIRE(said.size() == 1);
    CHECK_THAT(said[0], testing::ContainsSubstring("No sound device"));
    CHECK_FALSE(sound.hasDevice());
    sound.playMusic(Tune::Title);
    for (int tick = 0; tick < 120; ++tick) {
        sound.play(Effect::Banner);
        sound.tick();
    }
}

TEST_CASE("a machine without a sound device says one sentence and prints nothing") {
    const Scratch scratch("doorstring-no-sound");
    const fs::path said = scratch.folder / "said";
    // ALSA without its settings knows of no device, and says so at length.
    const int status = runHidden("hidden: a trial without a device",
                                 "ALSOFT_DRIVERS=alsa ALSA_CONFIG_PATH=/dev/null", said);
    const std::string text = textOf(said);
    INFO(text);
    CHECK(status == 0);
    CHECK_THAT(text, testing::ContainsSubstring("All tests passed"));
    // All else that is there is Catch2's own: two lines that frame its summary, and in version 3
    // one with its seed.
    const int seedLine = text.find("Randomness seeded to") == std::string::npos ? 0 : 1;
    CHECK(std::count(text.begin(), text.end(), '\n') <= 4 + seedLine);
}

TEST_CASE("hidden: a trial with a device that comes and goes", "[.]") {
    const fs::path gone = std::getenv("FAULT_SOUND");
    const fs::path folder = gone.parent_path() / "assets";
    fs::create_directory(folder);
    fs::copy(assets / "sound", folder / "sound", fs::copy_options::recursive);
    fs::remove(folder / "sound/doors/slide.wav");
    std::ofstream(gone) << "no device";
    Sound sound;
    CHECK(sound.load(folder).size() == 1);
    const auto hasDeviceAfter = [&](int seconds) {
        for (int tick = 0; tick < seconds * 60; ++tick) {
            sound.playMusic(Tune::Title, Tileset::Moss);
            sound.play(Effect::Banner);
            sound.tick();
        }
        return sound.hasDevice();
    };
    for (const std::string_view fault : {"no device", "", "no device"}) {
        std::ofstream(gone) << fault;
        CHECK_FALSE(hasDeviceAfter(5));
        CHECK_FALSE(hasDeviceAfter(5));
        CHECK_FALSE(hasDeviceAfter(5));
        fs::remove(gone);
        CHECK(hasDeviceAfter(5));
        CHECK(hasDeviceAfter(11));
    }
}

TEST_CASE("sound comes and goes with the device") {
    const fs::path preloaded = fs::read_symlink("/proc/self/exe").parent_path() / "libno_sound.so";
    if (!fs::exists(preloaded)) {
        return;  // a sanitizer has to come before what is preloaded
    }
    const Scratch scratch("doorstring-sound-gone");
    const fs::path said = scratch.folder / "said";
    const int status = runHidden("hidden: a trial with a device that comes and goes",
                                 "ALSOFT_DRIVERS=null LD_PRELOAD='" + preloaded.string() +
                                     "' FAULT_SOUND='" + (scratch.folder / "gone").string() + "'",
                                 said);
    const std::string text = textOf(said);
    INFO(text);
    CHECK(status == 0);
    const auto timesSaid = [&](std::string_view sentence) {
        int times = 0;
        for (auto at = text.find(sentence); at != std::string::npos;
             at = text.find(sentence, at + 1)) {
            ++times;
        }
        return times;
    };
    CHECK(timesSaid("The sound device has gone away") == 2);
    CHECK(timesSaid("slide.wav is missing") == 3);
    CHECK(timesSaid("error") == 0);
}

TEST_CASE("hidden: a trial with broken files", "[.]") {
    const Scratch scratch("doorstring-broken-sound");
    fs::copy(assets / "sound", scratch.folder / "sound", fs::copy_options::recursive);
    fs::remove(scratch.folder / "sound/doors/slide.wav");
    std::ofstream(scratch.folder / "sound/knight/banner.wav") << "RIFF and nothing more";
    std::ofstream(scratch.folder / "sound/tunes/moss.ogg") << "OggS";
    // A header that claims 4 GB of sound.
    std::fstream claims(scratch.folder / "sound/menu/copy.wav",
                        std::ios::in | std::ios::out | std::ios::binary);
    claims.seekp(40);
    claims << "\xF0\xFF\xFF\xFF";
    claims.close();
    // A .wav, whatever its name, whose samples come before their format: SFML would divide by zero.
    std::ofstream(scratch.folder / "sound/tunes/title.ogg", std::ios::binary)
        << std::string("RIFF\x18\0\0\0WAVEdata\4\0\0\0\1\2\3\4", 24);
    Sound sound;
    const auto said = sound.load(scratch.folder);
    REQUIRE(said.size() == 5);
    CHECK_THAT(said[0], testing::ContainsSubstring("slide.wav is missing"));
    CHECK_THAT(said[1], testing::ContainsSubstring("banner.wav cannot be played"));
    CHECK_THAT(said[2], testing::ContainsSubstring("copy.wav cannot be played"));
    CHECK_THAT(said[3], testing::ContainsSubstring("title.ogg cannot be played"));
    CHECK_THAT(said[4], testing::ContainsSubstring("moss.ogg cannot be played"));
    sound.playMusic(Tune::Moss);
    for (const Effect effect : {Effect::Slide, Effect::Banner, Effect::Copy}) {
        sound.play(effect);
        sound.tick();
    }
}

TEST_CASE("missing and broken files are named, the rest is heard") {
    const Scratch scratch("doorstring-broken-run");
    const fs::path said = scratch.folder / "said";
    const int status = runHidden("hidden: a trial with broken files", "ALSOFT_DRIVERS=null", said);
    INFO(textOf(said));
    CHECK(status == 0);
    CHECK_THAT(textOf(said), !testing::ContainsSubstring("Failed"));
}

#endif
