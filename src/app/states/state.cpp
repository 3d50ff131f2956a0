#include "app/states/state.hpp"

#include "config/log/log.hpp"
#include "view/layout.hpp"

#include <fmt/format.h>

namespace doorstring {

GridSize State::canvasSize(const Session& session) const {
    return layoutFor(session.expedition.world().config.room.size).canvas;
}

void Stage::push(std::unique_ptr<State> state) {
    changes_.push_back({Change::Kind::Push, std::move(state)});
}

void Stage::pop() {
    changes_.push_back({Change::Kind::Pop, nullptr});
}

void Stage::restart(std::unique_ptr<State> state) {
    changes_.push_back({Change::Kind::Restart, std::move(state)});
}

void Stage::applyChanges() {
    if (changes_.empty()) {
        return;
    }
    for (Change& change : changes_) {
        switch (change.kind) {
        case Change::Kind::Push:
            states_.push_back(std::move(change.state));
            break;
        case Change::Kind::Pop:
            states_.pop_back();
            break;
        case Change::Kind::Restart:
            states_.clear();
            states_.push_back(std::move(change.state));
            break;
        }
    }
    changes_.clear();
    if (top().isMenu()) {
        session.message.hideOldNews();
        session.input.dropPresses();
    }
    logInfo(fmt::format("state {}", top().name()));
}

std::size_t Stage::lowestShown() const {
    std::size_t lowest = states_.size() - 1;
    while (lowest > 0 && states_[lowest]->isOverlay()) {
        --lowest;
    }
    return lowest;
}

GridSize Stage::canvasSize() const {
    return states_[lowestShown()]->canvasSize(session);
}

void Stage::draw(Canvas& canvas, int tickShare) {
    // Only the uppermost state moves; what stands still below it is drawn as of its last tick. Of
    // panels upon panels the uppermost is seen.
    if (top().isOverlay()) {
        states_[lowestShown()]->draw(canvas, session, wholeTick);
    }
    top().draw(canvas, session, tickShare);
}

}  // namespace doorstring
