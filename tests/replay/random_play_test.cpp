// Whatever is played, the recording leads to the same state.
#include "testing/catch2.hpp"
#include "testing/plays.hpp"
#include "world/replay/recording_reader.hpp"
#include "world/replay/replay_run.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("random inputs and deeds, recorded and played again, end in the same state") {
    for (std::uint64_t number = 0; number < 150; ++number) {
        INFO("play " << number);
        const RecordedPlay play = RandomPlay(number).run(60);
        const auto recording = readRecording(play.text, Config());
        REQUIRE(recording.ok());
        REQUIRE(recording.value().ending == Recording::Ending::Whole);
        Expedition expedition(recording.value().configs.front(), recording.value().seed);
        ReplayRun run(recording.value(), expedition);
        Events events;
        while (!run.ended()) {
            events.clear();
            run.tick(events);
        }
        CHECK(run.ticks() == play.ticks);
        CHECK_FALSE(run.differsAt());
        CHECK(stateHash(expedition.world()) == play.hash);
    }
}
