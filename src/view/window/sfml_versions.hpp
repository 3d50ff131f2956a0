// Hides the differences between SFML 2 and 3 in windows, textures and events. Each kind of event
// that the game listens to goes to one function of a handler. Besides this file, only
// view/sound/sound_device.cpp depends on the version.
#pragma once

#include <SFML/Config.hpp>
#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Graphics/Texture.hpp>
#include <SFML/Window/Event.hpp>

#include <cstdint>
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

struct KeyChange {
    sf::Keyboard::Key key;
    bool shift;
    bool control;
};

// A handler has functions for
// keys: pressed(KeyChange), released(KeyChange), typed(code point);
// the mouse: moved(x, y), clicked(x, y) and leftReleased() for the left button,
//     rightClicked(x, y), wheel(x, y, steps);
// gamepads: padPressed(pad, button), padReleased(pad, button), padTilted(pad, axis, percent),
//     padGone(pad), each with the number of the pad;
// the window: lostFocus(), gainedFocus(), closed().
#if SFML_VERSION_MAJOR >= 3

template <typename Handler>
void dispatch(const sf::Event& event, Handler& handler) {
    if (const auto* press = event.getIf<sf::Event::KeyPressed>()) {
        handler.pressed(KeyChange{press->code, press->shift, press->control});
    } else if (const auto* release = event.getIf<sf::Event::KeyReleased>()) {
        handler.released(KeyChange{release->code, release->shift, release->control});
    } else if (const auto* text = event.getIf<sf::Event::TextEntered>()) {
        handler.typed(text->unicode);
    } else if (const auto* move = event.getIf<sf::Event::MouseMoved>()) {
        handler.moved(move->position.x, move->position.y);
    } else if (const auto* click = event.getIf<sf::Event::MouseButtonPressed>()) {
        if (click->button == sf::Mouse::Button::Left) {
            handler.clicked(click->position.x, click->position.y);
        } else if (click->button == sf::Mouse::Button::Right) {
            handler.rightClicked(click->position.x, click->position.y);
        }
    } else if (const auto* wheel = event.getIf<sf::Event::MouseWheelScrolled>()) {
        if (wheel->wheel == sf::Mouse::Wheel::Vertical) {
            handler.wheel(wheel->position.x, wheel->position.y, wheel->delta);
        }
    } else if (const auto* lifted = event.getIf<sf::Event::MouseButtonReleased>()) {
        if (lifted->button == sf::Mouse::Button::Left) {
            handler.leftReleased();
        }
    } else if (const auto* button = event.getIf<sf::Event::JoystickButtonPressed>()) {
        handler.padPressed(button->joystickId, button->button);
    } else if (const auto* up = event.getIf<sf::Event::JoystickButtonReleased>()) {
        handler.padReleased(up->joystickId, up->button);
    } else if (const auto* tilt = event.getIf<sf::Event::JoystickMoved>()) {
        handler.padTilted(tilt->joystickId, tilt->axis, tilt->position);
    } else if (const auto* gone = event.getIf<sf::Event::JoystickDisconnected>()) {
        handler.padGone(gone->joystickId);
    } else if (event.is<sf::Event::FocusLost>()) {
        handler.lostFocus();
    } else if (event.is<sf::Event::FocusGained>()) {
        handler.gainedFocus();
    } else if (event.is<sf::Event::Closed>()) {
        handler.closed();
    }
}

template <typename Handler>
void forEachEvent(sf::RenderWindow& window, Handler& handler) {
    while (const std::optional event = window.pollEvent()) {
        dispatch(*event, handler);
    }
}

#else

template <typename Handler>
void dispatch(const sf::Event& event, Handler& handler) {
    switch (event.type) {
    case sf::Event::KeyPressed:
        handler.pressed(KeyChange{event.key.code, event.key.shift, event.key.control});
        break;
    case sf::Event::KeyReleased:
        handler.released(KeyChange{event.key.code, event.key.shift, event.key.control});
        break;
    case sf::Event::TextEntered:
        handler.typed(event.text.unicode);
        break;
    case sf::Event::MouseMoved:
        handler.moved(event.mouseMove.x, event.mouseMove.y);
        break;
    case sf::Event::MouseButtonPressed:
        if (event.mouseButton.button == sf::Mouse::Button::Left) {
            handler.clicked(event.mouseButton.x, event.mouseButton.y);
        } else if (event.mouseButton.button == sf::Mouse::Button::Right) {
            handler.rightClicked(event.mouseButton.x, event.mouseButton.y);
        }
        break;
    case sf::Event::MouseWheelScrolled:
        if (event.mouseWheelScroll.wheel == sf::Mouse::VerticalWheel) {
            handler.wheel(event.mouseWheelScroll.x, event.mouseWheelScroll.y,
                          event.mouseWheelScroll.delta);
        }
        break;
    case sf::Event::MouseButtonReleased:
        if (event.mouseButton.button == sf::Mouse::Left) {
            handler.leftReleased();
        }
        break;
    case sf::Event::JoystickButtonPressed:
        handler.padPressed(event.joystickButton.joystickId, event.joystickButton.button);
        break;
    case sf::Event::JoystickButtonReleased:
        handler.padReleased(event.joystickButton.joystickId, event.joystickButton.button);
        break;
    case sf::Event::JoystickMoved:
        handler.padTilted(event.joystickMove.joystickId, event.joystickMove.axis,
                          event.joystickMove.position);
        break;
    case sf::Event::JoystickDisconnected:
        handler.padGone(event.joystickConnect.joystickId);
        break;
    case sf::Event::LostFocus:
        handler.lostFocus();
        break;
    case sf::Event::GainedFocus:
        handler.gainedFocus();
        break;
    case sf::Event::Closed:
        handler.closed();
        break;
    default:
        break;
    }
}

template <typename Handler>
void forEachEvent(sf::RenderWindow& window, Handler& handler) {
    sf::Event event{};
    while (window.pollEvent(event)) {
        dispatch(event, handler);
    }
}

#endif

}  // namespace doorstring::sfml
