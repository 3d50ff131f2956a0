#include "view/screens/help_screen.hpp"

#include "base/message.hpp"
#include "view/hud/key_hints.hpp"

#include <algorithm>

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

// A line of the help, about an action or several that belong together.
struct Entry {
    std::vector<Action> actions;
    Message what;
    Message whatInAdventure = {};  // `what` in an adventure; empty if it is the same
};

std::vector<Action> actionsOfItems() {
    std::vector<Action> actions;
    for (const Item item : allValues<Item>) {
        actions.push_back(actionOf(item));
    }
    return actions;
}

const std::vector<Entry>& entries() {
    static const std::vector<Entry> all{
        {{Action::Sword}, msg("swing the sword")},
        {{Action::Item, Action::SecondItem}, msg("use the item in hand; second item")},
        {{Action::PreviousItem, Action::NextItem}, msg("take another item in hand")},
        {actionsOfItems(), msg("use an item by its number")},
        {{Action::NewDungeon},
         msg("new dungeon, weights from disk"),
         msg("hold: regrow the floor (1 thread)")},
        {{Action::SameSeed},
         msg("same seed, weights from disk"),
         msg("hold: regrow with the same seed")},
        {{Action::Undo}, msg("back to the previous dungeon")},
        {{Action::Map}, msg("map and weights")},
        {{Action::Watch}, msg("watch the dungeon grow")},
        {{Action::Lab}, msg("the Lab: move weights")},
        {{Action::Pause}, msg("pause"), msg("pause: what you carry")},
        {{Action::CopySeed}, msg("copy the code of the dungeon"), msg("copy the seed")},
        {{Action::Help}, msg("this help")},
        {{Action::DebugOverlay, Action::SlowMotion}, msg("hit boxes and times, slow motion")},
        {{Action::Mute, Action::Softer, Action::Louder}, msg("sound off, softer, louder")},
        {{Action::Fullscreen, Action::Screenshot}, msg("fullscreen, screenshot")}};
    return all;
}

// Whether adventures lack an action: Watch would show the whole floor, the Lab edits the weights of
// explorations, and Undo would take back what a thread was spent on.
bool isNotInAdventures(Action action) {
    return action == Action::Watch || action == Action::Lab || action == Action::Undo;
}

}  // namespace

std::string firstKeysOf(const KeyBindings& bindings, const std::vector<Action>& actions,
                        bool ofPad) {
    std::string text;
    for (const Action action : actions) {
        const auto& keys = bindings[action];
        const auto first = std::find_if(keys.begin(), keys.end(),
                                        [&](KeyBinding key) { return isPad(key.key) == ofPad; });
        if (first != keys.end()) {
            text = joined(text, shownKey(*first));
        }
    }
    return text;
}

std::vector<HelpLine> helpLines(const KeyBindings& bindings, bool ofPad, bool inAdventure) {
    const auto [first, second] = walkKeys(bindings, ofPad);
    std::vector<HelpLine> lines{{joined(first, second), std::string(tr(msg("walk")))}};
    for (const Entry& entry : entries()) {
        if (inAdventure && isNotInAdventures(entry.actions.front())) {
            continue;
        }
        const std::string keys = entry.actions.size() == 1
                                     ? keysOf(bindings, entry.actions.front(), ofPad)
                                     : firstKeysOf(bindings, entry.actions, ofPad);
        const bool hasOwnWords = inAdventure && !entry.whatInAdventure.empty();
        if (!keys.empty()) {
            lines.push_back(
                {keys, std::string(tr(hasOwnWords ? entry.whatInAdventure : entry.what))});
        }
    }
    return lines;
}

void drawHelpScreen(const Page& page, const std::vector<HelpLine>& lines) {
    constexpr int foot = 4;
    constexpr int margin = 8;
    constexpr int gap = 6;  // between keys and words
    const BdfFont& font = page.art.font;
    const int head = font.lineHeight() + 4;
    // On the smallest canvas the panel reaches almost to the edges, so that it covers what the
    // title writes there.
    PixelRect panel = page.middle(2);
    const int count = std::max(1, static_cast<int>(lines.size()));
    // If the canvas is too low for `wantedHeight`, the lines are closer together.
    const int wantedHeight = head + font.lineHeight() * count + foot;
    const int heightToAdd = std::min(wantedHeight, page.canvas.size().height - 4) - panel.height;
    if (heightToAdd > 0) {
        panel = {panel.x, panel.y - heightToAdd / 2, panel.width, panel.height + heightToAdd};
    }
    page.dim();
    page.drawPanel(panel, tr(msg("Keys")));
    const int linesHeight = std::min(font.lineHeight() * count, panel.height - head - foot);
    int keysWidth = 0;
    for (const HelpLine& line : lines) {
        keysWidth = std::max(keysWidth, textWidth(font, line.keys));
    }
    const int x = panel.x + margin;
    const int whatX = x + std::min(keysWidth + gap, panel.width / 2);
    int number = 0;
    for (const HelpLine& line : lines) {
        const int y = panel.y + head + number++ * linesHeight / count;
        page.write(ellipsize(font, line.keys, whatX - x - gap / 2), x, y, page.colours.bright);
        page.write(ellipsize(font, line.what, panel.x + panel.width - margin - whatX), whatX, y,
                   page.colours.text);
    }
}

}  // namespace doorstring
