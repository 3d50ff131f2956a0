// The part of a session that is about adventures: how a run begins, goes down floor by floor and
// ends, and what R does in it.
#include "base/overloaded.hpp"
#include "config/text/say.hpp"
#include "files/log.hpp"
#include "play/session/dungeon_news.hpp"
#include "play/session/session.hpp"

#include <fmt/format.h>

#include <utility>

namespace doorstring {

Seed Session::seedToShare() const {
    return run() != nullptr ? run()->seed
                            : expedition.runSeed().value_or(expedition.world().dungeon.seed());
}

RunSummary Session::summaryOf(RunEnd end) const {
    return {.end = end,
            .difficulty = expedition.world().config.adventure.difficulty,
            .seed = seedToShare(),
            .floor = expedition.world().config.floor,
            .tally = expedition.tally(),
            .hasOwnWeights = ownWeights.everHadOwn(),
            .isUnrecorded = isUnrecorded()};
}

bool Session::isUnrecorded() const {
    return run() != nullptr && run()->isUnrecorded;
}

std::string_view Session::runNote() const {
    if (run() == nullptr) {
        return {};
    }
    if (run()->practice) {
        return tr(msg("Practice"));
    }
    if (isUnrecorded()) {
        return tr(msg("A trial: not recorded"));
    }
    switch (run()->kind) {
    case RunKind::Free:
        switch (run()->difficulty) {
        case Difficulty::Gentle:
            return tr(msg("Gentle"));
        case Difficulty::Normal:
            return {};
        case Difficulty::Stern:
            return tr(msg("Stern"));
        }
        break;
    case RunKind::Daily:
        return tr(msg("Daily"));
    case RunKind::DailyPractice:
        return tr(msg("Daily, practice"));
    }
    return {};
}

std::optional<int> Session::winsFor(RunKind kind) const {
    if (runs == nullptr || kind != RunKind::Free || config().adventure.unlockAll) {
        return std::nullopt;
    }
    return std::min(winsSaved(), mostWins);
}

int Session::winsSaved() const {
    return runs == nullptr ? 0 : runs->folder().wins();
}

bool Session::beginAdventure(Seed seed, RunKind kind, std::string date) {
    if (const auto refusal = runs != nullptr ? runs->claim() : std::nullopt) {
        complain(*refusal);
        return false;
    }
    auto explored = run() != nullptr ? run()->explored : exploredDungeon();
    // The daily run is the same for everybody.
    const Difficulty difficulty =
        kind == RunKind::Free ? config().adventure.difficulty : Difficulty::Normal;
    const std::optional<int> wins = winsFor(kind);
    auto dungeon = useFloorAndGrow(1, seed, difficulty, {}, wins);
    if (!dungeon) {
        if (runs != nullptr) {
            runs->release();
        }
        return false;
    }
    mode_ = AdventureRun{.seed = seed,
                         .kind = kind,
                         .difficulty = difficulty,
                         .winsForUnlocks = wins,
                         .winsBefore = winsSaved(),
                         .explored = std::move(explored)};
    expedition.begin(config(), std::move(*dungeon));
    if (runs != nullptr) {
        runs->start(config(), seed, {date.empty() ? runs->today() : std::move(date), kind});
    }
    arrive(config());
    logInfo(fmt::format("an adventure begins, seed {}", toCode(seed)));
    return true;
}

void Practice::take(const Events& events, std::uint64_t ticks) {
    for (const Event& event : events) {
        std::visit(Overloaded{[&](const KnightHurt& hurt) { lostHalves += hurt.lost; },
                              [&](const BossFalls&) { struckDownAt = ticks; },
                              [&](const CreatureFell& fallen) {
                                  isBossGone = isBossGone || fallen.kind == boss;
                              },
                              [](const auto&) {}},
                   event);
    }
}

Practice* Session::practice() {
    auto* played = std::get_if<AdventureRun>(&mode_);
    return played != nullptr && played->practice ? &*played->practice : nullptr;
}

namespace {

// The last of the floors that the boss guards; 0 if the boss guards none.
int floorOf(CreatureKind boss, const Floors& floors) {
    for (int floor = floors.count(); floor > 0; --floor) {
        if (floors.at(floor).boss == boss) {
            return floor;
        }
    }
    return 0;
}

}  // namespace

bool Session::beginPractice(CreatureKind boss, Seed seed) {
    const int floor = floorOf(boss, config().adventure.floors);
    if (floor == 0) {
        complain(say("No floor of your configuration has that boss."));
        return false;
    }
    if (const auto refusal = runs != nullptr ? runs->claim() : std::nullopt) {
        complain(*refusal);
        return false;
    }
    auto explored = run() != nullptr ? run()->explored : exploredDungeon();
    const Difficulty difficulty = config().adventure.difficulty;
    auto dungeon = useFloorAndGrow(floor, seed, difficulty);
    if (!dungeon) {
        if (runs != nullptr) {
            runs->release();
        }
        return false;
    }
    mode_ = AdventureRun{.seed = seed,
                         .difficulty = difficulty,
                         .isUnrecorded = true,
                         .explored = std::move(explored),
                         .practice = Practice{.boss = boss}};
    Config begun = config();
    begun.adventure.roleToBeginIn = Role::Boss;
    expedition.begin(begun, std::move(*dungeon));
    arrive(begun);
    logInfo(fmt::format("practice begins against {}, seed {}", name(boss), toCode(seed)));
    return true;
}

bool Session::beginTrial(Seed seed) {
    auto dungeon = useFloorAndGrow(std::nullopt, seed, std::nullopt);
    if (!dungeon) {
        return false;
    }
    mode_ = AdventureRun{
        .seed = seed, .difficulty = config().adventure.difficulty, .isUnrecorded = true};
    expedition.begin(config(), std::move(*dungeon));
    arrive(config());
    logInfo(fmt::format("the trial begins again, seed {}", toCode(seed)));
    return true;
}

std::optional<Dungeon> Session::useFloorAndGrow(std::optional<int> floor, Seed seed,
                                                std::optional<Difficulty> difficulty,
                                                OfferSet woven, std::optional<int> wins) {
    const ConfigSources before = desk.sources();
    if (const auto bad = desk.useFloor(floor, difficulty, woven, wins)) {
        complain(*bad);
        return std::nullopt;
    }
    const AdventureConfig& adventure = config().adventure;
    auto dungeon = grown(config(), adventure.isOn() ? floorSeed(seed, adventure.floor) : seed);
    if (!dungeon) {
        // The earlier sources were valid a moment ago. They can be invalid now only if a file was
        // saved since: a fault in that file is reported when the files are read next.
        desk.useFloor(before.floor, before.difficulty, before.woven, before.wins);
    }
    return dungeon;
}

bool Session::resumeAdventure(const Recording& recording) {
    const WorldConfig& saved = expedition.world().config;
    const Difficulty difficulty = saved.adventure.difficulty;
    if (const auto bad =
            desk.useFloor(saved.floor, difficulty, saved.adventure.woven, saved.adventure.wins)) {
        runs->leave();
        endReplay();
        complain(*bad);
        return false;
    }
    mode_ = AdventureRun{.seed = recording.seed,
                         .kind = runs->savedKind(),
                         .difficulty = difficulty,
                         .winsForUnlocks = saved.adventure.wins,
                         .winsBefore = winsSaved(),
                         .explored = std::move(std::get<Replaying>(mode_).explored)};
    runs->resume(recording);
    input.clear();
    arrive(config());
    apply();
    return true;
}

bool Session::descend() {
    const int next = config().adventure.floor + 1;
    const Seed seed = run()->seed;
    const OfferSet woven = expedition.world().altar.woven;
    auto dungeon = useFloorAndGrow(next, seed, run()->difficulty, woven, run()->winsForUnlocks);
    bool isTorn = false;
    if (!dungeon && !woven.empty() && !host.wasGrowingStopped) {
        // If the offers do not fit the preset of the next floor, the floor grows without them.
        dungeon = useFloorAndGrow(next, seed, run()->difficulty, {}, run()->winsForUnlocks);
        isTorn = dungeon.has_value();
    }
    if (dungeon) {
        expedition.descend(config(), std::move(*dungeon));
        arrive(config());
    }
    if (isTorn) {
        complain(say("Floor {floor} could not be woven with what was bought: it is as it would "
                     "have been.",
                     "floor"_a = next));
    }
    return dungeon.has_value();
}

void Session::endAdventure() {
    if (runs != nullptr) {
        runs->leave();
    }
    auto* ended = std::get_if<AdventureRun>(&mode_);
    if (ended == nullptr) {
        return;
    }
    constexpr int exploring = 0;  // what useFloor() takes in place of a floor's number
    if (auto dungeon = useFloorAndGrow(exploring, ended->seed, std::nullopt)) {
        return returnTo({config(), std::move(*dungeon)});
    }
    desk.returnToExploring();
    if (ended->explored) {
        returnTo(std::move(*ended->explored));
    } else if (auto dungeon = grown(config(), ended->seed)) {
        returnTo({config(), std::move(*dungeon)});
    }
}

RunSummary Session::giveUp() {
    if (runs != nullptr) {
        runs->giveUp();
    }
    return summaryOf(RunEnd::GivenUp);
}

bool Session::isFloorOver() const {
    const World& world = expedition.world();
    return isAdventure() &&
           (world.ending != Ending::None || world.player.dying() || world.player.descending());
}

void Session::tellOfThreads() {
    if (practice() != nullptr) {
        message.show(say("In practice nothing regrows."));
        sound.play(Effect::Error);
    } else if (expedition.world().player.kit.threads == 0) {
        message.show(say("No thread is left. One lies at each altar."));
        sound.play(Effect::Error);
    } else if (config().view.heldKeys != HeldKeys::Hold) {
        message.show(say("A thread regrows the floor; {key} again stops it.",
                         "key"_a = keyFor(Action::NewDungeon)));
    } else {
        message.show(
            say("Hold {key}: a thread regrows the floor.", "key"_a = keyFor(Action::NewDungeon)));
    }
}

// Keeps the floor's seed if `sameSeed`. Otherwise the new seed of the floor follows from the
// adventure's seed, the floor's number and how often the adventure has regrown a floor.
void Session::spendThread(bool sameSeed) {
    const World& before = expedition.world();
    const Seed seed = sameSeed ? before.dungeon.seed()
                               : regrownSeed(floorSeed(run()->seed, before.config.floor),
                                             expedition.tally().regrown + 1);
    const Metrics metrics = before.metrics;
    const bool hadOtherWeights = expedition.tally().weightsChanged;
    readWeights();
    if (!growAndEnter(seed)) {
        return;
    }
    sound.play(Effect::ThreadSpent);
    const World& world = expedition.world();
    const bool haveWeightsChanged = expedition.tally().weightsChanged && !hadOtherWeights;
    const auto floor = "floor"_a = world.config.floor;
    const auto threads = "threads"_a = world.player.kit.threads;
    if (!sameSeed) {
        return report(sayCount(
            world.metrics.rooms, "Floor {floor} regrown: {count} room. Threads left: {threads}.",
            "Floor {floor} regrown: {count} rooms. Threads left: {threads}.", floor, threads));
    }
    const std::string changed = changes(metrics, world.metrics);
    report(haveWeightsChanged ? say("Floor {floor} again, with changed weights: {changes}. "
                                    "Threads left: {threads}.",
                                    floor, "changes"_a = changed, threads)
                              : say("Floor {floor} again: {changes}. Threads left: {threads}.",
                                    floor, "changes"_a = changed, threads));
}

}  // namespace doorstring
