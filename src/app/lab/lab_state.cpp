#include "app/lab/lab_state.hpp"

#include "app/lab/lab_save.hpp"
#include "app/states/states.hpp"
#include "config/files/shown_path.hpp"
#include "config/files/text_file.hpp"
#include "config/files/whole_file.hpp"
#include "config/lab/save_weights.hpp"
#include "config/lab/unsaved_weights.hpp"
#include "config/log/log.hpp"
#include "view/lab/lab_screen.hpp"

#include <fmt/format.h>

#include <system_error>

namespace doorstring {

namespace {

constexpr int ticksToKeep = 20;  // an edit stands so long until it is written down
constexpr std::string_view unsavedName = "lab.toml";

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
}

void Lab::travel(bool back, Stage& stage) {
    if (desk_.travel(back)) {
        stage.session.sound.play(Effect::Undo);
    } else {
        stage.session.message.show(back ? "Nothing to take back." : "Nothing was taken back.");
    }
}

void Lab::flip(LabSet set, Stage& stage) {
    if (!desk_.sheet().hasBoth() && set != desk_.sheet().active()) {
        stage.session.message.show("B begins as a copy of A. A and B flip between them.");
    }
    desk_.flip(set);
    stage.session.sound.play(Effect::MenuChoose);
}

void Lab::find(Stage& stage) {
    desk_.seekAlike();
    if (desk_.isSeeking()) {
        stage.session.message.show("Looking for a dungeon like this one ...");
    }
}

void Lab::resetAll(Stage& stage) {
    if (desk_.sheet().changedKeys().empty()) {
        stage.session.message.show("Nothing is edited here.");
        return;
    }
    desk_.resetAll();
    stage.session.sound.play(Effect::Undo);
    stage.session.message.show("As it began. Z brings your edits back.");
}

void Lab::push(LabButton button, Stage& stage) {
    switch (button) {
    case LabButton::Undo:
        return travel(true, stage);
    case LabButton::Turned:
        return desk_.toggleTurned();
    case LabButton::SetA:
        return flip(LabSet::A, stage);
    case LabButton::SetB:
        return flip(LabSet::B, stage);
    case LabButton::Duel:
        desk_.toggleDuel();
        return stage.session.sound.play(Effect::MenuChoose);
    case LabButton::Find:
        return find(stage);
    case LabButton::Save:
        return save(stage);
    case LabButton::Keys:
        return stage.push(makeLabKeys(stage.session.padInUse));
    }
}

void Lab::walk(Stage& stage) {
    const LabDungeon& shown = desk_.shownDungeon();
    if (!shown.dungeon) {
        stage.session.complain("There is no dungeon to walk: none kept to the limits.");
        return;
    }
    desk_.endStep();
    keep();
    stage.session.sound.play(Effect::MenuChoose);
    stage.session.enter(desk_.sheet().config(), *shown.dungeon);
    stage.session.message.show(stage.session.keyFor(Action::Pause) + " leads back to the Lab.");
    stage.push(makeVisit());
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

void Lab::tick(Stage& stage) {
    repeat(stage);
    ++ticksPointed_;
    desk_.work(!stage.session.config().view.reducedMotion);
    ticksSinceKept_ = keptEdits_ == desk_.edits() ? 0 : ticksSinceKept_ + 1;
    if (ticksSinceKept_ > ticksToKeep) {
        keep();
    }
    if (const auto news = desk_.takeNews()) {
        stage.session.message.show(*news);
    }
}

std::vector<std::string> Lab::reasons() {
    constexpr int ticksToRest = 12;
    const bool rests = pointed_ && ticksPointed_ >= ticksToRest;
    if (!cursor_ && !rests) {
        return {};
    }
    const int place = cursor_ ? desk_.dungeon() : pointed_->first;
    const auto& dungeon = desk_.growth().dungeons()[static_cast<std::size_t>(place)].dungeon;
    const GridPos cell = cursor_ ? *cursor_ : pointed_->second;
    return dungeon ? why_.sentences(desk_.sheet().config(), desk_.edits(), *dungeon, cell)
                   : std::vector<std::string>();
}

GridSize Lab::canvasSize(const Session& session) const {
    return labCanvas(session.window, session.config().view.scale);
}

std::string Lab::help() const {
    const LabSheet& sheet = desk_.sheet();
    const LabField& field = desk_.field();
    if (!sheet.fault().empty()) {
        return sheet.fault();
    }
    if (!field.table) {
        const auto comment = comments_.find(field.key->path);
        return field.key->path + ": " +
               (comment == comments_.end() ? field.key->allowed : comment->second);
    }
    constexpr DirectionArray<std::string_view> words{{{"north", "south", "west", "east"}}};
    const TablePlace& place = *field.table;
    const DoorTable& table = tableAt(sheet.config().dungeon, place.page, place.way);
    const std::int64_t weight = weightOf(table, doorsOf(place.shape, place.way));
    const std::int64_t share = table.total() == 0 ? 0 : (weight * 200 / table.total() + 1) / 2;
    return fmt::format("Behind a door to the {}: {}, {} of 100 rooms.{}", words[place.way],
                       doorstring::name(place.shape), share,
                       desk_.isTurned() ? " All four ways change together; X: this one alone."
                                        : "");
}

std::string Lab::hints() const {
    if (!desk_.typed().empty()) {
        return "Enter takes it   Backspace erases   Escape brings the old value back";
    }
    if (cursor_) {
        return "Arrows go from room to room   W back to the dungeons   Enter walks";
    }
    return amongDungeons_
               ? "Arrows choose a dungeon   Enter walks it   F finds one like it   W why "
                 "a room is so   Tab back"
               : "\u2190 \u2192 change   0-9 type   Tab dungeons   Enter walks   F1 all "
                 "keys   Esc leaves";
}

void Lab::draw(Canvas& canvas, Session& session, int) {
    const LabSheet& sheet = desk_.sheet();
    const std::string heading = (preset_.empty() ? std::string("your folders") : preset_) +
                                (sheet.changedKeys().empty() ? "" : " *");
    const std::string help = this->help();
    const std::string hints = this->hints();
    const std::vector<std::string> reasons = this->reasons();
    drawLabScreen(session.page(canvas), {.sheet = sheet,
                                         .growth = desk_.growth(),
                                         .rival = desk_.rival(),
                                         .ghost = desk_.ghost(),
                                         .page = desk_.page(),
                                         .chosen = desk_.chosen(),
                                         .turned = desk_.isTurned(),
                                         .isDuel = desk_.isDuel(),
                                         .amongDungeons = amongDungeons_,
                                         .dungeon = desk_.dungeon(),
                                         .typed = desk_.typed(),
                                         .heading = heading,
                                         .help = help,
                                         .isHelpBad = !sheet.fault().empty(),
                                         .hints = hints,
                                         .cursor = cursor_,
                                         .reasons = reasons,
                                         .light = [this](int place, GridPos cell) {
                                             return desk_.lights().light(place, cell);
                                         }});
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
