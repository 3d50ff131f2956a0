// Whatever is played, the recording leads to the same state.
#include "replay/stored.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("random inputs and deeds, recorded and played again, end in the same state") {
    const bool fights = GENERATE(false, true);
    Config config = shippedConfig({fights ? "explore.creatures=true" : "items.start=any"});
    if (fights) {
        config.room.texts = {};
        config.room.interior = Interior::Cave;
    }
    for (std::uint64_t number = 0; number < (fights ? 12U : 60U); ++number) {
        INFO("play " << number);
        const RecordedPlay play = RandomPlay(number, config).run(60);
        const auto recording = readRecording(play.text, Config());
        REQUIRE(recording.ok());
        REQUIRE(recording.value().ending == Recording::Ending::Whole);
        const PlayedAgain played(recording.value());
        CHECK(played.run.ticks() == play.ticks);
        CHECK_FALSE(played.run.differsAt());
        CHECK(stateHash(played.expedition.world()) == play.hash);
    }
}

TEST_CASE("the recorded play at random goes as it did, from every compiler") {
    const PlayedAgain played(storedRecording("random", [] { return RandomPlay(7).run(120).text; }));
    CHECK_FALSE(played.run.differsAt());
    CHECK(played.run.checksHeld() >= 50);
}
