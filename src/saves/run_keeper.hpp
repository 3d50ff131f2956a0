// Saves the adventure while it is played: a run is its recording, which grows with each second of
// play. What has ended goes to the records.
#pragma once

#include "files/folder_lock.hpp"
#include "files/growing_file.hpp"
#include "saves/own_weights.hpp"
#include "saves/recording.hpp"
#include "saves/recording_writer.hpp"
#include "saves/run_folder.hpp"
#include "saves/run_records.hpp"
#include "world/expedition.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace doorstring {

struct SavePlace {
    std::filesystem::path folder;  // empty: nowhere
    std::function<std::string()> today = utcDate;
};

class RunKeeper final : public ExpeditionWitness {
public:
    using MaybeSentence = std::optional<std::string>;
    using Report = std::function<void(const std::string& sentence, bool good)>;

    // Weights and expedition must outlive it.
    RunKeeper(SavePlace place, OwnWeights& weights, Expedition& expedition, Report report);
    ~RunKeeper() override;

    const RunFolder& folder() const { return folder_; }
    std::string today() const { return today_(); }
    // Of a run of today's seed that begins now.
    RunKind dailyKind() const;
    // Whether that of today which counts can be continued.
    bool isDailySaved() const;
    // Of the run that is saved.
    RunKind savedKind() const;

    // Makes the saved run this program's own until leave(); to be called before a run begins or is
    // continued. A sentence where another program plays it.
    MaybeSentence claim();
    // Takes claim() back where nothing came of it.
    void release();
    // An adventure has begun. A run that was saved goes to the records.
    void start(const Config& config, Seed seed, RunKind kind);
    // The recording of the saved run has been played to its end: it goes on from there.
    void resume(const Recording& recording);
    // The player ends the run being played, which goes to the records.
    void giveUp();
    bool isSaving() const { return playing() && file_.has_value(); }
    // Where the play stands still: everything up to this tick goes to the disk.
    void sync();
    // The run can be continued, here and elsewhere.
    void leave();

    void grown(const Config& config, Seed seed) override;
    void regrown(const Config&, Seed) override {}  // not in adventures
    void descended(const Config& config, Seed seed) override;
    void begun(const Config&, Seed) override { suspend(); }
    void undone() override;
    void applied(const Config& config) override;
    void stepped(InputFrame input, const World& world) override;

private:
    bool playing() const { return writer_.has_value(); }
    void open(std::uintmax_t length);
    MaybeSentence retire();
    void suspend();
    void write();
    void finish(const World& world, RunEnd end);
    void reportUnsaved(const std::string& sentence);

    std::function<std::string()> today_;
    Report report_;
    Expedition& expedition_;
    RunFolder folder_;
    OwnWeights& weights_;
    std::optional<FolderLock> lock_;

    // Of the run being played.
    std::optional<RecordingWriter> writer_;
    std::optional<GrowingFile> file_;  // none: it cannot be saved
    std::string pending_;              // what the disk has had no room for yet
    bool full_ = false;                // which has been reported
    bool flipping_ = false;
    Seed seed_;
};

// What the records keep of a run. Date, kind and file are the folder's to add.

// Of a run that has just been played.
RunRecord recordOf(const Expedition& expedition, Seed seed, RunEnd end, bool ownWeights);

// Of a saved run that makes room for another one.
RunRecord recordOfLeft(const Recording& run, ShippedWeights& shipped);

}  // namespace doorstring
