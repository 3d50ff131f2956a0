#include "app/runs/run_end_page.hpp"

#include "config/text/play_time.hpp"
#include "view/run/run_words.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

constexpr int stingTicks = 90;  // of a phrase, before the tune begins

std::string countText(int count, std::string_view one, std::string_view many) {
    return count == 0 ? "never" : fmt::format("{} {}", count, count == 1 ? one : many);
}

std::vector<RunEndRow> rowsOf(const RunSummary& run) {
    const RunTally& tally = run.tally;
    std::vector<RunEndRow> rows;
    if (run.end == RunEnd::Defeat) {
        rows.push_back({"Last blow", lastBlowText(tally)});
    }
    rows.push_back({"Time", playTime(tally.ticks)});
    rows.push_back({"Floor", fmt::format("{} of {}", run.floor, floorCount)});
    rows.push_back({"Rooms", std::to_string(tally.rooms)});
    rows.push_back({"Creatures felled", std::to_string(tally.felled)});
    rows.push_back({"Regenerated", countText(tally.regenerated, "floor", "floors")});
    rows.push_back({"Weights", run.ownWeights ? "changed" : "unchanged"});
    rows.push_back({"Seed", toCode(run.seed)});
    return rows;
}

std::string_view headingOf(RunEnd end) {
    return end == RunEnd::Victory ? "Victory!" : "Game over";
}

std::string lineOf(const RunSummary& run, const AdventureConfig& config) {
    if (run.end == RunEnd::Victory) {
        return "Out of the last door, into the light";
    }
    // "Fallen in the Forge"
    std::string floor = config.current().name;
    if (floor.starts_with("The ")) {
        floor.front() = 't';
    }
    return (run.end == RunEnd::GivenUp ? "Given up in " : "Fallen in ") + floor;
}

}  // namespace

RunEndPage::RunEndPage(const Session& session, const RunSummary& run, std::string_view note)
    : isVictory_(run.end == RunEnd::Victory),
      heading_(session.art.font, headingOf(run.end)),
      line_(lineOf(run, session.expedition.world().config.adventure)),
      note_(note),
      rows_(rowsOf(run)) {}

void RunEndPage::tick(Sound& sound) {
    if (tick_ == 0) {
        sound.stopMusic();
        sound.play(isVictory_ ? Effect::Victory : Effect::GameOver);
    }
    if (++tick_ == stingTicks) {
        sound.playMusic(isVictory_ ? Tune::Victory : Tune::GameOver);
    }
}

void RunEndPage::draw(Canvas& canvas, const Session& session, Menu& menu) const {
    drawRunEnd(session.page(canvas), menu,
               {.victory = isVictory_,
                .heading = heading_,
                .line = line_,
                .note = note_,
                .rows = rows_,
                .tick = tick_,
                .reducedMotion = session.config().view.reducedMotion});
}

}  // namespace doorstring
