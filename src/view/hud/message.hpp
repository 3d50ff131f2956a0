// The line that reports what just happened. It comes up from the lower edge, or down from below the
// HUD if that covers less of what matters, and stays long enough to be read.
#pragma once

#include "view/panel.hpp"

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorstring {

class MessageLine {
public:
    enum class Tone : std::uint8_t { News, Bad };
    struct Said {
        std::string text;
        Tone tone = Tone::News;
    };
    // The number of messages that can still be read once they have gone.
    static constexpr std::size_t mostKept = 30;

    // Replaces what is shown.
    void show(std::string text, Tone tone = Tone::News);
    // Shows news of the room that the knight is in: it goes when he leaves the room.
    void showHere(std::string text) {
        show(std::move(text));
        isOfRoom_ = true;
    }
    // Hides news of the room that the knight leaves.
    void leaveRoom() {
        if (isOfRoom_) {
            hideNews();
        }
    }
    void hide() { ticksLeft_ = 0; }
    // Hides the message if it is news, to show what it covers; a mistake stays.
    void hideNews() {
        if (tone_ == Tone::News) {
            ticksLeft_ = 0;
        }
    }
    // Hides news of an earlier tick.
    void hideOldNews() {
        if (ticksShown_ > 0) {
            hideNews();
        }
    }
    void tick();
    // Halves the time that the message stays, but keeps a minimum. Used in fights.
    void hurry();
    // Keeps the next drawing off this place of the canvas, which matters more than any other, and
    // at a distance from it if possible.
    void keepClearOf(PixelRect place) { knight_ = place; }
    // Adds a place that matters less. The next drawing is at the upper or the lower edge, wherever
    // it covers fewer of the places added.
    void avoid(PixelRect place) { avoided_.push_back(place); }
    // Avoids a place that does not move: the message may also become as narrow as its words, to be
    // beside that place.
    void stepAsideFor(PixelRect place) {
        avoid(place);
        still_.push_back(place);
    }
    // Adds a place where blows are announced, given or taken: news that would cover it goes away.
    void yieldTo(PixelRect place) { action_.push_back(place); }
    // Puts the next drawing at the upper edge, whatever is there.
    void stayAtTop() { staysAbove_ = true; }
    // Keeps the next drawing in this part of the canvas; by default it may be anywhere below the
    // HUD.
    void stayIn(PixelRect area) { area_ = area; }
    void draw(const Page& page);

    bool shown() const { return ticksLeft_ > 0; }
    std::string_view text() const { return text_; }
    // The last messages since the game was started, newest first. A message that repeats the one
    // just before it is not listed again.
    const std::deque<Said>& past() const { return past_; }

private:
    void addToPast();
    void breakInto(PixelRect area, const BdfFont& font);
    void makeWay(PixelRect area, int height);
    bool isBetterThere(PixelRect here, PixelRect there) const;
    PixelRect steppedAside(PixelRect place, int width) const;
    void leaveIfInTheWay(PixelRect place);
    void forgetPlaces();
    void drawIn(Page page, PixelRect place) const;

    std::string text_;
    Tone tone_ = Tone::News;
    bool isOfRoom_ = false;
    std::deque<Said> past_;
    int age_ = 0;  // ticks since it came up at its present edge
    int ticksShown_ = 0;
    int ticksLeft_ = 0;
    bool isHurried_ = false;
    bool isAbove_ = false;             // whether it is at the upper edge
    bool staysAbove_ = false;          // whether the next drawing is at the upper edge in any case
    bool hasMoved_ = false;            // whether it has changed edges
    std::optional<PixelRect> knight_;  // where the knight is, given to keepClearOf()
    std::vector<PixelRect> avoided_;
    std::vector<PixelRect> still_;   // those of avoided_ that do not move
    std::vector<PixelRect> action_;  // where blows are announced, given or taken
    std::optional<PixelRect> area_;
    std::optional<PixelRect> shownIn_;  // the area of the last drawing; null if there was none
    std::vector<std::string> lines_;    // the text, broken into lines for that area
};

}  // namespace doorstring
