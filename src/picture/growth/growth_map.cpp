#include "picture/growth/growth_layout.hpp"
#include "picture/growth/growth_picture.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr Colour rock{34, 40, 64};
constexpr Colour outside{20, 24, 40};
constexpr Colour dug{182, 190, 214};
constexpr Colour exitColour{240, 92, 84};

class MapPainter {
public:
    MapPainter(Canvas& canvas, const GrowthArt& art, const GrowthMoment& moment, PixelRect area)
        : canvas_(canvas),
          art_(art),
          moment_(moment),
          map_(*moment.trace.map()),
          plans_(moment.cursor.plans()),
          step_(moment.cursor.step()),
          layout_(tileLayout(map_.tiles().size(), area)) {}

    void draw() {
        canvas_.fill(layout_.rect({0, 0}, map_.tiles().size()), outside);
        canvas_.fill(layout_.rect({0, 0}, map_.size()), rock);
        drawDug();
        forEachStanding(plans_, [&](GridPos cell) { drawRoom(cell); });
        if (isWhole()) {
            drawEnd(map_.start(), art_.light);
            drawEnd(map_.exit(), exitColour);
        }
        drawStep();
    }

private:
    PixelRect rect(const GridRect& tiles) const {
        return layout_.rect(tiles.corner(), tiles.size());
    }
    PixelRect screen(GridPos cell) const {
        return layout_.rect(map_.firstTile(cell), map_.screen());
    }

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
        for (GridPos tile = first; tile.y < first.y + map_.screen().height;
             tile.y += layout_.group) {
            for (tile.x = first.x; tile.x < first.x + map_.screen().width;
                 tile.x += layout_.group) {
                if (map_.isGround(tile)) {
                    canvas_.fill(layout_.rect(tile), colour);
                }
            }
        }
        if (layout_.group == 1) {
            canvas_.frame(screen(cell), withAlpha(art_.light, 60));
        }
    }

    void drawEnd(GridPos tile, Colour colour) const {
        PixelRect at = layout_.rect(tile);
        if (layout_.cell.width < 4) {
            at = at.grown(1);
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
            canvas_.frame(screen(step_->cell), art_.light);
        }
    }

    Canvas& canvas_;
    const GrowthArt& art_;
    const GrowthMoment& moment_;
    const CarvedMap& map_;
    const Grid<RoomPlan>& plans_;
    const TraceStep* step_;
    GrowthLayout layout_;
};

}  // namespace

void drawGrowingMap(Canvas& canvas, const GrowthArt& art, const GrowthMoment& moment,
                    PixelRect area) {
    MapPainter(canvas, art, moment, area).draw();
}

GridSize usualMapSize(GridSize tiles, GridSize most) {
    const int side = std::clamp(std::min(most.width / tiles.width, most.height / tiles.height), 1,
                                largestGrowthTile);
    return {std::min(tiles.width * side, most.width), std::min(tiles.height * side, most.height)};
}

}  // namespace doorstring
