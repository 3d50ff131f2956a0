// A state with a list to choose from: by keys, by gamepad and by mouse.
#pragma once

#include "app/states/state.hpp"
#include "view/screens/menu.hpp"

namespace doorstring {

class MenuState : public State {
public:
    explicit MenuState(std::vector<MenuItem> items) : menu_(std::move(items)) {}

    Listener listener() const override { return Listener::Menu; }
    void press(Action action, Stage& stage) override;
    void point(int x, int y, bool clicked, Stage& stage) override;
    void tick(Stage&) override { menu_.tick(); }

protected:
    virtual void choose(int line, Stage& stage) = 0;
    // Left and right change what is chosen.
    virtual void change(int, Stage&) {}
    virtual void leave(Stage& stage) { stage.pop(); }
    // What else the state listens to.
    virtual void pressOther(Action, Stage&) {}

    Menu& menu() { return menu_; }

private:
    void moved(Stage& stage);

    Menu menu_;
};

}  // namespace doorstring
