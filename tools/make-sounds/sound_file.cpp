#include "sound_file.hpp"

#include "voice.hpp"

#include <SFML/Audio/InputSoundFile.hpp>
#include <SFML/Audio/OutputSoundFile.hpp>
#include <SFML/Config.hpp>

#include <stdexcept>

namespace doorstring {

namespace {

bool openForWriting(sf::OutputSoundFile& out, const std::string& file, unsigned channels) {
#if SFML_VERSION_MAJOR >= 3
    using sf::SoundChannel;
    const std::vector<SoundChannel> map =
        channels == 1 ? std::vector{SoundChannel::Mono}
                      : std::vector{SoundChannel::FrontLeft, SoundChannel::FrontRight};
    return out.openFromFile(file, sampleRate, channels, map);
#else
    return out.openFromFile(file, sampleRate, channels);
#endif
}

}  // namespace

std::optional<SoundFile> readSoundFile(const std::filesystem::path& file) {
    sf::InputSoundFile in;
    if (!std::filesystem::exists(file) || !in.openFromFile(file.string()) ||
        in.getSampleRate() != sampleRate) {
        return std::nullopt;
    }
    SoundFile sound;
    sound.channels = in.getChannelCount();
    sound.samples.resize(in.getSampleCount());
    sound.samples.resize(in.read(sound.samples.data(), sound.samples.size()));
    return sound;
}

void writeSoundFile(const std::filesystem::path& file, const SoundFile& sound) {
    sf::OutputSoundFile out;
    if (!openForWriting(out, file.string(), sound.channels)) {
        throw std::runtime_error("cannot write " + file.string());
    }
    out.write(sound.samples.data(), sound.samples.size());
}

}  // namespace doorstring
