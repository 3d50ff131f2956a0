// A menu in which some lines show an option, which the left and right keys change, and the others
// lead somewhere.
#pragma once

#include "picture/text/text.hpp"
#include "play/states/state.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// An option: a config key whose value a menu shows and changes.
struct OptionLine {
    Message name;
    std::string_view key;
    Message hint;
    std::string (*value)(const Session&);
    void (*change)(Config&, int step, const Session&);
    // Whether the page of options shows the option; null if it is always shown.
    bool (*isShown)(const Session&) = nullptr;
    // Returns the hint for the value as it is now; null if `hint` goes with every value.
    std::string (*hintNow)(const Config&) = nullptr;
};
// Returns the option of a config key; there must be one.
const OptionLine& optionOf(std::string_view key);

// A line of the menu: an option or, if `option` is null, a choice.
struct OptionMenuLine {
    const OptionLine* option = nullptr;
    MenuChoice choice = {};
};

// Returns the hint "← → change" with the keys that are bound to Left and Right.
ShortText changeHint(const Session& session);

class OptionMenu : public MenuState {
public:
    OptionMenu(std::string_view name, Message heading, std::vector<OptionMenuLine> lines,
               const Session& session);

    std::string_view name() const override { return name_; }
    bool isOverlay() const override { return true; }
    // Writes the lines again: a key such as F11 may have changed an option, or the language may be
    // another one.
    void tick(Stage& stage) override;
    void draw(Canvas& canvas, Session& session, int tickShare) override;

private:
    void choose(int line, Stage& stage) override;
    void change(int step, Stage& stage) override;
    const OptionMenuLine& chosenLine() { return lines_[static_cast<std::size_t>(menu().chosen())]; }

    std::string_view name_;  // a literal
    Message heading_;
    std::vector<OptionMenuLine> lines_;
};

}  // namespace doorstring
