#include "cli/autoplay/dungeon_play.hpp"

#include "cli/autoplay/play_counts.hpp"
#include "config/version.hpp"
#include "dungeon/passes/generate.hpp"
#include "world/expedition.hpp"
#include "world/replay/recording_writer.hpp"

namespace doorstring {

namespace {

bool isDone(const World& world) {
    return world.sights.visited() == world.metrics.rooms &&
           (world.bannerReached || !world.hasBanner(world.metrics.goal));
}

InputFrame choose(const Pilot& pilot, const World& world, PlayPlace& place) {
    place.isChoosing = true;
    place.ticks = world.tick + 1;
    const InputFrame input = pilot(world);
    place.buttons = input.held.bits();
    place.isChoosing = false;
    return input;
}

}  // namespace

PlayResult playDungeon(const PlayPlan& plan, Seed seed, PlayPlace& place) {
    PlayResult result;
    place.ticks = 0;
    auto dungeon = generateDungeon(plan.config->dungeon, plan.config->room, seed);
    if (!dungeon) {
        result.end = PlayEnd::NotGrown;
        return result;
    }
    Expedition expedition(*plan.config, std::move(dungeon.value()));
    const World& world = expedition.world();
    const Pilot pilot = plan.pilot();
    PlayCounts counts(world, result);
    const Umpire broken = plan.umpire();
    Events events;
    const std::uint64_t most = std::uint64_t{60} * ticksPerSecond * plan.minutes;
    while (result.end == PlayEnd::NotPlayed) {
        events.clear();
        expedition.step(choose(pilot, world, place), events);
        counts.count(world, events);
        result.rule = broken(world, events);
        if (result.rule != PlayRule::None) {
            result.end = PlayEnd::RuleBroken;
        } else if (isDone(world)) {
            result.end = PlayEnd::Finished;
        } else if (counts.isStuck()) {
            result.end = PlayEnd::Stuck;
        } else if (world.tick >= most) {
            result.end = PlayEnd::TimeUp;
        }
    }
    return result;
}

std::string recordPlay(const PlayPlan& plan, Seed seed, const PlayResult& result,
                       const PlayPlace& place) {
    const bool crashed = result.end == PlayEnd::Crashed;
    const std::uint64_t whole = crashed ? place.ticks - 1 : result.ticks;
    Expedition expedition(*plan.config,
                          generateDungeon(plan.config->dungeon, plan.config->room, seed).value());
    RecordingWriter writer(versionText(), *plan.config, seed);
    expedition.addWitness(writer);
    const Pilot pilot = plan.pilot();
    Events events;
    while (expedition.world().tick < whole) {
        events.clear();
        expedition.step(pilot(expedition.world()), events);
    }
    if (crashed && !place.isChoosing) {
        // The tick that crashed is recorded, but not played.
        writer.stepped({EnumSet<Button>::fromBits(place.buttons)}, expedition.world());
    }
    writer.finish(expedition.world());
    return writer.take();
}

}  // namespace doorstring
