// What the page of a defeat and the field notes tell of what struck the knight down.
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

TEST_CASE("the field notes know the answer to what has struck the knight down once") {
    const Saves saves;
    Game game = saves.game(FirstState::Title);
    Session& session = game.session();
    // Of the first creature, whose page is the first one.
    const auto pageWith = [&](const Encounter& encounter) {
        REQUIRE_FALSE(saves.runs().notes().change([&](FieldNotes& notes) {
            notes.ended[Subject::Creature].insert_or_assign(
                std::string(name(CreatureKind::Slime)), encounter);
        }));
        return pageOf(makeFieldNotes(session), session);
    };
    const Canvas met = pageWith({.met = 1});
    const Canvas lost = pageWith({.met = 1, .lost = 1});
    Encounter fallen{.met = 1, .won = 1, .lost = 1};
    fallen.by[Weapon::Sword] = 1;
    const Canvas won = pageWith(fallen);
    // Its counts differ in each, its answer only from that of the first.
    CHECK(rowsUnlike(met, lost) > rowsUnlike(lost, won));
}
