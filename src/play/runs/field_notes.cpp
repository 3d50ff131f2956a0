// The field notes: what was met over all runs, how it was answered, and what is still hidden.
#include "base/utf8.hpp"
#include "config/relics.hpp"
#include "config/text/printable.hpp"
#include "config/text/say.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "view/screens/notes_screen.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

namespace doorstring {

namespace {

struct Notes {
    const FieldNotes& known;
    const SpriteSheets& sprites;
    const Config& config;
};

// Joins sentences by spaces; leaves out the empty ones.
std::string inOneLine(std::initializer_list<std::string_view> sentences) {
    std::string line;
    for (const std::string_view sentence : sentences) {
        line += line.empty() || sentence.empty() ? "" : " ";
        line += sentence;
    }
    return line;
}

constexpr auto weaponTexts = tableOf<Weapon>(
    {msg("{count} by the sword"), msg("{count} by a bomb"), msg("{count} by an arrow"),
     msg("{count} by the hook"), msg("{count} by others of them")});

// "9 by the sword, 2 by a bomb"
std::string blowsText(const EnumArray<Weapon, int>& counts) {
    std::string text;
    for (const Weapon weapon : allValues<Weapon>) {
        if (counts[weapon] > 0) {
            text += text.empty() ? "" : ", ";
            text += filled(weaponTexts[weapon], "count"_a = counts[weapon]);
        }
    }
    return text;
}

// "Struck down 11 times: 9 by the sword, 2 by a bomb."
std::string felledText(const Encounter& encounter) {
    const int times = encounter.won;
    if (times == 0) {
        return say("Never struck down.");
    }
    const std::string blows = blowsText(encounter.felledWith);
    if (blows.empty()) {  // only if somebody has edited the file
        return times == 2 ? say("Struck down twice.")
                          : sayCount(times, "Struck down once.", "Struck down {count} times.");
    }
    return times == 2 ? say("Struck down twice: {blows}.", "blows"_a = blows)
                      : sayCount(times, "Struck down once: {blows}.",
                                 "Struck down {count} times: {blows}.", "blows"_a = blows);
}

std::string metText(int times) {
    return times == 2 ? say("Met twice.") : sayCount(times, "Met once.", "Met {count} times.");
}

// Says how often a creature has struck the knight down; empty if it never has.
std::string lostText(int times) {
    return times == 0 ? ""
           : times == 2
               ? say("It struck you down twice.")
               : sayCount(times, "It struck you down once.", "It struck you down {count} times.");
}

// Whether the notes show the answer to a creature that was met. They do once the creature has
// fallen. They also do once it has struck the knight down, because the page at the run's end has
// told the answer then. A creature without health cannot fall, so its answer is always shown.
bool isAnswerKnown(const Encounter& encounter, const CreatureConfig& config) {
    return encounter.won > 0 || encounter.lost > 0 || config.health == 0;
}

std::vector<NotesLine> creatureLines(CreatureKind kind, const Encounter& encounter,
                                     const Notes& notes) {
    if (encounter.met == 0) {
        return {{.text = say("Not met yet.")}};
    }
    const CreatureConfig& config = notes.config.creatures.kinds[kind];
    const Message answer = isAnswerKnown(encounter, config)
                               ? creatureRows[kind].answer
                               : msg("still to be found: strike it down once");
    return {
        {.text = inOneLine({metText(encounter.met), config.health == 0 ? "" : felledText(encounter),
                            lostText(encounter.lost)})},
        {tr(msg("Shows")), std::string(tr(creatureRows[kind].tell))},
        {tr(msg("Answer")), std::string(tr(answer))}};
}

// A boss can be fought by itself once it has fallen, or once a run was won.
bool canPractise(CreatureKind boss, const Notes& notes) {
    return notes.known.wins > 0 || notes.known.encounterOf(Subject::Creature, name(boss)).won > 0;
}

NotesEntry creatureEntry(CreatureKind kind, const Notes& notes) {
    const Encounter encounter = notes.known.encounterOf(Subject::Creature, name(kind));
    // What hides as a chest is recognised only when it attacks.
    const CreaturePose pose = has(kind, Trait::Hides) ? CreaturePose::WindUp : CreaturePose::Idle;
    return {.title = capitalized(tr(creatureRows[kind].title)),
            .sheet = &notes.sprites.creatures[kind],
            .pictures = {poseCell(pose, Direction::South, 0), poseCell(pose, Direction::South, 1)},
            .isKnown = encounter.met > 0,
            .lines = creatureLines(kind, encounter, notes)};
}

// Knots have no entry: the notes explain them with the boss whose strings they hold.
std::vector<NotesEntry> creatureEntries(const Notes& notes) {
    std::vector<NotesEntry> entries;
    for (const CreatureKind kind : allValues<CreatureKind>) {
        if (!isBoss(kind) && !has(kind, Trait::HoldsString)) {
            entries.push_back(creatureEntry(kind, notes));
        }
    }
    return entries;
}

std::vector<NotesEntry> bossEntries(const Notes& notes) {
    std::vector<NotesEntry> entries;
    for (const CreatureKind kind : allValues<CreatureKind>) {
        if (!isBoss(kind)) {
            continue;
        }
        NotesEntry& entry = entries.emplace_back(creatureEntry(kind, notes));
        std::string& text = entry.lines.front().text;
        if (canPractise(kind, notes)) {
            const std::uint64_t best =
                notes.known.bestTime(name(kind), notes.config.adventure.difficulty);
            entry.practice = kind;
            text = inOneLine(
                {text, best > 0 ? say("Practice: {time}.", "time"_a = playTime(best)) : ""});
        } else {
            text = inOneLine(
                {text, tr(msg("Once it has fallen, you can fight it here for practice."))});
        }
    }
    return entries;
}

// Says after how many victories something can be found; empty if it can be found already.
std::string lockedText(int afterWins, const Notes& notes) {
    const bool isLocked = notes.known.wins < afterWins && !notes.config.adventure.unlockAll;
    return isLocked ? sayCount(afterWins, "It can be found after {count} victory.",
                               "It can be found after {count} victories.")
                    : "";
}

std::string seenText(int times) {
    return times == 2 ? say("Seen twice.") : sayCount(times, "Seen once.", "Seen {count} times.");
}

std::string takenText(int times) {
    return times == 0   ? say("Never taken.")
           : times == 2 ? say("Taken twice.")
                        : sayCount(times, "Taken once.", "Taken {count} times.");
}

std::string wovenText(int times) {
    return times == 0   ? say("Never woven.")
           : times == 2 ? say("Woven twice.")
                        : sayCount(times, "Woven once.", "Woven {count} times.");
}

// The lines about something that can be taken or left; `taken` says how often it was taken.
std::vector<NotesLine> choiceLines(const Encounter& encounter, const std::string& taken,
                                   std::string text, const std::string& locked) {
    if (encounter.met == 0) {
        return {{.text = inOneLine({tr(msg("Not seen yet.")), locked})}};
    }
    return {{.text = inOneLine({seenText(encounter.met), taken})},
            {tr(msg("Does")), std::move(text)}};
}

std::vector<NotesEntry> relicEntries(const Notes& notes) {
    const auto& table = notes.config.adventure.relics.table;
    std::vector<NotesEntry> entries;
    for (const Relic relic : allValues<Relic>) {
        const Encounter encounter = notes.known.encounterOf(Subject::Relic, name(relic));
        const int picture = static_cast<int>(relic);
        entries.push_back({.title = std::string(tr(relicRows[relic].title)),
                           .sheet = &notes.sprites.relics,
                           .pictures = {picture, picture},
                           .isKnown = encounter.met > 0,
                           .lines = choiceLines(encounter, takenText(encounter.won),
                                                std::string(tr(relicRows[relic].text)),
                                                lockedText(table[relic].afterWins, notes))});
    }
    return entries;
}

std::vector<NotesEntry> offerEntries(const Notes& notes) {
    std::vector<NotesEntry> entries;
    for (const OfferConfig& offer : notes.config.adventure.altar.table) {
        const Encounter encounter = notes.known.encounterOf(Subject::Offer, offer.name);
        const int picture = static_cast<int>(offer.sign);
        const std::string_view text = tr(Message::ofText(offer.text));
        entries.push_back(
            {.title = std::string(tr(Message::ofText(offer.name))),
             .sheet = &notes.sprites.offers,
             .pictures = {picture, picture},
             .isKnown = encounter.met > 0,
             .lines = choiceLines(encounter, wovenText(encounter.won), std::string(text) + '.',
                                  lockedText(offer.afterWins, notes))});
    }
    return entries;
}

// The chapters, in their order. To add a chapter, add a row.
struct ChapterRow {
    Message title;
    std::vector<NotesEntry> (*entries)(const Notes& notes);
};
constexpr std::array chapterRows{
    ChapterRow{msg("Creatures"), creatureEntries}, ChapterRow{msg("Bosses"), bossEntries},
    ChapterRow{msg("Relics"), relicEntries}, ChapterRow{msg("Offers"), offerEntries}};
constexpr int chapterOfBosses = 1;

std::vector<NotesChapter> chaptersOf(const Notes& notes) {
    std::vector<NotesChapter> chapters;
    for (const ChapterRow& row : chapterRows) {
        chapters.push_back({std::string(tr(row.title)), row.entries(notes)});
    }
    std::erase_if(chapters, [](const NotesChapter& chapter) { return chapter.entries.empty(); });
    return chapters;
}

class FieldNotesPage : public State {
public:
    FieldNotesPage(std::vector<NotesChapter> chapters, std::string fault,
                   std::optional<CreatureKind> boss)
        : chapters_(std::move(chapters)), fault_(std::move(fault)) {
        if (boss) {
            chapter_ = chapterOfBosses;
            chosen_ = static_cast<int>(*boss) - static_cast<int>(firstBoss);
        }
    }

    std::string_view name() const override { return "field notes"; }
    Listener listener() const override { return Listener::Menu; }
    bool isOverlay() const override { return true; }
    bool hasFooter() const override { return true; }

    void press(Action action, Stage& stage) override {
        switch (action) {
        case Action::Left:
            return moveBy(-1, stage);
        case Action::Right:
            return moveBy(1, stage);
        case Action::Up:
            return moveBy(-notesColumns(chapter()), stage);
        case Action::Down:
            return moveBy(notesColumns(chapter()), stage);
        case Action::Map:
        case Action::NextItem:
            return turnBy(1, stage);
        case Action::PreviousItem:
            return turnBy(-1, stage);
        case Action::Confirm:
            return practise(stage);
        case Action::Help:
            return stage.push(makeHelp(stage.session));
        case Action::Back:
        case Action::Pause:
            return stage.pop();
        default:
            return;
        }
    }

    void point(int x, int y, bool clicked, Stage& stage) override {
        const GridSize canvas = canvasSize(stage.session);
        const auto tab = notesChapterAt(canvas, stage.session.art.font, chapters_, {x, y});
        if (clicked && tab) {
            return turnBy(*tab - chapter_, stage);
        }
        const auto entry = notesEntryAt(canvas, chapter(), {x, y});
        if (entry && *entry != chosen_) {
            choose(*entry, stage);
        } else if (entry && clicked) {
            practise(stage);
        }
    }

    void tick(Stage&) override { ++tick_; }

    void draw(Canvas& canvas, Session& session, int) override {
        constexpr std::string_view separator = "   ";
        std::string hint;
        if (entry().practice) {
            hint += say("{key}: practice", "key"_a = session.keyFor(Action::Confirm));
            hint += separator;
        }
        hint += say("{key}: next page", "key"_a = session.keyFor(Action::NextItem));
        hint = withWayBack(std::move(hint), session);
        drawNotesScreen(session.page(canvas), {.chapters = chapters_,
                                               .chapter = chapter_,
                                               .chosenEntry = chosen_,
                                               .hint = hint,
                                               .fault = fault_,
                                               .tick = tick_});
    }

private:
    const NotesChapter& chapter() const { return chapters_[static_cast<std::size_t>(chapter_)]; }

    const NotesEntry& entry() const { return chapter().entries[static_cast<std::size_t>(chosen_)]; }

    void practise(Stage& stage) {
        if (entry().practice) {
            beginPractice(stage, *entry().practice, stage.session.nextSeed());
        }
    }

    void choose(int entry, Stage& stage) {
        chosen_ = entry;
        tick_ = 0;
        stage.session.sound.play(Effect::MenuMove);
    }

    // Chooses the entry `step` places further on. Beyond the first or the last entry, a step of 1
    // or -1 leads to the neighbouring chapter, and a longer step does nothing.
    void moveBy(int step, Stage& stage) {
        const int last = static_cast<int>(chapter().entries.size()) - 1;
        const int wanted = chosen_ + step;
        if (wanted >= 0 && wanted <= last) {
            return choose(wanted, stage);
        }
        if (step == 1 || step == -1) {
            turnBy(step, stage);
            chosen_ = step < 0 ? static_cast<int>(chapter().entries.size()) - 1 : 0;
        }
    }

    void turnBy(int step, Stage& stage) {
        const int count = static_cast<int>(chapters_.size());
        chapter_ = (chapter_ + step + count) % count;
        choose(0, stage);
    }

    std::vector<NotesChapter> chapters_;
    std::string fault_;
    int chapter_ = 0;
    int chosen_ = 0;
    int tick_ = 0;
};

}  // namespace

std::unique_ptr<State> makeFieldNotes(const Session& session, std::optional<CreatureKind> boss) {
    const auto stored = session.runs == nullptr ? Result<FieldNotes, std::string>(FieldNotes())
                                                : session.runs->folder().notes().read();
    FieldNotes known = stored ? stored.value() : FieldNotes();
    known.wins = session.winsSaved();
    return std::make_unique<FieldNotesPage>(
        chaptersOf({known, session.art.sprites, session.config()}), stored ? "" : stored.error(),
        boss);
}

}  // namespace doorstring
