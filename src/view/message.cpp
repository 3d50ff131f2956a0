#include "view/message.hpp"

#include "base/fixed.hpp"
#include "view/easing.hpp"

namespace doorstring {

namespace {

constexpr int ticksToRise = 10;
constexpr int ticksAtLeast = 2 * ticksPerSecond;
// A quick reader takes in about 15 letters a second; a sentence about a mistake wants thought.
constexpr int newsTicksPerLetter = 4;
constexpr int badTicksPerLetter = 7;
constexpr int margin = 4;

}  // namespace

void MessageLine::show(std::string text, Tone tone) {
    text_ = std::move(text);
    tone_ = tone;
    age_ = 0;
    const int perLetter = tone == Tone::Bad ? badTicksPerLetter : newsTicksPerLetter;
    ticksLeft_ = ticksAtLeast + perLetter * static_cast<int>(text_.size());
    linesWidth_ = 0;
}

void MessageLine::tick() {
    if (ticksLeft_ > 0) {
        --ticksLeft_;
        ++age_;
    }
}

void MessageLine::draw(Canvas& canvas, const BdfFont& font, const PanelColours& colours) {
    if (!shown()) {
        return;
    }
    const int width = canvas.size().width - 2 * margin;
    if (linesWidth_ != width) {
        linesWidth_ = width;
        lines_ = wrapText(font, text_, width - 10);
    }
    const int height = static_cast<int>(lines_.size()) * font.lineHeight() + 7;
    const int risen = std::min(eased(Easing::Out, age_, ticksToRise),
                               eased(Easing::Out, ticksLeft_, ticksToRise));
    const int y = canvas.size().height - between(0, height + margin, risen);
    PanelColours own = colours;
    if (tone_ == Tone::Bad) {
        own.rim = colours.bad;
    }
    drawPanel(canvas, {margin, y, width, height}, own);
    int lineY = y + 4;
    for (const std::string& line : lines_) {
        drawText(canvas, font, line, margin + 5, lineY,
                 {.colour = colours.text, .shadow = colours.shadow});
        lineY += font.lineHeight();
    }
}

}  // namespace doorstring
