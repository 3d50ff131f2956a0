#include "lab/growth/lab_model.hpp"

#include "config/text/say.hpp"
#include "dungeon/metrics.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

constexpr std::size_t mostTyped = 8;

}  // namespace

LabModel::LabModel(const Config& base) : sheet_(base) {
    growth_.begin(base);
    unedited_ = growth_;
    plan();
}

const LabGrowth* LabModel::comparedWith() const {
    if (duel_) {
        return &otherGrowth_;
    }
    return sheet_.changedKeys().empty() ? nullptr : &unedited_;
}

void LabModel::regrow() {
    collect();
    ++edits_;
    seeker_.reset();
    growth_.begin(sheet_.config());
    plan();
}

void LabModel::regrowBoth() {
    seeker_.reset();
    growth_.begin(sheet_.config());
    if (sheet_.hasBoth()) {
        otherGrowth_.begin(sheet_.config(other(sheet_.active())));
    }
    plan();
}

template <typename Edit>
bool LabModel::edit(Edit change) {
    const std::string oldValue = field().key->toml(sheet_.config());
    change();
    if (field().key->toml(sheet_.config()) != oldValue) {
        regrow();
    }
    return sheet_.fault().empty();
}

void LabModel::endEdit() {
    typed_.clear();
    sheet_.endEdit();
}

void LabModel::open(LabPage page) {
    endEdit();
    sheet_.clearFault();
    page_ = page;
}

void LabModel::choose(int index) {
    endEdit();
    sheet_.clearFault();
    chosen_[page_] = index;
}

void LabModel::toggleAllTables() {
    inAllTables_ = !inAllTables_;
    endEdit();
}

bool LabModel::step(int steps) {
    typed_.clear();
    return edit([&] { sheet_.step(field(), steps, inAllTables_); });
}

bool LabModel::setWeight(std::int64_t weight) {
    return edit([&] { sheet_.setWeight(*field().tablePlace, weight, inAllTables_); });
}

bool LabModel::dragWeight(std::int64_t weight) {
    if (setWeight(weight)) {
        return true;
    }
    // The second attempt to set `weight` is rejected, too. It is made so that the sheet's fault(),
    // which setWeight(weightOne) has emptied, says why.
    return setWeight(weightOne) && setWeight(weight);
}

bool LabModel::clear() {
    endEdit();
    const bool done = edit([&] { sheet_.clear(field(), inAllTables_); });
    sheet_.endEdit();
    return done;
}

bool LabModel::reset() {
    endEdit();
    const bool done = edit([&] { sheet_.reset(field(), inAllTables_); });
    sheet_.endEdit();
    return done;
}

// In a list of words a digit switches a word on or off, and nothing stays typed.
bool LabModel::type(char sign) {
    if (typed_.size() == mostTyped) {
        return true;
    }
    if (typed_.empty()) {
        sheet_.endEdit();
    }
    typed_ += sign;
    const bool done = applyTyped();
    if (!field().tablePlace && !field().key->canType()) {
        endEdit();
    }
    return done;
}

bool LabModel::applyTyped() {
    return edit([&] {
        sheet_.cancelEdit();
        sheet_.clearFault();
        if (!typed_.empty()) {
            sheet_.type(field(), typed_, inAllTables_);
        }
    });
}

void LabModel::cancelTyped() {
    typed_.clear();
    applyTyped();
}

void LabModel::eraseTyped() {
    typed_.pop_back();
    applyTyped();
}

bool LabModel::bringBack(bool (LabSheet::*undoOrRedo)()) {
    typed_.clear();
    const LabSet activeBefore = sheet_.active();
    if (!(sheet_.*undoOrRedo)()) {
        return false;
    }
    if (sheet_.active() != activeBefore) {
        std::swap(growth_, otherGrowth_);
    }
    regrow();
    return true;
}

void LabModel::resetAll() {
    endEdit();
    sheet_.resetAll();
    regrow();
}

void LabModel::adopt(const Config& config, Seed seed) {
    growth_.setSeed(chosenDungeon_, seed);
    otherGrowth_.setSeed(chosenDungeon_, seed);
    endEdit();
    sheet_.adopt(config);
    if (sheet_.hasBoth()) {
        // The seed of `otherGrowth_` has changed, too.
        otherGrowth_.begin(sheet_.config(other(sheet_.active())));
    }
    regrow();
}

void LabModel::switchTo(LabSet set) {
    if (sheet_.active() == set) {
        return;
    }
    endEdit();
    if (!sheet_.hasBoth()) {
        otherGrowth_ = growth_;
    }
    sheet_.switchSet();
    std::swap(growth_, otherGrowth_);
    seeker_.reset();
    ++edits_;
    plan();
}

void LabModel::toggleDuel() {
    if (!sheet_.hasBoth()) {
        switchTo(LabSet::B);
    }
    duel_ = !duel_;
    chosenDungeon_ = duel_ ? std::min(chosenDungeon_, labDungeons / 2 - 1) : chosenDungeon_;
}

void LabModel::setBase(const Config& base) {
    endEdit();
    sheet_.setBase(base);
    unedited_.begin(base);
    ++edits_;
    plan();
}

void LabModel::seekAlike() {
    if (shownDungeon().dungeon) {
        seeker_ =
            std::make_shared<LabSeeker>(sheet_.config(), valuesOf(measure(*shownDungeon().dungeon)),
                                        Seed{growth_.seedOf(chosenDungeon_).number + 1});
        soughtPlace_ = chosenDungeon_;
        plan();
    }
}

void LabModel::endSearch() {
    const auto seed = seeker_->found();
    const auto looked = static_cast<std::int64_t>(seeker_->looked());
    seeker_.reset();
    if (!seed) {
        news_ = sayCount(looked, "None of {count} seeds is like it.",
                         "None of {count} seeds is like it.");
        return;
    }
    news_ = sayCount(looked, "Found after {count} seed: {seed} is like it.",
                     "Found after {count} seeds: {seed} is like it.", "seed"_a = toCode(*seed));
    growth_.setSeed(soughtPlace_, *seed);
    otherGrowth_.setSeed(soughtPlace_, *seed);
    regrowBoth();
}

std::optional<std::string> LabModel::takeNews() {
    return std::exchange(news_, std::nullopt);
}

// The search comes first, because the player waits for it. The active set comes next.
void LabModel::plan() {
    std::vector<LabTask> tasks;
    if (seeker_) {
        tasks.push_back({.seeker = seeker_});
    }
    // Until there is a second set, `otherGrowth_` has no work.
    addTasksOf({&growth_, &otherGrowth_, &unedited_}, tasks);
    queue_.set(std::move(tasks));
}

void LabModel::collect() {
    for (const LabDone& done : queue_.takeDone()) {
        if (done.task.seeker == nullptr) {
            for (LabGrowth* growth : {&growth_, &otherGrowth_, &unedited_}) {
                growth->take(done);
            }
        } else if (done.task.seeker == seeker_) {
            endSearch();
        }
    }
}

void LabModel::work(bool acrossFrames) {
    if (acrossFrames) {
        queue_.advance();
    } else {
        queue_.finish();
    }
    collect();
}

void LabModel::lightChangedRooms() {
    lights_.tick();
    lights_.follow(growth_);
}

}  // namespace doorstring
