#include "faults/power_cuts.hpp"

#include "faults/life.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <exception>
#include <fstream>
#include <functional>
#include <map>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

std::string textOf(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

struct Entry {
    std::string what;
    long one = 0;
    long two = 0;
    std::string text;
};

std::vector<Entry> readLog(const fs::path& file) {
    std::ifstream log(file, std::ios::binary);
    std::vector<Entry> entries;
    for (Entry entry; log >> entry.what >> entry.one >> entry.two;) {
        std::size_t length = 0;
        log >> length;
        log.get();
        entry.text.resize(length);
        log.read(entry.text.data(), static_cast<std::streamsize>(length));
        if (!log) {
            throw std::runtime_error("the log is cut off");
        }
        entries.push_back(entry);
    }
    return entries;
}

// A change of a file that may not be on the disk yet.
struct Change {
    long entry = 0;
    bool isCut = false;
    std::size_t place = 0;
    std::string text;
};

void arrive(std::string& content, const Change& change) {
    if (change.isCut) {
        content.resize(change.place);
        return;
    }
    content.resize(std::max(content.size(), change.place + change.text.size()));
    content.replace(change.place, change.text.size(), change.text);
}

struct File {
    std::string synced;
    std::vector<Change> pending;
};

using Names = std::map<std::string, std::size_t>;  // paths, and which file each is

// A change of the names, which the disk makes in order.
struct NameChange {
    long entry = 0;
    std::string path;  // one of its folder's names has changed, and that of `other`
    std::string other;
    std::function<void(Names&)> make;
};

// How much of what was written since the last sync has reached the disk.
enum class Arrived { Nothing, All, AllButLast, HalfOfLast, OnlyLast };
constexpr std::array<std::pair<Arrived, std::string_view>, 5> ways{{
    {Arrived::Nothing, "nothing written since"},
    {Arrived::All, "all written since"},
    {Arrived::AllButLast, "all but the last write"},
    {Arrived::HalfOfLast, "half of the last write"},
    {Arrived::OnlyLast, "the last write only"},
}};

std::string contentOf(const File& file, Arrived arrived) {
    std::string content = file.synced;
    const std::size_t count = file.pending.size();
    if (arrived == Arrived::Nothing || count == 0) {
        return content;
    }
    if (arrived != Arrived::OnlyLast) {
        for (std::size_t at = 0; at + 1 < count; ++at) {
            arrive(content, file.pending[at]);
        }
    }
    Change last = file.pending.back();
    if (arrived == Arrived::HalfOfLast) {
        last.text.resize(last.text.size() / 2);
    }
    if (arrived != Arrived::AllButLast) {
        arrive(content, last);
    }
    return content;
}

using Contents = std::map<std::string, std::string>;

class Disk {
public:
    explicit Disk(const DiskLog& log) : folder_(log.folder.string()) {
        for (const auto& found : fs::recursive_directory_iterator(log.before)) {
            if (found.is_regular_file()) {
                safeNames_[pathOf(log, found.path())] = files_.size();
                files_.push_back({textOf(found.path()), {}});
            }
        }
    }

    void add(const Entry& entry) {
        ++entries_;
        if (entry.what == "create") {
            const std::size_t file = files_.size();
            files_.emplace_back();
            numbers_[entry.one] = file;
            change(entry.text, entry.text, [=](Names& names) { names[entry.text] = file; });
        } else if (entry.what == "known") {
            const Names names = namesAfter(names_.size());
            numbers_[entry.one] = names.at(entry.text);
        } else if (entry.what == "write" || entry.what == "cut") {
            const bool isCut = entry.what == "cut";
            fileOf(entry).pending.push_back(
                {entries_, isCut, static_cast<std::size_t>(entry.two), entry.text});
        } else if (entry.what == "sync") {
            sync(fileOf(entry), entry.two);
        } else if (entry.what == "keep") {
            keepNames(entry.text, entry.two);
        } else if (entry.what == "rename") {
            const auto middle = entry.text.find('\n');
            const std::string from = entry.text.substr(0, middle);
            const std::string to = entry.text.substr(middle + 1);
            change(from, to, [=](Names& names) {
                names[to] = names.at(from);
                names.erase(from);
            });
        } else if (entry.what == "remove") {
            change(entry.text, entry.text, [=](Names& names) { names.erase(entry.text); });
        }
        // Folders are taken to be there: file systems keep them with what is in them.
    }

    std::size_t pendingNames() const { return names_.size(); }
    Contents contents(std::size_t names, Arrived arrived) const {
        Contents found;
        for (const auto& [path, file] : namesAfter(names)) {
            found[path.substr(folder_.size() + 1)] = contentOf(files_[file], arrived);
        }
        return found;
    }

private:
    std::string pathOf(const DiskLog& log, const fs::path& file) const {
        return (fs::path(folder_) / fs::relative(file, log.before)).string();
    }
    File& fileOf(const Entry& entry) { return files_.at(numbers_.at(entry.one)); }
    Names namesAfter(std::size_t count) const {
        Names names = safeNames_;
        for (std::size_t at = 0; at < count; ++at) {
            names_[at].make(names);
        }
        return names;
    }
    void change(const std::string& path, const std::string& other,
                std::function<void(Names&)> make) {
        names_.push_back({entries_, path, other, std::move(make)});
    }
    static void sync(File& file, long before) {
        const auto rest = std::ranges::find_if(
            file.pending, [=](const Change& one) { return one.entry > before; });
        std::for_each(file.pending.begin(), rest,
                      [&](const Change& one) { arrive(file.synced, one); });
        file.pending.erase(file.pending.begin(), rest);
    }
    // Keeps the names of a folder, and with them all changes of names before, as in a journal.
    void keepNames(const fs::path& folder, long before) {
        std::size_t count = 0;
        for (std::size_t at = 0; at < names_.size() && names_[at].entry <= before; ++at) {
            const NameChange& one = names_[at];
            const bool isIn = fs::path(one.path).parent_path() == folder ||
                              fs::path(one.other).parent_path() == folder;
            count = isIn ? at + 1 : count;
        }
        safeNames_ = namesAfter(count);
        names_.erase(names_.begin(), names_.begin() + static_cast<std::ptrdiff_t>(count));
    }

    std::string folder_;
    std::vector<File> files_;
    std::map<long, std::size_t> numbers_;  // inodes of the log
    Names safeNames_;
    std::vector<NameChange> names_;
    long entries_ = 0;
};

class Trial {
public:
    explicit Trial(std::ostream& out)
        : out_(out), home_(fs::temp_directory_path() / fmt::format("power-cut-{}", ::getpid())) {}
    ~Trial() { fs::remove_all(home_); }
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

    // Looks at what is left; less than `safe_` or something broken is reported.
    Remains look(const Contents& contents, const std::string& when) {
        const auto [known, isNew] = seen_.try_emplace(hashOf(contents));
        if (isNew) {
            known->second = examine(contents, when);
        }
        const Remains& found = known->second;
        if (isLess(found, safe_)) {
            report(
                fmt::format("{}: {} is left, and {} was safe", when, shown(found), shown(safe_)));
        }
        return found;
    }
    void keepSafe(const Remains& found) { safe_ = found; }
    // Reports what the program left to chance when it ended.
    void expectSafe(const Contents& safe, const Contents& written) {
        for (const auto& [path, content] : written) {
            if (!safe.contains(path) || safe.at(path) != content) {
                report(fmt::format("{} was not synced when the program ended", path));
            }
        }
    }
    std::size_t states() const { return seen_.size(); }
    int bad() const { return bad_; }

private:
    // A run that has ended is no longer the saved one.
    static bool isLess(const Remains& found, const Remains& safe) {
        return found.hasPreset < safe.hasPreset || found.ended < safe.ended ||
               (found.ended == safe.ended && found.tick.value_or(0) < safe.tick.value_or(0));
    }
    static std::string shown(const Remains& found) {
        return fmt::format("{} ended runs, tick {}{}", found.ended, found.tick.value_or(0),
                           found.hasPreset ? " and the preset" : "");
    }
    static std::size_t hashOf(const Contents& contents) {
        std::string all;
        for (const auto& [path, content] : contents) {
            all.append(path).append(1, '\0').append(content).append(1, '\0');
        }
        return std::hash<std::string>()(all);
    }
    Remains examine(const Contents& contents, const std::string& when) {
        fs::remove_all(home_);
        for (const auto& [path, content] : contents) {
            fs::create_directories((home_ / path).parent_path());
            std::ofstream(home_ / path, std::ios::binary) << content;
        }
        try {
            return lookAt(home_);
        } catch (const std::exception& fault) {
            report(when + ": " + fault.what());
            return safe_;
        }
    }
    void report(const std::string& sentence) {
        ++bad_;
        out_ << sentence << '\n';
    }

    std::ostream& out_;
    fs::path home_;
    std::map<std::size_t, Remains> seen_;  // by hash
    Remains safe_;
    int bad_ = 0;
};

}  // namespace

bool tryPowerCuts(const DiskLog& log, std::ostream& out) {
    Disk disk(log);
    Trial trial(out);
    long number = 0;
    for (const Entry& entry : readLog(log.log)) {
        disk.add(entry);
        ++number;
        for (std::size_t names = 0; names <= disk.pendingNames(); ++names) {
            for (const auto& [arrived, shown] : ways) {
                const Remains found = trial.look(
                    disk.contents(names, arrived),
                    fmt::format("a power cut after entry {} ({} {}), {} of {} names, {}", number,
                                entry.what, entry.text.substr(0, entry.text.find('\n')), names,
                                disk.pendingNames(), shown));
                if (names == 0 && arrived == Arrived::Nothing) {
                    trial.keepSafe(found);
                }
            }
        }
    }
    trial.expectSafe(disk.contents(0, Arrived::Nothing),
                     disk.contents(disk.pendingNames(), Arrived::All));
    out << fmt::format("{} entries, {} states, {} of them bad\n", number, trial.states(),
                       trial.bad());
    return trial.bad() == 0;
}

}  // namespace doorstring
