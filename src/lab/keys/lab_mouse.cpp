// The mouse in the Lab.
#include "lab/keys/lab.hpp"
#include "lab/page/lab_dungeons.hpp"
#include "lab/page/lab_fields.hpp"

#include <algorithm>

namespace doorstring {

void Lab::pointAtPicture(int x, int y, const LabLayout& layout) {
    std::optional<std::pair<int, GridPos>> pointed;
    for (int i = 0; i < labDungeons; ++i) {
        const PixelRect area = layout.dungeons[static_cast<std::size_t>(i)];
        const int place = model_.isDuel() ? i / 2 : i;
        const bool isMine =
            !model_.isDuel() || (i % 2 == 0) == (model_.sheet().active() == LabSet::A);
        const auto& dungeon = model_.growth().dungeons()[static_cast<std::size_t>(place)].dungeon;
        if (isMine && area.contains({x, y}) && dungeon) {
            const PixelRect inner = area.grown(-1);
            const GridPos cell =
                labCellAt(*dungeon, inner, labCellSide(dungeon->size(), inner), {x, y});
            pointed = dungeon->hasRoom(cell) ? std::optional(std::pair(place, cell)) : std::nullopt;
        }
    }
    ticksPointed_ = pointed == pointed_ ? ticksPointed_ : 0;
    pointed_ = pointed;
    pointedMetric_.reset();
    for (std::size_t metric = 0; metric < layout.histograms.size(); ++metric) {
        if (layout.histograms[metric].contains({x, y})) {
            pointedMetric_ = metric;
        }
    }
}

std::optional<FieldPlace> Lab::fieldAt(int x, int y, const Session& session) const {
    const LabLayout layout =
        labLayout(canvasSize(session), session.art.font, model_.page(), model_.chosen());
    for (const FieldPlace& place : layout.fields) {
        if (place.row.contains({x, y})) {
            return place;
        }
    }
    return std::nullopt;
}

void Lab::dragTo(int x, Stage& stage) {
    const PixelRect bar = dragged_->bar;
    const std::int64_t along = std::clamp(x - bar.x + 1, 0, bar.width);
    // Whole numbers, as most weights are.
    tell(model_.dragWeight((along * draggedWhole_ / bar.width + weightOne / 2) / weightOne *
                           weightOne),
         stage);
}

void Lab::letGo() {
    dragged_.reset();
    model_.endStep();
}

void Lab::point(int x, int y, bool clicked, Stage& stage) {
    if (dragged_) {
        return dragTo(x, stage);
    }
    const LabLayout layout = labLayout(canvasSize(stage.session), stage.session.art.font,
                                       model_.page(), model_.chosen());
    pointAtPicture(x, y, layout);
    if (!clicked) {
        return;
    }
    for (const LabPage page : labPages) {
        if (layout.tabs[page].contains({x, y})) {
            return turnPage(static_cast<int>(page) - static_cast<int>(model_.page()), stage);
        }
    }
    for (const LabButton button : labButtons) {
        if (layout.buttons[button].contains({x, y})) {
            return push(button, stage);
        }
    }
    if (const auto place = fieldAt(x, y, stage.session)) {
        amongDungeons_ = false;
        model_.choose(place->index);
        if (model_.field().table && x >= place->bar.x) {
            dragged_ = place;
            draggedWhole_ = labBarWeight(model_.sheet().config().dungeon, model_.page());
            dragTo(x, stage);
        }
        return;
    }
    for (int i = 0; i < labDungeons; ++i) {
        if (layout.dungeons[static_cast<std::size_t>(i)].contains({x, y})) {
            const int place = model_.isDuel() ? i / 2 : i;
            if (model_.isDuel()) {
                flip(i % 2 == 0 ? LabSet::A : LabSet::B, stage);
            }
            if (model_.dungeon() == place && amongDungeons_) {
                return walk(stage);
            }
            amongDungeons_ = true;
            model_.chooseDungeon(place);
        }
    }
}

void Lab::resetAt(int x, int y, Stage& stage) {
    if (const auto place = fieldAt(x, y, stage.session)) {
        amongDungeons_ = false;
        model_.choose(place->index);
        tell(model_.reset(), stage);
    }
}

// Turned without a pause it is one step for undo.
void Lab::turnWheel(int x, int y, int steps, Stage& stage) {
    if (const auto place = fieldAt(x, y, stage.session)) {
        amongDungeons_ = false;
        if (place->index != model_.chosen()) {
            model_.choose(place->index);
        }
        stepBy(steps, stage);
    }
}

}  // namespace doorstring
