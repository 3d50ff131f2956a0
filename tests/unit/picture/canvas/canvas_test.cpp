#include "picture/canvas/canvas.hpp"
#include "testing/catch2.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr Colour ground{10, 20, 30};
constexpr Colour red{200, 0, 0};
constexpr Colour none{0, 0, 0, 0};
constexpr GridSize small{8, 6};

bool inside(PixelRect area, int x, int y) {
    return x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
}

// Whether exactly the pixels of the area have the one colour, and all others the other.
bool only(const Canvas& canvas, PixelRect area, Colour within, Colour without = ground) {
    for (const auto [x, y] : cellsOf(canvas.size())) {
        if (canvas.at(x, y) != (inside(area, x, y) ? within : without)) {
            return false;
        }
    }
    return true;
}

// Every pixel of its own colour; one in three clear where there are to be holes.
Canvas patterned(GridSize size, bool holes) {
    Canvas canvas(size);
    for (const auto [x, y] : cellsOf(size)) {
        const bool hole = holes && (x + y) % 3 == 0;
        canvas.set(
            x, y,
            hole ? none
                 : Colour{static_cast<std::uint8_t>(x + 1), static_cast<std::uint8_t>(y + 1), 7});
    }
    return canvas;
}

// What drawing a part must give at a pixel, by the plainest reading of the rules.
Colour expected(const Canvas& source, PixelRect part, int atX, int atY, int x, int y) {
    if (!inside({atX, atY, part.width, part.height}, x, y)) {
        return ground;
    }
    const Colour pixel = source.at(part.x + x - atX, part.y + y - atY);
    return pixel.alpha == 0 ? ground : pixel;
}

}  // namespace

TEST_CASE("A canvas starts in one colour, clear by default") {
    CHECK(only(Canvas(small), {}, red, none));
    CHECK(only(Canvas(small, ground), {}, red));
    CHECK(Canvas().size() == GridSize{0, 0});
    CHECK(Canvas(small).pixels().size() == 48);
}

TEST_CASE("A canvas that is resized is clear, and drawn on whole") {
    Canvas canvas(small, ground);
    canvas.setClip({1, 1, 2, 2});
    canvas.resize({4, 3});
    CHECK(canvas.size() == GridSize{4, 3});
    CHECK(only(canvas, {}, red, none));
    canvas.fill({0, 0, 100, 100}, red);
    CHECK(only(canvas, {0, 0, 4, 3}, red));
}

TEST_CASE("A fill is cut off at every edge") {
    struct Case {
        PixelRect area;
        PixelRect seen;
    };
    const Case cases[] = {
        {{2, 1, 3, 2}, {2, 1, 3, 2}}, {{-3, 1, 5, 2}, {0, 1, 2, 2}},
        {{6, 1, 5, 2}, {6, 1, 2, 2}}, {{2, -3, 3, 5}, {2, 0, 3, 2}},
        {{2, 4, 3, 5}, {2, 4, 3, 2}}, {{-9, -9, 99, 99}, {0, 0, 8, 6}},
        {{-5, 1, 5, 2}, {}},          {{8, 1, 5, 2}, {}},
        {{2, -5, 3, 5}, {}},          {{2, 6, 3, 5}, {}},
        {{2, 1, 0, 2}, {}},           {{2, 1, 3, 0}, {}},
        {{2, 1, -3, 2}, {}},          {{1000000, 1000000, 3, 2}, {}},
    };
    for (const Case& each : cases) {
        CAPTURE(each.area.x, each.area.y, each.area.width, each.area.height);
        Canvas canvas(small, ground);
        canvas.fill(each.area, red);
        CHECK(only(canvas, each.seen, red));
    }
}

TEST_CASE("A fill is blended by its alpha") {
    Canvas canvas(small, {0, 100, 255});
    canvas.fill({0, 0, 1, 1}, {255, 100, 0, 0});
    canvas.fill({1, 0, 1, 1}, {255, 100, 0, 128});
    canvas.fill({2, 0, 1, 1}, {255, 100, 0, 255});
    CHECK(canvas.at(0, 0) == Colour{0, 100, 255});
    CHECK(canvas.at(1, 0) == Colour{128, 100, 127});
    CHECK(canvas.at(2, 0) == Colour{255, 100, 0});
}

TEST_CASE("Blending two equal colours changes nothing, whatever the alpha") {
    Canvas canvas({1, 1}, {77, 1, 254});
    for (int alpha = 0; alpha <= 255; ++alpha) {
        canvas.fill({0, 0, 1, 1}, {77, 1, 254, static_cast<std::uint8_t>(alpha)});
        CHECK(canvas.at(0, 0) == Colour{77, 1, 254});
    }
}

TEST_CASE("A clip limits drawing until it is cleared") {
    Canvas canvas(small, ground);
    canvas.setClip({2, 1, 3, 2});
    canvas.fill({0, 0, 8, 6}, red);
    CHECK(only(canvas, {2, 1, 3, 2}, red));
    canvas.clearClip();
    canvas.fill({0, 0, 8, 6}, red);
    CHECK(only(canvas, {0, 0, 8, 6}, red));
}

TEST_CASE("A clip reaches no further than the canvas") {
    const PixelRect clips[] = {{-5, -5, 100, 100}, {-5, -5, 6, 6}, {7, 5, 9, 9},
                               {50, 50, 4, 4},     {2, 2, -4, -4}, {-9, -9, 3, 3}};
    for (const PixelRect clip : clips) {
        CAPTURE(clip.x, clip.y, clip.width, clip.height);
        Canvas canvas(small, ground);
        canvas.setClip(clip);
        canvas.fill({-20, -20, 100, 100}, red);
        CHECK(only(canvas, clip, red));
    }
}

TEST_CASE("Clearing paints all of the canvas, clear colours too") {
    Canvas canvas(small, ground);
    canvas.clear(none);
    CHECK(only(canvas, {}, red, none));
}

TEST_CASE("A frame is one pixel wide, inside its area") {
    Canvas canvas(small, ground);
    canvas.frame({1, 1, 5, 4}, red);
    for (const auto [x, y] : cellsOf({8, 6})) {
        const bool edge = inside({1, 1, 5, 4}, x, y) && !inside({2, 2, 3, 2}, x, y);
        CHECK(canvas.at(x, y) == (edge ? red : ground));
    }
}

TEST_CASE("A frame's corners are blended once") {
    Canvas canvas(small, {0, 0, 0});
    canvas.frame({1, 1, 5, 4}, {200, 200, 200, 128});
    CHECK(canvas.at(1, 1) == canvas.at(2, 1));
    CHECK(canvas.at(5, 4) == canvas.at(2, 1));
    CHECK(canvas.at(1, 2) == canvas.at(2, 1));
}

TEST_CASE("Parts are drawn right wherever they are cut off") {
    const Canvas source = patterned({9, 9}, true);
    const PixelRect part{2, 3, 5, 4};
    for (int atY = -5; atY <= 7; ++atY) {
        for (int atX = -6; atX <= 9; ++atX) {
            Canvas canvas(small, ground);
            canvas.draw(source, part, atX, atY);
            int wrong = 0;
            for (const auto [x, y] : cellsOf({8, 6})) {
                wrong += canvas.at(x, y) != expected(source, part, atX, atY, x, y) ? 1 : 0;
            }
            CAPTURE(atX, atY);
            CHECK(wrong == 0);
        }
    }
}

TEST_CASE("Pixels that let through are blended onto what is there") {
    Canvas source({2, 1});
    source.set(0, 0, {255, 255, 255, 128});
    Canvas canvas({2, 1}, {0, 0, 0});
    canvas.draw(source, {0, 0, 2, 1}, 0, 0);
    CHECK(canvas.at(0, 0) == Colour{128, 128, 128});
    CHECK(canvas.at(1, 0) == Colour{0, 0, 0});
}

TEST_CASE("On a clear canvas a drawn pixel stays as it is, so that layers can be made apart") {
    Canvas source({1, 1}, {90, 80, 70, 60});
    Canvas canvas({1, 1});
    canvas.draw(source, {0, 0, 1, 1}, 0, 0);
    CHECK(canvas.at(0, 0) == Colour{90, 80, 70, 60});
}

TEST_CASE("Copying an opaque picture equals drawing it, at every edge and clip") {
    const Canvas source = patterned({9, 9}, false);
    const PixelRect part{2, 3, 5, 4};
    for (const PixelRect clip : {PixelRect{0, 0, 8, 6}, PixelRect{2, 1, 3, 4}}) {
        for (int atY = -5; atY <= 7; ++atY) {
            for (int atX = -6; atX <= 9; ++atX) {
                Canvas drawn(small, ground);
                Canvas copied(small, ground);
                drawn.setClip(clip);
                copied.setClip(clip);
                drawn.draw(source, part, atX, atY);
                copied.copy(source, part, atX, atY);
                CAPTURE(atX, atY);
                CHECK(std::equal(drawn.pixels().begin(), drawn.pixels().end(),
                                 copied.pixels().begin()));
            }
        }
    }
}

TEST_CASE("Copying takes clear pixels along") {
    const Canvas source({2, 2});
    Canvas canvas(small, ground);
    canvas.copy(source, {0, 0, 2, 2}, 3, 3);
    CHECK(only(canvas, {3, 3, 2, 2}, none));
}

TEST_CASE("A silhouette is one colour where the picture is not clear") {
    const Canvas source = patterned({4, 4}, true);
    for (const GridPos at : {GridPos{2, 1}, GridPos{-2, -1}, GridPos{6, 4}}) {
        Canvas canvas(small, ground);
        canvas.drawSilhouette(source, {0, 0, 4, 4}, at.x, at.y, red);
        for (const auto [x, y] : cellsOf({8, 6})) {
            const bool drawn = expected(source, {0, 0, 4, 4}, at.x, at.y, x, y) != ground;
            CHECK(canvas.at(x, y) == (drawn ? red : ground));
        }
    }
}

TEST_CASE("a frame colours each pixel of its outline once, however thin it is") {
    const int width = GENERATE(0, 1, 2, 3, 5);
    const int height = GENERATE(0, 1, 2, 3, 5);
    Canvas canvas({9, 9}, {0, 0, 0});
    canvas.frame({2, 2, width, height}, {255, 255, 255, 128});
    int coloured = 0;
    for (const Colour pixel : canvas.pixels()) {
        CHECK((pixel.red == 0 || pixel.red == 128));
        coloured += pixel.red != 0 ? 1 : 0;
    }
    CHECK(coloured == width * height - std::max(0, width - 2) * std::max(0, height - 2));
}

}  // namespace doorstring
