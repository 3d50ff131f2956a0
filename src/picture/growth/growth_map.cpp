#include "picture/growth/growth_map.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr Colour rock{34, 40, 64};
constexpr Colour outside{20, 24, 40};
constexpr Colour dug{182, 190, 214};
constexpr Colour exitColour{240, 92, 84};
constexpr int mostTileSide = 10;  // pixels

class MapPainter {
public:
    MapPainter(Canvas& canvas, const GrowthArt& art, const GrowthMoment& moment, PixelRect area)
        : canvas_(canvas),
          art_(art),
          moment_(moment),
          map_(*moment.trace.map()),
          plans_(moment.cursor.plans()),
          step_(moment.cursor.step()) {
        const GridSize tiles = map_.tiles().size();
        side_ = std::min({area.width / tiles.width, area.height / tiles.height, mostTileSide});
        if (side_ == 0) {
            side_ = 1;
            group_ = std::max((tiles.width + area.width - 1) / area.width,
                              (tiles.height + area.height - 1) / area.height);
        }
        const PixelRect whole = rect({{0, 0}, tiles});
        left_ = area.x + (area.width - whole.width) / 2;
        top_ = area.y + (area.height - whole.height) / 2;
    }

    void draw() {
        canvas_.fill(rect({{0, 0}, map_.tiles().size()}), outside);
        canvas_.fill(rect({{0, 0}, map_.size()}), rock);
        drawDug();
        forEachStanding(plans_, [&](GridPos cell) { drawRoom(cell); });
        if (isWhole()) {
            drawEnd(map_.start(), art_.light);
            drawEnd(map_.exit(), exitColour);
        }
        drawStep();
    }

private:
    // Of tiles, in pixels; at least one.
    PixelRect rect(const TileArea& tiles) const {
        const int x = tiles.at.x / group_ * side_;
        const int y = tiles.at.y / group_ * side_;
        const int right = (tiles.at.x + tiles.size.width + group_ - 1) / group_ * side_;
        const int bottom = (tiles.at.y + tiles.size.height + group_ - 1) / group_ * side_;
        return {left_ + x, top_ + y, right - x, bottom - y};
    }

    TileArea screen(GridPos cell) const { return {map_.firstTile(cell), map_.screen()}; }

    bool isWhole() const { return step_ != nullptr && step_->carved == map_.steps().size(); }

    void drawDug() const {
        const std::size_t done = step_ == nullptr ? 0 : step_->carved;
        for (const CarveStep& carved : map_.steps().first(done)) {
            canvas_.fill(rect(carved.area), dug);
        }
    }

    // Its ground in its colour, within a frame.
    void drawRoom(GridPos cell) const {
        const GridPos first = map_.firstTile(cell);
        const Colour colour = stoneAt(moment_, plans_[cell], {dug, dug, dug}).top;
        for (GridPos tile = first; tile.y < first.y + map_.screen().height; tile.y += group_) {
            for (tile.x = first.x; tile.x < first.x + map_.screen().width; tile.x += group_) {
                if (map_.isGround(tile)) {
                    canvas_.fill(rect({tile, {1, 1}}), colour);
                }
            }
        }
        if (group_ == 1) {
            canvas_.frame(rect(screen(cell)), withAlpha(art_.light, 60));
        }
    }

    void drawEnd(GridPos tile, Colour colour) const {
        PixelRect at = rect({tile, {1, 1}});
        if (side_ < 4) {
            at = {at.x - 1, at.y - 1, at.width + 2, at.height + 2};
        }
        canvas_.fill(at, colour);
    }

    // What the step dug or cut out, lit for as long as it moves.
    void drawStep() const {
        if (step_ == nullptr) {
            return;
        }
        const int left = std::max(0, growthMotionTicks - moment_.age);
        const auto glow = static_cast<std::uint8_t>(90 + 165 * left / growthMotionTicks);
        if (step_->event == TraceEvent::AreaCarved) {
            const CarveStep& carved = map_.steps()[step_->carved - 1];
            canvas_.fill(rect(carved.area), withAlpha(art_.light, glow));
        } else if (step_->event == TraceEvent::RoomPlaced) {
            canvas_.frame(rect(screen(step_->cell)), art_.light);
        }
    }

    Canvas& canvas_;
    const GrowthArt& art_;
    const GrowthMoment& moment_;
    const CarvedMap& map_;
    const Grid<RoomPlan>& plans_;
    const TraceStep* step_;
    int side_ = 1;   // pixels of a tile
    int group_ = 1;  // tiles a side that share a pixel where a map is larger than the area
    int left_ = 0;
    int top_ = 0;
};

}  // namespace

void drawGrowingMap(Canvas& canvas, const GrowthArt& art, const GrowthMoment& moment,
                    PixelRect area) {
    MapPainter(canvas, art, moment, area).draw();
}

GridSize usualMapSize(GridSize tiles, GridSize most) {
    const int side =
        std::clamp(std::min(most.width / tiles.width, most.height / tiles.height), 1, mostTileSide);
    return {std::min(tiles.width * side, most.width), std::min(tiles.height * side, most.height)};
}

}  // namespace doorstring
