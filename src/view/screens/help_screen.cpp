#include "view/screens/help_screen.hpp"

#include "view/window/shown_key.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace doorstring {

namespace {

constexpr int helpMargin = 8;
constexpr int keysWidth = 66;

std::string keysOf(const KeyBindings& bindings, Action action, bool ofPad) {
    std::string text;
    for (const KeyBinding& binding : bindings[action]) {
        if (isPad(binding.key) == ofPad) {
            text += (text.empty() ? "" : ", ") + shownKey(binding);
        }
    }
    return text;
}

// The first keys of the four directions, then the second ones: "↑←↓→, WASD".
std::string walkKeys(const KeyBindings& bindings, bool ofPad) {
    constexpr std::array ways{Action::Up, Action::Left, Action::Down, Action::Right};
    std::array<std::string, 2> groups;
    for (const Action way : ways) {
        std::size_t place = 0;
        for (const KeyBinding& binding : bindings[way]) {
            if (isPad(binding.key) == ofPad && place < groups.size()) {
                groups[place++] += shownKey(binding);
            }
        }
    }
    return groups[0] + (groups[0].empty() || groups[1].empty() ? "" : ", ") + groups[1];
}

struct Entry {
    Action action;
    std::string_view what;
};

constexpr std::array entries{Entry{Action::Sword, "swing the sword"},
                             Entry{Action::NewDungeon, "new dungeon, weights from disk"},
                             Entry{Action::SameSeed, "same seed, weights from disk"},
                             Entry{Action::Undo, "back to the dungeon before"},
                             Entry{Action::Map, "map and weights"},
                             Entry{Action::Watch, "watch the dungeon grow"},
                             Entry{Action::Pause, "pause"},
                             Entry{Action::CopySeed, "copy the seed"},
                             Entry{Action::Help, "this help"},
                             Entry{Action::DebugOverlay, "hit boxes and times"},
                             Entry{Action::SlowMotion, "slow motion"},
                             Entry{Action::Mute, "sound off and on"},
                             Entry{Action::Fullscreen, "fullscreen"},
                             Entry{Action::Screenshot, "screenshot"}};

}  // namespace

std::vector<HelpLine> helpLines(const KeyBindings& bindings, bool ofPad) {
    std::vector<HelpLine> lines{{walkKeys(bindings, ofPad), "walk"}};
    for (const auto& [action, what] : entries) {
        std::string keys = keysOf(bindings, action, ofPad);
        if (!keys.empty()) {
            lines.push_back({std::move(keys), std::string(what)});
        }
    }
    return lines;
}

void drawHelpScreen(Canvas& canvas, const Art& art, const PanelColours& colours,
                    const std::vector<HelpLine>& lines) {
    dim(canvas);
    const BdfFont& font = art.font;
    const int head = font.lineHeight() + 11;
    constexpr int foot = 6;
    // Lines stand closer where there are many.
    const int count = std::max(1, static_cast<int>(lines.size()));
    const int step = std::min(font.lineHeight(), (canvas.size().height - 8 - head - foot) / count);
    const int height = head + count * step + foot;
    const PixelRect panel{helpMargin, (canvas.size().height - height) / 2,
                          canvas.size().width - 2 * helpMargin, height};
    drawPanel(canvas, panel, colours);
    drawText(canvas, font, "Keys", panel.x + panel.width / 2, panel.y + 5,
             {.colour = colours.bright, .shadow = colours.shadow, .align = Align::Centre});
    int y = panel.y + head;
    for (const HelpLine& line : lines) {
        drawText(canvas, font, line.keys, panel.x + 8, y,
                 {.colour = colours.bright, .shadow = colours.shadow});
        const int whatX = panel.x + 8 + std::max(keysWidth, textWidth(font, line.keys) + 6);
        drawText(canvas, font, line.what, whatX, y,
                 {.colour = colours.text, .shadow = colours.shadow});
        y += step;
    }
}

}  // namespace doorstring
