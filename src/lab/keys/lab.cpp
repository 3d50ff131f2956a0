#include "lab/keys/lab.hpp"

#include "config/text/say.hpp"
#include "lab/page/lab_screen.hpp"
#include "play/states/states.hpp"

namespace doorstring {

namespace {

constexpr int ticksUntilKept = 20;  // from an edit until edits are written to the disk

void explainSetB(Session& session) {
    session.message.show(say("B starts as a copy of A. Edit it, then press {a} or {b} to switch.",
                             "a"_a = session.keyFor(Action::LabSetA),
                             "b"_a = session.keyFor(Action::LabSetB)));
}

}  // namespace

void Lab::undo(Stage& stage) {
    if (model_.undo()) {
        stage.session.sound.play(Effect::Undo);
    } else {
        stage.session.message.show(say("Nothing to undo."));
    }
}

void Lab::redo(Stage& stage) {
    if (model_.redo()) {
        stage.session.sound.play(Effect::Undo);
    } else {
        stage.session.message.show(say("Nothing to redo."));
    }
}

void Lab::switchTo(LabSet set, Stage& stage) {
    if (!model_.sheet().hasBoth() && set != model_.sheet().active()) {
        explainSetB(stage.session);
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
        explainSetB(stage.session);
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

void Lab::enlargeWindow(Session& session) {
    const GridSize canvas = canvasSize(session);
    const GridSize window = session.host.window;
    const bool isSmaller = window.width < canvas.width || window.height < canvas.height;
    if (!isWindowEnlarged_ && window.width > 0 && isSmaller) {
        isWindowEnlarged_ = true;
        session.host.requests.push_back(HostRequest::FitWindow);
    }
}

bool Lab::hasUnwalkedEdits(const Session& session) const {
    const LabSheet& sheet = model_.sheet();
    return !sheet.changedKeys().empty() &&
           !dungeonSchema().differing(session.exploredConfig(), sheet.config()).empty();
}

void Lab::leave(Stage& stage) {
    stage.session.sound.play(Effect::MapClose);
    stage.session.message.hideNews();
    model_.endEdit();
    keep();
    if (keptEdits_ == model_.edits() && hasUnwalkedEdits(stage.session)) {
        stage.session.message.show(say("Your edits stay in the Lab until you save them."));
    }
    if (isWindowEnlarged_) {
        // The window is fitted to the game once the Lab is gone.
        stage.session.host.requests.push_back(HostRequest::FitWindow);
    }
    stage.pop();
}

void Lab::tick(Stage& stage) {
    stage.session.leaveLabVisit();  // does something only in the first tick after a visit
    stage.session.sound.playMusic(Tune::Lab);
    enlargeWindow(stage.session);
    repeatHeldArrow(stage);
    ++ticksPointed_;
    model_.work(stage.session.workshop.worksAcrossFrames);
    if (!stage.session.config().view.reducedMotion) {
        model_.lightChangedRooms();
    }
    ticksUnkept_ = keptEdits_ == model_.edits() ? 0 : ticksUnkept_ + 1;
    if (ticksUnkept_ > ticksUntilKept) {
        keep();
    }
    if (const auto news = model_.takeNews()) {
        stage.session.message.show(*news);
    }
}

std::vector<std::string> Lab::reasons() {
    constexpr int ticksOfRest = 12;  // for which the mouse has to stay on a room
    // On larger grids the reasons take longer than a frame, so the mouse does not show them there.
    constexpr int mostCellsForMouse = 10'000;
    const bool isMouseResting = pointed_ && ticksPointed_ >= ticksOfRest;
    if (!cursor_ && !isMouseResting) {
        return {};
    }
    const PointedRoom room = cursor_ ? PointedRoom{model_.chosenDungeon(), *cursor_} : *pointed_;
    const auto& dungeon = model_.growth().dungeons()[static_cast<std::size_t>(room.place)].dungeon;
    const bool isShown = dungeon && (cursor_ || dungeon->size().area() <= mostCellsForMouse);
    if (!isShown) {
        return {};
    }
    const Config& config = model_.sheet().config();
    const RoomReasonTexts& texts =
        roomReasons_.of({.config = config.dungeon, .room = config.room, .version = model_.edits()},
                        *dungeon, room.cell);
    return texts.numbers;  // the reasons with all their numbers
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
    reasons_.layOut(session.art.font, layoutFor(session).reasons, reasons());
    const std::string hints = this->hints(session);
    drawLabScreen(session.page(canvas), {.sheet = sheet,
                                         .growth = model_.growth(),
                                         .otherGrowth = model_.otherGrowth(),
                                         .comparedWith = model_.comparedWith(),
                                         .keys = session.config().keys,
                                         .page = model_.page(),
                                         .chosenField = model_.chosen(),
                                         .inAllTables = model_.editsAllTables(),
                                         .isDuel = model_.isDuel(),
                                         .amongDungeons = amongDungeons_,
                                         .chosenDungeon = model_.chosenDungeon(),
                                         .typed = model_.typed(),
                                         .heading = heading,
                                         .help = help,
                                         .hints = hints,
                                         .cursor = cursor_,
                                         .reasons = reasons_,
                                         .brightness = [this](int place, GridPos cell) {
                                             return model_.lights().brightness(place, cell);
                                         }});
    session.message.stayIn(labNoticeArea(canvas.size()));
}

}  // namespace doorstring
