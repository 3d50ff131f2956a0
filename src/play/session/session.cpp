#include "play/session/session.hpp"

#include "config/text/say.hpp"
#include "dungeon/dungeon.hpp"
#include "files/log.hpp"
#include "files/system.hpp"
#include "play/session/dungeon_news.hpp"
#include "saves/replay_run.hpp"
#include "view/hud/key_hints.hpp"
#include "view/hud/texts.hpp"

#include <fmt/format.h>

namespace doorstring {

Session::Session(const Art& artToUse, SessionStart start)
    : art(artToUse),
      stateFolder(std::move(start.stateFolder)),
      workshop(start.workshop),
      desk(std::move(start.sources), std::move(start.loaded)),
      expedition(desk.config(), std::move(start.dungeon)),
      ownWeights(desk.sources().shipped, expedition),
      scene(art),
      languages(std::move(start.languages)),
      dungeonOptions_(dungeonOptionsOf(desk.config())),
      seeds_(start.seedGiven ? expedition.world().dungeon.seed().number : randomSeed().number) {
    host.grow = std::move(start.grow);
    // The trial of a room is not saved, because a recording does not tell that it is of such a
    // trial.
    if (!start.saves.folder.empty() && !isRoomTrial(expedition.world())) {
        runs = std::make_unique<RunKeeper>(std::move(start.saves), ownWeights, expedition,
                                           [this](RunKeeper::News news, const Notice& notice) {
                                               if (news == RunKeeper::News::Good) {
                                                   message.show(notice.shown);
                                               } else {
                                                   logReportedError(notice.english);
                                                   complain(notice.shown);
                                               }
                                           });
    }
    if (start.trialSeed) {
        mode_ = AdventureRun{.seed = *start.trialSeed,
                             .difficulty = desk.config().adventure.difficulty,
                             .isUnrecorded = true};
    } else if (start.isReplay) {
        mode_ = Replaying{};
    }
    logDungeon();
    apply();
}

Page Session::page(Canvas& canvas) const {
    return {canvas, art, panelColours(art.tileset(expedition.world().dungeon.tileset()))};
}

std::string Session::keyFor(Action action) const {
    for (const KeyBinding& binding : config().keys[action]) {
        if (isPad(binding.key) == host.padInUse) {
            return shownKey(binding);
        }
    }
    return std::string(name(action));
}

void Session::readWeights() {
    filesFault_ = desk.readAgain();
    apply();
}

// What is wrong with the files on disk matters more than the news of the dungeon grown without
// them.
void Session::report(const std::string& news) {
    if (filesFault_) {
        complain(*filesFault_);
    } else {
        message.show(news);
    }
}

void Session::complain(const std::string& sentence) {
    sound.play(Effect::Error);
    message.show(sentence, MessageLine::Tone::Bad);
}

void Session::logDungeon() const {
    const InEnglish english;
    const World& world = expedition.world();
    logInfo(fmt::format("dungeon {} (seed {}), config hash {:016x}", summary(world),
                        world.dungeon.seed().number, desk.hash()));
    if (const std::string missing = missingText(world.dungeon.report()); !missing.empty()) {
        logInfo("no room for " + missing);
    }
    if (world.metrics.rooms == 1 && !isRoomTrial(world)) {
        logWarning(fmt::format("dungeon {} has one room only: nothing to walk to",
                               toCode(world.dungeon.seed())));
    }
}

void Session::apply() {
    if (!isReplay()) {
        expedition.apply(config());
    }
    const ViewConfig& view = config().view;
    reportFaults(languages.use(view.language));
    sound.setVolumes(
        {view.effectsVolume, view.musicVolume, view.ambienceVolume, view.announcementVolume});
    sound.setMuted(view.muted);
}

void Session::growNew() {
    if (isAdventure()) {
        return tellOfThreads();
    }
    const auto* visit = std::get_if<LabVisit>(&mode_);
    if (visit == nullptr) {
        return growSeed(nextSeed());
    }
    if (growAndEnter(visit->weights, nextSeed())) {
        message.show(newsOf(expedition.world()));
    }
}

void Session::growSeed(Seed seed) {
    readWeights();
    if (growAndEnter(seed)) {
        report(newsOf(expedition.world()));
    }
}

void Session::growSame() {
    if (isAdventure()) {
        return tellOfThreads();
    }
    readWeights();
    const Metrics before = expedition.world().metrics;
    if (growAndEnter(expedition.world().dungeon.seed())) {
        report(comparison(before, expedition.world()));
    }
}

void Session::growIfOutdated() {
    if (dungeonOptions_ != dungeonOptionsOf(config())) {
        growSeed(expedition.world().dungeon.seed());
    }
}

void Session::growPreset(const std::string& preset) {
    filesFault_ = desk.usePreset(preset);
    apply();
    if (growAndEnter(expedition.world().dungeon.seed())) {
        report(newsOf(expedition.world()));
    }
}

bool Session::adoptPreset(const std::string& preset) {
    const auto bad = desk.usePreset(preset);
    if (bad) {
        complain(*bad);
    }
    apply();
    return !bad;
}

std::optional<Dungeon> Session::grown(const Config& grownFrom, Seed seed) {
    auto dungeon = host.grow(grownFrom, seed);
    if (!dungeon) {
        logWarning(dungeon.error().english);
        complain(dungeon.error().shown);
        return std::nullopt;
    }
    return std::move(dungeon).value();
}

bool Session::growAndEnter(const Config& grownFrom, Seed seed) {
    auto dungeon = grown(grownFrom, seed);
    if (dungeon) {
        enter(grownFrom, std::move(*dungeon));
    }
    return dungeon.has_value();
}

void Session::enter(const Config& grownFrom, Dungeon dungeon) {
    expedition.grow(grownFrom, std::move(dungeon));
    arrive(grownFrom);
    sound.play(Effect::NewDungeon);
}

void Session::arrive(const Config& grownFrom) {
    dungeonOptions_ = dungeonOptionsOf(grownFrom);
    scene.clear();
    logDungeon();
}

void Session::visit(const Config& weights, Dungeon dungeon) {
    mode_ = LabVisit{weights};
    enter(weights, std::move(dungeon));
}

void Session::leaveLabVisit() {
    if (isLabVisit()) {
        mode_ = Exploring{};
    }
}

Config Session::exploredConfig() const {
    Config explored = config();
    explored.dungeon = expedition.grownWith();
    explored.room = expedition.world().config.room;
    return explored;
}

ExploredDungeon Session::exploredDungeon() const {
    return {exploredConfig(), expedition.world().dungeon};
}

void Session::returnTo(ExploredDungeon explored) {
    mode_ = Exploring{};
    expedition.begin(explored.grownWith, std::move(explored.dungeon));
    arrive(explored.grownWith);
}

void Session::beginReplay(const Recording& recording) {
    mode_ = Replaying{exploredDungeon()};
    replayAgain(recording);
}

void Session::replayAgain(const Recording& recording) {
    expedition.begin(recording.configs.front(), firstDungeon(recording));
    arrive(recording.configs.front());
}

void Session::endReplay() {
    if (auto* replay = std::get_if<Replaying>(&mode_); replay != nullptr && replay->explored) {
        returnTo(std::move(*replay->explored));
    }
}

void Session::undo() {
    if (isAdventure()) {
        message.show(say("In an adventure nothing is undone: a thread once spent stays spent."));
        sound.play(Effect::Error);
        return;
    }
    if (!expedition.undo()) {
        if (isRoomTrial(expedition.world())) {
            return;
        }
        message.show(say("There is no dungeon before this one."));
        sound.play(Effect::Error);
        return;
    }
    // The dungeon counts as grown with the present options, so that growIfOutdated() leaves it as
    // it is. Creatures are the exception: if the dungeon has some and they are switched off now, or
    // the other way round, growIfOutdated() grows it again.
    dungeonOptions_ = dungeonOptionsOf(config());
    dungeonOptions_.creatures = expedition.world().config.hasCreatures;
    scene.clear();
    apply();
    const World& world = expedition.world();
    const Notice back = noticeOf([&] { return summary(world); });
    logInfo("back to dungeon " + back.english);
    sound.play(Effect::Undo);
    message.show(isRoomTrial(world) ? newsOf(world)
                                    : say("Back to {dungeon}", "dungeon"_a = back.shown));
}

void Session::showEvents() {
    const World& world = expedition.world();
    scene.room.take(events, world, expedition.number());
    sound.play(events, world.dungeon.tileset());
    const bool lastHeartSounds = scene.lowHearts.take(events, world);
    if (lastHeartSounds) {
        sound.play(Effect::LowHearts);
    }
    scene.bossHealth.take(world);
    scene.relicGlow.take(events);
    sound.playMusic(tuneIn(world), world.dungeon.tileset());
}

void Session::reportFaults(const std::vector<std::string>& faults) {
    for (const std::string& fault : faults) {
        logWarning(fault);
    }
    if (faults.empty() || message.shown()) {
        return;
    }
    const std::size_t more = faults.size() - 1;
    message.show(
        more == 0 ? faults.front()
                  : sayCount(static_cast<std::int64_t>(more), "{fault} ({count} more: see the log)",
                             "{fault} ({count} more: see the log)", "fault"_a = faults.front()),
        MessageLine::Tone::Bad);
}

}  // namespace doorstring
