#include "view/screens/messages_screen.hpp"

#include "base/message.hpp"

#include <string>
#include <vector>

namespace doorstring {

namespace {

constexpr int messagesMargin = 2;
constexpr int messagesPadding = 8;
constexpr int messagesTop = 18;  // below the panel's edge
constexpr int messageGap = 4;

// The area that messages are written in.
PixelRect messagesArea(const Page& page) {
    const PixelRect panel = page.canvas.whole().grown(-messagesMargin);
    const int spaceForHint = page.art.font.lineHeight() + 6;
    return {panel.x + messagesPadding, panel.y + messagesTop, panel.width - 2 * messagesPadding,
            panel.height - messagesTop - spaceForHint};
}

std::vector<std::string> linesOf(const Page& page, const MessageLine::Said& said) {
    constexpr int spaceForArrows = 10;
    return wrapText(page.art.font, said.text, messagesArea(page).width - spaceForArrows);
}

int heightOf(const Page& page, const MessageLine::Said& said) {
    return static_cast<int>(linesOf(page, said).size()) * page.art.font.lineHeight() + messageGap;
}

}  // namespace

int largestFirstMessage(const Page& page, const std::deque<MessageLine::Said>& messages) {
    int space = messagesArea(page).height + messageGap;
    auto first = static_cast<int>(messages.size());
    while (first > 0) {
        space -= heightOf(page, messages[static_cast<std::size_t>(first - 1)]);
        if (space < 0) {
            break;
        }
        --first;
    }
    return first;
}

void drawMessages(const Page& page, const std::deque<MessageLine::Said>& messages, int first,
                  std::string_view hint) {
    const auto& [canvas, art, colours] = page;
    const PixelRect area = messagesArea(page);
    page.dim();
    page.drawPanel(canvas.whole().grown(-messagesMargin), tr(msg("Messages")));
    page.write(hint, page.width() / 2, area.bottom() + 3, colours.quiet, Align::Centre);
    if (messages.empty()) {
        page.write(tr(msg("Nothing was said yet.")), area.x, area.y, colours.quiet);
        return;
    }
    int y = area.y;
    auto number = static_cast<std::size_t>(first);
    for (; number < messages.size(); ++number) {
        const MessageLine::Said& said = messages[number];
        if (y + heightOf(page, said) - messageGap > area.bottom()) {
            break;
        }
        const Colour usualColour = number == 0 ? colours.bright : colours.text;
        for (const std::string& line : linesOf(page, said)) {
            page.write(line, area.x, y,
                       said.tone == MessageLine::Tone::Bad ? colours.bad : usualColour);
            y += art.font.lineHeight();
        }
        y += messageGap;
    }
    const int x = area.right() - 6;
    if (first > 0) {
        page.write("\u25b2", x, area.y, colours.quiet);
    }
    if (number < messages.size()) {
        page.write("\u25bc", x, area.bottom() - art.font.lineHeight(), colours.quiet);
    }
}

}  // namespace doorstring
