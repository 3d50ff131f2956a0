#include "cli/autoplay/dungeon_play.hpp"

#include "cli/autoplay/play_counts.hpp"
#include "config/version.hpp"
#include "dungeon/passes/generate.hpp"
#include "saves/recording_writer.hpp"
#include "world/expedition.hpp"

#include <optional>
#include <utility>

namespace doorstring {

namespace {

bool isExplored(const World& world) {
    return world.sights.visited() == world.metrics.rooms &&
           (world.bannerReached || !world.hasBanner(world.metrics.goal));
}

std::optional<Dungeon> grown(const Config& config, Seed seed) {
    auto dungeon = generateDungeon(config.dungeon, config.room, seed);
    return dungeon ? std::optional(std::move(dungeon.value())) : std::nullopt;
}

// An expedition that goes down the stairs by itself.
class Descent {
public:
    Descent(const PlayPlan& plan, Seed seed, Dungeon first)
        : expedition(*plan.config, std::move(first)), plan_(plan), seed_(seed) {}

    // Returns how the run ends when the knight has gone down. Null if the adventure goes on, or the
    // floor has not ended.
    std::optional<PlayEnd> goOn() {
        const World& world = expedition.world();
        const auto next = static_cast<std::size_t>(world.config.floor);
        if (world.ending == Ending::Defeat) {
            return PlayEnd::Defeated;
        }
        if (world.ending == Ending::None) {
            return std::nullopt;
        }
        if (next >= plan_.floors.size()) {
            return PlayEnd::Finished;
        }
        auto dungeon = grown(plan_.floors[next], floorSeed(seed_, static_cast<int>(next) + 1));
        if (!dungeon) {
            return PlayEnd::NotGrown;
        }
        expedition.descend(plan_.floors[next], std::move(*dungeon));
        return std::nullopt;
    }

    Expedition expedition;

private:
    const PlayPlan& plan_;
    Seed seed_;
};

Seed firstSeed(const PlayPlan& plan, Seed seed) {
    const AdventureConfig& adventure = plan.config->adventure;
    return adventure.isOn() ? floorSeed(seed, adventure.floor) : seed;
}

class Play {
public:
    Play(const PlayPlan& plan, Seed seed, Dungeon first, PlayPlace& place, PlayResult& result)
        : descent_(plan, seed, std::move(first)),
          pilot_(plan.pilot()),
          broken_(plan.umpire()),
          place_(place),
          result_(result),
          counts_(world(), result),
          most_(std::uint64_t{60} * ticksPerSecond * static_cast<std::uint64_t>(plan.minutes)) {}

    void tick() {
        events_.clear();
        descent_.expedition.step(choose(), events_);
        counts_.count(world(), events_);
        result_.rule = broken_(world(), events_);
        result_.end = endOfTick();
    }

private:
    const World& world() const { return descent_.expedition.world(); }

    InputFrame choose() {
        place_.isChoosing = true;
        place_.ticks = result_.ticks + 1;
        const InputFrame input = pilot_(world());
        place_.buttons = input.held.bits();
        place_.isChoosing = false;
        return input;
    }

    PlayEnd endOfTick() {
        const bool isAdventure = world().config.isAdventure();
        const int floor = world().config.floor;
        if (result_.rule != PlayRule::None) {
            return PlayEnd::RuleBroken;
        }
        if (const auto end = descent_.goOn()) {
            return *end;
        }
        if (world().config.floor != floor) {
            counts_.beginFloor(world());
        }
        if (!isAdventure && isExplored(world())) {
            return PlayEnd::Finished;
        }
        return counts_.isStuck()        ? PlayEnd::Stuck
               : result_.ticks >= most_ ? PlayEnd::TimeUp
                                        : PlayEnd::NotPlayed;
    }

    Descent descent_;
    Pilot pilot_;
    Umpire broken_;
    PlayPlace& place_;
    PlayResult& result_;
    PlayCounts counts_;
    std::uint64_t most_;
    Events events_;
};

}  // namespace

PlayResult playDungeon(const PlayPlan& plan, Seed seed, PlayPlace& place) {
    PlayResult result;
    place.ticks = 0;
    auto dungeon = grown(*plan.config, firstSeed(plan, seed));
    if (!dungeon) {
        result.end = PlayEnd::NotGrown;
        return result;
    }
    Play play(plan, seed, std::move(*dungeon), place, result);
    while (result.end == PlayEnd::NotPlayed) {
        play.tick();
    }
    return result;
}

std::string recordPlay(const PlayPlan& plan, Seed seed, const PlayResult& result,
                       const PlayPlace& place) {
    const bool crashed = result.end == PlayEnd::Crashed;
    const std::uint64_t whole = crashed ? place.ticks - 1 : result.ticks;
    const Seed first = firstSeed(plan, seed);
    Descent descent(plan, seed, grown(*plan.config, first).value());
    Expedition& expedition = descent.expedition;
    RecordingWriter writer(versionText(), *plan.config, first);
    expedition.addWitness(writer);
    const Pilot pilot = plan.pilot();
    Events events;
    while (expedition.tally().ticks < whole) {
        events.clear();
        expedition.step(pilot(expedition.world()), events);
        if (expedition.tally().ticks < whole) {
            descent.goOn();
        }
    }
    if (crashed && !place.isChoosing) {
        // The tick that crashed is recorded, but not played.
        writer.stepped({EnumSet<Button>::fromBits(place.buttons)}, expedition.world());
    }
    writer.finish(expedition.world());
    return writer.take();
}

}  // namespace doorstring
