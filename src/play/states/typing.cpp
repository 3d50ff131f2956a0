#include "play/states/typing.hpp"

#include "view/hud/key_hints.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// The gamepad's buttons that press Shift, Erase and Done on the open board. A button that is bound
// to an action that acts on the board does that action instead.
constexpr Key shiftButton = Key::PadY;
constexpr Key eraseButton = Key::PadX;
constexpr Key acceptButton = Key::PadStart;

// Whether the action moves on the board, uses a key of it, or closes it.
bool actsOnBoard(Action action) {
    return action <= Action::Back;
}

// Whether a button is bound to no action that acts on the board.
bool isFree(Key button, const KeyBindings& keys) {
    const auto action = actionFor(keys, {button}, Listener::Menu);
    return !action || !actsOnBoard(*action);
}

}  // namespace

Typing::Typing(const Session& session, const BoardLetters& letters)
    : board_(letters), isOpen_(session.host.padInUse) {}

std::optional<KeyBinding> Typing::boardKey(const KeyBindings& keys) {
    const auto found = std::ranges::find_if(
        keys[Action::Help], [](KeyBinding binding) { return isFunctionKey(binding.key); });
    return found == keys[Action::Help].end() ? std::nullopt : std::optional(*found);
}

// Opens the board or, if it is open, presses the key of the board that the button stands for. Does
// nothing and returns false if the button is bound to an action that acts on the board, which
// press() then gets.
bool Typing::takePadKey(Key key, Stage& stage) {
    if (!isFree(key, stage.session.config().keys)) {
        return false;
    }
    if (!isOpen_) {
        isOpen_ = true;
        stage.session.sound.play(Effect::MenuChoose);
    } else if (key == shiftButton) {
        use({BoardKeyKind::Shift}, stage);
    } else if (key == eraseButton) {
        use({BoardKeyKind::Erase}, stage);
    } else if (key == acceptButton) {
        use({BoardKeyKind::Accept}, stage);
    }
    return true;
}

// The key boardKey() opens and closes the board. While keysActOnBoard(), a key of an action that
// acts on the board is left to press(). If the board is open, Escape closes it and does nothing
// else. Any other key closes the board and goes to takeOtherKey().
bool Typing::takeKey(KeyBinding key, Stage& stage) {
    const KeyBindings& keys = stage.session.config().keys;
    if (isPad(key.key)) {
        return takePadKey(key.key, stage);
    }
    if (boardKey(keys) == key) {
        isOpen_ = !isOpen_;
        keyboardUsesBoard_ = isOpen_;
        stage.session.sound.play(Effect::MenuChoose);
        if (!isOpen_) {
            boardClosed(stage);
        }
        return true;
    }
    if (const auto action = actionFor(keys, key, listener());
        keysActOnBoard() && action && actsOnBoard(*action)) {
        return false;
    }
    const bool onlyCloses = isOpen_ && key.key == Key::Escape;
    closeBoard();
    if (onlyCloses) {
        boardClosed(stage);
    }
    return onlyCloses || takeOtherKey(key, stage);
}

void Typing::type(std::string_view text, Stage& stage) {
    if (!keysActOnBoard()) {
        enter(text, stage);
    }
}

void Typing::press(Action action, Stage& stage) {
    if (!isOpen_ || !actsOnBoard(action)) {
        return pressOther(action, stage);
    }
    if (action == Action::Confirm) {
        return use(board_.key(), stage);
    }
    stage.session.sound.play(Effect::MenuMove);
    if (action == Action::Back) {
        closeBoard();
        return boardClosed(stage);
    }
    const bool isAcross = action == Action::Left || action == Action::Right;
    const int step = action == Action::Up || action == Action::Left ? -1 : 1;
    board_.move(isAcross ? step : 0, isAcross ? 0 : step);
}

void Typing::point(int x, int y, bool clicked, Stage& stage) {
    if (isOpen_ && board_.choose({x, y})) {
        if (clicked) {
            use(board_.key(), stage);
        }
    } else if (clicked && isFieldAt({x, y}, stage.session)) {
        isOpen_ = !isOpen_;
        keyboardUsesBoard_ = false;
    } else {
        pointElsewhere(x, y, clicked, stage);
    }
}

void Typing::use(BoardKey key, Stage& stage) {
    stage.session.sound.play(key.kind == BoardKeyKind::Accept ? Effect::MenuChoose
                                                              : Effect::MenuMove);
    switch (key.kind) {
    case BoardKeyKind::Type:
        return enter(std::string_view(&key.letter, 1), stage);
    case BoardKeyKind::Shift:
        return board_.shift();
    case BoardKeyKind::Erase:
        return erase(stage);
    case BoardKeyKind::Accept:
        return accept(stage);
    }
}

void Typing::drawBoard(const Page& page, const Session& session) {
    if (!isOpen_) {
        return;
    }
    const auto signOf = [&](Key button) {
        const bool isShown = session.host.padInUse && isFree(button, session.config().keys);
        return isShown ? shownKey({button}) : std::string();
    };
    const std::string shiftSign = signOf(shiftButton);
    const std::string eraseSign = signOf(eraseButton);
    const std::string acceptSign = signOf(acceptButton);
    board_.draw(page, {shiftSign, eraseSign, acceptSign});
}

}  // namespace doorstring
