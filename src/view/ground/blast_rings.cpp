#include "view/ground/blast_rings.hpp"

#include <array>

namespace doorstring {

namespace {

constexpr int markTicks = 48;      // of a bomb's fuse, the last ones
constexpr int dashLength = 4;      // pixels
constexpr int ticksPerMarch = 4;   // of a dash, by a pixel
constexpr int wholeRingTicks = 8;  // after a blast,
constexpr int ringTicks = 14;      // and then in dashes

// Light and dark, so that it is seen on every ground, and in grey.
constexpr Colour lightDash{255, 204, 96};
constexpr Colour darkDash{22, 20, 32};
constexpr Colour flare{255, 255, 240};

constexpr int longestQuarter = 64;  // pixels: of a ring with a radius of 32 and more

// The pixels of a quarter of a ring, from the x axis to the y axis.
class QuarterRing {
public:
    explicit QuarterRing(int radius) {
        int x = radius;
        for (int y = 0; y <= x && count_ < longestQuarter; ++y) {
            x -= 4 * (x * x + y * y) > (2 * radius + 1) * (2 * radius + 1) ? 1 : 0;
            add({x, y});
        }
        // The other half mirrors the first one, without the pixel that they share.
        const int shared = count_ > 0 && pixels_[last()].x == pixels_[last()].y ? 1 : 0;
        for (int i = count_ - 1 - shared; i > 0 && count_ < longestQuarter; --i) {
            const GridPos at = pixels_[static_cast<std::size_t>(i)];
            add({at.y, at.x});
        }
    }

    int count() const { return count_; }
    GridPos at(int index) const { return pixels_[static_cast<std::size_t>(index)]; }

private:
    void add(GridPos at) { pixels_[static_cast<std::size_t>(count_++)] = at; }
    std::size_t last() const { return static_cast<std::size_t>(count_ - 1); }

    std::array<GridPos, longestQuarter> pixels_;
    int count_ = 0;
};

// `colourOf` gives the colour of each pixel by its number along the ring; none: it is left out.
template <typename ColourOf>
void drawRing(Canvas& canvas, GridPos middle, int radius, ColourOf colourOf) {
    const QuarterRing quarter(radius);
    for (int turn = 0; turn < 4; ++turn) {
        for (int i = 0; i < quarter.count(); ++i) {
            GridPos at = quarter.at(i);
            for (int quarters = 0; quarters < turn; ++quarters) {
                at = {-at.y, at.x};
            }
            if (const auto colour = colourOf(turn * quarter.count() + i)) {
                canvas.fill({middle.x + at.x, middle.y + at.y, 1, 1}, *colour);
            }
        }
    }
}

void drawMark(Canvas& canvas, GridPos middle, int radius, int ticksLeft) {
    const int march = ticksLeft / ticksPerMarch;
    drawRing(canvas, middle, radius, [&](int pixel) {
        return std::optional((pixel + march) / dashLength % 2 == 0 ? lightDash : darkDash);
    });
}

}  // namespace

void drawBlastMarks(Canvas& canvas, const World& world, GridPos corner) {
    const auto mark = [&](SubPos at, int radius, int ticksLeft) {
        if (ticksLeft <= markTicks) {
            drawMark(canvas, {corner.x + toPixels(at.x), corner.y + toPixels(at.y)}, radius,
                     ticksLeft);
        }
    };
    const CreatureRules& rules = world.config.creatures.rules;
    for (const Projectile& shot : world.creatures.projectiles) {
        if (shot.kind == ProjectileKind::Bomb && shot.ticks > rules.bombFlightTicks) {
            mark(centreOf(shot.body.hitBox()), rules.blastRadius, rules.bombFuseTicks - shot.ticks);
        }
    }
    const BombConfig& bombs = world.config.items.bombs;
    for (const LaidBomb& bomb : world.tools.bombs) {
        mark(bomb.middle, bombs.blastRadius, bombs.fuseTicks - bomb.ticks);
    }
}

void drawBlastRing(Canvas& canvas, GridPos middle, int radius, int ticks) {
    if (ticks >= ringTicks) {
        return;
    }
    drawRing(canvas, middle, radius, [&](int pixel) {
        const bool isOpen = ticks >= wholeRingTicks && pixel / dashLength % 2 == 1;
        return isOpen ? std::nullopt : std::optional(flare);
    });
}

}  // namespace doorstring
