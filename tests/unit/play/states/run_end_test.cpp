// What the pages of a defeat and a victory and the field notes tell of a run.
#include "play/states/states.hpp"
#include "testing/catch2.hpp"
#include "unit/play/runs/adventures.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Two seconds after it came up.
Canvas pageOf(std::unique_ptr<State> state, Session& session) {
    Stage stage(session);
    stage.restart(std::move(state));
    stage.settle();
    for (int count = 0; count < 2 * ticksPerSecond; ++count) {
        stage.top().tick(stage);
    }
    Canvas canvas(stage.canvasSize());
    stage.draw(canvas, 0);
    return canvas;
}

int rowsUnlike(const Canvas& one, const Canvas& other) {
    const auto [width, height] = one.size();
    int rows = 0;
    for (int y = 0; y < height; ++y) {
        int x = 0;
        while (x < width && one.at(x, y) == other.at(x, y)) {
            ++x;
        }
        rows += x < width ? 1 : 0;
    }
    return rows;
}

}  // namespace

TEST_CASE("the page of a defeat shows its last blow, that of a run given up does not") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    Session& session = game.session();
    const auto pageAfter = [&](RunEnd end, const std::optional<KnightHurt>& blow) {
        RunSummary run = session.summaryOf(end);
        run.tally.lastBlow = blow;
        return pageOf(makeRunEnd(session, run), session);
    };
    const KnightHurt bySkeleton{.by = CreatureKind::Skeleton};
    CHECK(rowsUnlike(pageAfter(RunEnd::Defeat, bySkeleton),
                     pageAfter(RunEnd::Defeat, std::nullopt)) > 10);
    CHECK(rowsUnlike(pageAfter(RunEnd::GivenUp, bySkeleton),
                     pageAfter(RunEnd::GivenUp, std::nullopt)) == 0);
}

TEST_CASE("the page of a run's end counts the relics that the knight carries") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    Session& session = game.session();
    const auto pageWith = [&](EnumSet<Relic> relics) {
        knightsWorld(game).player.kit.relics = relics;
        return pageOf(makeRunEnd(session, session.summaryOf(RunEnd::Defeat)), session);
    };
    const auto two = EnumSet<Relic>::of(Relic::Spool, Relic::Barbs);
    const int unlike = rowsUnlike(pageWith({}), pageWith(two));
    CHECK(unlike > 0);
    CHECK(unlike <= session.art.font.lineHeight());
    CHECK(rowsUnlike(pageWith(two), pageWith(EnumSet<Relic>::of(Relic::Spool, Relic::Thimble))) ==
          0);
}

TEST_CASE("the page of a watched run says in its note that the recording is damaged") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    Session& session = game.session();
    const auto pageAfter = [&](Recording::Ending ending) {
        Recording recording;
        recording.configs.push_back(session.config());
        recording.ending = ending;
        return pageOf(makeWatchedRunEnd(session, recording), session);
    };
    const Canvas whole = pageAfter(Recording::Ending::Whole);
    const Canvas cut = pageAfter(Recording::Ending::Cut);
    CHECK(rowsUnlike(whole, cut) > 0);
    CHECK(rowsUnlike(cut, pageAfter(Recording::Ending::Altered)) > 0);
}

TEST_CASE("the page of a victory shows what it unlocked, and nothing if it was not saved") {
    const Saves saves;
    const auto setWins = [&](int wins) {
        REQUIRE_FALSE(saves.runs().notes().change([=](FieldNotes& notes) { notes.wins = wins; }));
    };
    setWins(1);
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    Session& session = game.session();
    const auto pageAfter = [&](int wins) {
        setWins(wins);
        return pageOf(makeRunEnd(session, session.summaryOf(RunEnd::Victory)), session);
    };
    const Canvas unsaved = pageAfter(1);
    CHECK(rowsUnlike(unsaved, pageAfter(0)) == 0);
    CHECK(rowsUnlike(unsaved, pageAfter(2)) > 0);
}

TEST_CASE("the field notes know the answer to what has struck the knight down once") {
    const Saves saves;
    Game game = saves.game(FirstState::Title);
    Session& session = game.session();
    // Of the first creature, whose page is the first one.
    const auto pageWith = [&](int won, int lost) {
        const Encounter encounter{.met = 1, .won = won, .lost = lost};
        REQUIRE_FALSE(saves.runs().notes().change([&](FieldNotes& notes) {
            notes.ended[Subject::Creature].insert_or_assign(std::string(name(CreatureKind::Slime)),
                                                            encounter);
        }));
        return pageOf(makeFieldNotes(session), session);
    };
    const int line = session.art.font.lineHeight();
    // Only the line that counts differs, not that of the answer.
    const int unlike = rowsUnlike(pageWith(0, 1), pageWith(1, 1));
    CHECK(unlike > 0);
    CHECK(unlike <= line);
    CHECK(rowsUnlike(pageWith(0, 0), pageWith(0, 1)) > line);
}
