// The runs that were played, the newest first, to be watched again.
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "play/runs/saved_run.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "saves/recording_reader.hpp"
#include "view/run/last_blow.hpp"
#include "view/screens/menu_screens.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

std::string labelOf(const RunRecord& record) {
    std::string end(runEndNames[static_cast<std::size_t>(record.end)]);
    std::ranges::replace(end, '-', ' ');
    return fmt::format("{}  floor {}  {}  {}", record.date, record.floor, playTime(record.ticks),
                       end);
}

// The names of a few offers, or the number of many.
std::string wovenText(const std::string& names) {
    constexpr std::ptrdiff_t mostNamed = 2;
    const std::ptrdiff_t count = 1 + std::ranges::count(names, ',');
    return count <= mostNamed ? names : fmt::format("{} offers woven", count);
}

// "a shield knight" of "shield_knight"; a name of another version stays as it is.
std::string whoFelled(std::string_view by) {
    for (const CreatureKind kind : allValues<CreatureKind>) {
        if (name(kind) == by) {
            return nameWithArticle(kind);
        }
    }
    return std::string(by);
}

std::string hintOf(const RunRecord& record) {
    std::string text = toCode(record.seed);
    if (!record.by.empty()) {
        text += ", defeated by " + whoFelled(record.by);
    }
    if (record.difficulty != Difficulty::Normal) {
        text += fmt::format(", {}", name(record.difficulty));
    }
    if (record.kind != RunKind::Free) {
        text += record.kind == RunKind::Daily ? ", daily" : ", daily (practice)";
    }
    if (!record.relics.empty()) {
        text += ", " + counted(static_cast<std::uint64_t>(record.relics.size()), "relic", "relics");
    }
    if (record.regenerated > 0) {
        text += ", " + counted(record.regenerated, "floor", "floors") + " regrown";
    }
    if (!record.woven.empty()) {
        text += ", " + wovenText(record.woven);
    }
    return text + (record.ownWeights ? ", own weights" : "");
}

std::vector<MenuItem> recordLines(const std::vector<RunRecord>& runs) {
    std::vector<MenuItem> items{
        {"Field notes", "What was met, how it was answered, what is hidden"}};
    for (const RunRecord& record : runs) {
        items.push_back({labelOf(record), hintOf(record)});
    }
    return items;
}

std::vector<RunRecord> newestFirst(const Session& session, std::string& fault) {
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
        const std::string watches = session.keyFor(Action::Confirm) + " watches the run";
        MenuTexts texts{.heading = "Records"};
        if (!fault_.empty()) {
            texts.lead = fault_;
        } else if (runs_.empty()) {
            texts.lead = "No run has ended yet.";
        } else {
            texts.footing = menu().chosen() == 0 ? std::string_view() : watches;
        }
        drawMenuPanel(session.page(canvas), menu(), texts);
    }

private:
    void pressOther(Action action, Stage& stage) override {
        if (action == Action::Map || action == Action::NextItem) {
            choose(0, stage);
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
    std::vector<RunRecord> runs = newestFirst(session, fault);
    return std::make_unique<Records>(std::move(runs), std::move(fault));
}

}  // namespace doorstring
