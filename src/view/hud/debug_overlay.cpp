#include "view/hud/debug_overlay.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

constexpr Colour knightColour{96, 255, 128};
constexpr Colour solidColour{255, 96, 96, 120};
constexpr Colour touchColour{255, 220, 96};

PixelRect onCanvas(const SubBox& box, const PixelRect& room) {
    return {room.x + toPixels(box.at.x), room.y + toPixels(box.at.y), toPixels(box.width),
            toPixels(box.height)};
}

void drawSolidTiles(Canvas& canvas, const World& world, const PixelRect& room) {
    const Grid<Tile>& tiles = world.ground.tiles();
    for (int y = 0; y < tiles.height(); ++y) {
        for (int x = 0; x < tiles.width(); ++x) {
            if (!isWalkable(tiles[{x, y}])) {
                canvas.frame({room.x + x * pixelsPerTile, room.y + y * pixelsPerTile, pixelsPerTile,
                              pixelsPerTile},
                             solidColour);
            }
        }
    }
}

// Formats into memory on the stack: the overlay is looked at while counting allocations.
class Lines {
public:
    Lines(Canvas& canvas, const BdfFont& font) : canvas_(canvas), font_(font) {}

    template <typename... Values>
    void add(fmt::format_string<Values...> format, Values&&... values) {
        fmt::basic_memory_buffer<char, 128> text;
        fmt::format_to(std::back_inserter(text), format, std::forward<Values>(values)...);
        const std::string_view line(text.data(), text.size());
        canvas_.fill({2, y_, textWidth(font_, line) + 4, font_.lineHeight()}, {0, 0, 0, 170});
        drawText(canvas_, font_, line, 4, y_, {.colour = {255, 255, 255}});
        y_ += font_.lineHeight();
    }

private:
    Canvas& canvas_;
    const BdfFont& font_;
    int y_ = hudHeight + 2;
};

}  // namespace

void drawDebugOverlay(Canvas& canvas, const BdfFont& font, const World& world,
                      const FrameTimes& times) {
    const PixelRect room = layoutFor(world.config.room.size).room;
    if (!world.flip) {
        drawSolidTiles(canvas, world, room);
        canvas.frame(onCanvas(world.player.body.hitBox(), room), knightColour);
        if (world.hasBanner(world.cell())) {
            canvas.frame(onCanvas(bannerBox(world.dungeon, world.room), room), touchColour);
        }
    }
    Lines lines(canvas, font);
    lines.add("frame {} us, {} a second", times.frame, times.frame > 0 ? 1000000 / times.frame : 0);
    lines.add("tick {} us, draw {} us", times.tick, times.draw);
    lines.add("room ({}, {}) {} distance {}", world.cell().x, world.cell().y,
              world.flip ? "sliding" : "still", world.room.distance());
    lines.add("knight {} {}", toPixels(world.player.body.at.x), toPixels(world.player.body.at.y));
    lines.add("seed {}", world.dungeon.seed().number);
}

}  // namespace doorstring
