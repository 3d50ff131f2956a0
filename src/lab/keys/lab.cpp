#include "lab/keys/lab.hpp"

#include "config/text/say.hpp"
#include "lab/page/lab_screen.hpp"
#include "play/states/states.hpp"

namespace doorstring {

namespace {

constexpr int ticksToKeep = 20;  // from an edit until edits are written to the disk

void explainB(Session& session) {
    session.message.show(say("B starts as a copy of A. Edit it, then press {a} or {b} to switch.",
                             "a"_a = session.keyFor(Action::LabSetA),
                             "b"_a = session.keyFor(Action::LabSetB)));
}

}  // namespace

void Lab::undoOrRedo(bool isUndo, Stage& stage) {
    if (model_.undoOrRedo(isUndo)) {
        stage.session.sound.play(Effect::Undo);
    } else {
        stage.session.message.show(isUndo ? say("Nothing to undo.") : say("Nothing to redo."));
    }
}

void Lab::switchTo(LabSet set, Stage& stage) {
    if (!model_.sheet().hasBoth() && set != model_.sheet().active()) {
        explainB(stage.session);
    }
    model_.switchTo(set);
    stage.session.sound.play(Effect::MenuChoose);
}

void Lab::find(Stage& stage) {
    model_.seekAlike();
    if (model_.isSeeking()) {
        stage.session.message.show(say("Looking for a dungeon like this one ..."));
    }
}

void Lab::resetAll(Stage& stage) {
    if (model_.sheet().changedKeys().empty()) {
        stage.session.message.show(say("Nothing is edited here."));
        return;
    }
    model_.resetAll();
    stage.session.sound.play(Effect::Undo);
    stage.session.message.show(say("Edits removed. {key} brings them back.",
                                   "key"_a = stage.session.keyFor(Action::LabUndo)));
}

void Lab::toggleAllTables(Stage& stage) {
    model_.toggleAllTables();
    stage.session.labEditsAllTables = model_.editsAllTables();
}

void Lab::toggleDuel(Stage& stage) {
    if (!model_.sheet().hasBoth()) {
        explainB(stage.session);
    }
    model_.toggleDuel();
    stage.session.sound.play(Effect::MenuChoose);
}

void Lab::walk(Stage& stage) {
    const LabDungeon& shown = model_.shownDungeon();
    if (!shown.dungeon) {
        stage.session.complain(shown.failed
                                   ? say("There is no dungeon to walk: none kept to the limits.")
                                   : say("There is no dungeon here to walk."));
        return;
    }
    model_.endEdit();
    keep();
    stage.session.sound.play(Effect::MenuChoose);
    stage.session.visit(model_.sheet().config(), *shown.dungeon);
    stage.session.message.show(
        say("{key} leads back to the Lab.", "key"_a = stage.session.keyFor(Action::Back)));
    stage.push(makeVisit());
}

void Lab::fitWindow(Session& session) {
    const GridSize canvas = canvasSize(session);
    const GridSize window = session.host.window;
    const bool isSmaller = window.width < canvas.width || window.height < canvas.height;
    if (!isWindowFitted_ && window.width > 0 && isSmaller) {
        isWindowFitted_ = true;
        session.host.requests.push_back(HostRequest::FitWindow);
    }
}

void Lab::leave(Stage& stage) {
    stage.session.sound.play(Effect::MapClose);
    stage.session.message.hideNews();
    if (isWindowFitted_) {
        stage.session.host.requests.push_back(HostRequest::FitWindow);
    }
    stage.pop();
}

void Lab::tick(Stage& stage) {
    stage.session.leaveLabVisit();
    stage.session.sound.playMusic(Tune::Lab);
    fitWindow(stage.session);
    repeatHeldArrow(stage);
    ++ticksPointed_;
    model_.work(stage.session.workshop.worksAcrossFrames);
    if (!stage.session.config().view.reducedMotion) {
        model_.light();
    }
    ticksUnkept_ = keptEdits_ == model_.edits() ? 0 : ticksUnkept_ + 1;
    if (ticksUnkept_ > ticksToKeep) {
        keep();
    }
    if (const auto news = model_.takeNews()) {
        stage.session.message.show(*news);
    }
}

std::vector<std::string> Lab::reasons() {
    constexpr int ticksToRest = 12;
    // On larger grids the reasons take longer than a frame: there only the cursor shows them.
    constexpr int mostCellsAtRest = 10'000;
    const bool rests = pointed_ && ticksPointed_ >= ticksToRest;
    if (!cursor_ && !rests) {
        return {};
    }
    const int place = cursor_ ? model_.chosenDungeon() : pointed_->first;
    const auto& dungeon = model_.growth().dungeons()[static_cast<std::size_t>(place)].dungeon;
    const GridPos cell = cursor_ ? *cursor_ : pointed_->second;
    const bool isShown = dungeon && (cursor_ || dungeon->size().area() <= mostCellsAtRest);
    const Config& config = model_.sheet().config();
    if (!isShown) {
        return {};
    }
    return why_
        .of({.config = config.dungeon, .room = config.room, .version = model_.edits()}, *dungeon,
            cell)
        .numbers;
}

GridSize Lab::canvasSize(const Session& session) const {
    return labCanvas(session.host.window, session.config().view.scale);
}

void Lab::draw(Canvas& canvas, Session& session, int) {
    const LabSheet& sheet = model_.sheet();
    const std::string preset = preset_.empty() ? say("no preset") : preset_;
    const std::string heading =
        sheet.changedKeys().empty() ? preset : say("{preset}, edited", "preset"_a = preset);
    const LabHelp help = session.message.shown() ? LabHelp() : this->help(session);
    const std::string hints = this->hints(session);
    const std::vector<std::string> reasons = this->reasons();
    drawLabScreen(session.page(canvas), {.sheet = sheet,
                                         .growth = model_.growth(),
                                         .rival = model_.rival(),
                                         .compared = model_.compared(),
                                         .keys = session.config().keys,
                                         .page = model_.page(),
                                         .chosen = model_.chosen(),
                                         .inAllTables = model_.editsAllTables(),
                                         .isDuel = model_.isDuel(),
                                         .amongDungeons = amongDungeons_,
                                         .dungeon = model_.chosenDungeon(),
                                         .typed = model_.typed(),
                                         .heading = heading,
                                         .help = help,
                                         .hints = hints,
                                         .cursor = cursor_,
                                         .reasons = reasons,
                                         .light = [this](int place, GridPos cell) {
                                             return model_.lights().light(place, cell);
                                         }});
    session.message.stayIn(labNoticeArea(canvas.size()));
}

}  // namespace doorstring
