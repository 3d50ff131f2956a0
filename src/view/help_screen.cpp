#include "view/help_screen.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace doorstring {

namespace {

constexpr int margin = 8;
constexpr int keysWidth = 66;

std::string keysOf(const KeyBindings& bindings, Action action) {
    std::string text;
    for (const KeyBinding& binding : bindings[action]) {
        text += (text.empty() ? "" : ", ") + toString(binding);
    }
    return text;
}

// Arrows as arrows: four of them side by side say more than four words.
std::string shortName(KeyBinding binding) {
    switch (binding.key) {
    case Key::Up:
        return "\u2191";
    case Key::Left:
        return "\u2190";
    case Key::Down:
        return "\u2193";
    case Key::Right:
        return "\u2192";
    default:
        return toString(binding);
    }
}

// The first keys of the four directions, then the second ones: "↑←↓→, WASD".
std::string walkKeys(const KeyBindings& bindings) {
    constexpr std::array ways{Action::Up, Action::Left, Action::Down, Action::Right};
    std::string text;
    for (std::size_t place = 0; place < 2; ++place) {
        std::string group;
        for (const Action way : ways) {
            if (place < bindings[way].size()) {
                group += shortName(bindings[way][place]);
            }
        }
        text += (text.empty() || group.empty() ? "" : ", ") + group;
    }
    return text;
}

struct Told {
    Action action;
    std::string_view what;
};

constexpr std::array told{Told{Action::NewDungeon, "new dungeon, weights from disk"},
                          Told{Action::SameSeed, "same seed, weights from disk"},
                          Told{Action::Undo, "back to the dungeon before"},
                          Told{Action::Map, "map and weights"},
                          Told{Action::Pause, "pause"},
                          Told{Action::CopySeed, "copy the seed"},
                          Told{Action::Help, "this help"},
                          Told{Action::DebugOverlay, "hit boxes and times"},
                          Told{Action::SlowMotion, "slow motion"},
                          Told{Action::Fullscreen, "fullscreen"},
                          Told{Action::Screenshot, "screenshot"}};

}  // namespace

std::vector<HelpLine> helpLines(const KeyBindings& bindings) {
    std::vector<HelpLine> lines{{walkKeys(bindings), "walk"}};
    for (const auto& [action, what] : told) {
        lines.push_back({keysOf(bindings, action), std::string(what)});
    }
    return lines;
}

void drawHelpScreen(Canvas& canvas, const Art& art, const PanelColours& colours,
                    const std::vector<HelpLine>& lines) {
    dim(canvas);
    const BdfFont& font = art.font;
    const int height = static_cast<int>(lines.size()) * font.lineHeight() + font.lineHeight() + 20;
    const PixelRect panel{margin, (canvas.size().height - height) / 2,
                          canvas.size().width - 2 * margin, height};
    drawPanel(canvas, panel, colours);
    drawText(canvas, font, "Keys", panel.x + panel.width / 2, panel.y + 5,
             {.colour = colours.bright, .shadow = colours.shadow, .align = Align::Centre});
    int y = panel.y + font.lineHeight() + 11;
    for (const HelpLine& line : lines) {
        drawText(canvas, font, line.keys, panel.x + 8, y,
                 {.colour = colours.bright, .shadow = colours.shadow});
        const int whatX = panel.x + 8 + std::max(keysWidth, textWidth(font, line.keys) + 6);
        drawText(canvas, font, line.what, whatX, y,
                 {.colour = colours.text, .shadow = colours.shadow});
        y += font.lineHeight();
    }
}

}  // namespace doorstring
