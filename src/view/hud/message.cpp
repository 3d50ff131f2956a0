#include "view/hud/message.hpp"

#include "base/fixed.hpp"
#include "view/easing.hpp"
#include "view/layout.hpp"

namespace doorstring {

namespace {

constexpr int ticksToRise = 10;
constexpr int ticksAtLeast = 2 * ticksPerSecond;
// A quick reader takes in about 20 letters a second; a sentence about a mistake takes longer.
constexpr int newsTicksPerLetter = 3;
constexpr int badTicksPerLetter = 7;
constexpr int messageMargin = 4;
constexpr int roomToWalk = 40;  // pixels: so that a door is not covered when the knight reaches it

PixelRect placeFor(PixelRect area, int height, bool above) {
    const int y = above ? area.y + messageMargin : area.y + area.height - height - messageMargin;
    return {area.x + messageMargin, y, area.width - 2 * messageMargin, height};
}

}  // namespace

void MessageLine::show(std::string text, Tone tone) {
    text_ = std::move(text);
    tone_ = tone;
    age_ = 0;
    const int perLetter = tone == Tone::Bad ? badTicksPerLetter : newsTicksPerLetter;
    ticksLeft_ = ticksAtLeast + perLetter * static_cast<int>(text_.size());
    linesWidth_ = 0;
    above_ = false;
}

void MessageLine::tick() {
    if (ticksLeft_ > 0) {
        --ticksLeft_;
        ++age_;
    }
}

void MessageLine::draw(const Page& page) {
    if (!shown()) {
        return;
    }
    const BdfFont& font = page.art.font;
    const PixelRect area =
        area_.value_or(PixelRect{0, hudHeight, page.width(), page.height() - hudHeight});
    const int width = area.width - 2 * messageMargin;
    if (linesWidth_ != width) {
        linesWidth_ = width;
        lines_ = wrapEvenly(font, text_, width - 10);
    }
    const int height = static_cast<int>(lines_.size()) * font.lineHeight() + 7;
    makeWay(area, height);
    const int risen = std::min(eased(Easing::Out, age_, ticksToRise),
                               eased(Easing::Out, ticksLeft_, ticksToRise));
    PixelRect place = placeFor(area, height, above_);
    const int hidden = between(height + messageMargin, 0, risen);
    place.y += above_ ? -hidden : hidden;
    page.canvas.setClip(area);
    drawIn(page, place);
    page.canvas.clearClip();
    clear_.reset();
    area_.reset();
}

// Not covering the place matters more than keeping a distance from it.
void MessageLine::makeWay(PixelRect area, int height) {
    if (!clear_) {
        return;
    }
    for (const int distance : {0, roomToWalk}) {
        const PixelRect clear = clear_->grown(distance);
        const bool isHere = placeFor(area, height, above_).meets(clear);
        const bool isThere = placeFor(area, height, !above_).meets(clear);
        if (isHere != isThere) {
            if (isHere) {
                above_ = !above_;
                age_ = 0;
            }
            return;
        }
    }
}

void MessageLine::drawIn(Page page, PixelRect place) const {
    if (tone_ == Tone::Bad) {
        page.colours.rim = page.colours.bad;
    }
    page.drawPanel(place);
    int y = place.y + 4;
    for (const std::string& line : lines_) {
        page.write(line, place.x + 5, y, page.colours.text);
        y += page.art.font.lineHeight();
    }
}

}  // namespace doorstring
