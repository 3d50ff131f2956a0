#include "lab/watch/growth_picture.hpp"

#include "picture/canvas/canvas.hpp"
#include "picture/dungeon/growth_room.hpp"
#include "picture/text/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr Colour emptyCellColour{40, 46, 72};
constexpr Colour sealedColour{240, 92, 84};
// Before distances have been measured all rooms look alike.
constexpr Stone plainStone{{182, 190, 214}, {136, 144, 174}, {70, 74, 104}};
constexpr int pulseTicks = 60;

// The brightness of what pulses: from 0 to 255 and back, over and over.
int pulse(int tick) {
    const int phase = tick % pulseTicks;
    return std::min(phase, pulseTicks - phase) * 255 / (pulseTicks / 2);
}

// The opacity multiplied by `strength` / 255.
std::uint8_t scaledOpacity(int opacity, int strength) {
    return static_cast<std::uint8_t>(opacity * strength / 255);
}

class GrowthPainter {
public:
    GrowthPainter(Canvas& canvas, const GrowthArt& art, const GrowthMoment& moment, PixelRect area)
        : canvas_(canvas),
          art_(art),
          moment_(moment),
          plans_(moment.cursor.plans()),
          layout_(cellLayout(plans_.size(), area)),
          painter_(canvas, art.font, art.signs, layout_.cell),
          step_(moment.cursor.step()) {}

    void draw() {
        drawSweep();
        if (layout_.cell.width >= 6) {
            drawEmptyCells();
        }
        forEachRoomIn(plans_, [&](GridPos cell) { drawRoom(cell); });
        forEachRoomIn(plans_, [&](GridPos cell) { drawFrontiersAndLocks(cell); });
        drawStep();
    }

private:
    bool isNewest(GridPos cell) const {
        return step_ != nullptr && step_->cell == cell &&
               (step_->event == TraceEvent::RoomPlaced || step_->event == TraceEvent::Begun);
    }

    // Faintly lights the row of the grid that the sweep is in. The room from which the newest room
    // grew is in that row.
    void drawSweep() const {
        if (step_ == nullptr || step_->event != TraceEvent::RoomPlaced || step_->number == 0 ||
            layout_.cell.height < 4) {
            return;
        }
        const PixelRect row = layout_.rect(neighbour(step_->cell, step_->side));
        const int columns = plans_.width();
        canvas_.fill({layout_.left, row.y, columns * row.width, row.height},
                     withAlpha(art_.light, 16));
    }

    void drawEmptyCells() const {
        for (const GridPos cell : cellsOf(plans_.size())) {
            const PixelRect at = layout_.rect(cell);
            canvas_.fill({at.x + at.width / 2 - 1, at.y + at.height / 2, 2, 1}, emptyCellColour);
        }
    }

    Stone stoneOf(const RoomPlan& plan) const { return stoneAt(moment_, plan, plainStone); }

    void drawRoom(GridPos cell) const {
        const PixelRect at = layout_.rect(cell);
        const RoomPlan& plan = plans_[cell];
        if (layout_.cell.width < 3 || layout_.cell.height < 3) {
            canvas_.fill(at, isNewest(cell) ? art_.light : stoneOf(plan).top);
            return;
        }
        GrowthRoom room{cell, plan, stoneOf(plan)};
        if (isNewest(cell)) {
            room.drawnSize = poppedSize(moment_.age);
            lightUp(room.stone);
        }
        painter_.drawRoom(room, at);
    }

    // Gives the newest room a bright stone. In the first `growthMotionTicks` ticks the stone fades
    // by a third toward what `stone` was.
    void lightUp(Stone& stone) const {
        const Stone lit{{255, 250, 220}, art_.light, stoneFor(0, 1).face};
        stone =
            mixedStone(lit, stone, std::min(moment_.age, growthMotionTicks), 3 * growthMotionTicks);
    }

    void drawFrontiersAndLocks(GridPos cell) const {
        if (layout_.cell.width < 5) {
            return;
        }
        const PixelRect at = layout_.rect(cell);
        const RoomPlan& plan = plans_[cell];
        for (const Direction side : allDirections) {
            const GridPos beyond = neighbour(cell, side);
            if (plan.doors.has(side) && plans_.contains(beyond) && !isRoom(plans_[beyond])) {
                drawFrontier(side, at, beyond);
            }
            if (side == Direction::South || side == Direction::East || !plans_.contains(beyond)) {
                painter_.drawLock(plan.locks.at(side), side, at);
            }
        }
    }

    // Draws a door behind which a room will grow.
    void drawFrontier(Direction side, PixelRect at, GridPos beyond) const {
        const int strength = 120 + pulse(moment_.tick) / 2;
        painter_.drawDoor(side, at, withAlpha(art_.light, scaledOpacity(255, strength)));
        const PixelRect target = painter_.block(layout_.rect(beyond));
        canvas_.fill(target, withAlpha(art_.light, scaledOpacity(26, strength)));
        canvas_.frame(target, withAlpha(art_.light, scaledOpacity(70, strength)));
    }

    // If the step opened a door, draws the door in both rooms that it joins. If the step is about
    // a single room, draws a frame around that room and, if it sealed a door, that door. Draws
    // nothing for other steps.
    void drawStep() const {
        if (step_ == nullptr || layout_.cell.width < 5 || !plans_.contains(step_->cell)) {
            return;
        }
        const PixelRect at = layout_.rect(step_->cell);
        switch (step_->event) {
        case TraceEvent::DoorSealed:
            painter_.drawDoor(step_->side, at, withAlpha(sealedColour, fadingOpacity(255, 60)));
            break;
        case TraceEvent::DoorOpened:
            painter_.drawDoor(step_->side, at, art_.light);
            painter_.drawDoor(opposite(step_->side),
                              layout_.rect(neighbour(step_->cell, step_->side)), art_.light);
            return;
        case TraceEvent::MapBegun:
        case TraceEvent::AreaCarved:
        case TraceEvent::SweepBegun:
        case TraceEvent::Discarded:
        case TraceEvent::TryGrown:
        case TraceEvent::MoreDiscarded:
            return;
        default:
            break;
        }
        drawHalo(at);
        drawCorners(at);
    }

    // Draws light around what is new while it moves.
    void drawHalo(PixelRect at) const {
        const int ticksLeft = growthMotionTicks - moment_.age;
        for (int ring = 1; ring <= 5 && ticksLeft > 0; ++ring) {
            canvas_.frame(at.grown(ring),
                          withAlpha(art_.light, scaledOpacity(110 / ring, ticksLeft * 255 /
                                                                              growthMotionTicks)));
        }
    }

    // The opacity of what fades with the age of the step, from `first` to `last`.
    std::uint8_t fadingOpacity(int first, int last) const {
        const int age = std::min(moment_.age, 2 * growthMotionTicks);
        return static_cast<std::uint8_t>(first - (first - last) * age / (2 * growthMotionTicks));
    }

    void drawCorners(PixelRect at) const {
        const int out = std::max(0, 4 - moment_.age / 2);  // the frame closes in
        const PixelRect r = at.grown(out);
        const int length = std::max(2, std::min(at.width, at.height) / 4);
        const Colour colour = withAlpha(art_.light, fadingOpacity(255, 210));
        for (const int x : {r.x, r.x + r.width - length}) {
            canvas_.fill({x, r.y, length, 1}, colour);
            canvas_.fill({x, r.y + r.height - 1, length, 1}, colour);
        }
        for (const int y : {r.y + 1, r.y + r.height - length}) {
            canvas_.fill({r.x, y, 1, length - 1}, colour);
            canvas_.fill({r.x + r.width - 1, y, 1, length - 1}, colour);
        }
    }

    Canvas& canvas_;
    const GrowthArt& art_;
    const GrowthMoment& moment_;
    const Grid<RoomPlan>& plans_;
    GrowthLayout layout_;
    GrowthRoomPainter painter_;
    const TraceStep* step_;
};

}  // namespace

Stone stoneAt(const GrowthMoment& moment, const RoomPlan& plan, const Stone& plain) {
    const TraceStep* const step = moment.cursor.step();
    if (step == nullptr || !step->longest) {
        return plain;
    }
    const Stone measured = stoneFor(plan.distance, *step->longest);
    if (step->event != TraceEvent::DistancesMeasured) {
        return measured;
    }
    constexpr int ticksPerDistance = 2;
    constexpr int fade = 8;
    const auto ring = static_cast<int>(std::min(plan.distance, 100'000U));
    const int since = std::clamp(moment.age - ring * ticksPerDistance, 0, fade);
    return mixedStone(plain, measured, since, fade);
}

void drawGrowth(Canvas& canvas, const GrowthArt& art, const GrowthMoment& moment, PixelRect area) {
    canvas.setClip(area);
    if (moment.trace.map() != nullptr) {
        drawGrowingMap(canvas, art, moment, area);
    } else {
        GrowthPainter(canvas, art, moment, area).draw();
    }
    canvas.clearClip();
}

namespace {

constexpr Colour rock{34, 40, 64};
constexpr Colour outside{20, 24, 40};
constexpr Colour dugColour{182, 190, 214};
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
        drawCarvedAreas();
        forEachRoomIn(plans_, [&](GridPos cell) { drawRoom(cell); });
        if (isAllDug()) {
            markTile(map_.start(), art_.light);
            markTile(map_.exit(), exitColour);
        }
        drawStep();
    }

private:
    PixelRect rect(const GridRect& tiles) const {
        return layout_.rect(tiles.corner(), tiles.size());
    }
    PixelRect screen(GridPos cell) const {
        return layout_.rect(map_.firstTile(cell), map_.screenSize());
    }

    bool isAllDug() const { return step_ != nullptr && step_->carved == map_.steps().size(); }

    void drawCarvedAreas() const {
        const std::size_t done = step_ == nullptr ? 0 : step_->carved;
        for (const CarveStep& carved : map_.steps().first(done)) {
            canvas_.fill(rect(carved.area), dugColour);
        }
    }

    // Draws the ground of a room in its colour, within a frame.
    void drawRoom(GridPos cell) const {
        const GridPos first = map_.firstTile(cell);
        const Colour colour = stoneAt(moment_, plans_[cell], {dugColour, dugColour, dugColour}).top;
        for (GridPos tile = first; tile.y < first.y + map_.screenSize().height;
             tile.y += layout_.group) {
            for (tile.x = first.x; tile.x < first.x + map_.screenSize().width;
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

    void markTile(GridPos tile, Colour colour) const {
        PixelRect at = layout_.rect(tile);
        if (layout_.cell.width < 4) {
            at = at.grown(1);
        }
        canvas_.fill(at, colour);
    }

    // Draws what the step did: a fading light on the area that it dug, or a frame around the screen
    // that it cut out.
    void drawStep() const {
        if (step_ == nullptr) {
            return;
        }
        const int ticksLeft = std::max(0, growthMotionTicks - moment_.age);
        const auto glow = static_cast<std::uint8_t>(90 + 165 * ticksLeft / growthMotionTicks);
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

GridSize usualMapSize(GridSize tiles, GridSize largest) {
    const int side = std::clamp(
        std::min(largest.width / tiles.width, largest.height / tiles.height), 1, largestGrowthTile);
    return {std::min(tiles.width * side, largest.width),
            std::min(tiles.height * side, largest.height)};
}

namespace {

constexpr Colour pageNight{14, 16, 28};
constexpr Colour fieldColour{8, 9, 18};
constexpr Colour pageLight{255, 222, 136};
constexpr Colour quiet{122, 132, 170};
constexpr int pageMargin = 8;
constexpr int captionHeight = 16;
constexpr GridSize usualCell{46, 28};  // pixels
constexpr GridSize largestField{1200, 900};
constexpr int leastWidth = 320;    // so that sentences have space
constexpr int doubledBelow = 640;  // pages that are less wide are shown twice as large

GridSize fieldSize(GridSize grid) {
    const auto side = [](int cells, int pixels, int most) {
        return std::max(cells, std::min(cells * pixels, most / cells * cells));
    };
    return {side(grid.width, usualCell.width, largestField.width),
            side(grid.height, usualCell.height, largestField.height)};
}

}  // namespace

Canvas drawGrowthPage(const BdfFont& font, const SpriteSheet& signs, const GrowthMoment& moment,
                      std::string_view sentence) {
    const CarvedMap* map = moment.trace.map();
    const GridSize inner = map != nullptr ? usualMapSize(map->tiles().size(), largestField)
                                          : fieldSize(moment.trace.grid());
    const int width = std::max(inner.width, leastWidth) + 2 * pageMargin;
    Canvas canvas({width, inner.height + pageMargin + captionHeight + 4}, pageNight);
    const PixelRect area{pageMargin, pageMargin, width - 2 * pageMargin, inner.height};
    canvas.fill({(width - inner.width) / 2, pageMargin, inner.width, inner.height}, fieldColour);
    drawGrowth(canvas, {font, signs, pageLight}, moment, area);
    const int y = pageMargin + inner.height + 5;
    const std::string count = fmt::format("{} / {}", moment.cursor.at(), moment.trace.size());
    const int space = width - 3 * pageMargin - textWidth(font, count);
    drawText(canvas, font, ellipsize(font, sentence, space), pageMargin, y, {.colour = pageLight});
    drawText(canvas, font, count, width - pageMargin, y, {.colour = quiet, .align = Align::Right});
    return width < doubledBelow ? enlarged(canvas, 2) : canvas;
}

}  // namespace doorstring
