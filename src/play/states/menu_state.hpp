// A state with a list to choose from: by keys, by gamepad and by mouse.
#pragma once

#include "play/states/state.hpp"
#include "view/screens/menu.hpp"

#include <span>
#include <string_view>

namespace doorstring {

// A line of a menu that is always the same.
struct MenuChoice {
    std::string_view label;
    std::string_view hint;
    void (*choose)(Stage& stage);
};

class MenuState : public State {
public:
    explicit MenuState(std::vector<MenuItem> items) : menu_(std::move(items)) {}
    explicit MenuState(std::span<const MenuChoice> choices);

    Listener listener() const override { return Listener::Menu; }
    bool hasFooter() const override { return true; }
    void press(Action action, Stage& stage) override;
    void point(int x, int y, bool clicked, Stage& stage) override;
    void tick(Stage&) override { menu_.tick(); }

protected:
    virtual void choose(int line, Stage& stage);
    // Changes the chosen line, by the left or the right key.
    virtual void change(int, Stage&) {}
    virtual void leave(Stage& stage) { stage.pop(); }
    // Takes any other action.
    virtual void pressOther(Action, Stage&) {}

    Menu& menu() { return menu_; }

private:
    void moved(Stage& stage);

    Menu menu_;
    std::span<const MenuChoice> choices_;
};

}  // namespace doorstring
