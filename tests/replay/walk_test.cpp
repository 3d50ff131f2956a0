#include "files/whole_file.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"
#include "testing/catch2.hpp"
#include "walk.hpp"

#include <cstdlib>
#include <set>
#include <tuple>

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("the recorded walk goes through thirty rooms and three regrowths, as it did when it was "
          "recorded") {
    if (std::getenv("DOORSTRING_UPDATE_GOLDENS") != nullptr) {
        REQUIRE_FALSE(writeWholeFile(walkFile, recordWalk()));
    }
    const auto recording = loadRecording(walkFile, Config());
    REQUIRE(recording.ok());
    CHECK(recording.value().ending == Recording::Ending::Whole);
    CHECK(recording.value().configs.size() == 2);
    Expedition expedition(recording.value().configs.front(), firstDungeon(recording.value()));
    ReplayRun run(recording.value(), expedition);
    std::set<std::tuple<std::uint32_t, int, int>> rooms;
    int flips = 0;
    Events events;
    while (!run.ended()) {
        events.clear();
        run.tick(events);
        const GridPos cell = expedition.world().cell();
        rooms.insert({expedition.number(), cell.x, cell.y});
        for (const Event& event : events) {
            flips += std::holds_alternative<FlipEnded>(event) ? 1 : 0;
        }
    }
    CHECK(rooms.size() >= 30);
    CHECK(flips >= 30);
    CHECK_FALSE(run.differsAt());
    CHECK(run.checksHeld() >= 60);
    int grown = 0;
    int undone = 0;
    for (const replay::Entry& entry : recording.value().entries) {
        grown += std::holds_alternative<replay::Grow>(entry) ? 1 : 0;
        undone += std::holds_alternative<replay::Undo>(entry) ? 1 : 0;
    }
    CHECK(grown == 2);
    CHECK(undone == 1);
}
