// The panel that says why a room is as it is, in a window that is too small for the whole text.
#include "dungeon/passes/generate.hpp"
#include "lab/why/room_explainer.hpp"
#include "testing/catch2.hpp"
#include "unit/lab/game_in_lab.hpp"
#include "unit/view/views.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// With the cursor on the start of the first dungeon.
struct SmallLab : GameInLab {
    SmallLab() {
        session().host.window = {704, 512};
        session().message.hideNews();
        testing::press(*this, Key::W);
    }

    // The lines in the panel, without its arrows.
    std::vector<std::string> reasons() {
        Canvas canvas;
        const DrawnLines drawn;
        draw(canvas, wholeTick);
        const PixelRect panel = labLayoutOf(canvas).reasons;
        std::vector<std::string> lines;
        for (const auto& [text, place] : drawn.lines()) {
            if (panel.contains({place.x, place.y}) && text != "\u25b2" && text != "\u25bc") {
                lines.push_back(text);
            }
        }
        return lines;
    }

    void turnWheel(int steps) { handle(WheelTurned{1, 1, steps}); }
};

std::string inOneLine(const std::vector<std::string>& lines) {
    std::string all;
    for (const std::string& line : lines) {
        all += line + " ";
    }
    return all;
}

}  // namespace

TEST_CASE("in a small Lab the wheel reads the reasons of a room to their end") {
    SmallLab lab;
    std::vector<std::string> read = lab.reasons();
    const std::size_t shown = read.size();
    for (std::vector<std::string> before; before != lab.reasons();) {
        before = lab.reasons();
        lab.turnWheel(-1);
        if (lab.reasons() != before) {
            read.push_back(lab.reasons().back());
        }
    }
    CHECK(read.size() > shown);
    const Config& config = lab.session().config();
    const Dungeon dungeon = generateDungeon(config.dungeon, config.room, Seed{1}).value();
    RoomReasons reasons;
    CHECK(
        inOneLine(read) ==
        inOneLine(reasons.of({config.dungeon, config.room, 1}, dungeon, dungeon.start()).numbers));
}

TEST_CASE(
    "in a small Lab PageDown reads on, PageUp reads back, and another room at the beginning") {
    SmallLab lab;
    const std::vector<std::string> first = lab.reasons();
    press(lab, Key::PageDown);
    const std::vector<std::string> second = lab.reasons();
    CHECK(second != first);
    CHECK(std::ranges::find(second, first.back()) != second.end());
    press(lab, Key::PageUp);
    CHECK(lab.reasons() == first);
    press(lab, Key::PageDown);
    press(lab, Key::Right);
    const std::string place = lab.reasons().front();
    CHECK(place.front() == '(');
    CHECK(place != first.front());
    // Without the cursor the key turns the pages of the Lab again.
    press(lab, Key::W);
    const Canvas tables = labPicture(lab);
    press(lab, Key::PageDown);
    CHECK_FALSE(sameLab(labPicture(lab), tables));
}
