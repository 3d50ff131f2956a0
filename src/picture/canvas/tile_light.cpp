#include "picture/canvas/tile_light.hpp"

#include "base/contains.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <span>

namespace doorstring {

namespace {

constexpr Colour torchLight{24, 14, 6};

std::uint8_t added(std::uint8_t a, std::uint8_t b) {
    return static_cast<std::uint8_t>(std::min(255, a + b));
}

Colour withLight(Colour colour) {
    return {added(colour.red, torchLight.red), added(colour.green, torchLight.green),
            added(colour.blue, torchLight.blue)};
}

// The eye is most sensitive to green and least to blue.
int distance(Colour a, Colour b) {
    const int red = a.red - b.red;
    const int green = a.green - b.green;
    const int blue = a.blue - b.blue;
    return 3 * red * red + 4 * green * green + 2 * blue * blue;
}

Colour blendedOver(Colour above, Colour below) {
    const auto mixed = [&](int a, int b) {
        return static_cast<std::uint8_t>((a * above.alpha + b * (255 - above.alpha) + 127) / 255);
    };
    return {mixed(above.red, below.red), mixed(above.green, below.green),
            mixed(above.blue, below.blue)};
}

Colour nearestOf(std::span<const Colour> colours, Colour ideal) {
    const auto toIdeal = [&](Colour colour) { return distance(colour, ideal); };
    return colours.empty() ? ideal : *std::ranges::min_element(colours, {}, toIdeal);
}

std::size_t colourHash(Colour colour) {
    return colour.red * 5U + colour.green * 3U + colour.blue;
}

}  // namespace

TileLight::TileLight(const LightColours& colours) : ramps_(colours.ramps), shadow_(colours.shadow) {
    std::vector<Colour> lights = ramps_;
    std::ranges::transform(colours.ground, std::back_inserter(lights), withLight);
    table_.resize(std::bit_ceil(2 * (colours.all.size() + lights.size() + 1)));
    for (const Colour plain : colours.all) {
        const Colour ideal = withLight(plain);
        const Colour found =
            nearestOf(contains(colours.water, plain) ? colours.water : lights, ideal);
        // Flowers and gems keep their colour, as no near colour is lighter.
        const bool changes =
            distance(found, ideal) < distance(plain, ideal) && !contains(colours.dark, plain);
        add(plain, changes ? found : plain);
    }
    for (const Colour lit : lights) {
        if (find(lit) == nullptr) {
            add(lit, lit);
        }
    }
}

Colour TileLight::nearest(Colour colour) const {
    return nearestOf(ramps_, colour);
}

void TileLight::add(Colour plain, Colour lit) {
    table_[slotOf(plain)] = {true, plain, lit, nearest(blendedOver(shadow_, plain))};
}

std::size_t TileLight::slotOf(Colour colour) const {
    std::size_t slot = colourHash(colour) % table_.size();
    while (table_[slot].known && !(table_[slot].plain == colour)) {
        slot = (slot + 1) % table_.size();
    }
    return slot;
}

const TileLight::Shades* TileLight::find(Colour colour) const {
    const Shades& found = table_[slotOf(colour)];
    return found.known ? &found : nullptr;
}

Colour TileLight::lit(Colour colour) const {
    const Shades* const found = find(colour);
    return found == nullptr ? colour : found->lit;
}

Colour TileLight::shaded(Colour colour) const {
    const Shades* const found = find(colour);
    return found == nullptr ? nearest(blendedOver(shadow_, colour)) : found->shaded;
}

Colour TileLight::nearestOver(Colour above, Colour below) const {
    return nearest(blendedOver(above, below));
}

void TileLight::draw(Canvas& canvas, const Canvas& source, PixelRect part, int x, int y) const {
    canvas.drawBy(source, part, x, y, [&](Colour above, Colour below) {
        return above.alpha == 255 ? above
               : above == shadow_ ? shaded(below)
                                  : nearestOver(above, below);
    });
}

void TileLight::glow(Canvas& canvas, int x, int y, int radius,
                     const Grid<std::uint8_t>& reached) const {
    const PixelRect clip = canvas.clip();
    const int farSquared = radius * radius;
    const int nearSquared = farSquared / 2;
    const int middle = reached.width() / 2;
    Colour lastPixel{};
    Colour lastLit = lit(lastPixel);
    const int bottom = std::min(y + radius, clip.y + clip.height);
    const int right = std::min(x + radius, clip.x + clip.width);
    for (int row = std::max(y - radius, clip.y); row < bottom; ++row) {
        for (int column = std::max(x - radius, clip.x); column < right; ++column) {
            const GridOffset from{column - x, row - y};
            const int awaySquared = from.x * from.x + from.y * from.y;
            const bool thinnedOut = awaySquared >= nearSquared && (from.x + from.y) % 2 != 0;
            if (awaySquared >= farSquared || thinnedOut ||
                reached[{middle + from.x, middle + from.y}] == 0) {
                continue;
            }
            const Colour pixel = canvas.at(column, row);
            if (!(pixel == lastPixel)) {
                lastPixel = pixel;
                lastLit = lit(pixel);
            }
            canvas.set(column, row, lastLit);
        }
    }
}

namespace {

// The stones from the lit start to the cold end.
constexpr std::array<Stone, 6> stones{{
    {{255, 240, 190}, {246, 206, 126}, {168, 104, 60}},
    {{250, 200, 130}, {226, 150, 84}, {140, 76, 58}},
    {{232, 146, 112}, {192, 98, 84}, {108, 50, 62}},
    {{188, 106, 130}, {138, 70, 104}, {76, 38, 70}},
    {{132, 100, 166}, {92, 68, 130}, {50, 38, 84}},
    {{88, 104, 172}, {58, 70, 130}, {32, 38, 80}},
}};

std::uint8_t mixedChannel(int from, int to, int step, int steps) {
    return static_cast<std::uint8_t>(from + (to - from) * step / steps);
}

Colour mixedColour(Colour from, Colour to, int step, int steps) {
    return {mixedChannel(from.red, to.red, step, steps),
            mixedChannel(from.green, to.green, step, steps),
            mixedChannel(from.blue, to.blue, step, steps)};
}

}  // namespace

Stone mixedStone(const Stone& from, const Stone& to, int step, int steps) {
    return {mixedColour(from.rim, to.rim, step, steps), mixedColour(from.top, to.top, step, steps),
            mixedColour(from.face, to.face, step, steps)};
}

Stone stoneFor(std::uint32_t distance, std::uint32_t longest) {
    constexpr int steps = 256;
    constexpr std::uint64_t last = stones.size() - 1;
    const auto place = std::uint64_t{distance} * last * steps / std::max(longest, 1U);
    const std::size_t index = std::min(place / steps, last - 1);
    const int step = static_cast<int>(place - index * steps);
    return mixedStone(stones[index], stones[index + 1], step, steps);
}

}  // namespace doorstring
