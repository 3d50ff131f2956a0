#include "view/screens/help_screen.hpp"

#include "view/window/shown_key.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace doorstring {

namespace {

std::string joined(const std::string& a, const std::string& b) {
    return a + (a.empty() || b.empty() ? "" : ", ") + b;
}

std::string keysOf(const KeyBindings& bindings, Action action, bool ofPad) {
    std::string text;
    for (const KeyBinding& binding : bindings[action]) {
        if (isPad(binding.key) == ofPad) {
            text = joined(text, shownKey(binding));
        }
    }
    return text;
}

struct Entry {
    Action action;
    std::string_view what;
    std::string_view inAdventure = {};  // what else it does there
};

constexpr std::array entries{
    Entry{Action::Sword, "cut creatures, bones, grass, crates"},
    Entry{Action::Item, "use the item"},
    Entry{Action::NextItem, "next item"},
    Entry{Action::PreviousItem, "previous item"},
    Entry{Action::NewDungeon, "new dungeon, weights from disk", "regenerate this floor"},
    Entry{Action::SameSeed, "same seed, weights from disk", "the same with its seed"},
    Entry{Action::Undo, "back to the previous dungeon", "take that back"},
    Entry{Action::Map, "map and weights"},
    Entry{Action::Watch, "watch the dungeon grow"},
    Entry{Action::Pause, "pause"},
    Entry{Action::CopySeed, "copy the seed"},
    Entry{Action::Help, "this help"},
    Entry{Action::DebugOverlay, "hit boxes and times"},
    Entry{Action::SlowMotion, "slow motion"},
    Entry{Action::Mute, "sound off and on"},
    Entry{Action::Softer, "softer, louder"},
    Entry{Action::Fullscreen, "fullscreen"},
    Entry{Action::Screenshot, "screenshot"}};

}  // namespace

std::vector<HelpLine> helpLines(const KeyBindings& bindings, bool ofPad, bool adventure) {
    const auto [first, second] = walkKeys(bindings, ofPad);
    std::vector<HelpLine> lines{{joined(first, second), "walk"}};
    for (const auto& [action, exploring, inAdventure] : entries) {
        const std::string_view what = adventure && !inAdventure.empty() ? inAdventure : exploring;
        std::string keys = keysOf(bindings, action, ofPad);
        if (action == Action::Softer) {
            keys = joined(keys, keysOf(bindings, Action::Louder, ofPad));
        }
        if (!keys.empty()) {
            lines.push_back({std::move(keys), std::string(what)});
        }
    }
    return lines;
}

void drawHelpScreen(const Page& page, const std::vector<HelpLine>& lines) {
    constexpr int foot = 6;
    constexpr int keysWidth = 62;
    const BdfFont& font = page.art.font;
    const int head = font.lineHeight() + 11;
    // Covers the lines of the title at the upper and lower edge.
    const PixelRect panel = page.canvas.whole().grown(-2);
    page.dim();
    page.drawPanel(panel, "Keys");
    // Lines stand closer where there are many.
    const int count = std::max(1, static_cast<int>(lines.size()));
    const int step = std::min(font.lineHeight(), (panel.height - head - foot) / count);
    const int x = panel.x + 8;
    int y = panel.y + head;
    for (const HelpLine& line : lines) {
        page.write(line.keys, x, y, page.colours.bright);
        page.write(line.what, x + std::max(keysWidth, textWidth(font, line.keys) + 6), y,
                   page.colours.text);
        y += step;
    }
}

}  // namespace doorstring
