// The runs that were played, the newest first, to be watched again.
#include "config/text/printable.hpp"
#include "config/text/say.hpp"
#include "play/runs/saved_run.hpp"
#include "play/states/assist_words.hpp"
#include "play/states/difficulty_words.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "saves/recording_reader.hpp"
#include "view/screens/menu_screens.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

namespace doorstring {

namespace {

constexpr auto endTexts = tableOf<RunEnd>(
    {msg("victory"), msg("defeat"), msgIn("the end of a run", "left"), msg("given up")});

std::string labelOf(const RunRecord& record) {
    return fmt::format("{}  {}  {}  {}", record.date,
                       say("floor {floor}", "floor"_a = record.floor), playTime(record.ticks),
                       tr(endTexts[record.end]));
}

// The names of the woven offers or, if there are more than two, their number.
std::vector<std::string> wovenTexts(std::string_view names) {
    constexpr std::ptrdiff_t mostNamed = 2;
    const std::ptrdiff_t count = 1 + std::ranges::count(names, ',');
    if (count > mostNamed) {
        return {sayCount(count, "{count} offer woven", "{count} offers woven")};
    }
    std::vector<std::string> texts;
    constexpr std::string_view separator = ", ";
    while (!names.empty()) {
        const std::size_t end = std::min(names.find(separator), names.size());
        texts.emplace_back(tr(Message::ofText(names.substr(0, end))));
        names.remove_prefix(std::min(end + separator.size(), names.size()));
    }
    return texts;
}

// "a shield knight" for "shield_knight"; a name that only another version knows stays as it is.
std::string_view whoFelled(std::string_view creature) {
    for (const CreatureKind kind : allValues<CreatureKind>) {
        if (name(kind) == creature) {
            return tr(creatureRows[kind].one);
        }
    }
    return creature;
}

std::string hintOf(const RunRecord& record) {
    std::vector<std::string> texts{toCode(record.seed)};
    if (!record.defeatedBy.empty()) {
        texts.push_back(say("defeated by {creature}", "creature"_a = whoFelled(record.defeatedBy)));
    }
    if (record.difficulty != Difficulty::Normal) {
        texts.emplace_back(tr(difficultyWords[record.difficulty].word));
    }
    if (record.kind != RunKind::Free) {
        texts.push_back(record.kind == RunKind::Daily ? say("daily") : say("daily (practice)"));
    }
    if (!record.relics.empty()) {
        texts.push_back(sayCount(record.relics.size(), "{count} relic", "{count} relics"));
    }
    if (record.regrown > 0) {
        texts.push_back(
            sayCount(record.regrown, "{count} floor regrown", "{count} floors regrown"));
    }
    if (!record.woven.empty()) {
        std::ranges::move(wovenTexts(record.woven), std::back_inserter(texts));
    }
    if (record.hasOwnWeights) {
        texts.push_back(say("own weights"));
    }
    if (!record.assists.empty()) {
        texts.push_back(say("Assists: {assists}", "assists"_a = assistsText(record.assists)));
    }
    return fmt::format("{}", fmt::join(texts, ", "));
}

std::vector<MenuItem> recordLines(const std::vector<RunRecord>& runs) {
    std::vector<MenuItem> items{
        {say("Field notes"), say("What was met, how it was answered, what is hidden")}};
    for (const RunRecord& record : runs) {
        items.push_back({labelOf(record), hintOf(record)});
    }
    return items;
}

std::vector<RunRecord> readNewestFirst(const Session& session, std::string& fault) {
    if (session.runs == nullptr) {
        return {};
    }
    auto records = session.runs->folder().read();
    if (!records) {
        fault = records.error();
        return {};
    }
    auto& runs = records.value().runs;
    return {runs.rbegin(), runs.rend()};
}

class Records : public MenuState {
public:
    Records(std::vector<RunRecord> runs, std::string fault)
        : MenuState(recordLines(runs)), runs_(std::move(runs)), fault_(std::move(fault)) {
        menu().choose(runs_.empty() ? 0 : 1);
    }

    std::string_view name() const override { return "records"; }
    bool isOverlay() const override { return true; }

    void draw(Canvas& canvas, Session& session, int) override {
        const std::string watchHint =
            say("{key} watches the run", "key"_a = session.keyFor(Action::Confirm));
        const std::string hint = withWayBack(menu().chosen() == 0 ? "" : watchHint, session);
        MenuTexts texts{.heading = tr(msg("Records")), .footing = hint};
        if (!fault_.empty()) {
            texts.lead = fault_;
        } else if (runs_.empty()) {
            texts.lead = tr(msg("No run has ended yet."));
        }
        drawMenuPanel(session.page(canvas), menu(), texts);
    }

private:
    void pressOther(Action action, Stage& stage) override {
        if (action == Action::Map || action == Action::NextItem) {
            choose(0, stage);
        } else {
            MenuState::pressOther(action, stage);
        }
    }
    void choose(int line, Stage& stage) override {
        Session& session = stage.session;
        if (line == 0) {
            return stage.push(makeFieldNotes(session));
        }
        const auto file =
            session.runs->folder().recording(runs_[static_cast<std::size_t>(line - 1)]);
        auto recording = loadRecording(file, session.config());
        if (!recording) {
            return session.complain(recording.error());
        }
        watchRecording(stage, std::move(recording.value()), file);
    }

    std::vector<RunRecord> runs_;
    std::string fault_;
};

}  // namespace

std::unique_ptr<State> makeRecords(const Session& session) {
    std::string fault;
    std::vector<RunRecord> runs = readNewestFirst(session, fault);
    return std::make_unique<Records>(std::move(runs), std::move(fault));
}

}  // namespace doorstring
