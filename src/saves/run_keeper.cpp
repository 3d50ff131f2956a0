#include "saves/run_keeper.hpp"

#include "config/text/say.hpp"
#include "config/version.hpp"
#include "files/log.hpp"
#include "files/whole_file.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <new>
#include <system_error>
#include <utility>

namespace doorstring {

namespace {

// A little less than the five seconds that a power cut may cost, as the disk takes its time.
constexpr std::uint64_t ticksBetweenSyncs = 4 * ticksPerSecond;

}  // namespace

RunKeeper::RunKeeper(SavePlace place, OwnWeights& weights, Expedition& expedition, Report report)
    : today_(std::move(place.today)),
      report_(std::move(report)),
      expedition_(expedition),
      folder_(std::move(place.folder)),
      weights_(weights) {
    expedition_.addWitness(*this);
    // If the program was killed while it moved a finished run to the records, lock() finishes the
    // move.
    if (folder_.hasRun() && lock()) {
        lock_.reset();
    }
}

RunKeeper::~RunKeeper() {
    expedition_.removeWitness(*this);
    try {
        leave();
    } catch (const std::bad_alloc&) {
        // The file lacks at most the last second of play.
    }
}

RunKind RunKeeper::dailyKind(std::string_view date) const {
    const auto records = folder_.read();
    return records ? records.value().dailyKind(date) : RunKind::DailyPractice;
}

std::optional<SavedRun> RunKeeper::savedRun() const {
    auto saved = folder_.savedRun();
    if (saved) {
        saved->isDaily = isDailySaved();
    }
    return saved;
}

bool RunKeeper::isDailySaved() const {
    const auto records = folder_.read();
    return folder_.hasRun() && records && records.value().isDailySaved(today());
}

RunKind RunKeeper::savedKind() const {
    const auto records = folder_.read();
    const bool isKnown = records && records.value().saved;
    return isKnown ? records.value().saved->kind : RunKind::Free;
}

// Locks the folder of the records, and finishes an interrupted move. Returns false if another
// program holds the lock. Does not lock the parent folder: the user's configuration may be there,
// too, and its folder is locked while options are saved.
bool RunKeeper::lock() {
    std::error_code ignored;  // a folder that cannot be made is reported when the run is written
    std::filesystem::create_directories(folder_.records(), ignored);
    lock_.emplace(folder_.records(), FolderLock::IfHeld::GiveUp);
    if (!lock_->held()) {
        lock_.reset();
        return false;
    }
    folder_.finishMove();
    return true;
}

RunKeeper::MaybeSentence RunKeeper::claim() {
    if (lock_ || lock()) {
        return std::nullopt;
    }
    constexpr Message taken =
        msg("Another Doorstring is playing an adventure. End it there first.");
    logWarning(taken.english());
    return std::string(tr(taken));
}

void RunKeeper::release() {
    if (!playing()) {
        lock_.reset();
    }
}

void RunKeeper::start(const Config& config, Seed seed, const RunRecords::Begun& begun) {
    stopRecording();
    seed_ = seed;
    writer_.emplace(versionText(), config, seed);
    reportBad(folder_.replaceUnreadIndex(today()));
    if (const auto fault = retire(config)) {
        return reportUnsaved(*fault);
    }
    changeNotes([](FieldNotes& notes) { notes.endRun(); });  // of the run that was saved before
    const std::string text = writer_->take();
    if (const auto fault = folder_.begin(begun, text)) {
        return reportUnsaved(*fault);
    }
    open(text.size());
}

void RunKeeper::resume(const Recording& recording) {
    stopRecording();
    seed_ = recording.seed;
    const auto text = readTextFile(folder_.run(), recordingLimit);
    const std::string_view entries =
        text ? std::string_view(text.value()).substr(0, recording.entryBytes) : std::string_view();
    writer_.emplace(recording, entries, expedition_.world());
    if (!text) {
        return reportUnsaved(folder_.run().string() + ": " + text.error().sentence);
    }
    open(recording.entryBytes);
    sync();
}

// Opens the run's file, to continue behind its first `length` bytes.
void RunKeeper::open(std::uintmax_t length) {
    auto opened = GrowingFile::open(folder_.run(), length);
    if (!opened) {
        return reportUnsaved(opened.error());
    }
    file_.emplace(std::move(opened.value()));
}

// Moves the saved run to the records, or aside if it cannot be read. The record takes the names of
// woven offers from `config`, the configuration of the new run, because recordings do not hold
// names of offers.
RunKeeper::MaybeSentence RunKeeper::retire(const Config& config) {
    if (!folder_.hasRun()) {
        return std::nullopt;
    }
    const auto recording = loadRecording(folder_.run(), config);
    if (!recording) {
        const auto aside = folder_.setAside();
        if (!aside) {
            return aside.error();
        }
        reportBad(noticeOf([&] {
            return say("The saved run cannot be read and was moved to {file}.",
                       "file"_a = aside.value().string());
        }));
        return std::nullopt;
    }
    return folder_.keep(recordOfUnfinished(recording.value(), weights_.shipped()), today());
}

void RunKeeper::grown(const Config& config, Seed seed) {
    if (playing()) {
        writer_->grown(config, seed);
        sync();
    }
}

void RunKeeper::descended(const Config& config, Seed seed) {
    if (playing()) {
        writer_->descended(config, seed);
        sync();
        keepNotes();
    }
}

void RunKeeper::undone() {
    if (playing()) {
        writer_->undone();
        sync();
    }
}

void RunKeeper::applied(const Config& config) {
    if (playing()) {
        writer_->applied(config);
        write();
    }
}

void RunKeeper::stepped(InputFrame input, const World& world) {
    if (!playing()) {
        return;
    }
    writer_->stepped(input, world);
    const bool wasFlipping = std::exchange(flipping_, world.flip.has_value());
    if (world.isRunOver()) {
        finish(world, world.ending == Ending::Defeat ? RunEnd::Defeat : RunEnd::Victory);
    } else if ((flipping_ && !wasFlipping) || writer_->ticks() % ticksBetweenSyncs == 0) {
        sync();
    } else if (writer_->ticks() % ticksBetweenHashes == 0) {
        write();
    }
}

void RunKeeper::sync() {
    if (playing()) {
        writer_->flush();
        write();
        if (file_) {
            file_->sync();
        }
    }
}

// Appends the new lines to the file. Lines that cannot be written, as on a full disk, are kept and
// tried again together with the next ones. Without a file nothing is kept.
void RunKeeper::write() {
    pending_ += writer_->take();
    if (!file_) {
        pending_.clear();
        return;
    }
    if (pending_.empty()) {
        return;
    }
    const auto fault = file_->append(pending_);
    if (!fault) {
        pending_.clear();
    }
    if (fault && !failing_) {
        reportUnsaved(*fault);
    } else if (!fault && failing_) {
        report_(News::Good, noticeOf([] { return say("The adventure is being saved again."); }));
    }
    failing_ = fault.has_value();
}

void RunKeeper::giveUp() {
    if (playing()) {
        finish(expedition_.world(), RunEnd::GivenUp);
    }
}

void RunKeeper::noteTime(CreatureKind boss, Difficulty difficulty, std::uint64_t ticks) {
    changeNotes([&](FieldNotes& notes) { notes.noteTime(name(boss), difficulty, ticks); });
}

void RunKeeper::finish(const World& world, RunEnd end) {
    writer_->finish(world);
    write();
    const bool isSaved = file_ && !failing_;
    RunRecord ended = recordOf(expedition_, seed_, end, weights_.everHadOwn());
    stopRecording();
    if (!isSaved) {
        return;
    }
    reportBad(folder_.replaceUnreadIndex(today()));
    const auto fault = folder_.keep(std::move(ended), today());
    reportBad(fault);
    const auto records = folder_.read();
    const int winsInRecords = records ? records.value().victories() : 0;
    changeNotes([&](FieldNotes& notes) {
        notes.noteRun(expedition_.tally().encounters, world.config.adventure.altar.table);
        if (!fault) {
            notes.endRun();
        }
        const int winsInNotes = notes.wins + (end == RunEnd::Victory ? 1 : 0);
        notes.wins = std::max(winsInNotes, winsInRecords);
    });
}

// Writes the recording up to this tick to the file, and records no more.
void RunKeeper::stopRecording() {
    if (playing()) {
        writer_->flush();
        write();
        reportBad(file_ ? file_->close() : std::nullopt);
    }
    writer_.reset();
    file_.reset();
    pending_.clear();
    failing_ = flipping_ = false;
}

void RunKeeper::leave() {
    keepNotes();
    stopRecording();
    lock_.reset();
}

void RunKeeper::keepNotes() {
    if (isSaving()) {
        const Offers& offers = expedition_.world().config.adventure.altar.table;
        changeNotes(
            [&](FieldNotes& notes) { notes.noteRun(expedition_.tally().encounters, offers); });
    }
}

void RunKeeper::changeNotes(const std::function<void(FieldNotes&)>& change) {
    reportBad(folder_.notes().change(change));
}

void RunKeeper::reportUnsaved(const std::string& fault) {
    reportBad(noticeOf([&] {
        return say("{fault}. The adventure goes on without being saved.", "fault"_a = fault);
    }));
}

namespace {

int countOf(replay::ChangeKind kind, const Recording& recording) {
    return static_cast<int>(std::ranges::count_if(
        recording.entries, [kind](const auto& entry) { return isChange(kind, entry); }));
}

void addWoven(RunRecord& record, const AdventureConfig& config, OfferSet woven) {
    for (const OfferId offer : woven) {
        record.woven +=
            (record.woven.empty() ? "" : ", ") + config.altar.table.at(numberOf(offer)).name;
    }
}

}  // namespace

RunRecord recordOf(const Expedition& expedition, Seed seed, RunEnd end, bool hasOwnWeights) {
    const RunTally& tally = expedition.tally();
    const WorldConfig& config = expedition.world().config;
    RunRecord record{.difficulty = config.adventure.difficulty,
                     .seed = seed,
                     .floor = config.floor,
                     .ticks = tally.ticks,
                     .end = end,
                     .regrown = tally.regrown,
                     .relics = tally.relics,
                     .assists = tally.assists,
                     .hasOwnWeights = hasOwnWeights};
    if (end == RunEnd::Defeat && tally.lastBlow && tally.lastBlow->by) {
        record.defeatedBy = std::string(name(*tally.lastBlow->by));
    }
    for (const OfferId offer : tally.woven) {
        addWoven(record, config.adventure, OfferSet::of(offer));
    }
    return record;
}

RunRecord recordOfUnfinished(const Recording& run, ShippedWeights& shipped) {
    const AdventureConfig& config = run.configs.back().adventure;
    RunRecord record{
        .difficulty = config.difficulty,
        .seed = run.seed,
        .floor = std::min(1 + countOf(replay::ChangeKind::Descend, run), config.floors.count()),
        .ticks = run.ticks,
        // In an adventure only R and Shift+R are recorded as Grow.
        .regrown = countOf(replay::ChangeKind::Grow, run)};
    for (const Config& used : run.configs) {
        record.assists = record.assists | assistsOf(used.assist);
        record.hasOwnWeights = record.hasOwnWeights || shipped.playsDifferently(used);
    }
    for (const replay::Entry& entry : run.entries) {
        if (isChange(replay::ChangeKind::Descend, entry)) {
            const Config& floor = run.configs[std::get<replay::NewDungeon>(entry).config];
            addWoven(record, floor.adventure, floor.adventure.woven);
        }
    }
    return record;
}

}  // namespace doorstring
