#include "saves/replay_run.hpp"

#include "config/sources/config_text.hpp"
#include "dungeon/passes/generate.hpp"
#include "saves/recording.hpp"
#include "world/state/state_hash.hpp"

#include <cassert>

namespace doorstring {

Dungeon firstDungeon(const Recording& recording) {
    const Config& config = recording.configs.front();
    return generateDungeon(config.dungeon, config.room, recording.seed).value();
}

ReplayRun::ReplayRun(const Recording& recording, Expedition& expedition)
    : recording_(&recording), expedition_(&expedition) {
    settle();
}

void ReplayRun::tick(Events& events) {
    assert(!ended());
    const auto& hold = std::get<replay::Hold>(recording_->entries[next_]);
    expedition_->step(hold.input, events);
    ++ticks_;
    if (++heldFor_ == hold.ticks) {
        ++next_;
        heldFor_ = 0;
        settle();
    }
}

// Performs all entries before the next tick.
void ReplayRun::settle() {
    while (!ended() && !std::holds_alternative<replay::Hold>(recording_->entries[next_])) {
        perform(recording_->entries[next_]);
        ++next_;
    }
}

void ReplayRun::perform(const replay::Entry& entry) {
    if (const auto* grow = std::get_if<replay::Grow>(&entry)) {
        change(&Expedition::grow, grow->config, grow->seed);
    } else if (const auto* regrow = std::get_if<replay::Regrow>(&entry)) {
        change(&Expedition::regrow, regrow->config, regrow->seed);
    } else if (const auto* descend = std::get_if<replay::Descend>(&entry)) {
        change(&Expedition::descend, descend->config, descend->seed);
    } else if (const auto* begin = std::get_if<replay::Begin>(&entry)) {
        change(&Expedition::begin, begin->config, begin->seed);
    } else if (const auto* apply = std::get_if<replay::Apply>(&entry)) {
        expedition_->apply(recording_->configs[apply->config]);
    } else if (std::holds_alternative<replay::Undo>(entry)) {
        // Only an altered recording has an undo too many, and its sum shows that.
        expedition_->undo();
    } else if (const auto* check = std::get_if<replay::Check>(&entry)) {
        if (stateHash(expedition_->world()) == check->hash) {
            ++checksHeld_;
        } else if (!differsAt_) {
            differsAt_ = check->tick;
        }
    }
}

// Changes the dungeon. The recorded one could be grown: if this one cannot, the play differs.
void ReplayRun::change(Change deed, std::size_t place, Seed seed) {
    const Config& config = recording_->configs[place];
    auto dungeon = generateDungeon(config.dungeon, config.room, seed);
    if (dungeon) {
        (expedition_->*deed)(config, std::move(dungeon.value()));
    } else if (!differsAt_) {
        differsAt_ = ticks_;
    }
}

bool sameWeights(const Config& one, Config other) {
    other.view.slideSpeed = one.view.slideSpeed;
    other.explore = one.explore;
    return samePlay(one, other) && roomsText(one.room) == roomsText(other.room);
}

}  // namespace doorstring
