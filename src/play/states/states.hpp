// Makes the states, whose classes are known to their own files only.
#pragma once

#include "play/states/state.hpp"
#include "saves/recording.hpp"
#include "view/screens/help_screen.hpp"
#include "view/screens/menu_screens.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace doorstring {

std::unique_ptr<State> makeTitle(const Session& session);
// Make the pages on which a player chooses how to begin.
std::unique_ptr<State> makeAdventurePage(const Session& session);
std::unique_ptr<State> makeExplorePage(const Session& session);
// Makes the demo, an adventure that plays by itself until a key is pressed or the mouse is used;
// null if its first floor cannot be grown.
std::unique_ptr<State> makeDemo(const Session& session);
// Goes to the title. Leaves an adventure that is being played; if it is saved, it stays so.
void leaveToTitle(Stage& stage);
// Begins play on a floor that the knight has just come to, with the card of the floor.
void enterFloor(Stage& stage);
std::unique_ptr<State> makeFloorCard(Session& session);
std::unique_ptr<State> makeRunPage(const Session& session);
// Makes the page of a lost or a won run.
std::unique_ptr<State> makeRunEnd(const Session& session, const RunSummary& run);
// Makes the page on which a seed is typed, for an adventure or for exploring.
std::unique_ptr<State> makeSeedEntry(const Session& session, SeedUse use);
std::unique_ptr<State> makePresets(const Session& session);
std::unique_ptr<State> makeOptions(const Session& session);
std::unique_ptr<State> makeRebind(const Session& session);
std::unique_ptr<State> makeExplore();
// Makes a visit from the Lab: Explore, but Pause and the key of the Lab lead back to the state
// below.
std::unique_ptr<State> makeVisit();
// Makes the replay of a recording. The session must already be in the recording's first dungeon.
std::unique_ptr<State> makeReplay(Recording recording, std::filesystem::path file);
// Ends a replay, whose state must be the uppermost, and returns to the state below; quits the game
// if there is none.
void closeReplay(Stage& stage);
// Makes the page at the end of a watched run. It ends the replay or begins it again.
std::unique_ptr<State> makeWatchedRunEnd(Session& session, const Recording& recording);
// Replays the saved run to its end and continues it. Asks first if the program or the weights have
// changed, unless the player has confirmed that.
void continueRun(Stage& stage, bool isConfirmed = false);
// Begins an adventure; asks first if it would replace a saved run.
void beginRun(Stage& stage, Seed seed, RunKind kind, std::string date = {});
// Begins the adventure of today's seed.
void beginDaily(Stage& stage);
// Makes the list of the runs that were played, whose recordings can be watched.
std::unique_ptr<State> makeRecords(const Session& session);
// Makes the field notes, which tell what was met over all runs. They open at the first chapter or,
// if `boss` is given, at that boss.
std::unique_ptr<State> makeFieldNotes(const Session& session,
                                      std::optional<CreatureKind> boss = {});
// Begins a fight with a boss, without the rest of its floor.
void beginPractice(Stage& stage, CreatureKind boss, Seed seed);
// Makes the page of a practice that is over, and keeps its time if it is the best.
std::unique_ptr<State> makePracticeEnd(Session& session);
// Makes the menu of a paused game or, in an adventure, the page of the run.
std::unique_ptr<State> makePaused(const Session& session);
// Makes the page of the last messages.
std::unique_ptr<State> makeMessages();
std::unique_ptr<State> makeMap(const Session& session);
std::unique_ptr<State> makeHelp(const Session& session);
using DrawPage = std::function<void(const Page& page, const World& world)>;
// Makes a page that is only read: Back, Confirm, Pause, Help or a click closes it. The name must be
// a literal.
std::unique_ptr<State> makeReadPage(std::string_view name, DrawPage draw);
// Adds to a hint the key that leads back: "Enter: practice   Esc: back".
std::string withWayBack(std::string hint, const Session& session);
// Says in plain words how the value of a config key changes: "locked doors: 1 → 2".
std::string plainChange(std::string_view path, std::string before, std::string after);
// Makes the page of the loom that the knight is at; null if he is at none, or if it shows no floor.
std::unique_ptr<State> makeLoomPage(const Session& session);
// Makes a page, as makeReadPage() does, that says which key does what.
std::unique_ptr<State> makeKeysPage(std::string_view name, std::vector<HelpLine> lines);

}  // namespace doorstring
