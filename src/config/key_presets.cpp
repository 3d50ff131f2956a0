#include "config/key_presets.hpp"

#include "base/contains.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace doorstring {

namespace {

// A key that stays beside those of either hand: without it, a player who tries a layout could not
// leave the menu by the keys used until then.
struct KeptKey {
    Action action;
    Key key;
};
constexpr std::array keptKeys{KeptKey{Action::Up, Key::Up}, KeptKey{Action::Down, Key::Down},
                              KeptKey{Action::Left, Key::Left}, KeptKey{Action::Right, Key::Right},
                              KeptKey{Action::Back, Key::Escape}};

// The key of an action, for each hand.
struct HandKeys {
    Action action;
    KeyBinding left;
    KeyBinding right;
};

// Walking is where fingers rest. What changes a dungeon, and may be pressed by mistake, is farther
// away.
constexpr auto handKeys = keyedTable<&HandKeys::action, HandKeys>({
    {Action::Up, {Key::W}, {Key::I}},
    {Action::Down, {Key::S}, {Key::K}},
    {Action::Left, {Key::A}, {Key::J}},
    {Action::Right, {Key::D}, {Key::L}},
    {Action::Confirm, {Key::Space}, {Key::Space}},
    {Action::Back, {Key::Escape}, {Key::Backspace}},
    {Action::Sword, {Key::Space}, {Key::Space}},
    {Action::Item, {Key::E}, {Key::O}},
    {Action::SecondItem, {Key::Q}, {Key::U}},
    {Action::NextItem, {Key::R}, {Key::P}},
    {Action::PreviousItem, {Key::F}, {Key::Y}},
    {Action::Item1, {Key::Num1}, {Key::Num6}},
    {Action::Item2, {Key::Num2}, {Key::Num7}},
    {Action::Item3, {Key::Num3}, {Key::Num8}},
    {Action::Item4, {Key::Num4}, {Key::Num9}},
    {Action::Item5, {Key::Num5}, {Key::Num0}},
    {Action::Map, {Key::Tab}, {Key::Enter}},
    {Action::Watch, {Key::G}, {Key::N}},
    {Action::Lab, {Key::B}, {Key::H}},
    {Action::Pause, {Key::Escape}, {Key::Backspace}},
    {Action::NewDungeon, {Key::T}, {Key::Comma}},
    {Action::SameSeed, {Key::T, true}, {Key::Comma, true}},
    {Action::Undo, {Key::Z}, {Key::Slash}},
    {Action::CopySeed, {Key::C}, {Key::M}},
    {Action::Help, {Key::F1}, {Key::F7}},
    {Action::DebugOverlay, {Key::F3}, {Key::F8}},
    {Action::SlowMotion, {Key::F4}, {Key::F9}},
    {Action::Fullscreen, {Key::F2}, {Key::F11}},
    {Action::Screenshot, {Key::F5}, {Key::F12}},
    {Action::Mute, {Key::X}, {Key::F10}},
    {Action::Softer, {Key::V}, {Key::Minus}},
    {Action::Louder, {Key::V, true}, {Key::Equal}},
    {Action::PlayPause, {Key::Space}, {Key::Space}},
    {Action::ToStart, {Key::Q, true}, {Key::Home}},
    {Action::ToEnd, {Key::E, true}, {Key::End}},
    {Action::OneTick, {Key::R, true}, {Key::Period}},
});

constexpr std::array leftHalf{
    Key::Q,    Key::W,    Key::E,  Key::R,  Key::T,  Key::A,  Key::S,    Key::D,      Key::F,
    Key::G,    Key::Z,    Key::X,  Key::C,  Key::V,  Key::B,  Key::Num1, Key::Num2,   Key::Num3,
    Key::Num4, Key::Num5, Key::F1, Key::F2, Key::F3, Key::F4, Key::F5,   Key::Escape, Key::Tab};
constexpr std::array rightHalf{
    Key::F6,        Key::Y,      Key::U,     Key::I,    Key::O,      Key::P,        Key::H,
    Key::J,         Key::K,      Key::L,     Key::N,    Key::M,      Key::Num6,     Key::Num7,
    Key::Num8,      Key::Num9,   Key::Num0,  Key::F7,   Key::F8,     Key::F9,       Key::F10,
    Key::F11,       Key::F12,    Key::Up,    Key::Down, Key::Left,   Key::Right,    Key::Enter,
    Key::Backspace, Key::Delete, Key::Home,  Key::End,  Key::PageUp, Key::PageDown, Key::Comma,
    Key::Period,    Key::Slash,  Key::Minus, Key::Equal};

}  // namespace

bool isInReach(Key key, KeyHands hand) {
    const bool isLeft = key == Key::Space || contains(leftHalf, key);
    const bool isRight = key == Key::Space || contains(rightHalf, key);
    return hand == KeyHands::Left ? isLeft : hand == KeyHands::Right ? isRight : isLeft || isRight;
}

KeyBindings withKeyboardOf(const KeyBindings& bindings, const KeyBindings& keys) {
    KeyBindings bound;
    for (const Action action : allValues<Action>) {
        for (const auto& [from, ofPad] : {std::pair(&keys, false), std::pair(&bindings, true)}) {
            std::ranges::copy_if((*from)[action], std::back_inserter(bound[action]),
                                 [&](KeyBinding key) { return isPad(key.key) == ofPad; });
        }
    }
    return bound;
}

KeyBindings boundForHand(const KeyBindings& bindings, KeyHands hand) {
    KeyBindings keys;
    for (const HandKeys& row : handKeys) {
        keys[row.action] = {hand == KeyHands::Left ? row.left : row.right};
    }
    for (const KeptKey& kept : keptKeys) {
        if (!contains(keys[kept.action], KeyBinding{kept.key})) {
            keys[kept.action].push_back({kept.key});
        }
    }
    return withKeyboardOf(bindings, keys);
}

}  // namespace doorstring
