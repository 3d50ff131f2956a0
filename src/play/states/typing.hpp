// A state with a field of text, and a keyboard on the screen, the board. The board is open from the
// start if a gamepad was used last. A button of the pad that is not needed in menus opens it, and
// so do a click on the field and the function key for help: nobody needs a real keyboard, or two
// hands.
#pragma once

#include "play/states/state.hpp"
#include "view/screens/letter_board.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

class Typing : public State {
public:
    bool takeKey(KeyBinding key, Stage& stage) final;
    void type(std::string_view text, Stage& stage) final;
    void press(Action action, Stage& stage) final;
    void point(int x, int y, bool clicked, Stage& stage) final;

protected:
    Typing(const Session& session, const BoardLetters& letters);

    // Act on the field, whether the board or a keyboard is used to type.
    virtual void enter(std::string_view text, Stage& stage) = 0;
    virtual void erase(Stage& stage) = 0;
    virtual void accept(Stage& stage) = 0;
    // Called by takeKey(), press() and point() for what is not meant for the board.
    virtual bool takeOtherKey(KeyBinding key, Stage& stage) = 0;
    virtual void pressOther(Action action, Stage& stage) = 0;
    virtual void pointElsewhere(int x, int y, bool clicked, Stage& stage) = 0;
    // Whether the field is at this place of the canvas.
    virtual bool isFieldAt(GridPos at, const Session& session) const = 0;
    // Called after Back, Escape or boardKey() has closed the board.
    virtual void boardClosed(Stage&) {}

    // The function key bound to help, which opens the board and closes it; empty if there is none.
    static std::optional<KeyBinding> boardKey(const KeyBindings& keys);
    static bool isFunctionKey(Key key) { return key >= Key::F1 && key <= Key::F12; }
    void openBoard() { isOpen_ = true; }
    bool isBoardOpen() const { return isOpen_; }
    // The height of the board, at the lower edge, in pixels; 0 if it is closed.
    int boardHeight() const { return isOpen_ ? board_.height() : 0; }
    void drawBoard(const Page& page, const Session& session);

private:
    void use(BoardKey key, Stage& stage);
    bool takePadKey(Key key, Stage& stage);
    void closeBoard() {
        isOpen_ = false;
        keyboardUsesBoard_ = false;
    }

    bool keysActOnBoard() const { return isOpen_ && keyboardUsesBoard_; }

    LetterBoard board_;
    bool isOpen_;
    // Whether the keyboard's keys for menus act on the open board instead of typing.
    bool keyboardUsesBoard_ = false;
};

}  // namespace doorstring
