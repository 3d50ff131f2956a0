// Plays a recording: repeats on an expedition what was recorded, and compares the state at every
// check.
#pragma once

#include "config/config.hpp"
#include "saves/recording.hpp"
#include "world/expedition.hpp"

namespace doorstring {

// Grows the dungeon that the recording begins in. loadRecording() has found that it can be grown.
Dungeon firstDungeon(const Recording& recording);

// A function of Expedition that reaches another dungeon. changeFor() returns the one that makes
// changes of this kind.
using DungeonChange = void (Expedition::*)(const Config&, Dungeon);
DungeonChange changeFor(replay::ChangeKind kind);

class ReplayRun {
public:
    // The expedition must be in the state in which the recording begins:
    // Expedition(recording.configs.front(), firstDungeon(recording)). `recording` and `expedition`
    // must outlive the ReplayRun.
    ReplayRun(const Recording& recording, Expedition& expedition);

    bool ended() const { return next_ == recording_->entries.size(); }
    // Plays one tick, and performs all entries before the next tick. The recording must not have
    // ended.
    void tick(Events& events);
    // Plays to the end, or to the first check that differs.
    void playOut();

    std::uint64_t ticks() const { return ticks_; }
    // The number of checks that did not differ.
    int checksHeld() const { return checksHeld_; }
    // The first tick at which the replay is found to differ, because the value of a check differs
    // or because a dungeon can no longer be grown; empty if there is none.
    const std::optional<std::uint64_t>& differsAt() const { return differsAt_; }

private:
    void performUntilHold();
    void perform(const replay::Entry& entry);
    void changeDungeon(const replay::NewDungeon& made);

    const Recording* recording_;
    Expedition* expedition_;
    std::size_t next_ = 0;  // index of the recording's entry to play next
    int heldFor_ = 0;       // ticks of that entry that were played already
    std::uint64_t ticks_ = 0;
    int checksHeld_ = 0;
    std::optional<std::uint64_t> differsAt_;
};

// Whether two configurations make the same adventure. Rooms made by hand count; assists, the speed
// of slides and the options of Explore do not.
bool haveSameWeights(const Config& one, Config other);

}  // namespace doorstring
