// SFML's events and keys in the game's own terms.
#pragma once

#include "config/key_binding.hpp"
#include "view/window/sfml_versions.hpp"
#include "view/window/window.hpp"

#include <SFML/System/String.hpp>
#include <SFML/Window/Clipboard.hpp>
#include <SFML/Window/Joystick.hpp>
#include <SFML/Window/Keyboard.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

// Translates a key; empty for keys that cannot be bound.
std::optional<Key> keyFromSfml(sf::Keyboard::Key key);

// Where the canvas is in the window, in pixels of the window.
struct CanvasPlace {
    int left = 0;
    int top = 0;
    int scale = 1;
};

// What is remembered of earlier events of the window.
struct EventHistory {
    // Whether the window has had the focus yet. Some desktops report the loss of a focus that it
    // never had, which must not pause the game.
    bool hadFocus = false;
    // How far the wheel has been turned since the last whole step that was reported, as a part of a
    // step, because touchpads turn the wheel by parts of a step. Begins again at 0 when the wheel
    // turns back.
    float partOfWheelStep = 0;
};

// Handles the events of sfml::forEachEvent() by adding WindowEvents to a list.
class EventTranslator {
public:
    EventTranslator(std::vector<WindowEvent>& events, const CanvasPlace& canvasPlace,
                    EventHistory& history)
        : events_(events), canvasPlace_(canvasPlace), history_(history) {}

    void pressed(sfml::KeyChange change) {
        history_.hadFocus = true;
        const auto key = keyFromSfml(change.key);
        if (change.control && key == Key::V) {
            pasteText();
        } else if (key) {
            events_.emplace_back(KeyPressed{{*key, change.shift}});
        }
    }
    void released(sfml::KeyChange change) {
        if (const auto key = keyFromSfml(change.key)) {
            events_.emplace_back(KeyReleased{*key});
        }
    }
    void typed(std::uint32_t codePoint) {
        if (codePoint >= firstPrintable && codePoint != deleteCharacter) {
            add(sf::String(static_cast<char32_t>(codePoint)));
        }
    }
    void moved(int x, int y) {
        events_.emplace_back(
            PointerMoved{toCanvas(x, canvasPlace_.left), toCanvas(y, canvasPlace_.top)});
    }
    void clicked(int x, int y) {
        events_.emplace_back(
            PointerPressed{toCanvas(x, canvasPlace_.left), toCanvas(y, canvasPlace_.top)});
    }
    void rightClicked(int x, int y) {
        events_.emplace_back(
            PointerRightPressed{toCanvas(x, canvasPlace_.left), toCanvas(y, canvasPlace_.top)});
    }
    void wheel(int x, int y, float turned) {
        const bool turnsBack = turned * history_.partOfWheelStep < 0;
        history_.partOfWheelStep = turnsBack ? turned : history_.partOfWheelStep + turned;
        if (const auto steps = static_cast<int>(history_.partOfWheelStep); steps != 0) {
            history_.partOfWheelStep -= static_cast<float>(steps);
            events_.emplace_back(
                WheelTurned{toCanvas(x, canvasPlace_.left), toCanvas(y, canvasPlace_.top), steps});
        }
    }
    void leftReleased() { events_.emplace_back(PointerReleased{}); }
    void padPressed(unsigned pad, unsigned button) {
        events_.emplace_back(PadPressed{static_cast<int>(button), static_cast<int>(pad)});
    }
    void padReleased(unsigned pad, unsigned button) {
        events_.emplace_back(PadReleased{static_cast<int>(button), static_cast<int>(pad)});
    }
    void padTilted(unsigned pad, sf::Joystick::Axis axis, float position) {
        // In SFML the y of a D-pad grows upward, but the y of a stick downward. In PadTilted both
        // grow downward.
        const auto percent =
            static_cast<int>(axis == sf::Joystick::Axis::PovY ? -position : position);
        if (const auto ours = padAxis(axis)) {
            events_.emplace_back(PadTilted{*ours, percent, static_cast<int>(pad)});
        }
    }
    void padGone(unsigned pad) { events_.emplace_back(PadGone{static_cast<int>(pad)}); }
    void lostFocus() {
        if (history_.hadFocus) {
            events_.emplace_back(FocusLost{});
        }
    }
    void gainedFocus() {
        history_.hadFocus = true;
        events_.emplace_back(FocusGained{});
    }
    void closed() { events_.emplace_back(WindowClosed{}); }

private:
    static constexpr std::uint32_t firstPrintable = 32;
    static constexpr std::uint32_t deleteCharacter = 127;

    static std::optional<PadTilted::Axis> padAxis(sf::Joystick::Axis axis) {
        switch (axis) {
        case sf::Joystick::Axis::X:
            return PadTilted::Axis::StickX;
        case sf::Joystick::Axis::Y:
            return PadTilted::Axis::StickY;
        case sf::Joystick::Axis::PovX:
            return PadTilted::Axis::CrossX;
        case sf::Joystick::Axis::PovY:
            return PadTilted::Axis::CrossY;
        default:
            return std::nullopt;
        }
    }
    // Turns x or y in the window into x or y on the canvas, whose left or upper edge is at
    // `canvasStart` in the window. Returns -1 left of the canvas or above it.
    int toCanvas(int pixel, int canvasStart) const {
        const int offset = pixel - canvasStart;
        return offset >= 0 ? offset / canvasPlace_.scale : -1;
    }
    void pasteText() { add(sf::Clipboard::getString()); }
    void add(const sf::String& text) {
        const auto bytes = text.toUtf8();
        events_.emplace_back(TextTyped{std::string(bytes.begin(), bytes.end())});
    }

    std::vector<WindowEvent>& events_;
    const CanvasPlace& canvasPlace_;
    EventHistory& history_;
};

}  // namespace doorstring
