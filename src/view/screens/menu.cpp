#include "view/screens/menu.hpp"

#include "picture/sprites/sprites.hpp"
#include "view/easing.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int glideTicks = 8;
constexpr int pointerWidth = 12;
constexpr int moreWidth = 14;  // of the arrows of drawMore(), with the gap before them
constexpr int gapBetweenLines = 2;
constexpr int gapBetweenColumns = 14;
constexpr int ticksPerPointerPicture = 24;

}  // namespace

GridPos Menu::placeOf(int line) const {
    return hasColumns() && line >= secondColumn_ ? GridPos{1, line - secondColumn_}
                                                 : GridPos{0, line};
}

GridPos Menu::pointerPlace() const {
    const GridPos to = placeOf(chosen_);
    const int part = eased(Easing::Out, glideTick_, glideTicks);
    return {between(glideFrom_.x, to.x * easedWhole, part),
            between(glideFrom_.y, to.y * easedWhole, part)};
}

void Menu::choose(int line) {
    if (line != chosen_) {
        glideFrom_ = pointerPlace();
        glideTick_ = 0;
        chosen_ = line;
        showAtMost(mostLines_);
    }
}

void Menu::showAtMost(int lines) {
    mostLines_ = lines;
    if (!hasColumns()) {
        first_ =
            std::clamp(first_, chosen_ - shownRows() + 1, std::min(chosen_, count() - shownRows()));
    }
}

int Menu::shownRows() const {
    return hasColumns() ? std::max(secondColumn_, count() - secondColumn_)
                        : std::min(count(), mostLines_);
}

void Menu::up() {
    choose((chosen_ + count() - 1) % count());
}

void Menu::down() {
    choose((chosen_ + 1) % count());
}

void Menu::aside() {
    if (hasColumns()) {
        const GridPos at = placeOf(chosen_);
        choose(at.x == 0 ? std::min(secondColumn_ + at.y, count() - 1)
                         : std::min(at.y, secondColumn_ - 1));
    }
}

std::optional<int> Menu::lineAt(int x, int y) const {
    if (!drawnArea_.contains({x, y})) {
        return std::nullopt;
    }
    const int row = (y - drawnArea_.y) * shownRows() / drawnArea_.height;
    const bool isSecond = hasColumns() && x >= drawnArea_.x + drawnColumnStep_;
    const int line = isSecond ? secondColumn_ + row : first_ + row;
    const bool isThere = line < (hasColumns() && !isSecond ? secondColumn_ : count());
    return isThere ? std::optional(line) : std::nullopt;
}

void Menu::tick() {
    ++age_;
    glideTick_ = std::min(glideTick_ + 1, glideTicks);
}

int Menu::widthOf(const BdfFont& font, int from, int to) const {
    int widest = 0;
    for (int line = from; line < to; ++line) {
        widest = std::max(widest, textWidth(font, items_[static_cast<std::size_t>(line)].label));
    }
    return pointerWidth + widest;
}

int Menu::width(const BdfFont& font) const {
    if (hasColumns()) {
        return widthOf(font, 0, secondColumn_) + gapBetweenColumns +
               widthOf(font, secondColumn_, count());
    }
    return widthOf(font, 0, count()) + (shownRows() < count() ? moreWidth : 0);
}

int Menu::height(const BdfFont& font) const {
    return shownRows() * font.lineHeight() + (shownRows() - 1) * gapBetweenLines;
}

int Menu::linesIn(const BdfFont& font, int height) {
    return std::max(1, (height + gapBetweenLines) / (font.lineHeight() + gapBetweenLines));
}

void Menu::draw(const Page& page, int x, int y) {
    const auto& [canvas, art, colours] = page;
    const int lineStep = art.font.lineHeight() + gapBetweenLines;
    drawnArea_ = {x, y - gapBetweenLines / 2, width(art.font), shownRows() * lineStep};
    drawnColumnStep_ =
        hasColumns() ? widthOf(art.font, 0, secondColumn_) + gapBetweenColumns : drawnArea_.width;
    const int end = hasColumns() ? count() : first_ + shownRows();
    for (int line = first_; line < end; ++line) {
        const GridPos at = placeOf(line);
        page.write(items_[static_cast<std::size_t>(line)].label,
                   x + at.x * drawnColumnStep_ + pointerWidth, y + (at.y - first_) * lineStep,
                   line == chosen_ ? colours.bright : colours.text);
    }
    drawMore(page, lineStep);
    // Even while it glides, the pointer stays among the lines shown.
    const GridPos pointer = pointerPlace();
    const int top = between(0, lineStep, pointer.y) - first_ * lineStep;
    const int picture = age_ / ticksPerPointerPicture % 2;
    art.sprites.ui.draw(canvas, static_cast<int>(UiSprite::Cursor0) + picture,
                        x + between(0, drawnColumnStep_, pointer.x),
                        y + std::clamp(top, 0, (shownRows() - 1) * lineStep));
}

// Draws arrows where the list has more lines.
void Menu::drawMore(const Page& page, int lineStep) const {
    constexpr int arrowWidth = 8;
    const int x = drawnArea_.x + drawnArea_.width - arrowWidth;
    if (first_ > 0) {
        page.write("\u25b2", x, drawnArea_.y + 1, page.colours.quiet);
    }
    if (!hasColumns() && first_ + shownRows() < count()) {
        page.write("\u25bc", x, drawnArea_.y + drawnArea_.height - lineStep + 1,
                   page.colours.quiet);
    }
}

}  // namespace doorstring
