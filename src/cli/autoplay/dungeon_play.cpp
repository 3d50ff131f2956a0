#include "cli/autoplay/dungeon_play.hpp"

#include "base/contains.hpp"
#include "config/version.hpp"
#include "config/weave/weave.hpp"
#include "dungeon/passes/generate.hpp"
#include "saves/recording_writer.hpp"
#include "world/expedition.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace doorstring {

namespace {

constexpr std::uint64_t stuckTicks = 60 * ticksPerSecond;

bool isExplored(const World& world) {
    return world.sights.visited() == world.metrics.rooms &&
           (world.bannerReached || !world.hasBanner(world.metrics.goal));
}

std::optional<Dungeon> grown(const Config& config, Seed seed) {
    auto dungeon = generateDungeon(config.dungeon, config.room, seed);
    return dungeon ? std::optional(std::move(dungeon.value())) : std::nullopt;
}

// An expedition through the floors of a plan; goOn() takes it from each to the next.
class Descent {
public:
    Descent(const PlayPlan& plan, Seed seed, Dungeon first)
        : expedition(*plan.config, std::move(first)), plan_(plan), seed_(seed) {}

    // Takes the knight to the next floor if he has left this one. Returns how the run ends; empty
    // if it continues.
    std::optional<PlayEnd> goOn() {
        const World& world = expedition.world();
        // The number of this floor. It is also the index of the next floor in plan_.floors, because
        // floors are numbered from 1.
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
        Config floor = plan_.floors[next];
        const auto fault = OfferSteps(floor.adventure.altar.table).weave(world.altar.woven, floor);
        if (fault) {
            return PlayEnd::NotGrown;
        }
        auto dungeon = grown(floor, floorSeed(seed_, static_cast<int>(next) + 1));
        if (!dungeon) {
            return PlayEnd::NotGrown;
        }
        expedition.descend(floor, std::move(*dungeon));
        return std::nullopt;
    }

    Expedition expedition;

private:
    const PlayPlan& plan_;
    Seed seed_;
};

Seed seedToBegin(const PlayPlan& plan, Seed seed) {
    const AdventureConfig& adventure = plan.config->adventure;
    return adventure.isOn() ? floorSeed(seed, adventure.floor) : seed;
}

// Adds what happens during a play to the result of that play, and notices a lack of progress.
class PlayCounts {
public:
    // `world` is the world before the first tick. The result must outlive the PlayCounts.
    PlayCounts(const World& world, PlayResult& result)
        : result_(result), coins_(world.player.kit.coins) {
        beginFloor(world);
    }

    // Counts the floor that the knight has just come to.
    void beginFloor(const World& world) {
        result_.floor = static_cast<std::uint32_t>(world.config.floor);
        result_.rooms += static_cast<std::uint64_t>(world.metrics.rooms);
        const bool isNew = true;
        countRoom(world, isNew);
    }

    // Counts a tick.
    void count(const World& world, const Events& events) {
        ++result_.ticks;
        for (const Event& event : events) {
            countEvent(world, event);
        }
        const int coins = world.player.kit.coins;
        if (coins > coins_) {
            result_.coinsEarned += static_cast<std::uint64_t>(coins - coins_);
        } else {
            result_.coinsSpent += static_cast<std::uint64_t>(coins_ - coins);
        }
        coins_ = coins;
    }

    // Whether there was no progress for a minute. Progress is a new room, or one of the events for
    // which countEvent() calls noteProgress(). The minute also begins again when the knight enters
    // a room that he has not entered since the last progress.
    bool isStuck() const { return result_.ticks - minuteStart_ >= stuckTicks; }

private:
    void countEvent(const World& world, const Event& event) {
        if (const auto* ended = std::get_if<FlipEnded>(&event)) {
            countRoom(world, ended->firstVisit);
        } else if (const auto* hurt = std::get_if<KnightHurt>(&event)) {
            countHurt(*hurt);
        } else if (const auto* fell = std::get_if<CreatureFell>(&event)) {
            ++result_.creatures[fell->kind].felled;
        } else if (const auto* taken = std::get_if<TreasureTaken>(&event)) {
            result_.relicsTaken += isRelic(taken->what) ? 1 : 0;
            noteProgress();
        } else if (std::holds_alternative<RoomCleared>(event)) {
            ++result_.cleared;
        } else if (isOneOf<CreatureStruck, KeyTaken, DropTaken, ChestOpened, WareBought, UrnBroken,
                           WallBroken, CrystalStruck, PuzzleSolved, PieceTurned, PieceFailed,
                           PieceDone, DoorOpened, BannerReached>(event)) {
            noteProgress();
        }
    }

    void countHurt(const KnightHurt& hurt) {
        const int halfHeartsLeft = hurt.halfHearts;
        const std::uint64_t death = halfHeartsLeft == 0 ? 1 : 0;
        result_.deaths += death;
        result_.lastAttacker = hurt.by;
        CreatureTally& tally = hurt.by ? result_.creatures[*hurt.by] : result_.hazards;
        tally.add({.damage = static_cast<std::uint64_t>(hurt.lost), .deaths = death, .felled = 0});
    }

    void countRoom(const World& world, bool isNew) {
        if (isNew) {
            ++result_.visited;
            result_.withCreatures += world.creatures.living.empty() ? 0 : 1;
            noteProgress();
        }
        if (!contains(enteredSinceProgress_, world.cell())) {
            enteredSinceProgress_.push_back(world.cell());
            minuteStart_ = result_.ticks;
        }
    }

    void noteProgress() {
        minuteStart_ = result_.ticks;
        enteredSinceProgress_.clear();
    }

    PlayResult& result_;
    int coins_;                                  // after the last tick
    std::uint64_t minuteStart_ = 0;              // the tick from which isStuck() counts
    std::vector<GridPos> enteredSinceProgress_;  // cells
};

class Play {
public:
    Play(const PlayPlan& plan, Seed seed, Dungeon first, BlackBox& blackBox, PlayResult& result)
        : descent_(plan, seed, std::move(first)),
          pilot_(plan.makePilot()),
          umpire_(plan.makeUmpire()),
          blackBox_(blackBox),
          result_(result),
          counts_(world(), result),
          mostTicks_(std::uint64_t{60} * ticksPerSecond *
                     static_cast<std::uint64_t>(plan.minutes)) {}

    void tick() {
        events_.clear();
        descent_.expedition.step(choose(), events_);
        counts_.count(world(), events_);
        result_.rule = umpire_(world(), events_);
        result_.end = endAfterTick();
    }

private:
    const World& world() const { return descent_.expedition.world(); }

    InputFrame choose() {
        blackBox_.isChoosing = true;
        blackBox_.ticks = result_.ticks + 1;
        const InputFrame input = pilot_(world());
        blackBox_.buttons = input.held.bits();
        blackBox_.isChoosing = false;
        return input;
    }

    // Returns why the play ends with this tick; NotPlayed if it goes on, maybe on the next floor.
    PlayEnd endAfterTick() {
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
        return counts_.isStuck()             ? PlayEnd::Stuck
               : result_.ticks >= mostTicks_ ? PlayEnd::TimeUp
                                             : PlayEnd::NotPlayed;
    }

    Descent descent_;
    Pilot pilot_;
    Umpire umpire_;
    BlackBox& blackBox_;
    PlayResult& result_;
    PlayCounts counts_;
    std::uint64_t mostTicks_;
    Events events_;
};

}  // namespace

void PlayFigures::add(const PlayFigures& more) {
    ticks += more.ticks;
    rooms += more.rooms;
    visited += more.visited;
    withCreatures += more.withCreatures;
    cleared += more.cleared;
    deaths += more.deaths;
    coinsEarned += more.coinsEarned;
    coinsSpent += more.coinsSpent;
    relicsTaken += more.relicsTaken;
    hazards.add(more.hazards);
    for (std::size_t i = 0; i < creatureCount; ++i) {
        creatures.values[i].add(more.creatures.values[i]);
    }
}

std::uint64_t PlayFigures::damage() const {
    std::uint64_t sum = hazards.damage;
    for (const CreatureTally& tally : creatures) {
        sum += tally.damage;
    }
    return sum;
}

PlayResult playSeed(const PlayPlan& plan, Seed seed, BlackBox& blackBox) {
    PlayResult result;
    blackBox.ticks = 0;
    auto dungeon = grown(*plan.config, seedToBegin(plan, seed));
    if (!dungeon) {
        result.end = PlayEnd::NotGrown;
        return result;
    }
    Play play(plan, seed, std::move(*dungeon), blackBox, result);
    while (result.end == PlayEnd::NotPlayed) {
        play.tick();
    }
    return result;
}

std::string recordPlay(const PlayPlan& plan, Seed seed, const PlayResult& result,
                       const BlackBox& blackBox) {
    const bool crashed = result.end == PlayEnd::Crashed;
    const std::uint64_t wholeTicks = crashed ? blackBox.ticks - 1 : result.ticks;
    const Seed first = seedToBegin(plan, seed);
    Descent descent(plan, seed, grown(*plan.config, first).value());
    Expedition& expedition = descent.expedition;
    RecordingWriter writer(versionText(), *plan.config, first);
    expedition.addWitness(writer);
    const Pilot pilot = plan.makePilot();
    Events events;
    while (expedition.tally().ticks < wholeTicks) {
        events.clear();
        expedition.step(pilot(expedition.world()), events);
        // Goes down where the play went down. A play that crashed may have gone down even after its
        // last whole tick. Any other play ended with that tick.
        if (crashed || expedition.tally().ticks < wholeTicks) {
            descent.goOn();
        }
    }
    if (crashed && !blackBox.isChoosing) {
        // The tick that crashed is recorded, but not played.
        writer.stepped({EnumSet<Button>::fromBits(blackBox.buttons)}, expedition.world());
    }
    writer.finish(expedition.world());
    return writer.take();
}

}  // namespace doorstring
