// What the Lab begins with, keeps and saves.
#include "files/folders.hpp"
#include "files/log.hpp"
#include "files/text_file.hpp"
#include "files/whole_file.hpp"
#include "lab/keys/lab.hpp"
#include "lab/keys/lab_save.hpp"
#include "lab/sheet/save_weights.hpp"
#include "lab/sheet/unsaved_weights.hpp"
#include "play/states/states.hpp"

#include <fmt/format.h>

#include <system_error>

namespace doorstring {

namespace {

// Not .toml: where a system keeps state and configuration in one folder, it would be rejected as an
// unknown config file.
constexpr std::string_view unsavedName = "lab.unsaved";

ConfigSources sourcesWith(const Session& session, const std::string& preset) {
    ConfigSources sources = session.desk.sources();
    sources.preset = preset;
    sources.code.reset();  // its values are edits
    return sources;
}

}  // namespace

Lab::Lab(const Session& session, const Config& base, std::string preset)
    : desk_(base),
      preset_(std::move(preset)),
      comments_(keyCommentsIn(session.desk.sources().shipped)) {
    if (!session.stateFolder.empty()) {
        unsaved_ = session.stateFolder / unsavedName;
    }
    keptEdits_ = desk_.edits();
    if (!session.isLabTurned) {
        desk_.toggleTurned();
    }
}

void Lab::save(Stage& stage) {
    desk_.endStep();
    const ConfigSources sources = sourcesWith(stage.session, preset_);
    std::string name = isOwnPreset(sources, preset_) ? preset_ : freePresetName(sources);
    stage.push(makeLabSave(std::move(name), [this](LabSaveWay way, const std::string& wanted,
                                                   Stage& at) { return saveAs(way, wanted, at); }));
}

std::optional<std::string> Lab::saveAs(LabSaveWay way, const std::string& name, Stage& stage) {
    Session& session = stage.session;
    const ConfigSources sources = sourcesWith(session, preset_);
    const Config& config = desk_.sheet().config();
    std::string news;
    if (way == LabSaveWay::Preset) {
        const auto file = saveAsPreset(sources, name, config);
        if (!file) {
            return file.error();
        }
        news = "Saved: " + shownPath(file.value());
    } else {
        const auto files = saveAsOwn(sources, config);
        if (!files) {
            return files.error();
        }
        for (const auto& file : files.value()) {
            news += (news.empty() ? "Saved: " : ", ") + shownPath(file);
        }
        news = news.empty() ? "Nothing differs from your own folder." : news;
    }
    logInfo("lab: " + news);
    session.sound.play(Effect::MenuChoose);
    session.message.show(news);
    const std::string preset = way == LabSaveWay::Preset ? name : std::string();
    if (session.adoptPreset(preset)) {
        preset_ = preset;
        desk_.rebase(session.config());
    }
    return std::nullopt;
}

// Written where an edit has stood for a moment, and removed where nothing is left to keep.
void Lab::keep() {
    if (unsaved_.empty() || keptEdits_ == desk_.edits()) {
        return;
    }
    keptEdits_ = desk_.edits();
    const UnsavedWeights unsaved = unsavedOf(desk_.sheet(), preset_);
    std::error_code ignored;
    if (unsaved.empty()) {
        std::filesystem::remove(unsaved_, ignored);
        return;
    }
    std::filesystem::create_directories(unsaved_.parent_path(), ignored);
    if (const auto fault = writeWholeFile(unsaved_, textOf(unsaved))) {
        logWarning("edits of the Lab are not kept: " + *fault);
    }
}

namespace {

std::optional<UnsavedWeights> unsavedIn(const std::filesystem::path& file) {
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored)) {
        return std::nullopt;
    }
    const auto text = readTextFile(file);
    auto unsaved = text ? readUnsaved(text.value()) : std::nullopt;
    return unsaved && !unsaved->empty() ? unsaved : std::nullopt;
}

// What a code brought differs from the config folders: it can be saved.
std::unique_ptr<State> labOfCode(const Session& session) {
    const auto loaded = loadConfig(sourcesWith(session, ""));
    const Config& base = loaded ? loaded.value().config : session.config();
    auto lab = std::make_unique<Lab>(session, base, "");
    lab->desk().restore([&](LabSheet& sheet) { sheet.restore(LabSet::A, session.config()); });
    return lab;
}

}  // namespace

std::unique_ptr<State> makeLab(Session& session) {
    const auto unsaved = unsavedIn(session.stateFolder / unsavedName);
    if (!unsaved && !session.desk.sources().code) {
        return std::make_unique<Lab>(session, session.config(), session.desk.preset());
    }
    if (!unsaved) {
        return labOfCode(session);
    }
    const auto loaded = loadConfig(sourcesWith(session, unsaved->preset));
    if (!loaded) {
        // New edits would be written over them.
        std::error_code ignored;
        const auto file = session.stateFolder / unsavedName;
        std::filesystem::rename(file, file.string() + ".kept", ignored);
        session.complain(fmt::format("Unsaved edits were put aside as {}.kept: {}", unsavedName,
                                     toString(loaded.error().front())));
        return std::make_unique<Lab>(session, session.config(), session.desk.preset());
    }
    auto lab = std::make_unique<Lab>(session, loaded.value().config, unsaved->preset);
    int left = 0;
    lab->desk().restore([&](LabSheet& sheet) { left = restoreUnsaved(*unsaved, sheet); });
    session.message.show(left == 0
                             ? "Your unsaved edits are back."
                             : fmt::format("Your unsaved edits are back, but for {} that the files "
                                           "do not allow any more.",
                                           left));
    return lab;
}

}  // namespace doorstring
