// A dungeon at one moment of its trace: rooms with position and door string where cells are large
// enough, the newest one lit, and the doors that will grow next.
#pragma once

#include "dungeon/trace/trace.hpp"
#include "picture/canvas/canvas.hpp"
#include "picture/canvas/distance_stone.hpp"
#include "picture/canvas/sprite_sheet.hpp"
#include "picture/text/bdf_font.hpp"

#include <string_view>

namespace doorstring {

// How long, in ticks, a step is in motion: a room pops up, colours spread.
inline constexpr int growthMotionTicks = 14;

struct GrowthMoment {
    const Trace& trace;
    const TraceCursor& cursor;
    // Ticks since the last step; enough of them, and nothing moves any more.
    int age = 1'000'000;
    // For what breathes: the frontier.
    int tick = 0;
};

struct GrowthArt {
    const BdfFont& font;
    const SpriteSheet& signs;  // with the pictures of MapSprite, as on the large map
    Colour light;              // of what is new
};

// `plain` until distances are measured; then colours spread from the start.
Stone stoneAt(const GrowthMoment& moment, const RoomPlan& plan, const Stone& plain);

void drawGrowth(Canvas& canvas, const GrowthArt& art, const GrowthMoment& moment, PixelRect area);

// A carved map: rock, the rooms and tunnels that are dug out of it so far, and then the screens
// that it is cut into. The moment's trace must have a map.
void drawGrowingMap(Canvas& canvas, const GrowthArt& art, const GrowthMoment& moment,
                    PixelRect area);

// The size in pixels of a map of `tiles` tiles, if it fits into `most`.
GridSize usualMapSize(GridSize tiles, GridSize most);

// The moment as a picture of its own, with the step in words below it.
Canvas drawGrowthPage(const BdfFont& font, const SpriteSheet& signs, const GrowthMoment& moment,
                      std::string_view sentence);

}  // namespace doorstring
