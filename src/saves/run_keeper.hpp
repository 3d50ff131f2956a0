// Saves the adventure while it is played: a run is its recording, which grows with each second of
// play. A run that ends goes to the records.
#pragma once

#include "config/config.hpp"
#include "config/text/notice.hpp"
#include "files/folders.hpp"
#include "files/growing_file.hpp"
#include "saves/recording.hpp"
#include "saves/recording_writer.hpp"
#include "saves/run_folder.hpp"
#include "saves/run_records.hpp"
#include "world/expedition.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

// Compares configurations with the shipped ones, so that records can tell which runs had other
// weights.
class ShippedWeights {
public:
    explicit ShippedWeights(std::filesystem::path folder) : folder_(std::move(folder)) {}

    // Whether the config is that of a floor of an adventure, and makes that floor play differently
    // from the shipped one.
    bool playsDifferently(const Config& config);

private:
    std::filesystem::path folder_;
    // The shipped floors, read when first asked for.
    std::array<std::optional<Config>, mostFloors> floors_;
};

// Notes whether the adventure being played, saved or not, ever had other weights than those that
// came with the program.
class OwnWeights final : public ExpeditionWitness {
public:
    // The expedition must outlive it.
    OwnWeights(std::filesystem::path shippedConfig, Expedition& expedition);
    ~OwnWeights() override;

    // Whether the adventure being played, or played last, ever had other weights than the shipped
    // ones.
    bool everHadOwn() const { return everHadOwn_; }
    ShippedWeights& shipped() { return shipped_; }

    void grown(const Config& config, Seed) override { note(config); }
    void regrown(const Config& config, Seed) override { note(config); }
    void descended(const Config& config, Seed) override { note(config); }
    void begun(const Config& config, Seed) override;
    void undone() override {}
    void applied(const Config& config) override { note(config); }
    void stepped(InputFrame, const World&) override {}

private:
    void note(const Config& config);

    Expedition& expedition_;
    ShippedWeights shipped_;
    bool everHadOwn_ = false;
};

struct SavePlace {
    std::filesystem::path folder;  // empty if nothing is to be saved
    std::function<std::string()> today = utcDate;
};

class RunKeeper final : public ExpeditionWitness {
public:
    using MaybeSentence = std::optional<std::string>;
    enum class News : std::uint8_t { Good, Bad };
    using Report = std::function<void(News, const Notice&)>;

    // Finishes the move of an ended run to the records if a program was killed during that move.
    // Weights and expedition must outlive the keeper.
    RunKeeper(SavePlace place, OwnWeights& weights, Expedition& expedition, Report report);
    ~RunKeeper() override;

    const RunFolder& folder() const { return folder_; }
    std::string today() const { return today_(); }
    // Returns the kind of that day's next daily run: Daily for the first one, DailyPractice for the
    // others, and if the index cannot be read, as it may be that of another one.
    RunKind dailyKind(std::string_view date) const;
    // Returns what the title says of the saved run; null if there is none.
    std::optional<SavedRun> savedRun() const;
    // Whether today's daily run, the one that counts, can be continued.
    bool isDailySaved() const;
    // Returns the kind of the saved run; Free if that is not known.
    RunKind savedKind() const;

    // Makes the saved run this program's own until leave(); must be called before a run begins or
    // is continued. Returns a sentence for the screen if another program plays it; null otherwise.
    MaybeSentence claim();
    // Takes claim() back if no run is being played.
    void release();
    // Begins to save an adventure that has just begun. If another run was saved until now, that run
    // goes to the records.
    void start(const Config& config, Seed seed, const RunRecords::Begun& begun);
    // Continues to save at the end of the saved run's recording, after it was replayed.
    void resume(const Recording& recording);
    // Moves the run being played to the records, as given up.
    void giveUp();
    // Notes a time in ticks in which a boss was struck down in practice.
    void noteTime(CreatureKind boss, Difficulty difficulty, std::uint64_t ticks);
    bool isSaving() const { return playing() && file_.has_value(); }
    // Sends everything up to this tick on its way to the disk, without waiting until it is there.
    void sync();
    // Stops saving the run being played, which this and other programs can then continue.
    void leave();

    void grown(const Config& config, Seed seed) override;
    void regrown(const Config&, Seed) override {}  // in an adventure R comes as grown()
    void descended(const Config& config, Seed seed) override;
    // Stops saving the run that was played before. start() begins to save the new one.
    void begun(const Config&, Seed) override { stopRecording(); }
    void undone() override;
    void applied(const Config& config) override;
    void stepped(InputFrame input, const World& world) override;

private:
    bool lock();
    bool playing() const { return writer_.has_value(); }
    void open(std::uintmax_t length);
    MaybeSentence retire(const Config& config);
    void stopRecording();
    void write();
    void finish(const World& world, RunEnd end);
    // Writes into the field notes what was met in the run being played.
    void keepNotes();
    void changeNotes(const std::function<void(FieldNotes&)>& change);
    void reportBad(const std::optional<Notice>& notice) {
        if (notice) {
            report_(News::Bad, *notice);
        }
    }
    void reportUnsaved(const std::string& fault);

    std::function<std::string()> today_;
    Report report_;
    Expedition& expedition_;
    RunFolder folder_;
    OwnWeights& weights_;
    std::optional<FolderLock> lock_;

    // The run being played.
    std::optional<RecordingWriter> writer_;
    std::optional<GrowingFile> file_;  // empty if the run cannot be saved
    std::string pending_;              // lines that could not be written yet
    bool failing_ = false;             // whether the last write failed; if so, it has been reported
    bool flipping_ = false;            // whether a room was sliding in at the end of the last tick
    Seed seed_;
};

// Returns what the records keep of a run that has just been played, without date, kind and file,
// which the folder adds.
RunRecord recordOf(const Expedition& expedition, Seed seed, RunEnd end, bool hasOwnWeights);

// Returns what the records keep of a saved run that makes room for another one.
RunRecord recordOfUnfinished(const Recording& run, ShippedWeights& shipped);

}  // namespace doorstring
