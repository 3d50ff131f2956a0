// What looks at the texts of pictures: whether they leave their panel or the canvas, whether they
// lie on one another, and whether they stand out from what is below them.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "picture/canvas/png.hpp"
#include "picture/text/text.hpp"
#include "testing/catch2.hpp"
#include "testing/seen_colours.hpp"
#include "unit/app/game_in_language.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring::testing {

// Hears of the texts of one picture, and says what is wrong with them.
class Fit : public TextObserver {
public:
    explicit Fit(const Canvas& canvas) : canvas_(canvas) { current = this; }
    ~Fit() override { current = nullptr; }
    Fit(const Fit&) = delete;
    Fit& operator=(const Fit&) = delete;
    Fit(Fit&&) = delete;
    Fit& operator=(Fit&&) = delete;

    void notePanel(const Canvas& canvas, PixelRect area) override {
        if (&canvas != &canvas_) {
            return;
        }
        // What lies below it is not to be read.
        std::erase_if(lines_, [&](const Line& line) { return overlap(line.place, area); });
        panels_.push_back(area);
    }

    void noteLine(const Canvas& canvas, std::string_view text, PixelRect place,
                  Colour colour) override {
        const bool isBlank = text.find_first_not_of(" \u00a0") == std::string_view::npos;
        if (&canvas != &canvas_ || isBlank || place.right() <= canvas.clip().x ||
            place.x >= canvas.clip().right() || place.bottom() <= canvas.clip().y ||
            place.y >= canvas.clip().bottom()) {
            return;
        }
        PixelRect room = canvas.whole();
        for (const PixelRect& panel : panels_) {
            if (panel.contains({place.x + place.width / 2, place.y + place.height / 2})) {
                room = panel;
            }
        }
        const int frame = room == canvas.whole() ? 0 : 2;
        if (place.x < room.x + frame || place.right() > room.right() - frame) {
            faults_.push_back(fmt::format("\"{}\" is {} pixels wide and leaves its {} of {}", text,
                                          place.width, room == canvas.whole() ? "canvas" : "panel",
                                          room.width));
        }
        if (text.ends_with("\u2026")) {
            faults_.push_back(fmt::format("\"{}\" is cut", text));
        }
        const double contrast = worstContrast(letters(place), colour);
        if (!(room == canvas.whole()) && contrast < leastContrast) {
            faults_.push_back(fmt::format("\"{}\" has a contrast of {:.2f}", text, contrast));
        }
        lines_.push_back({std::string(text), place});
    }

    std::vector<std::string> faults() const {
        std::vector<std::string> found = faults_;
        for (std::size_t one = 0; one < lines_.size(); ++one) {
            for (std::size_t other = one + 1; other < lines_.size(); ++other) {
                if (overlap(letters(lines_[one].place), letters(lines_[other].place))) {
                    found.push_back(fmt::format("\"{}\" and \"{}\" lie on one another",
                                                lines_[one].text, lines_[other].text));
                }
            }
        }
        return found;
    }

private:
    // What is as easy to read for all, by the Web Content Accessibility Guidelines 2.2 (1.4.3).
    static constexpr double leastContrast = 4.5;

    // The contrast of a colour with that of what is there, where that is worst.
    double worstContrast(PixelRect area, Colour colour) const {
        double worst = 21;
        for (const GridPos at : cellsIn(area)) {
            if (canvas_.whole().contains(at)) {
                worst = std::min(worst, contrastOf(colour, canvas_.at(at.x, at.y)));
            }
        }
        return worst;
    }

    struct Line {
        std::string text;
        PixelRect place;
    };

    const Canvas& canvas_;
    std::vector<Line> lines_;
    std::vector<PixelRect> panels_;
    std::vector<std::string> faults_;

    static bool overlap(PixelRect a, PixelRect b) {
        return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
    }
    // Where letters are, without the room for accents and descenders.
    static PixelRect letters(PixelRect line) {
        return {line.x, line.y + 3, line.width, line.height - 6};
    }
};

// Looks at screens in a language, and keeps what is wrong with them.
struct Screens {
    std::string language;
    std::vector<std::string> faults = {};
    int looked = 0;

    void look(Game& game, const std::string& name) {
        Canvas canvas;
        lookAt(canvas, name, [&] { game.draw(canvas, wholeTick); });
    }
    void look(Stage& stage, const std::string& name) {
        Canvas canvas(stage.canvasSize());
        lookAt(canvas, name, [&] { stage.draw(canvas, wholeTick); });
    }

    template <typename Draw>
    void lookAt(const Canvas& canvas, const std::string& name, Draw draw) {
        ++looked;
        draw();  // gives the canvas its size
        const Fit fit(canvas);
        draw();
        for (const std::string& fault : fit.faults()) {
            // What is far too long is cut rather than written over its neighbour.
            if (language != pseudoCode || !fault.ends_with("is cut")) {
                faults.push_back(fmt::format("{}, {}: {}", language, name, fault));
            }
        }
        if (const char* folder = std::getenv("DOORSTRING_SCREENS")) {
            const auto files =
                std::filesystem::path(folder) / language / std::to_string(canvas.size().width);
            std::filesystem::create_directories(files);
            REQUIRE_FALSE(savePng(enlarged(canvas, 2), files / (name + ".png")));
        }
    }

    // Looks at every line of the menu that is open.
    void lookAtLines(Game& game, const std::string& name, int lines) {
        for (int line = 0; line < lines; ++line) {
            tick(game, 20);
            look(game, fmt::format("{}-{:02}", name, line));
            press(game, Key::Down);
        }
    }
};

}  // namespace doorstring::testing
