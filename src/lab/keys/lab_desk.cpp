#include "lab/keys/lab_desk.hpp"

#include "dungeon/metrics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

constexpr std::int64_t roomsPerTick = 60'000;  // that are grown and measured
constexpr std::int64_t roomsPerPiece = 250;    // until the time is looked at again
constexpr std::uint64_t seedsPerTick = 500;    // that are looked at
constexpr std::size_t mostTyped = 8;

}  // namespace

LabDesk::LabDesk(const Config& base) : sheet_(base) {
    growth_.begin(base);
    unedited_.begin(base);
}

const LabGrowth* LabDesk::compared() const {
    if (duel_) {
        return &rival_;
    }
    return sheet_.changedKeys().empty() ? nullptr : &unedited_;
}

void LabDesk::regrow() {
    ++edits_;
    seeker_.reset();
    growth_.begin(sheet_.config());
}

void LabDesk::regrowBoth() {
    seeker_.reset();
    growth_.begin(sheet_.config());
    if (sheet_.hasBoth()) {
        rival_.begin(sheet_.of(other(sheet_.active())));
    }
}

template <typename Edit>
bool LabDesk::edit(Edit change) {
    const std::string before = field().key->toml(sheet_.config());
    change();
    if (field().key->toml(sheet_.config()) != before) {
        regrow();
    }
    return sheet_.fault().empty();
}

void LabDesk::endStep() {
    typed_.clear();
    sheet_.endStep();
}

void LabDesk::open(LabPage page) {
    endStep();
    sheet_.clearFault();
    page_ = page;
}

void LabDesk::choose(int index) {
    endStep();
    sheet_.clearFault();
    chosen_[page_] = index;
}

void LabDesk::toggleTurned() {
    turned_ = !turned_;
    endStep();
}

bool LabDesk::step(int by) {
    typed_.clear();
    return edit([&] { sheet_.step(field(), by, turned_); });
}

bool LabDesk::setWeight(std::int64_t weight) {
    return edit([&] { sheet_.setWeight(*field().table, weight, turned_); });
}

bool LabDesk::dragWeight(std::int64_t weight) {
    return setWeight(weight) || (setWeight(weightOne) && setWeight(weight));
}

bool LabDesk::clear() {
    endStep();
    const bool done = edit([&] { sheet_.clear(field(), turned_); });
    sheet_.endStep();
    return done;
}

bool LabDesk::reset() {
    endStep();
    const bool done = edit([&] { sheet_.reset(field(), turned_); });
    sheet_.endStep();
    return done;
}

// Each digit counts at once. Words are taken in and out, of which nothing is kept typed.
bool LabDesk::type(char sign) {
    if (typed_.size() == mostTyped) {
        return true;
    }
    if (typed_.empty()) {
        sheet_.endStep();
    }
    typed_ += sign;
    const bool done = edit([&] { sheet_.type(field(), typed_, turned_); });
    if (!field().table && !field().key->canType()) {
        endStep();
    }
    return done;
}

void LabDesk::cancelTyped() {
    const bool isEdited = sheet_.isStepOpen();
    endStep();
    if (isEdited) {
        travel(true);
    }
    sheet_.clearFault();
}

void LabDesk::eraseTyped() {
    const std::string rest = typed_.substr(0, typed_.size() - 1);
    cancelTyped();
    for (const char sign : rest) {
        type(sign);
    }
}

bool LabDesk::travel(bool back) {
    typed_.clear();
    const LabSet active = sheet_.active();
    if (!(back ? sheet_.undo() : sheet_.redo())) {
        return false;
    }
    if (sheet_.active() != active) {
        std::swap(growth_, rival_);
    }
    regrow();
    return true;
}

void LabDesk::resetAll() {
    endStep();
    sheet_.resetAll();
    regrow();
}

void LabDesk::adopt(const Config& config, Seed seed) {
    growth_.setSeed(dungeon_, seed);
    rival_.setSeed(dungeon_, seed);
    endStep();
    sheet_.adopt(config);
    regrow();
}

void LabDesk::flip(LabSet set) {
    if (sheet_.active() == set) {
        return;
    }
    endStep();
    if (!sheet_.hasBoth()) {
        rival_ = growth_;
    }
    sheet_.flip();
    std::swap(growth_, rival_);
    seeker_.reset();
    ++edits_;
}

void LabDesk::toggleDuel() {
    if (!sheet_.hasBoth()) {
        flip(LabSet::B);
    }
    duel_ = !duel_;
}

void LabDesk::rebase(const Config& base) {
    endStep();
    sheet_.rebase(base);
    unedited_.begin(base);
    ++edits_;
}

void LabDesk::seekAlike() {
    if (shownDungeon().dungeon) {
        seeker_ =
            std::make_unique<LabSeeker>(sheet_.config(), valuesOf(measure(*shownDungeon().dungeon)),
                                        Seed{growth_.seedOf(dungeon_).number + 1});
    }
}

void LabDesk::seek(LabPace* pace) {
    const std::uint64_t enough = seeker_->looked() + seedsPerTick;
    const auto goesOn = [&] {
        return !seeker_->found() && !seeker_->hasGivenUp() &&
               (pace != nullptr ? pace->hasTime() : seeker_->looked() < enough);
    };
    do {
        seeker_->look(pace);
    } while (goesOn());
    if (const auto seed = seeker_->found()) {
        news_ = fmt::format("Found: seed {} is like it, after a look at {}.", toCode(*seed),
                            seeker_->looked());
        growth_.setSeed(dungeon_, *seed);
        rival_.setSeed(dungeon_, *seed);
        regrowBoth();
    } else if (seeker_->hasGivenUp()) {
        news_ = fmt::format("None of {} seeds is like it.", seeker_->looked());
        seeker_.reset();
    }
}

std::optional<std::string> LabDesk::takeNews() {
    return std::exchange(news_, std::nullopt);
}

// The shown set first, then the other one, and what it began with last.
void LabDesk::grow(LabPace* pace) {
    std::int64_t left = roomsPerTick;
    do {
        LabGrowth& growth = !growth_.isDone()                      ? growth_
                            : sheet_.hasBoth() && !rival_.isDone() ? rival_
                                                                   : unedited_;
        if (growth.isDone()) {
            return;
        }
        left -= growth.work(roomsPerPiece, pace);
    } while (pace != nullptr ? pace->hasTime() : left > 0);
}

void LabDesk::work(bool lit, LabPace* pace) {
    // Large dungeons take too long to measure for a search to wait for that.
    if (seeker_ != nullptr && (growth_.isDone() || seeker_->isLong())) {
        seek(pace);
    } else {
        grow(pace);
    }
    if (lit) {
        lights_.tick();
        lights_.follow(growth_);
    }
}

}  // namespace doorstring
