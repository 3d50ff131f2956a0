// Every screen in every language: no text leaves its panel or the canvas, and none lies on another.
// With DOORSTRING_SCREENS=FOLDER the pictures are left in that folder.
#include "config/text/say.hpp"
#include "play/session/aim.hpp"
#include "play/states/states.hpp"
#include "testing/catch2.hpp"
#include "unit/app/game_in_language.hpp"
#include "unit/app/texts_in_place.hpp"
#include "unit/play/runs/adventures.hpp"
#include "view/run/run_screens.hpp"
#include "world/beginning.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// The smallest window with the Lab at twice its size. All the Lab's words are as long as they can
// be there, so that the words of a language that is longer than all others need not fit.
constexpr GridSize smallestLabWindow{704, 512};

// Two screens are as large as rooms make them.
const std::vector<std::vector<std::string>> sizes{{}, {"room.width=22", "room.height=14"}};

void useByPad(Game& game, Key button) {
    const int number = static_cast<int>(button) - static_cast<int>(Key::PadA);
    game.handle(PadPressed{number});
    game.handle(PadReleased{number});
}

// From the first line of the pause menu, and back to it.
void lookAtMessages(Screens& screens, Game& game, const std::string& name, int line) {
    game.session().message.show(say("The wall breaks: there is a way behind it."));
    game.session().message.hide();
    for (int down = 0; down < line; ++down) {
        press(game, Key::Down);
    }
    press(game, Key::Enter);
    screens.look(game, name);
    press(game, Key::Escape);
    for (int up = 0; up < line; ++up) {
        press(game, Key::Up);
    }
}

// All that the page of the run can say is to be done, as far as it is long.
void lookAtAims(Screens& screens, Game& game) {
    World& world = knightsWorld(game);
    world.locks.give(Holding::BossKey, 1);
    screens.look(game, "aim-boss-door");
    world.dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        if (cell != world.metrics.goal) {
            world.sights.visit(world.dungeon, cell);
        }
    });
    screens.look(game, "aim-boss-key");
    world.piece.isShut = true;
    screens.look(game, "aim-shut");
    for (const PieceConfig& piece : world.config.adventure.pieces.table) {
        constexpr int room = 222;  // pixels, from the line's begin to the panel's rim
        const std::string aim = aimOf(piece);
        if (screens.language != pseudoCode && textWidth(shippedArt().font, aim) > room) {
            screens.faults.push_back(fmt::format("{}: \"{}\" is too long", screens.language, aim));
        }
        if (aim.ends_with(" .") || aim.ends_with("\u00a0.")) {
            screens.faults.push_back(fmt::format("{}: \"{}\" has a gap", screens.language, aim));
        }
    }
    world.piece.isShut = false;
}

void lookAtTitlePages(Screens& screens, const std::vector<std::string>& size) {
    const auto open = [&](TitleLine line, const std::string& name, int lines) {
        const Saves saves;
        GameIn game(saves, screens.language, FirstState::Title, size);
        chooseOnTitle(game, line);
        screens.lookAtLines(game, name, lines);
    };
    const Saves saves;
    GameIn title(saves, screens.language, FirstState::Title, size);
    screens.lookAtLines(title, "title", 6);
    press(title, Key::F1);
    tick(title, 20);
    screens.look(title, "title-help");
    press(title, Key::F1);
    press(title, Key::Up);
    GameIn adventure(saves, screens.language, FirstState::Title, size);
    press(adventure, Key::Enter);
    screens.lookAtLines(adventure, "adventure", 6);
    GameIn explore(saves, screens.language, FirstState::Title, size);
    pressKeys(explore, {Key::Down, Key::Enter});
    screens.lookAtLines(explore, "explore-page", 6);
    open(TitleLine::Options, "options", 22);
    open(TitleLine::Presets, "presets", 8);
    open(TitleLine::Records, "records", 2);
    open(TitleLine::Seed, "seed", 1);
    GameIn seed(saves, screens.language, FirstState::Title, size);
    chooseOnTitle(seed, TitleLine::Seed);
    useByPad(seed, Key::PadX);
    screens.look(seed, "seed-board");
    useByPad(seed, Key::PadY);
    seed.handle(TextTyped{"7K2M-Q9XA ring tables.N.NS=40 tables.N.NSWE=12 #5Y"});
    screens.look(seed, "seed-board-code");
    useByPad(seed, Key::PadB);
    screens.look(seed, "seed-by-pad");
    GameIn keys(saves, screens.language, FirstState::Title, size);
    chooseOnTitle(keys, TitleLine::Options);
    pressKeys(keys, {Key::Up, Key::Up, Key::Enter});
    screens.lookAtLines(keys, "keys", 40);
    GameIn assists(saves, screens.language, FirstState::Title, size);
    chooseOnTitle(assists, TitleLine::Options);
    pressKeys(assists, {Key::Up, Key::Up, Key::Up, Key::Enter});
    screens.lookAtLines(assists, "assists", 5);
}

void lookAtExplore(Screens& screens, const std::vector<std::string>& size) {
    const Saves saves;
    GameIn game(saves, screens.language, FirstState::Explore, size);
    tick(game, 30);
    screens.look(game, "explore");
    press(game, Key::F1);
    screens.look(game, "explore-help");
    press(game, Key::F1);
    press(game, Key::M);
    tick(game, 30);
    screens.look(game, "explore-map");
    press(game, Key::E);
    screens.look(game, "explore-why");
    press(game, Key::E);
    screens.look(game, "explore-why-numbers");
    press(game, Key::Escape);
    press(game, Key::Escape);
    press(game, Key::P);
    screens.lookAtLines(game, "paused", 6);
    lookAtMessages(screens, game, "messages", 3);
}

void lookAtLab(Screens& screens, const std::vector<std::string>& size) {
    const Saves saves;
    GameIn game(saves, screens.language, FirstState::Explore, size);
    press(game, Key::L);
    tick(game, 90);
    screens.look(game, "lab");
    if (screens.language != pseudoCode) {
        press(game, Key::Right);
        const GridSize usual = std::exchange(game.session().host.window, smallestLabWindow);
        screens.look(game, "lab-edited-and-small");
        press(game, Key::W);
        screens.look(game, "lab-why-small");
        pressKeys(game, {Key::Escape, Key::Escape});
        game.session().host.window = usual;
    }
    useByPad(game, Key::PadStart);
    screens.look(game, "lab-actions");
    useByPad(game, Key::PadA);
    screens.look(game, "lab-save-board");
    pressKeys(game, {Key::Escape, Key::Escape});
    useByPad(game, Key::PadStart);
    pressKeys(game, {Key::Up, Key::Up});
    useByPad(game, Key::PadA);
    screens.look(game, "lab-typing-board");
    press(game, Key::Escape);
    press(game, Key::F1);
    tick(game, 30);
    screens.look(game, "lab-help");
    press(game, Key::F1);
    press(game, Key::G);
    tick(game, 60);
    screens.look(game, "lab-growth");
}

void lookAtAdventure(Screens& screens, const std::vector<std::string>& size) {
    const Saves saves;
    GameIn game(saves, screens.language, FirstState::Title, size);
    chooseOnTitle(game, TitleLine::Adventure);
    tick(game, floorCardTicks / 2);
    screens.look(game, "floor-card");
    game.session().beginAdventure(Seed{17});
    tick(game, floorCardTicks);
    screens.look(game, "adventure-play");
    press(game, Key::F1);
    screens.look(game, "adventure-help");
    press(game, Key::F1);
    press(game, Key::M);
    tick(game, 30);
    screens.look(game, "adventure-map");
    press(game, Key::M);
    press(game, Key::P);
    pressKeys(game, {Key::Down, Key::Enter});
    tick(game, 30);
    screens.look(game, "no-relics");
    pressKeys(game, {Key::Escape, Key::Escape});
    Kit& kit = knightsWorld(game).player.kit;
    for (const Relic relic : allValues<Relic>) {
        kit.relics = kit.relics.with(relic);
    }
    press(game, Key::P);
    screens.lookAtLines(game, "run-page", 7);
    lookAtAims(screens, game);
    pressKeys(game, {Key::Down, Key::Enter});
    tick(game, 30);
    screens.look(game, "relics");
}

// Stands before each thing of a kind, and looks at what is said of it.
void lookAtThings(Screens& screens, Game& game, ThingKind kind, const std::string& name) {
    World& world = knightsWorld(game);
    std::vector<Thing> things;
    for (const Thing& thing : world.things.in(world.cell())) {
        if (thing.kind == kind) {
            things.push_back(thing);
        }
    }
    REQUIRE_FALSE(things.empty());
    for (const Thing& thing : things) {
        Body& body = world.player.body;
        body.at = {tileCentre(thing.tile).x - toSubpixels(world.config.player.hitBox.width) / 2,
                   (thing.tile.y + 1) * subpixelsPerTile};
        body.previous = body.at;
        world.player.facing = Direction::North;
        game.handle(KeyPressed{{Key::Up}});
        tick(game, 4);
        game.handle(KeyReleased{Key::Up});
        tick(game, 40);
        screens.look(game, fmt::format("{}-{}", name, thing.tile.x));
    }
}

void lookAtOffers(Screens& screens, const std::vector<std::string>& size) {
    const Saves saves;
    GameIn game(saves, screens.language, FirstState::Title, size);
    playSeed17(game);
    World& world = knightsWorld(game);
    beginAt(world, Role::Altar);
    world.player.kit.coins = 500;
    tick(game, 1);
    screens.look(game, "altar");
    lookAtThings(screens, game, ThingKind::Offer, "offer");
    press(game, Key::E);
    REQUIRE(game.stateName() == "loom");
    screens.look(game, "loom");
    press(game, Key::E);
    beginAt(world, Role::Shop);
    tick(game, 1);
    screens.look(game, "shop");
    lookAtThings(screens, game, ThingKind::Stand, "ware");
}

void lookAtNotes(Screens& screens, const std::vector<std::string>& size) {
    const Saves saves;
    REQUIRE_FALSE(saves.runs().notes().change([](FieldNotes& notes) {
        notes.wins = 1;
        for (const CreatureKind kind : allValues<CreatureKind>) {
            notes.ended[Subject::Creature].insert_or_assign(
                std::string(doorstring::name(kind)), Encounter{.met = 7, .won = 5, .lost = 2});
        }
        for (const Relic relic : allValues<Relic>) {
            notes.ended[Subject::Relic].insert_or_assign(std::string(doorstring::name(relic)),
                                                         Encounter{.met = 7, .won = 5});
        }
    }));
    GameIn game(saves, screens.language, FirstState::Title, size);
    chooseOnTitle(game, TitleLine::Seed);  // the line above practice
    pressKeys(game, {Key::Escape, Key::Down, Key::Enter});
    REQUIRE(game.stateName() == "field notes");
    const int chapters = 4;
    for (int chapter = 0; chapter < chapters; ++chapter) {
        for (int subject = 0; subject < 6; ++subject) {
            tick(game, 20);
            screens.look(game, fmt::format("notes-{}-{}", chapter, subject));
            press(game, Key::Right);
        }
        press(game, Key::M);
    }
}

void lookAtPractice(Screens& screens, const std::vector<std::string>& size) {
    const Saves saves;
    REQUIRE_FALSE(saves.runs().notes().change([](FieldNotes& notes) { notes.wins = 1; }));
    std::vector<std::string> sets = size;
    sets.emplace_back("creature.king_slime.health=1");
    GameIn game(saves, screens.language, FirstState::Title, sets);
    chooseOnTitle(game, TitleLine::Seed);
    pressKeys(game, {Key::Escape, Key::Down, Key::Enter, Key::Enter});
    tick(game, 30);
    screens.look(game, "practice");
    press(game, Key::P);
    screens.look(game, "practice-paused");
    press(game, Key::P);
    game.session().host.autopilot = Autopilot(expert);
    for (int count = 0; count < 20'000 && game.stateName() != "practice end"; ++count) {
        tick(game, 1);
    }
    tick(game, runEndListenTick + 20);
    screens.lookAtLines(game, "practice-end", 3);
}

void lookAtTrial(Screens& screens, const std::vector<std::string>& size) {
    const Saves saves;
    std::vector<std::string> sets = size;
    sets.emplace_back("adventure.floor=3");
    SessionStart start = GameIn::start(saves, screens.language, sets);
    start.trialSeed = Seed{5};
    Game game(shippedArt(), std::move(start), FirstState::Explore);
    tick(game, floorCardTicks + 20);
    press(game, Key::P);
    screens.lookAtLines(game, "trial-paused", 7);
}

void lookAtReplay(Screens& screens, const std::vector<std::string>& size) {
    const Saves saves;
    GameIn game(saves, screens.language, FirstState::Explore, size);
    press(game, Key::G);
    tick(game, 30);
    screens.look(game, "watch");
    press(game, Key::Escape);
    const Recording won = wonRecording();
    GameIn replay(saves, screens.language, makeReplay(won, "won.replay"), size);
    tick(replay, 30);
    screens.look(replay, "replay");
    press(replay, Key::F1);
    screens.look(replay, "replay-help");
    for (const auto& [ending, name] : {std::pair{Recording::Ending::Cut, "replay-cut"},
                                       std::pair{Recording::Ending::Altered, "replay-altered"}}) {
        Recording damaged = won;
        damaged.ending = ending;
        GameIn watched(saves, screens.language, makeReplay(damaged, "won.replay"), size);
        watched.session().beginReplay(damaged);
        for (int count = 0; count < 20'000 && watched.stateName() != "victory"; ++count) {
            tick(watched, 1);
        }
        tick(watched, runEndListenTick + 20);
        screens.look(watched, name);
    }
}

void lookAtEnds(Screens& screens, const std::vector<std::string>& size) {
    const Saves saves;
    GameIn game(saves, screens.language, FirstState::Explore, size);
    beginAdventure(game);
    Session& session = game.session();
    const auto page = [&](const std::string& name, RunEnd end, std::optional<KnightHurt> blow) {
        RunSummary run = session.summaryOf(end);
        run.tally.lastBlow = blow;
        run.floor = 3;
        run.hasOwnWeights = true;
        Stage stage(session);
        stage.restart(makeRunEnd(session, run));
        stage.settle();
        for (int count = 0; count < 2 * ticksPerSecond; ++count) {
            stage.top().tick(stage);
        }
        screens.look(stage, name);
    };
    page("victory", RunEnd::Victory, {});
    page("given-up", RunEnd::GivenUp, {});
    for (const CreatureKind kind : allValues<CreatureKind>) {
        page(fmt::format("defeat-{}", doorstring::name(kind)), RunEnd::Defeat,
             KnightHurt{.by = kind});
    }
}

}  // namespace

TEST_CASE("no text leaves its place on any screen, in any language") {
    const auto language = GENERATE(from_range(languages()));
    const auto size = GENERATE(from_range(sizes));
    Screens screens{language};
    lookAtTitlePages(screens, size);
    lookAtExplore(screens, size);
    lookAtLab(screens, size);
    lookAtAdventure(screens, size);
    lookAtOffers(screens, size);
    lookAtNotes(screens, size);
    lookAtPractice(screens, size);
    lookAtTrial(screens, size);
    lookAtReplay(screens, size);
    lookAtEnds(screens, size);
    useLanguage(nullptr);
    for (const std::string& fault : screens.faults) {
        UNSCOPED_INFO(fault);
    }
    CHECK(screens.faults.empty());
    CHECK(screens.looked > 100);
}
