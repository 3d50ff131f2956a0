// The line that reports what just happened: comes up from the lower edge, or from below the HUD
// where the knight is near the lower edge, stays long enough to be read, goes.
#pragma once

#include "view/panel.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

class MessageLine {
public:
    enum class Tone : std::uint8_t { News, Bad };

    // Replaces what is shown.
    void show(std::string text, Tone tone = Tone::News);
    void hide() { ticksLeft_ = 0; }
    // Hides news, which may cover something worth seeing; mistakes stay.
    void hideNews() {
        if (tone_ == Tone::News) {
            ticksLeft_ = 0;
        }
    }
    // The same for news of an earlier tick.
    void hideOldNews() {
        if (age_ > 0) {
            hideNews();
        }
    }
    void tick();
    // The place on the canvas that the next drawing is not to cover, nor come near where it can.
    void keepClearOf(PixelRect place) { clear_ = place; }
    // The part of the canvas that the next drawing stays in; all below the HUD where none is given.
    void stayIn(PixelRect area) { area_ = area; }
    void draw(const Page& page);

    bool shown() const { return ticksLeft_ > 0; }
    std::string_view text() const { return text_; }

private:
    void makeWay(PixelRect area, int height);
    void drawIn(Page page, PixelRect place) const;

    std::string text_;
    Tone tone_ = Tone::News;
    int age_ = 0;
    int ticksLeft_ = 0;
    bool above_ = false;
    std::optional<PixelRect> clear_;
    std::optional<PixelRect> area_;
    // The text broken into lines for a width, made when it is first drawn.
    std::vector<std::string> lines_;
    int linesWidth_ = 0;
};

}  // namespace doorstring
