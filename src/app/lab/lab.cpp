// The Lab: weights on the left, and at once on the right what they make of fixed seeds.
#include "app/lab/room_lights.hpp"
#include "app/states/states.hpp"
#include "config/lab/lab_sheet.hpp"
#include "config/text/numbers.hpp"
#include "dungeon/metrics.hpp"
#include "view/lab/lab_screen.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

constexpr int ticksToRepeatChange = 16;  // an arrow held so long goes on by itself ...
constexpr int ticksPerChange = 3;        // ... a step every so many ticks
constexpr int largeStep = 10;
constexpr std::int64_t roomsPerTick = 60'000;  // that are grown and measured
constexpr std::uint64_t firstLabSeed = 1;
constexpr std::size_t mostTyped = 8;

std::optional<char> digitOf(Key key) {
    const int digit = static_cast<int>(key) - static_cast<int>(Key::Num0);
    return digit >= 0 && digit <= 9 ? std::optional(static_cast<char>('0' + digit)) : std::nullopt;
}

std::string waysText(Direction way) {
    constexpr DirectionArray<std::string_view> words{{{"north", "south", "west", "east"}}};
    return std::string(words[way]);
}

class Lab : public State {
public:
    explicit Lab(const Session& session) : sheet_(session.config()) { grow(); }

    std::string_view name() const override { return "lab"; }
    Listener listener() const override { return Listener::Menu; }
    bool hasFooter() const override { return true; }

    bool takeKey(KeyBinding key, Stage& stage) override;
    void press(Action action, Stage& stage) override;
    void point(int x, int y, bool clicked, Stage& stage) override;
    void letGo() override {
        dragged_.reset();
        sheet_.endStep();
    }
    void tick(Stage& stage) override;
    GridSize canvasSize(const Session& session) const override;
    void draw(Canvas& canvas, Session& session, int) override;

private:
    const std::vector<LabField>& fields() const { return fieldsOf(page_); }
    const LabField& field() const { return fields()[static_cast<std::size_t>(chosen())]; }
    int chosen() const { return chosen_[page_]; }

    void grow() { growth_.begin(sheet_.config(), firstLabSeed); }
    void choose(int index, Stage& stage);
    void open(LabPage page, Stage& stage);
    void move(int by, Stage& stage);
    void moveAmongDungeons(int across, int down);
    void stepBy(int by, Stage& stage);
    void typeSign(char sign, Stage& stage);
    void endTyping() {
        typed_.clear();
        sheet_.endStep();
    }
    void dragTo(int x, Stage& stage);
    template <typename Edit>
    void edit(Stage& stage, Edit change);
    void travel(bool back, Stage& stage);
    void flip(LabSet set, Stage& stage);
    void push(LabButton button, Stage& stage);
    void walk(Stage& stage);
    void repeat(Stage& stage);
    std::string help() const;

    LabSheet sheet_;
    LabGrowth growth_;
    LabMeasures ghost_;
    RoomLights lights_;
    LabPage page_ = LabPage::Tables;
    EnumArray<LabPage, int> chosen_{};
    bool turned_ = true;
    bool amongDungeons_ = false;
    int dungeon_ = 0;
    std::string typed_;
    bool shift_ = false;  // held with the last key
    int heldTicks_ = 0;
    std::optional<FieldPlace> dragged_;  // its bar
    std::int64_t draggedWhole_ = 0;
};

// What was measured becomes the ghost where a step begins.
template <typename Edit>
void Lab::edit(Stage& stage, Edit change) {
    const std::size_t steps = sheet_.steps();
    const Config& config = sheet_.config();
    const std::string before = field().key->toml(config);
    change();
    if (!sheet_.fault().empty()) {
        stage.session.sound.play(Effect::Error);
        return;
    }
    if (sheet_.steps() != steps) {
        ghost_ = growth_.measures();
    }
    if (field().key->toml(sheet_.config()) != before) {
        grow();
    }
}

void Lab::choose(int index, Stage& stage) {
    endTyping();
    sheet_.clearFault();
    if (index != chosen()) {
        chosen_[page_] = index;
        stage.session.sound.play(Effect::MenuMove);
    }
}

void Lab::open(LabPage page, Stage& stage) {
    endTyping();
    sheet_.clearFault();
    amongDungeons_ = false;
    page_ = page;
    stage.session.sound.play(Effect::MenuMove);
}

void Lab::move(int by, Stage& stage) {
    const int count = static_cast<int>(fields().size());
    choose((chosen() + by % count + count) % count, stage);
}

void Lab::moveAmongDungeons(int across, int down) {
    constexpr int columns = 4;
    constexpr int rows = labDungeons / columns;
    const int x = (dungeon_ % columns + across + columns) % columns;
    const int y = (dungeon_ / columns + down + rows) % rows;
    dungeon_ = y * columns + x;
}

void Lab::stepBy(int by, Stage& stage) {
    typed_.clear();
    edit(stage, [&] {
        if (field().table) {
            sheet_.stepWeight(*field().table, by, turned_);
        }
    });
}

// Each digit counts at once.
void Lab::typeSign(char sign, Stage& stage) {
    if (!field().table || typed_.size() == mostTyped) {
        return;
    }
    if (typed_.empty()) {
        sheet_.endStep();
    }
    typed_ += sign;
    if (const auto weight = parseThousandths(typed_)) {
        edit(stage, [&] { sheet_.setWeight(*field().table, *weight, turned_); });
    }
}

void Lab::dragTo(int x, Stage& stage) {
    const PixelRect bar = dragged_->bar;
    const std::int64_t along = std::clamp(x - bar.x + 1, 0, bar.width);
    // Whole numbers, as most weights are.
    const std::int64_t weight =
        (along * draggedWhole_ / bar.width + weightOne / 2) / weightOne * weightOne;
    edit(stage, [&] { sheet_.setWeight(*field().table, weight, turned_); });
}

void Lab::travel(bool back, Stage& stage) {
    typed_.clear();
    const LabMeasures before = growth_.measures();
    if (back ? sheet_.undo() : sheet_.redo()) {
        ghost_ = before;
        grow();
        stage.session.sound.play(Effect::Undo);
    } else {
        stage.session.message.show(back ? "Nothing to take back." : "Nothing was taken back.");
    }
}

void Lab::flip(LabSet set, Stage& stage) {
    if (sheet_.active() == set) {
        return;
    }
    endTyping();
    const bool isFirst = !sheet_.hasBoth();
    ghost_ = growth_.measures();
    sheet_.flip();
    grow();
    stage.session.sound.play(Effect::MenuChoose);
    if (isFirst) {
        stage.session.message.show("B begins as a copy of A. A and B flip between them.");
    }
}

void Lab::push(LabButton button, Stage& stage) {
    switch (button) {
    case LabButton::Undo:
        return travel(true, stage);
    case LabButton::Redo:
        return travel(false, stage);
    case LabButton::Turned:
        turned_ = !turned_;
        sheet_.endStep();
        return;
    case LabButton::SetA:
        return flip(LabSet::A, stage);
    case LabButton::SetB:
        return flip(LabSet::B, stage);
    case LabButton::Duel:
    case LabButton::Save:
    case LabButton::Keys:
        return;
    }
}

void Lab::walk(Stage& stage) {
    const LabDungeon& shown = growth_.dungeons()[static_cast<std::size_t>(dungeon_)];
    if (!shown.dungeon) {
        stage.session.complain("There is no dungeon to walk: none kept to the limits.");
        return;
    }
    endTyping();
    stage.session.sound.play(Effect::MenuChoose);
    stage.session.enter(sheet_.config(), *shown.dungeon);
    stage.session.message.show(stage.session.keyFor(Action::Pause) + " leads back to the Lab.");
    stage.push(makeVisit());
}

bool Lab::takeKey(KeyBinding key, Stage& stage) {
    shift_ = key.shift;
    if (const auto digit = digitOf(key.key)) {
        typeSign(*digit, stage);
        return true;
    }
    const auto nextPage = [&](int by) {
        const int count = static_cast<int>(labPages.size());
        open(static_cast<LabPage>((static_cast<int>(page_) + by + count) % count), stage);
    };
    switch (key.key) {
    case Key::Period:
        if (!typed_.empty()) {
            typeSign('.', stage);
        }
        return true;
    case Key::Backspace:
        if (!typed_.empty()) {
            const std::string rest = typed_.substr(0, typed_.size() - 1);
            travel(true, stage);
            for (const char sign : rest) {
                typeSign(sign, stage);
            }
        }
        return true;
    case Key::Escape:
        if (!typed_.empty()) {
            travel(true, stage);
            return true;
        }
        return false;
    case Key::Delete:
        endTyping();
        edit(stage, [&] {
            if (field().table) {
                sheet_.setWeight(*field().table, 0, turned_);
            }
        });
        sheet_.endStep();
        return true;
    case Key::Tab:
    case Key::PadBack:
        endTyping();
        amongDungeons_ = !amongDungeons_;
        return true;
    case Key::PageDown:
    case Key::PadRB:
        nextPage(1);
        return true;
    case Key::PageUp:
    case Key::PadLB:
        nextPage(-1);
        return true;
    case Key::Home:
        choose(0, stage);
        return true;
    case Key::End:
        choose(static_cast<int>(fields().size()) - 1, stage);
        return true;
    case Key::Z:
        travel(!key.shift, stage);
        return true;
    case Key::PadY:
        travel(true, stage);
        return true;
    case Key::X:
        push(LabButton::Turned, stage);
        return true;
    case Key::A:
        flip(LabSet::A, stage);
        return true;
    case Key::B:
        flip(LabSet::B, stage);
        return true;
    case Key::PadX:
        flip(other(sheet_.active()), stage);
        return true;
    case Key::D:
        push(LabButton::Duel, stage);
        return true;
    case Key::S:
        push(LabButton::Save, stage);
        return true;
    case Key::F1:
        push(LabButton::Keys, stage);
        return true;
    default:
        // Other letters grow and change dungeons of their own in play.
        return key.key <= Key::Z && key.key != Key::N && key.key != Key::L;
    }
}

void Lab::press(Action action, Stage& stage) {
    switch (action) {
    case Action::Up:
    case Action::Down: {
        const int by = action == Action::Up ? -1 : 1;
        return amongDungeons_ ? moveAmongDungeons(0, by) : move(by, stage);
    }
    case Action::Left:
    case Action::Right: {
        const int by = action == Action::Left ? -1 : 1;
        heldTicks_ = 0;
        return amongDungeons_ ? moveAmongDungeons(by, 0)
                              : stepBy(by * (shift_ ? largeStep : 1), stage);
    }
    case Action::Confirm:
        if (!typed_.empty()) {
            return endTyping();
        }
        return walk(stage);
    case Action::Back:
    case Action::Pause:
    case Action::Lab:
        stage.session.sound.play(Effect::MapClose);
        return stage.pop();
    default:
        return;
    }
}

void Lab::point(int x, int y, bool clicked, Stage& stage) {
    if (dragged_) {
        return dragTo(x, stage);
    }
    if (!clicked) {
        return;
    }
    const LabLayout layout =
        labLayout(canvasSize(stage.session), stage.session.art.font, page_, chosen());
    for (const LabPage page : labPages) {
        if (layout.tabs[page].contains({x, y})) {
            return open(page, stage);
        }
    }
    for (const LabButton button : labButtons) {
        if (layout.buttons[button].contains({x, y})) {
            return push(button, stage);
        }
    }
    for (const FieldPlace& place : layout.fields) {
        if (place.row.contains({x, y})) {
            amongDungeons_ = false;
            choose(place.index, stage);
            if (field().table && x >= place.bar.x) {
                dragged_ = place;
                draggedWhole_ = labBarWeight(sheet_.config().dungeon, page_);
                dragTo(x, stage);
            }
            return;
        }
    }
    for (int i = 0; i < labDungeons; ++i) {
        if (layout.dungeons[static_cast<std::size_t>(i)].contains({x, y})) {
            if (dungeon_ == i && amongDungeons_) {
                return walk(stage);
            }
            amongDungeons_ = true;
            dungeon_ = i;
        }
    }
}

// An arrow that is held.
void Lab::repeat(Stage& stage) {
    const InputState& input = stage.session.input;
    const int way = (input.held(Action::Right) ? 1 : 0) - (input.held(Action::Left) ? 1 : 0);
    if (way == 0 || amongDungeons_) {
        if (heldTicks_ > 0) {
            sheet_.endStep();
        }
        heldTicks_ = 0;
        return;
    }
    ++heldTicks_;
    if (heldTicks_ > ticksToRepeatChange && heldTicks_ % ticksPerChange == 0) {
        stepBy(way * (shift_ ? largeStep : 1), stage);
    }
}

void Lab::tick(Stage& stage) {
    repeat(stage);
    growth_.work(roomsPerTick);
    if (!stage.session.config().view.reducedMotion) {
        lights_.tick();
        lights_.follow(growth_);
    }
}

GridSize Lab::canvasSize(const Session& session) const {
    return labCanvas(session.window, session.config().view.scale);
}

std::string Lab::help() const {
    if (!sheet_.fault().empty()) {
        return sheet_.fault();
    }
    if (!field().table) {
        return field().key->path + ": " + field().key->allowed;
    }
    const TablePlace& place = *field().table;
    const DoorTable& table = tableAt(sheet_.config().dungeon, place.page, place.way);
    const std::int64_t weight = weightOf(table, doorsOf(place.shape, place.way));
    return fmt::format("Going {}: {}. {} of 100 rooms drawn there.", waysText(place.way),
                       doorstring::name(place.shape),
                       table.total() == 0 ? 0 : (weight * 200 / table.total() + 1) / 2);
}

void Lab::draw(Canvas& canvas, Session& session, int) {
    const std::string preset = session.desk.preset();
    const bool isEdited = !sheet_.changedKeys().empty();
    const std::string heading =
        (preset.empty() ? std::string("your folders") : preset) + (isEdited ? " *" : "");
    const std::string help = this->help();
    const std::string hints =
        amongDungeons_ ? "Arrows choose a dungeon   Enter walks it   Tab back to the weights"
                       : "\u2190 \u2192 change   0-9 type   Tab dungeons   Enter walks   "
                         "PgUp PgDn pages   Esc leaves";
    drawLabScreen(session.page(canvas), {.sheet = sheet_,
                                         .growth = growth_,
                                         .ghost = ghost_,
                                         .page = page_,
                                         .chosen = chosen(),
                                         .turned = turned_,
                                         .amongDungeons = amongDungeons_,
                                         .dungeon = dungeon_,
                                         .typed = typed_,
                                         .heading = heading,
                                         .help = help,
                                         .isHelpBad = !sheet_.fault().empty(),
                                         .hints = hints,
                                         .light = [this](int place, GridPos cell) {
                                             return lights_.light(place, cell);
                                         }});
}

}  // namespace

std::unique_ptr<State> makeLab(const Session& session) {
    return std::make_unique<Lab>(session);
}

}  // namespace doorstring
