#include "saves/notes_file.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <fstream>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

namespace fs = std::filesystem;

Encounter felled(int met, int won) {
    Encounter encounter{.met = met, .won = won};
    encounter.felledWith[Weapon::Sword] = won;
    return encounter;
}

Offers oneOffer() {
    Offers offers;
    offers.at(1).name = "Long halls";
    offers.setCount(1);
    return offers;
}

FieldNotes someNotes() {
    Encounters met;
    met.creatures[CreatureKind::ShieldKnight] = felled(4, 3);
    met.relics[Relic::Spool] = {.met = 2, .won = 1};
    met.offers[0] = {.met = 1};
    FieldNotes notes;
    notes.noteRun(met, oneOffer());
    notes.endRun();
    notes.noteRun(met, oneOffer());
    notes.wins = 2;
    notes.noteTime("king_slime", Difficulty::Normal, 3480);
    notes.noteTime("king_slime", Difficulty::Stern, 5000);
    notes.noteTime("king_slime", Difficulty::Stern, 5001);
    return notes;
}

std::string notesFault(const std::string& text) {
    const auto notes = readFieldNotes(text);
    return notes ? "none" : std::to_string(notes.error().line) + ": " + notes.error().sentence;
}

void write(const fs::path& file, std::string_view text) {
    std::ofstream(file) << text;
}

}  // namespace

TEST_CASE("field notes can be read by people, and back") {
    const std::string text = notesText(someNotes());
    CHECK(text == "doorstring-notes/1\n"
                  "wins runs=2\n"
                  "ended creature shield_knight met=4 won=3 lost=0 sword=3\n"
                  "ended relic spool met=2 won=1 lost=0\n"
                  "ended offer Long_halls met=1 won=0 lost=0\n"
                  "run creature shield_knight met=4 won=3 lost=0 sword=3\n"
                  "run relic spool met=2 won=1 lost=0\n"
                  "run offer Long_halls met=1 won=0 lost=0\n"
                  "best king_slime normal=3480 stern=5000\n");
    CHECK(readFieldNotes(text).value() == someNotes());
}

TEST_CASE("notes of an offer are read again, whatever it is called") {
    Offers offers = oneOffer();
    offers.at(1).name = "Coins=more met=1 _";
    Encounters met;
    met.offers[0] = {.met = 1};
    FieldNotes notes;
    notes.noteRun(met, offers);
    const std::string text = notesText(notes);
    CHECK(text == "doorstring-notes/1\n"
                  "wins runs=0\n"
                  "run offer Coins=more_met=1__ met=1 won=0 lost=0\n");
    REQUIRE(notesFault(text) == "none");
    CHECK(readFieldNotes(text).value() == notes);
    CHECK(readFieldNotes(text).value().encounterOf(Subject::Offer, offers.at(1).name).met == 1);
}

TEST_CASE("what is known is the sum of the runs before and of the saved one") {
    const FieldNotes notes = someNotes();
    CHECK(notes.encounterOf(Subject::Creature, "shield_knight") == felled(8, 6));
    CHECK(notes.encounterOf(Subject::Offer, "Long halls").met == 2);
    CHECK(notes.encounterOf(Subject::Creature, "bat") == Encounter{});
    CHECK(notes.bestTime("king_slime", Difficulty::Stern) == 5000);
    CHECK(notes.bestTime("king_slime", Difficulty::Gentle) == 0);
    CHECK(notes.bestTime("porter", Difficulty::Stern) == 0);
}

TEST_CASE("noting the saved run again counts nothing twice") {
    FieldNotes notes = someNotes();
    Encounters met;
    met.creatures[CreatureKind::ShieldKnight] = felled(5, 4);
    notes.noteRun(met, oneOffer());
    notes.noteRun(met, oneOffer());
    CHECK(notes.encounterOf(Subject::Creature, "shield_knight") == felled(9, 7));
    notes.endRun();
    notes.endRun();
    CHECK(notes.encounterOf(Subject::Creature, "shield_knight") == felled(9, 7));
}

TEST_CASE("what another version has noted is kept") {
    const std::string text =
        "doorstring-notes/1\nwins runs=0\nended creature kraken met=1 won=0 lost=1\n";
    CHECK(notesText(readFieldNotes(text).value()) == text);
}

TEST_CASE("damaged notes are rejected with the line and what was found") {
    const std::string head = "doorstring-notes/1\n";
    CHECK(notesFault("doorstring-notes/2\n") ==
          "1: found 'doorstring-notes/2' instead of doorstring-notes/1");
    CHECK(notesFault("") == "1: the file is truncated");
    CHECK(notesFault(head + "wins runs=1") == "2: the file is truncated");
    CHECK(notesFault(head + "wins runs=-1\n").starts_with("2: found '-1' instead of a number"));
    CHECK(notesFault(head + "ended fish cod met=1 won=0 lost=0\n") ==
          "2: found 'fish' instead of one of creature, relic, offer");
    CHECK(notesFault(head + "ended creature bat met=1 won=0\n") == "2: found '' instead of lost=");
    CHECK(notesFault(head + "ended creature bat met=1 won=0 lost=0 fist=1\n") ==
          "2: found 'fist=1' instead of the end of the line");
    CHECK(notesFault(head + "ended creature met=1 won=0 lost=0\n") ==
          "2: found 'won=0' instead of met=");
    CHECK(notesFault(head + "ended creature \n") == "2: found '' instead of a name");
    CHECK(notesFault(head + "seen bat\n") == "2: found 'seen' instead of wins, ended, run or best");
}

TEST_CASE("notes that cannot be read are moved aside, and new ones begin") {
    const TempFolder folder;
    const fs::path path = folder.path() / "records" / "notes.txt";
    const NotesFile file(path);
    CHECK(file.read().value() == FieldNotes());
    REQUIRE_FALSE(file.change([](FieldNotes& notes) { notes.wins = 3; }));
    CHECK(file.read().value().wins == 3);
    write(path, "doorstring-notes/9\n");
    const auto news = file.change([](FieldNotes& notes) { ++notes.wins; });
    REQUIRE(news);
    CHECK(news->english ==
          path.string() + ":1: found 'doorstring-notes/9' instead of doorstring-notes/1. It was "
                          "moved to notes-aside.txt, and new field notes begin.");
    CHECK(fs::exists(folder.path() / "records" / "notes-aside.txt"));
    CHECK(file.read().value().wins == 1);
}

TEST_CASE("notes that do not change are not written") {
    const TempFolder folder;
    const fs::path path = folder.path() / "notes.txt";
    REQUIRE_FALSE(NotesFile(path).change([](FieldNotes&) {}));
    CHECK_FALSE(fs::exists(path));
    REQUIRE_FALSE(NotesFile("").change([](FieldNotes& notes) { notes.wins = 1; }));
}
