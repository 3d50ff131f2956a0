#include "lab/keys/lab_save.hpp"
#include "play/states/states.hpp"

namespace doorstring {

namespace {

std::vector<HelpLine> labKeyLines(bool ofPad) {
    if (ofPad) {
        return {{"D-pad", "choose and change a value"},
                {"LB RB", "pages"},
                {"Back", "to the dungeons and back"},
                {"A", "walk the dungeon; the same or B leads back"},
                {"X", "the other set of weights"},
                {"Y", "take an edit back"},
                {"Start", "all that the Lab can do, as a list"},
                {"B", "back; leave: edits are kept"}};
    }
    return {{"\u2191 \u2193", "choose a value"},
            {"\u2190 \u2192", "change it; with Shift by ten"},
            {"0 to 9", "type it, or switch the words of a list"},
            {"Delete", "zero, or nothing"},
            {"Backspace", "back to where it began"},
            {"X", "one table alone, or all four together"},
            {"PgUp PgDn", "pages"},
            {"Tab", "to the dungeons and back"},
            {"Enter", "walk the dungeon; Escape leads back"},
            {"F", "find a dungeon like the chosen one"},
            {"W", "why a room is so; or rest the mouse"},
            {"C Ctrl+V", "copy and paste the code of a dungeon"},
            {"Z Shift+Z", "take an edit back, and make it again"},
            {"A B D", "two sets of weights, and both in a duel"},
            {"R", "remove all edits of this set"},
            {"S", "save"},
            {"Mouse", "drag bars, turn the wheel, right resets"},
            {"Escape", "back; leave: edits are kept"}};
}

}  // namespace

std::unique_ptr<State> makeLabKeys(bool ofPad) {
    return makeKeysPage("lab keys", labKeyLines(ofPad));
}

}  // namespace doorstring
