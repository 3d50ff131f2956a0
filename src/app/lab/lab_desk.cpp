#include "app/lab/lab_desk.hpp"

#include "dungeon/metrics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

constexpr std::int64_t roomsPerTick = 60'000;  // that are grown and measured
constexpr std::uint64_t seedsPerTick = 500;    // that are looked at
constexpr std::uint64_t mostSought = 300'000;
constexpr std::size_t mostTyped = 8;

// Alike is what differs by no more than a twelfth, or by one.
Target alike(Metric metric, std::int64_t value) {
    const std::int64_t apart = std::max<std::int64_t>(1, value / 12);
    return {metric, std::max<std::int64_t>(0, value - apart), value + apart};
}

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

template <typename Edit>
bool LabDesk::edit(Edit change) {
    const std::string before = field().key->toml(sheet_.config());
    change();
    if (!sheet_.fault().empty()) {
        return false;
    }
    if (field().key->toml(sheet_.config()) != before) {
        regrow();
    }
    return true;
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
        stepsBeforeTyping_ = sheet_.steps();
    }
    typed_ += sign;
    const bool done = edit([&] { sheet_.type(field(), typed_, turned_); });
    if (!field().table && !field().key->canType()) {
        endStep();
    }
    return done;
}

void LabDesk::cancelTyped() {
    endStep();
    if (sheet_.steps() > stepsBeforeTyping_) {
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
    sheet_.resetAll();
    regrow();
}

void LabDesk::adopt(const Config& config, Seed seed) {
    growth_.setSeed(dungeon_, seed);
    rival_.setSeed(dungeon_, seed);
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
    if (!shownDungeon().dungeon) {
        return;
    }
    const MetricValues values = valuesOf(measure(*shownDungeon().dungeon));
    std::vector<Target> targets;
    for (const Metric metric :
         {Metric::Rooms, Metric::DeadEnds, Metric::LongestDistance, Metric::BossDistance}) {
        if (values[metric] != noValue) {
            targets.push_back(alike(metric, values[metric]));
        }
    }
    // Of one try each: so that limits hold up no frame.
    sought_ = std::make_unique<Config>(sheet_.config());
    sought_->dungeon.limits.tries = 1;
    const Seed from{growth_.seedOf(dungeon_).number + 1};
    seeker_ = std::make_unique<Seeker>(*sought_, std::move(targets), from);
}

void LabDesk::seek() {
    const bool goesOn = seeker_->look(seedsPerTick);
    const Sought& sought = seeker_->sought();
    if (!sought.found.empty()) {
        const Seed seed = sought.found.front().seed;
        news_ = fmt::format("Found: seed {} is like it, after a look at {}.", toCode(seed),
                            sought.looked);
        growth_.setSeed(dungeon_, seed);
        rival_.setSeed(dungeon_, seed);
        seeker_.reset();
        growth_.begin(sheet_.config());
        if (sheet_.hasBoth()) {
            rival_.begin(sheet_.of(other(sheet_.active())));
        }
    } else if (!goesOn || sought.looked >= mostSought) {
        news_ = fmt::format("None of {} seeds is like it.", sought.looked);
        seeker_.reset();
    }
}

std::optional<std::string> LabDesk::takeNews() {
    return std::exchange(news_, std::nullopt);
}

void LabDesk::work(bool lit) {
    growth_.work(roomsPerTick);
    if (growth_.isDone() && sheet_.hasBoth()) {
        rival_.work(roomsPerTick);
    }
    if (growth_.isDone()) {
        unedited_.work(roomsPerTick);
    }
    if (growth_.isDone() && seeker_ != nullptr) {
        seek();
    }
    if (lit) {
        lights_.tick();
        lights_.follow(growth_);
    }
}

}  // namespace doorstring
