#include "view/hud/message.hpp"

#include "base/fixed.hpp"
#include "base/utf8.hpp"
#include "view/easing.hpp"
#include "view/panel.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int ticksToRise = 10;
constexpr int ticksAtLeast = 2 * ticksPerSecond;
// A quick reader takes in about 20 letters a second, but fewer of a message about a mistake in a
// file.
constexpr int newsTicksPerLetter = 3;
constexpr int badTicksPerLetter = 7;
constexpr int messageMargin = 4;
constexpr int paddingAtSides = 5;        // pixels between the panel's edge and its text
constexpr int paddingAboveAndBelow = 7;  // pixels, both together
constexpr int spaceToWalk = 40;          // pixels kept free around the knight
// These keep the message from jumping to and fro while something moves near its edge.
constexpr int spaceToMove = 12;  // pixels
constexpr int ticksAtAnEdge = 45;

PixelRect placeFor(PixelRect area, int height, bool above) {
    const int y = above ? area.y + messageMargin : area.y + area.height - height - messageMargin;
    return {area.x + messageMargin, y, area.width - 2 * messageMargin, height};
}

}  // namespace

void MessageLine::show(std::string text, Tone tone) {
    text_ = std::move(text);
    tone_ = tone;
    isOfRoom_ = false;
    age_ = 0;
    ticksShown_ = 0;
    const int perLetter = tone == Tone::Bad ? badTicksPerLetter : newsTicksPerLetter;
    ticksLeft_ = ticksAtLeast + perLetter * static_cast<int>(utf8Characters(text_));
    isHurried_ = false;
    isAbove_ = false;
    hasMoved_ = false;
    shownIn_.reset();
    addToPast();
}

void MessageLine::addToPast() {
    if (!past_.empty() && past_.front().text == text_) {
        return;
    }
    past_.push_front({text_, tone_});
    if (past_.size() > mostKept) {
        past_.pop_back();
    }
}

void MessageLine::tick() {
    if (ticksLeft_ > 0) {
        --ticksLeft_;
        ++ticksShown_;
        ++age_;
    }
}

// Shortens the stay; the message still leaves by easing out.
void MessageLine::hurry() {
    const int shortenedStay = std::max(ticksAtLeast, (ticksShown_ + ticksLeft_) / 2);
    if (!isHurried_ && shown()) {
        isHurried_ = true;
        ticksLeft_ = std::min(ticksLeft_, std::max(shortenedStay - ticksShown_, ticksToRise));
    }
}

void MessageLine::draw(const Page& page) {
    if (!shown()) {
        forgetPlaces();
        return;
    }
    const BdfFont& font = page.art.font;
    const PixelRect area =
        area_.value_or(PixelRect{0, hudHeight, page.width(), page.height() - hudHeight});
    if (shownIn_ != area) {
        age_ = shownIn_ ? 0 : age_;  // in another area it comes up again
        breakInto(area, font);
    }
    shownIn_ = area;
    const int height = static_cast<int>(lines_.size()) * font.lineHeight() + paddingAboveAndBelow;
    makeWay(area, height);
    leaveIfInTheWay(placeFor(area, height, isAbove_));
    const int risen = std::min(eased(Easing::Out, age_, ticksToRise),
                               eased(Easing::Out, ticksLeft_, ticksToRise));
    int widest = 0;
    for (const std::string& line : lines_) {
        widest = std::max(widest, textWidth(font, line));
    }
    PixelRect place = steppedAside(placeFor(area, height, isAbove_), widest + 2 * paddingAtSides);
    const int hidden = between(height + messageMargin, 0, risen);
    place.y += isAbove_ ? -hidden : hidden;
    page.canvas.setClip(area);
    drawIn(page, place);
    page.canvas.clearClip();
    forgetPlaces();
}

// Breaks the text into lines for the area. A text that is too long for it loses its end, and ends
// with an ellipsis: its beginning names the file of a mistake.
void MessageLine::breakInto(PixelRect area, const BdfFont& font) {
    const int width = area.width - 2 * messageMargin - 2 * paddingAtSides;
    lines_ = wrapEvenly(font, text_, width);
    const int room = area.height - 2 * messageMargin - paddingAboveAndBelow;
    const auto most = static_cast<std::size_t>(std::max(1, room / font.lineHeight()));
    if (lines_.size() > most) {
        lines_[most - 1] = ellipsize(font, lines_[most - 1] + ' ' + lines_[most], width);
        lines_.resize(most);
    }
}

// Returns a box `width` pixels wide at the left or right end of `place`, whichever covers fewer
// figures that stand still; `place` itself if neither box covers fewer of them than `place` does.
PixelRect MessageLine::steppedAside(PixelRect place, int width) const {
    const auto coveredBy = [&](PixelRect part) {
        return std::ranges::count_if(still_,
                                     [&](const PixelRect& other) { return part.meets(other); });
    };
    PixelRect best = place;
    for (const int x : {place.x, place.x + place.width - width}) {
        const PixelRect part{x, place.y, width, place.height};
        best = coveredBy(part) < coveredBy(best) ? part : best;
    }
    return best;
}

// Hides news that would cover blows if it were at `place`; it still leaves by easing out.
void MessageLine::leaveIfInTheWay(PixelRect place) {
    const auto meets = [&](const PixelRect& action) { return place.meets(action); };
    if (tone_ == Tone::News && std::ranges::any_of(action_, meets)) {
        ticksLeft_ = std::min(ticksLeft_, ticksToRise);
    }
}

// Forgets the places, which count for one drawing only.
void MessageLine::forgetPlaces() {
    knight_.reset();
    avoided_.clear();
    still_.clear();
    action_.clear();
    area_.reset();
    staysAbove_ = false;
}

// Moves the message to the other edge if it is better there. With `staysAbove_`, moves it to the
// upper edge, wherever it would be better.
void MessageLine::makeWay(PixelRect area, int height) {
    const PixelRect here = placeFor(area, height, isAbove_);
    const PixelRect there = placeFor(area, height, !isAbove_);
    const bool moves = staysAbove_ ? !isAbove_ : isBetterThere(here, there);
    if (moves) {
        isAbove_ = !isAbove_;
        age_ = 0;
        hasMoved_ = true;
    }
}

// Whether the message is better `there` than `here`. The first of these that applies decides:
// 1. If only one of the two places covers the knight, the other one is better.
// 2. A message that has moved stays `here` for `ticksAtAnEdge`.
// 3. If `here` and `there` do not cover the same number of `avoided_`: `there` is better if
//    `there`, grown by `spaceToMove`, covers fewer of them than `here`.
// 4. `there` is better if only `here` is near the knight, and if `there`, grown by `spaceToMove`,
//    covers no more of `avoided_` than `here`.
bool MessageLine::isBetterThere(PixelRect here, PixelRect there) const {
    const auto isKnightIn = [&](PixelRect place, int distance) {
        return knight_ && place.meets(knight_->grown(distance));
    };
    if (isKnightIn(here, 0) != isKnightIn(there, 0)) {
        return isKnightIn(here, 0);
    }
    if (hasMoved_ && age_ < ticksAtAnEdge) {
        return false;
    }
    const auto othersIn = [&](PixelRect place) {
        return std::ranges::count_if(avoided_,
                                     [&](const PixelRect& other) { return place.meets(other); });
    };
    const auto covered = othersIn(here);
    if (covered != othersIn(there)) {
        return covered > othersIn(there.grown(spaceToMove));
    }
    return isKnightIn(here, spaceToWalk) && !isKnightIn(there, spaceToWalk) &&
           othersIn(there.grown(spaceToMove)) <= covered;
}

void MessageLine::drawIn(Page page, PixelRect place) const {
    if (tone_ == Tone::Bad) {
        page.colours.rim = page.colours.bad;
    }
    page.drawPanel(place);
    int y = place.y + 4;
    for (const std::string& line : lines_) {
        page.write(line, place.x + paddingAtSides, y, page.colours.text);
        y += page.art.font.lineHeight();
    }
}

}  // namespace doorstring
