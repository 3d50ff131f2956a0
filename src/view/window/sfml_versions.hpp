// Where SFML 2.5, 2.6 and 3 differ in windows and textures; events are in sfml_events. Nothing else
// in the project asks for the version, but for what the log says of it.
#pragma once

#include <SFML/Config.hpp>
#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Graphics/Texture.hpp>

#include <optional>
#include <string>

namespace doorstring::sfml {

#if SFML_VERSION_MAJOR >= 3

inline sf::Vector2u desktopSize() {
    return sf::VideoMode::getDesktopMode().size;
}

inline void open(sf::RenderWindow& window, sf::Vector2u size, const std::string& title,
                 bool fullscreen) {
    const sf::VideoMode mode = fullscreen ? sf::VideoMode::getDesktopMode() : sf::VideoMode(size);
    window.create(mode, title, sf::Style::Default,
                  fullscreen ? sf::State::Fullscreen : sf::State::Windowed);
}

inline bool resize(sf::Texture& texture, sf::Vector2u size) {
    return texture.resize(size);
}

inline void setIcon(sf::RenderWindow& window, sf::Vector2u size, const std::uint8_t* pixels) {
    window.setIcon(size, pixels);
}

#else

inline sf::Vector2u desktopSize() {
    const sf::VideoMode mode = sf::VideoMode::getDesktopMode();
    return {mode.width, mode.height};
}

inline void open(sf::RenderWindow& window, sf::Vector2u size, const std::string& title,
                 bool fullscreen) {
    const sf::VideoMode mode =
        fullscreen ? sf::VideoMode::getDesktopMode() : sf::VideoMode(size.x, size.y);
    window.create(mode, title,
                  fullscreen ? static_cast<int>(sf::Style::Fullscreen) : sf::Style::Default);
}

inline bool resize(sf::Texture& texture, sf::Vector2u size) {
    return texture.create(size.x, size.y);
}

inline void setIcon(sf::RenderWindow& window, sf::Vector2u size, const std::uint8_t* pixels) {
    window.setIcon(size.x, size.y, pixels);
}

#endif

}  // namespace doorstring::sfml
