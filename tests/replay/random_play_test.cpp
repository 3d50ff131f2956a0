// Whatever is played, the recording leads to the same state.
#include "files/whole_file.hpp"
#include "saves/recording_reader.hpp"
#include "testing/catch2.hpp"
#include "testing/played_again.hpp"
#include "testing/plays.hpp"

#include <cstdlib>

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("random inputs and deeds, recorded and played again, end in the same state") {
    for (std::uint64_t number = 0; number < 60; ++number) {
        INFO("play " << number);
        const RecordedPlay play = RandomPlay(number).run(60);
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
    const std::filesystem::path file = DOORSTRING_PROJECT "/tests/replay/random.replay";
    if (std::getenv("DOORSTRING_UPDATE_GOLDENS") != nullptr) {
        REQUIRE_FALSE(writeWholeFile(file, RandomPlay(7).run(120).text));
    }
    const auto recording = loadRecording(file, Config());
    REQUIRE(recording.ok());
    CHECK(recording.value().ending == Recording::Ending::Whole);
    const PlayedAgain played(recording.value());
    CHECK_FALSE(played.run.differsAt());
    CHECK(played.run.checksHeld() >= 50);
}
