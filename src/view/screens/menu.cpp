#include "view/screens/menu.hpp"

#include "picture/sprites/sprites.hpp"
#include "view/easing.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int glideTicks = 8;
constexpr int pointerWidth = 12;
constexpr int moreWidth = 10;  // of the arrows beside a list that goes on
constexpr int gapBetweenLines = 2;
constexpr int ticksPerPointerPicture = 24;

}  // namespace

// Where the pointer is, in 1 / easedWhole of a line.
int Menu::pointerLine() const {
    return between(glideFrom_, chosen_ * easedWhole, eased(Easing::Out, glideTick_, glideTicks));
}

void Menu::choose(int line) {
    if (line != chosen_) {
        glideFrom_ = pointerLine();
        glideTick_ = 0;
        chosen_ = line;
        first_ = std::clamp(first_, chosen_ - shownLines() + 1, chosen_);
    }
}

void Menu::showLines(int most) {
    mostLines_ = most;
    first_ = std::clamp(first_, chosen_ - shownLines() + 1, chosen_);
}

int Menu::shownLines() const {
    return std::min(static_cast<int>(items_.size()), mostLines_);
}

void Menu::up() {
    const int count = static_cast<int>(items_.size());
    choose((chosen_ + count - 1) % count);
}

void Menu::down() {
    choose((chosen_ + 1) % static_cast<int>(items_.size()));
}

std::optional<int> Menu::lineAt(int x, int y) const {
    if (!drawn_.contains({x, y})) {
        return std::nullopt;
    }
    return first_ + (y - drawn_.y) * shownLines() / drawn_.height;
}

void Menu::tick() {
    ++age_;
    glideTick_ = std::min(glideTick_ + 1, glideTicks);
}

int Menu::width(const BdfFont& font) const {
    int widest = 0;
    for (const MenuItem& item : items_) {
        widest = std::max(widest, textWidth(font, item.label));
    }
    const bool goesOn = shownLines() < static_cast<int>(items_.size());
    return pointerWidth + widest + (goesOn ? moreWidth : 0);
}

int Menu::height(const BdfFont& font) const {
    const int count = shownLines();
    return count * font.lineHeight() + (count - 1) * gapBetweenLines;
}

int Menu::linesIn(const BdfFont& font, int height) {
    return std::max(1, (height + gapBetweenLines) / (font.lineHeight() + gapBetweenLines));
}

void Menu::draw(const Page& page, int x, int y) {
    const auto& [canvas, art, colours] = page;
    const int step = art.font.lineHeight() + gapBetweenLines;
    drawn_ = {x, y - gapBetweenLines / 2, width(art.font), shownLines() * step};
    for (int line = first_; line < first_ + shownLines(); ++line) {
        page.write(items_[static_cast<std::size_t>(line)].label, x + pointerWidth,
                   y + (line - first_) * step, line == chosen_ ? colours.bright : colours.text);
    }
    drawMore(page, step);
    // The pointer stays among the lines shown while it glides.
    const int top = between(0, step, pointerLine()) - first_ * step;
    const int picture = age_ / ticksPerPointerPicture % 2;
    art.sprites.ui.draw(canvas, static_cast<int>(UiSprite::Cursor0) + picture, x,
                        y + std::clamp(top, 0, (shownLines() - 1) * step));
}

// Arrows where the list goes on.
void Menu::drawMore(const Page& page, int step) const {
    const int x = drawn_.x + drawn_.width - moreWidth + 2;
    if (first_ > 0) {
        page.write("\u25b2", x, drawn_.y + 1, page.colours.quiet);
    }
    if (first_ + shownLines() < static_cast<int>(items_.size())) {
        page.write("\u25bc", x, drawn_.y + drawn_.height - step + 1, page.colours.quiet);
    }
}

}  // namespace doorstring
