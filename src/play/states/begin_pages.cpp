// The pages behind two lines of the title: how to begin an adventure, and how to explore.
#include "play/states/option_menu.hpp"
#include "play/states/states.hpp"

namespace doorstring {

namespace {

void beginFreeRun(Stage& stage) {
    beginRun(stage, stage.session.nextSeed(), RunKind::Free);
}

// Returns the line of the daily run, which says whether the next try counts and, if not, why.
MenuChoice dailyChoice(const Session& session) {
    if (session.runs == nullptr) {
        return {msg("Daily, practice"), msg("Today's seed; it counts only where runs are saved"),
                beginDaily};
    }
    if (!session.runs->folder().read()) {
        return {msg("Daily, practice"), msg("Today's seed; the records cannot be read"),
                beginDaily};
    }
    if (session.runs->dailyKind(session.runs->today()) == RunKind::Daily) {
        return {msg("Daily"), msg("The same for everybody today; one try counts"), beginDaily};
    }
    return {msg("Daily, practice"),
            session.runs->isDailySaved()
                ? msg("Today's seed again; Continue has the try that counts")
                : msg("Today's seed again; the try that counts is over"),
            beginDaily};
}

void beginExploring(Stage& stage) {
    stage.session.growIfOutdated();
    stage.restart(makeExplore());
}

constexpr MenuChoice back{msg("Back"), msg("Back to the title"), [](Stage& stage) { stage.pop(); }};

}  // namespace

std::unique_ptr<State> makeAdventurePage(const Session& session) {
    return std::make_unique<OptionMenu>(
        "adventure page", msg("Adventure"),
        std::vector<OptionMenuLine>{
            {.choice = {msg("Begin"), msg("Down floor by floor, and out past the last boss"),
                        beginFreeRun}},
            {.option = &optionOf("adventure.difficulty")},
            {.choice = dailyChoice(session)},
            {.choice = {msg("Seed"), msg("The adventure of a code, a number or a word"),
                        [](Stage& stage) {
                            stage.push(makeSeedEntry(stage.session, SeedUse::Adventure));
                        }}},
            {.choice = {msg("Practice"), msg("Fight a boss again that has fallen before"),
                        [](Stage& stage) {
                            stage.push(makeFieldNotes(stage.session, firstBoss));
                        }}},
            {.choice = back}},
        session);
}

std::unique_ptr<State> makeExplorePage(const Session& session) {
    return std::make_unique<OptionMenu>(
        "explore page", msg("Explore"),
        std::vector<OptionMenuLine>{
            {.choice = {msg("Begin"), msg("Walk through the dungeon"), beginExploring}},
            {.option = &optionOf("explore.creatures")},
            {.option = &optionOf("explore.locks")},
            {.choice = {msg("Presets"), msg("Try another dungeon shape"),
                        [](Stage& stage) { stage.push(makePresets(stage.session)); }}},
            {.choice = {msg("Seed"), msg("The dungeon of a code, a number or a word"),
                        [](Stage& stage) {
                            stage.push(makeSeedEntry(stage.session, SeedUse::Explore));
                        }}},
            {.choice = back}},
        session);
}

}  // namespace doorstring
