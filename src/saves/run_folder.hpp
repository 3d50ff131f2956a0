// Where adventures are kept: the saved run, which can be continued, and the recordings of those
// that have ended, with their index. All errors are sentences that name the file.
#pragma once

#include "config/config.hpp"
#include "config/text/notice.hpp"
#include "saves/notes_file.hpp"
#include "saves/recording.hpp"
#include "saves/run_records.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

// What the title says of the saved run.
struct SavedRun {
    int floor = 1;
    std::uint64_t ticks = 0;
    std::optional<Seed> seed = {};  // empty if the file is damaged
    bool isDaily = false;           // whether it is today's daily run, the one that counts
};
// Returns what players read of it: "Floor 2, 12:05, seed 7K2M-Q9XA".
std::string textOf(const SavedRun& run);

// Finds in a run's text what the title says of the run, without parsing all of the text. The text
// does not say whether the run is daily.
SavedRun glanceAt(std::string_view text);

class RunFolder {
public:
    using MaybeSentence = std::optional<std::string>;  // the error; null if there was none

    // `state` is the path of the folder of the program's state, which need not exist; if the path
    // is empty, there are no runs.
    explicit RunFolder(std::filesystem::path state) : state_(std::move(state)) {}

    const std::filesystem::path& state() const { return state_; }
    std::filesystem::path run() const { return state_ / "run.replay"; }
    std::filesystem::path records() const { return state_ / "records"; }
    std::filesystem::path index() const { return records() / "index.txt"; }
    std::filesystem::path recording(const RunRecord& record) const {
        return records() / record.file;
    }

    NotesFile notes() const { return NotesFile(state_.empty() ? state_ : records() / "notes.txt"); }

    bool hasRun() const;
    // Returns what the text of the saved run says of it; null if there is none. A run that cannot
    // be read counts as saved.
    std::optional<SavedRun> savedRun() const;

    // Reads the index. Without one there are no records.
    Result<RunRecords, std::string> read() const;
    MaybeSentence write(const RunRecords& all) const;
    // Moves an index that cannot be read aside, and begins a new one. As nobody knows whether
    // today's daily run was begun, it counts as begun. Returns what went wrong; null if the index
    // can be read.
    std::optional<Notice> replaceUnreadIndex(const std::string& today) const;
    // Returns the number of runs that were won. Both the notes and the records say a number, and
    // the greater one counts, because notes may have been lost and records keep only the last runs.
    int wins() const;

    // Begins the saved run with the text; there must be no saved run yet.
    MaybeSentence begin(const RunRecords::Begun& begun, std::string_view text) const;
    // Moves the saved run to the records, as their newest, under an unused file name. If that makes
    // more than RunRecords::mostRuns, the oldest is deleted. Date and kind are those that the index
    // has of the saved run; if it has none, they are `today` and Free.
    MaybeSentence keep(RunRecord record, const std::string& today) const;
    // Moves the saved run out of the way. Returns its new path.
    Result<std::filesystem::path, std::string> setAside() const;
    // Finishes a move that a crash interrupted after the index was written.
    void finishMove() const;

private:
    std::filesystem::path state_;
};

}  // namespace doorstring
