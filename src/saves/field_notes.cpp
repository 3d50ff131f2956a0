#include "saves/field_notes.hpp"

#include <algorithm>
#include <limits>

namespace doorstring {

namespace {

constexpr std::string_view notesFormat = "doorstring-notes/1";
// The first words of lines about all runs that have ended, and about the saved run.
constexpr std::string_view endedWord = "ended";
constexpr std::string_view savedWord = "run";
constexpr int mostCount = std::numeric_limits<int>::max() / 2;  // the sum of two fits in an int

std::string lineOf(std::string_view part, Subject subject, const std::string& name,
                   const Encounter& encounter) {
    std::string line = fmt::format(
        "{} {} {} met={} won={} lost={}", part, subjectNames[static_cast<std::size_t>(subject)],
        withReplaced(name, ' ', spaceSign), encounter.met, encounter.won, encounter.lost);
    for (const Weapon weapon : allValues<Weapon>) {
        if (encounter.felledWith[weapon] > 0) {
            line += fmt::format(" {}={}", weaponNames[static_cast<std::size_t>(weapon)],
                                encounter.felledWith[weapon]);
        }
    }
    return line + '\n';
}

std::string linesOf(std::string_view part, const SubjectEncounters& all) {
    std::string lines;
    for (const Subject subject : allValues<Subject>) {
        for (const auto& [name, encounter] : all[subject]) {
            lines += lineOf(part, subject, name, encounter);
        }
    }
    return lines;
}

// Reads the name of a creature, a relic or an offer.
std::string readName(KeyedLine& line) {
    const std::string_view found = line.readWord();
    if (found.empty() || printable(found) != found) {
        line.noteFault("a name", found);
    }
    return withReplaced(std::string(found), spaceSign, ' ');
}

void readEncounter(KeyedLine& line, SubjectEncounters& all) {
    const auto subject = static_cast<Subject>(line.indexAmong(line.readWord(), subjectNames));
    std::string name = readName(line);
    Encounter found;
    found.met = line.readNumber("met", 0, mostCount);
    found.won = line.readNumber("won", 0, mostCount);
    found.lost = line.readNumber("lost", 0, mostCount);
    for (const Weapon weapon : allValues<Weapon>) {
        const std::string_view key = weaponNames[static_cast<std::size_t>(weapon)];
        found.felledWith[weapon] = line.has(key) ? line.readNumber(key, 1, mostCount) : 0;
    }
    all[subject].insert_or_assign(std::move(name), found);
}

// Adds what the line says. Returns what is wrong with it; empty if nothing is wrong.
std::string readNote(std::string_view text, FieldNotes& notes) {
    KeyedLine line(text);
    const std::string_view first = line.readWord();
    if (first == "wins") {
        notes.wins = line.readNumber("runs", 0, mostCount);
    } else if (first == endedWord) {
        readEncounter(line, notes.ended);
    } else if (first == savedWord) {
        readEncounter(line, notes.run);
    } else if (first == "best") {
        BestTimes& times = notes.best[readName(line)];
        for (const Difficulty difficulty : allValues<Difficulty>) {
            times[difficulty] =
                line.has(name(difficulty))
                    ? line.readNumber<std::uint64_t>(name(difficulty), 1,
                                                     std::numeric_limits<std::uint64_t>::max())
                    : 0;
        }
    } else {
        line.noteFault("wins, ended, run or best", first);
    }
    line.expectEnd();
    return line.fault();
}

// Returns what the notes have under a name, in which `spaceSign` may stand for a space, as in names
// of config sections; null if they do not have the name.
const Encounter* find(const EncountersByName& all, std::string_view name) {
    const auto found = all.find(withReplaced(std::string(name), spaceSign, ' '));
    return found == all.end() ? nullptr : &found->second;
}

}  // namespace

Encounter FieldNotes::encounterOf(Subject subject, std::string_view name) const {
    Encounter sum;
    for (const SubjectEncounters* part : {&ended, &run}) {
        if (const Encounter* found = find((*part)[subject], name)) {
            sum.add(*found);
        }
    }
    return sum;
}

void FieldNotes::noteRun(const Encounters& encounters, const Offers& offers) {
    run = {};
    const auto add = [&](Subject subject, std::string_view name, const Encounter& encounter) {
        if (encounter != Encounter{}) {
            run[subject][withReplaced(std::string(name), spaceSign, ' ')].add(encounter);
        }
    };
    for (const CreatureKind kind : allValues<CreatureKind>) {
        add(Subject::Creature, name(kind), encounters.creatures[kind]);
    }
    for (const Relic relic : allValues<Relic>) {
        add(Subject::Relic, name(relic), encounters.relics[relic]);
    }
    for (int number = 1; number <= offers.count(); ++number) {
        add(Subject::Offer, offers.at(number).name,
            encounters.offers[static_cast<std::size_t>(offerOf(number))]);
    }
}

std::uint64_t FieldNotes::bestTime(std::string_view boss, Difficulty difficulty) const {
    const auto found = best.find(withReplaced(std::string(boss), spaceSign, ' '));
    return found == best.end() ? 0 : found->second[difficulty];
}

void FieldNotes::noteTime(std::string_view boss, Difficulty difficulty, std::uint64_t ticks) {
    std::uint64_t& time = best[withReplaced(std::string(boss), spaceSign, ' ')][difficulty];
    time = time == 0 ? ticks : std::min(time, ticks);
}

void FieldNotes::endRun() {
    for (const Subject subject : allValues<Subject>) {
        for (const auto& [name, encounter] : run[subject]) {
            ended[subject][name].add(encounter);
        }
    }
    run = {};
}

std::string notesText(const FieldNotes& notes) {
    std::string text = fmt::format("{}\nwins runs={}\n", notesFormat, notes.wins);
    text += linesOf(endedWord, notes.ended) + linesOf(savedWord, notes.run);
    for (const auto& [boss, times] : notes.best) {
        text += "best " + withReplaced(boss, ' ', spaceSign);
        for (const Difficulty difficulty : allValues<Difficulty>) {
            text += times[difficulty] == 0
                        ? ""
                        : fmt::format(" {}={}", name(difficulty), times[difficulty]);
        }
        text += '\n';
    }
    return text;
}

Result<FieldNotes, LineFault> readFieldNotes(std::string_view text) {
    FieldNotes notes;
    LineFault fault =
        readLines(text, notesFormat, [&](std::string_view line) { return readNote(line, notes); });
    if (fault.line > 0) {
        return fault;
    }
    return notes;
}

}  // namespace doorstring
