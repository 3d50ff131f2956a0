// Counts what happens during a play, and notices when nothing does.
#pragma once

#include "cli/autoplay/dungeon_play.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <vector>

namespace doorstring {

class PlayCounts {
public:
    // Of the play that the world is at the beginning of. The result must outlive the counts.
    PlayCounts(const World& world, PlayResult& result);

    // The knight stands at the start of a floor.
    void beginFloor(const World& world);
    // What a tick has led to.
    void count(const World& world, const Events& events);
    // No progress for a minute: no room that was new, or not walked through since the last
    // progress; no blow that met, and nothing taken, bought, broken or solved.
    bool isStuck() const;

private:
    void countEvent(const World& world, const Event& event);
    void countHurt(const KnightHurt& hurt);
    void countRoom(const World& world, bool isNew);
    void progress();

    PlayResult& result_;
    std::uint64_t lastProgress_ = 0;
    std::vector<GridPos> passed_;  // cells, since then
};

}  // namespace doorstring
