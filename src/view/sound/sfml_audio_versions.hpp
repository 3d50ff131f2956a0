// Where SFML 2.5, 2.6 and 3 differ in sounds.
#pragma once

#include <SFML/Audio/Music.hpp>
#include <SFML/Audio/SoundBuffer.hpp>
#include <SFML/Config.hpp>

#include <cstdint>

namespace doorstring::sfml {

#if SFML_VERSION_MAJOR >= 3

inline bool loadMono(sf::SoundBuffer& buffer, const std::int16_t* samples, std::size_t count,
                     unsigned rate) {
    return buffer.loadFromSamples(samples, count, 1, rate, {sf::SoundChannel::Mono});
}

inline void setLooping(sf::Music& music) {
    music.setLooping(true);
}

#else

inline bool loadMono(sf::SoundBuffer& buffer, const std::int16_t* samples, std::size_t count,
                     unsigned rate) {
    return buffer.loadFromSamples(samples, count, 1, rate);
}

inline void setLooping(sf::Music& music) {
    music.setLoop(true);
}

#endif

}  // namespace doorstring::sfml
