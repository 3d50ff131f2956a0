// Begins the Lab, keeps and saves its edits, copies the code of a dungeon (C), and makes an edit of
// a pasted code.
#include "config/sources/config_files.hpp"
#include "config/sources/share_code.hpp"
#include "config/text/config_error.hpp"
#include "config/text/notice.hpp"
#include "config/text/printable.hpp"
#include "config/text/say.hpp"
#include "files/folders.hpp"
#include "files/log.hpp"
#include "files/whole_file.hpp"
#include "lab/keys/lab.hpp"
#include "lab/keys/lab_save.hpp"
#include "lab/sheet/save_weights.hpp"
#include "play/states/states.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <exception>
#include <iterator>
#include <system_error>

namespace doorstring {

namespace {

// The name of the file of unsaved edits. It must not end in .toml: where a system keeps state and
// configuration in one folder, the file would then be rejected as an unknown config file.
constexpr std::string_view unsavedName = "lab.unsaved";

ConfigSources sourcesWith(const Session& session, const std::string& preset) {
    ConfigSources sources = session.desk.sources();
    sources.preset = preset;
    sources.code.reset();  // what a code sets counts as edits
    return sources;
}

// The preset of the session, named so that it is found from any folder.
std::string presetOf(const Session& session) {
    const std::string& preset = session.desk.sources().preset;
    return isPresetPath(preset) ? std::filesystem::absolute(preset).string() : preset;
}

// The file of unsaved edits; empty if they are not kept.
std::filesystem::path unsavedFile(const Session& session) {
    return session.stateFolder.empty() ? std::filesystem::path()
                                       : session.stateFolder / unsavedName;
}

// Renames a file whose edits cannot be used, so that it is not overwritten, and says so. If it
// cannot be renamed, clears `file`, so that no edits are kept there.
void putAside(std::filesystem::path& file, const std::string& why, Session& session) {
    std::error_code error;
    std::filesystem::path aside = file;
    aside += ".kept";
    for (int number = 2; exists(symlink_status(aside, error)); ++number) {
        aside = file;
        aside += fmt::format(".kept-{}", number);
    }
    std::filesystem::rename(file, aside, error);
    if (error) {
        session.complain(asSentence(fmt::format("{}: {}; it cannot be renamed: {}", shownPath(file),
                                                why, error.message())));
        file.clear();
        return;
    }
    session.complain(say("Unsaved edits were put aside as {file}: {reason}",
                         "file"_a = aside.filename().string(), "reason"_a = why));
}

// Says which files were saved, if any.
std::string savedNews(const std::vector<std::string>& saved) {
    return saved.empty()
               ? say("Nothing differs from your own folder.")
               : say("Saved: {files}", "files"_a = fmt::format("{}", fmt::join(saved, ", ")));
}

}  // namespace

Lab::Lab(const Session& session, const Config& base, std::string preset, std::filesystem::path file)
    : model_(base), preset_(std::move(preset)), unsavedFile_(std::move(file)) {
    keptEdits_ = model_.edits();
    if (!session.labEditsAllTables) {
        model_.toggleAllTables();
    }
}

Lab::~Lab() {
    try {
        keep();
    } catch (const std::exception&) {
        // There is no memory left, not even to report that the last edits are lost.
        return;
    }
}

void Lab::save(Stage& stage) {
    model_.endEdit();
    const ConfigSources sources = sourcesWith(stage.session, preset_);
    std::string name = isOwnPreset(sources, preset_) ? preset_ : freePresetName(sources);
    stage.push(makeLabSave(stage.session, std::move(name),
                           [this](LabSaveWay way, const std::string& newName, Stage& stageThen) {
                               return saveAs(way, newName, stageThen);
                           }));
}

std::optional<std::string> Lab::saveAs(LabSaveWay way, const std::string& name, Stage& stage) {
    Session& session = stage.session;
    const ConfigSources sources = sourcesWith(session, preset_);
    const Config& config = model_.sheet().config();
    std::vector<std::string> saved;
    if (way == LabSaveWay::Preset) {
        const auto file = saveAsPreset(sources, name, config);
        if (!file) {
            return file.error();
        }
        saved.push_back(shownPath(file.value()));
    } else {
        const auto files = saveAsOwn(sources, config);
        if (!files) {
            return files.error();
        }
        std::ranges::transform(files.value(), std::back_inserter(saved), shownPath);
    }
    const Notice news = noticeOf([&] { return savedNews(saved); });
    logInfo("lab: " + news.english);
    session.sound.play(Effect::MenuChoose);
    session.message.show(news.shown);
    const std::string preset = way == LabSaveWay::Preset ? name : std::string();
    if (session.adoptPreset(preset)) {
        preset_ = preset;
        model_.setBase(session.config());
    }
    return std::nullopt;
}

// Writes the edits to `unsavedFile_`, or removes that file if no edits are left. Does nothing if
// the edits have not changed since that file was written.
void Lab::keep() {
    if (unsavedFile_.empty() || keptEdits_ == model_.edits()) {
        return;
    }
    ticksUnkept_ = 0;
    const UnsavedWeights unsaved = unsavedOf(model_.sheet(), preset_);
    std::error_code error;
    std::optional<std::string> fault;
    if (unsaved.empty()) {
        std::filesystem::remove(unsavedFile_, error);
        if (error) {
            fault = fmt::format("{} cannot be removed: {}", unsavedFile_.string(), error.message());
        }
    } else {
        // If the folder cannot be made, the file cannot be written.
        std::filesystem::create_directories(unsavedFile_.parent_path(), error);
        fault = writeWholeFile(unsavedFile_, textOf(unsaved));
    }
    if (!fault) {
        keptEdits_ = model_.edits();
    } else if (fault != keepFault_) {
        logWarning("edits of the Lab are not kept: " + *fault);
    }
    keepFault_ = fault;
}

void Lab::copyCode(Stage& stage) {
    Session& session = stage.session;
    const auto code =
        codeOf(session.desk.sources().shipped, model_.growth().seedOf(model_.chosenDungeon()),
               preset_, model_.sheet().config());
    if (!code) {
        return session.complain(toString(code.error().front()));
    }
    session.host.textToCopy = code.value();
    session.host.requests.push_back(HostRequest::CopyText);
}

void Lab::type(std::string_view text, Stage& stage) {
    if (!looksLikeShareCode(text)) {
        return;
    }
    Session& session = stage.session;
    const auto shared = readShareCode(text);
    if (!shared) {
        return session.complain(asSentence(shared.error()));
    }
    const auto decoded = configOf(session.desk.sources().shipped, shared.value());
    if (!decoded) {
        return session.complain(asSentence(toString(decoded.error().front())));
    }
    if (const std::string fault = faultOf(decoded.value()); !fault.empty()) {
        return session.complain(asSentence(fault));
    }
    model_.adopt(decoded.value(), shared.value().seed);
    session.message.show(say("Now with the weights of the code. {key} brings yours back.",
                             "key"_a = session.keyFor(Action::LabUndo)));
}

namespace {

// Reads the unsaved edits from the file; empty if there are none. Also empty if the file cannot be
// read. Such a file is put aside, and `file` may be cleared: see putAside().
std::optional<UnsavedWeights> readOrPutAside(std::filesystem::path& file, Session& session) {
    std::error_code ignored;
    if (file.empty() || !std::filesystem::exists(file, ignored)) {
        return std::nullopt;
    }
    const auto text = readTextFile(file);
    auto unsaved = text ? readUnsaved(text.value())
                        : Result<UnsavedWeights, std::string>(text.error().sentence);
    if (!unsaved) {
        putAside(file, unsaved.error(), session);
        return std::nullopt;
    }
    return unsaved.value().empty() ? std::nullopt : std::optional(std::move(unsaved.value()));
}

// Makes the Lab for a dungeon that comes from a code. What the code changes in the configuration of
// the folders is an edit, so that it can be saved.
std::unique_ptr<State> labOfCode(const Session& session, const std::filesystem::path& file) {
    const auto loaded = loadConfig(sourcesWith(session, ""));
    const Config& base = loaded ? loaded.value().config : session.config();
    auto lab = std::make_unique<Lab>(session, base, "", file);
    lab->model().bringIn([&](LabSheet& sheet) { sheet.restore(LabSet::A, session.config()); });
    return lab;
}

}  // namespace

std::unique_ptr<State> makeLab(Session& session) {
    std::filesystem::path file = unsavedFile(session);
    const auto unsaved = readOrPutAside(file, session);
    if (!unsaved && session.desk.sources().code) {
        return labOfCode(session, file);
    }
    if (!unsaved) {
        return std::make_unique<Lab>(session, session.config(), presetOf(session), file);
    }
    const auto loaded = loadConfig(sourcesWith(session, unsaved->preset));
    if (!loaded) {
        putAside(file, toString(loaded.error().front()), session);
        return std::make_unique<Lab>(session, session.config(), presetOf(session), file);
    }
    auto lab = std::make_unique<Lab>(session, loaded.value().config, unsaved->preset, file);
    int leftOut = 0;
    lab->model().bringIn([&](LabSheet& sheet) { leftOut = restoreUnsaved(*unsaved, sheet); });
    session.message.show(leftOut == 0
                             ? say("Your unsaved edits are back.")
                             : sayCount(leftOut,
                                        "Your unsaved edits are back, but for {count} that the "
                                        "files do not allow any more.",
                                        "Your unsaved edits are back, but for {count} that the "
                                        "files do not allow any more."));
    return lab;
}

}  // namespace doorstring
