#include "saves/replay_run.hpp"

#include "config/sources/config_text.hpp"
#include "dungeon/passes/generate.hpp"
#include "room/templates/pool.hpp"
#include "saves/recording.hpp"
#include "world/state/state_hash.hpp"

#include <cassert>

namespace doorstring {

Dungeon firstDungeon(const Recording& recording) {
    const Config& config = recording.configs.front();
    return generateDungeon(config.dungeon, config.room, recording.seed).value();
}

DungeonChange changeFor(replay::ChangeKind kind) {
    constexpr auto changes = tableOf<replay::ChangeKind, DungeonChange>(
        {&Expedition::grow, &Expedition::regrow, &Expedition::descend, &Expedition::begin});
    return changes[kind];
}

ReplayRun::ReplayRun(const Recording& recording, Expedition& expedition)
    : recording_(&recording), expedition_(&expedition) {
    performUntilHold();
}

void ReplayRun::tick(Events& events) {
    assert(!ended());
    const auto& hold = std::get<replay::Hold>(recording_->entries[next_]);
    expedition_->step(hold.input, events);
    ++ticks_;
    if (++heldFor_ == hold.ticks) {
        ++next_;
        heldFor_ = 0;
        performUntilHold();
    }
}

// Performs all entries before the next tick.
void ReplayRun::performUntilHold() {
    while (!ended() && !std::holds_alternative<replay::Hold>(recording_->entries[next_])) {
        perform(recording_->entries[next_]);
        ++next_;
    }
}

void ReplayRun::perform(const replay::Entry& entry) {
    if (const auto* made = std::get_if<replay::NewDungeon>(&entry)) {
        changeDungeon(*made);
    } else if (const auto* apply = std::get_if<replay::Apply>(&entry)) {
        expedition_->apply(recording_->configs[apply->config]);
    } else if (std::holds_alternative<replay::Undo>(entry)) {
        // The result of undo() need not be checked: only an altered recording undoes too much, and
        // its sum shows that it was altered.
        expedition_->undo();
    } else if (const auto* check = std::get_if<replay::Check>(&entry)) {
        if (stateHash(expedition_->world()) == check->hash) {
            ++checksHeld_;
        } else if (!differsAt_) {
            differsAt_ = check->tick;
        }
    }
}

void ReplayRun::playOut() {
    Events events;
    while (!ended() && !differsAt_) {
        events.clear();
        tick(events);
    }
}

// The dungeon could be grown when it was recorded. If it cannot be grown now, the play differs.
void ReplayRun::changeDungeon(const replay::NewDungeon& made) {
    const Config& config = recording_->configs[made.config];
    auto dungeon = generateDungeon(config.dungeon, config.room, made.seed);
    if (dungeon) {
        (expedition_->*changeFor(made.kind))(config, std::move(dungeon.value()));
    } else if (!differsAt_) {
        differsAt_ = ticks_;
    }
}

bool haveSameWeights(const Config& one, Config other) {
    other.view.slideSpeed = one.view.slideSpeed;
    other.view.slideBackSpeed = one.view.slideBackSpeed;
    other.explore = one.explore;
    other.assist = one.assist;
    return isSamePlay(one, other) && roomsText(one.room) == roomsText(other.room);
}

}  // namespace doorstring
