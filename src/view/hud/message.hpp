// The line that reports what just happened: comes up from the lower edge, or from below the HUD
// where the knight stands at the lower edge, stays long enough to be read, goes.
#pragma once

#include "view/panel.hpp"

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
    // News make way for what is to be seen there; what is wrong stays.
    void hideNews() {
        if (tone_ == Tone::News) {
            ticksLeft_ = 0;
        }
    }
    void tick();
    // The place on the canvas that the next drawing is not to cover.
    void keepClearOf(PixelRect place) { clear_ = place; }
    void draw(Canvas& canvas, const BdfFont& font, const PanelColours& colours);

    bool shown() const { return ticksLeft_ > 0; }
    std::string_view text() const { return text_; }

private:
    void drawIn(Canvas& canvas, const BdfFont& font, PanelColours colours, PixelRect place) const;

    std::string text_;
    Tone tone_ = Tone::News;
    int age_ = 0;
    int ticksLeft_ = 0;
    bool above_ = false;
    PixelRect clear_;
    // The text broken into lines for a width, made when it is first drawn.
    std::vector<std::string> lines_;
    int linesWidth_ = 0;
};

}  // namespace doorstring
