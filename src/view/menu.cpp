#include "view/menu.hpp"

#include "picture/sprites.hpp"
#include "view/easing.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int glideTicks = 8;
constexpr int pointerWidth = 12;
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
    }
}

void Menu::up() {
    const int count = static_cast<int>(items_.size());
    choose((chosen_ + count - 1) % count);
}

void Menu::down() {
    choose((chosen_ + 1) % static_cast<int>(items_.size()));
}

std::optional<int> Menu::lineAt(int x, int y) const {
    const bool inside = x >= drawn_.x && x < drawn_.x + drawn_.width && y >= drawn_.y &&
                        y < drawn_.y + drawn_.height;
    if (!inside) {
        return std::nullopt;
    }
    return (y - drawn_.y) * static_cast<int>(items_.size()) / drawn_.height;
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
    return pointerWidth + widest;
}

int Menu::height(const BdfFont& font) const {
    const int count = static_cast<int>(items_.size());
    return count * font.lineHeight() + (count - 1) * gapBetweenLines;
}

void Menu::draw(Canvas& canvas, const Art& art, const PanelColours& colours, int x, int y) {
    const int step = art.font.lineHeight() + gapBetweenLines;
    drawn_ = {x, y - gapBetweenLines / 2, width(art.font), static_cast<int>(items_.size()) * step};
    for (std::size_t line = 0; line < items_.size(); ++line) {
        const bool isChosen = static_cast<int>(line) == chosen_;
        drawText(canvas, art.font, items_[line].label, x + pointerWidth,
                 y + static_cast<int>(line) * step,
                 {.colour = isChosen ? colours.bright : colours.text, .shadow = colours.shadow});
    }
    const int picture = age_ / ticksPerPointerPicture % 2;
    art.sprites.ui.draw(canvas, static_cast<int>(UiSprite::Cursor0) + picture, x,
                        y + between(0, step, pointerLine()));
}

}  // namespace doorstring
