#include "play/input/pad_keys.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace doorstring {

namespace {

// Percent: how far below the dead zone a stick must return to count as released. At most half the
// dead zone, so that a stick that rests a little off its middle is released, too.
constexpr int mostSlack = 10;

std::optional<Key> buttonKey(int button) {
    if (button < 0 || button >= padButtonCount) {
        return std::nullopt;
    }
    return static_cast<Key>(static_cast<int>(Key::PadA) + button);
}

bool isHorizontal(PadTilted::Axis axis) {
    return axis == PadTilted::Axis::StickX || axis == PadTilted::Axis::CrossX;
}

int pushOf(int percent, int before, int deadZone) {
    const int side = percent > 0 ? 1 : -1;
    const int limit = side == before ? deadZone - std::min(mostSlack, deadZone / 2) : deadZone;
    return std::abs(percent) > limit ? side : 0;
}

}  // namespace

void PadKeys::set(Key key, bool down, std::vector<WindowEvent>& keys) {
    bool& was = down_[static_cast<std::size_t>(key)];
    if (was == down) {
        return;
    }
    was = down;
    if (down) {
        keys.emplace_back(KeyPressed{{key}});
    } else {
        keys.emplace_back(KeyReleased{key});
    }
}

void PadKeys::tilt(const PadTilted& tilted, int deadZone, std::vector<WindowEvent>& keys) {
    int& pushed = pushed_[static_cast<std::size_t>(tilted.axis)];
    pushed = pushOf(tilted.percent, pushed, deadZone);
    // Stick and D-pad count as one: a side is held while either of them is pushed there.
    const bool across = isHorizontal(tilted.axis);
    const auto held = [&](int side) {
        const auto stick =
            static_cast<std::size_t>(across ? PadTilted::Axis::StickX : PadTilted::Axis::StickY);
        const auto cross =
            static_cast<std::size_t>(across ? PadTilted::Axis::CrossX : PadTilted::Axis::CrossY);
        return pushed_[stick] == side || pushed_[cross] == side;
    };
    set(across ? Key::PadLeft : Key::PadUp, held(-1), keys);
    set(across ? Key::PadRight : Key::PadDown, held(1), keys);
}

void PadKeys::translate(const WindowEvent& event, int deadZone, std::vector<WindowEvent>& keys) {
    if (const auto* tilted = std::get_if<PadTilted>(&event)) {
        tilt(*tilted, deadZone, keys);
    } else if (const auto* pressed = std::get_if<PadPressed>(&event)) {
        if (const auto key = buttonKey(pressed->button)) {
            set(*key, true, keys);
        }
    } else if (const auto* released = std::get_if<PadReleased>(&event)) {
        if (const auto key = buttonKey(released->button)) {
            set(*key, false, keys);
        }
    } else if (std::holds_alternative<PadGone>(event)) {
        pushed_ = {};
        for (int index = static_cast<int>(Key::PadUp); index < keyCount; ++index) {
            set(static_cast<Key>(index), false, keys);
        }
    }
}

}  // namespace doorstring
