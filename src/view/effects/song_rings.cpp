#include "view/effects/song_rings.hpp"

#include "view/effects/one_shots.hpp"
#include "view/effects/rings.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr int firstRing = 8;      // pixels, the radius at which a ring begins
constexpr int farthestRing = 34;  // pixels, the radius at which it ends
constexpr int ticksBetweenRings = 10;
constexpr int ringsOfNote = 3;
constexpr int feetBelowMiddle = 4;  // pixels from the middle of the hit box down to the feet
constexpr std::array<Colour, 4> noteColours{
    {{120, 216, 255}, {136, 240, 136}, {255, 220, 104}, {255, 148, 196}}};

Colour colourOf(int turn) {
    return noteColours[static_cast<std::size_t>(std::max(0, turn - 1)) % noteColours.size()];
}

}  // namespace

void drawSong(Canvas& canvas, const World& world, GridPos corner) {
    for (const Creature& one : world.creatures.living) {
        const bool sings = has(one.kind, Trait::SingsItsTurn) && one.doing == Doing::Attacks;
        if (!sings) {
            continue;
        }
        const GridPos middle = corner + (pixelOf(centreOf(one.body.hitBox())) - GridPos{}) +
                               GridOffset{0, feetBelowMiddle};
        const Colour colour = colourOf(one.turn);
        for (int ring = 0; ring < ringsOfNote; ++ring) {
            const int radius = firstRing + one.ticks - ring * ticksBetweenRings;
            if (radius < firstRing || radius > farthestRing) {
                continue;
            }
            // Dots drift apart as the ring grows.
            const int gap = 1 + radius / 12;
            drawRing(canvas, middle, radius, [&](int along) {
                return along % gap == 0 ? std::optional(colour) : std::nullopt;
            });
        }
    }
}

}  // namespace doorstring
