// Plays a trace: forward by itself, faster or slower, paused, step by step both ways, or to any
// place of it.
#pragma once

#include "config/config.hpp"
#include "study/trace/trace.hpp"

#include <algorithm>
#include <string>

namespace doorstring {

class GrowthPlayer {
public:
    static constexpr int mostSpeed = 64;

    GrowthPlayer(Trace trace, DungeonConfig config);
    GrowthPlayer(const GrowthPlayer&) = delete;
    GrowthPlayer& operator=(const GrowthPlayer&) = delete;

    void tick();
    // From the end it starts over.
    void pauseOrGoOn();
    // Pauses, and goes this many steps forward or, below 0, back.
    void step(int steps);
    // Goes on playing from there where it did so before.
    void goTo(std::size_t steps);
    void faster() { speed_ = std::min(2 * speed_, mostSpeed); }
    void slower() { speed_ = std::max(speed_ / 2, 1); }

    const Trace& trace() const { return trace_; }
    const TraceCursor& cursor() const { return cursor_; }
    bool ended() const { return cursor_.at() == trace_.size(); }
    bool paused() const { return paused_; }
    int speed() const { return speed_; }
    // Ticks since the last step; very many after a jump.
    int age() const { return age_; }
    // The last step in words.
    const std::string& sentence() const { return sentence_; }

private:
    int ticksToLook() const;
    void moveTo(std::size_t steps, int age);

    DungeonConfig config_;
    Trace trace_;
    TraceCursor cursor_;
    std::string sentence_;
    bool paused_ = false;
    int speed_ = 1;
    int age_ = 0;
    int waited_ = 0;  // ticks times speed since the last step
};

}  // namespace doorstring
