#include "testing/catch2.hpp"
#include "view/sound/sound.hpp"

#include <optional>

using namespace doorstring;

namespace {

void wait(SoundLevels& levels, int ticks) {
    for (int tick = 0; tick < ticks; ++tick) {
        levels.tick();
    }
}

SoundLevels levelsWithTitle() {
    SoundLevels levels;
    levels.setVolumes({});
    levels.want(Tune::Title);
    wait(levels, SoundLevels::fadeTicks);
    return levels;
}

}  // namespace

TEST_CASE("a tune ends with its bar, and the next one begins there") {
    SoundLevels levels = levelsWithTitle();
    levels.want(Tune::Moss);
    CHECK(levels.leavingTune() == Tune::Title);
    levels.tick(2 * SoundLevels::fadeTicks);
    CHECK(levels.musicVolume(Tune::Title) == 100.0F);
    for (int left = 2 * SoundLevels::fadeTicks; left > 1; --left) {
        levels.tick(left - 1);
        CHECK_FALSE(levels.runs(Tune::Moss));
    }
    CHECK(levels.musicVolume(Tune::Title) < 5.0F);
    levels.tick(150);  // the next bar has begun
    CHECK_FALSE(levels.runs(Tune::Title));
    CHECK(levels.musicVolume(Tune::Moss) > 0.0F);
    wait(levels, SoundLevels::riseTicks - 1);
    CHECK(levels.musicVolume(Tune::Moss) == 100.0F);
}

TEST_CASE("a tune that is wanted again before its bar ends plays on") {
    SoundLevels levels = levelsWithTitle();
    levels.want(Tune::Shop);
    levels.tick(20);
    levels.tick(19);
    CHECK(levels.musicVolume(Tune::Title) < 100.0F);
    levels.want(Tune::Title);
    CHECK_FALSE(levels.leavingTune());
    wait(levels, SoundLevels::riseTicks);
    CHECK(levels.musicVolume(Tune::Title) == 100.0F);
    CHECK_FALSE(levels.runs(Tune::Shop));
}

TEST_CASE("without another tune the music fades at once, and unheard it changes at once") {
    SoundLevels levels = levelsWithTitle();
    levels.want(std::nullopt);
    for (int tick = 0; tick < SoundLevels::fadeTicks; ++tick) {
        CHECK(levels.runs(Tune::Title));
        levels.tick(150);
    }
    CHECK_FALSE(levels.runs(Tune::Title));
    levels = levelsWithTitle();
    levels.setMuted(true);
    levels.want(Tune::Moss);
    levels.tick(150);
    levels.setMuted(false);
    CHECK(levels.runs(Tune::Moss));
    CHECK_FALSE(levels.runs(Tune::Title));
}

TEST_CASE("one ambience gives way to another while both are heard, and all of it can be off") {
    SoundLevels levels;
    levels.setVolumes({100, 100, 50});
    levels.wantAmbience(Tileset::Moss);
    wait(levels, SoundLevels::crossTicks);
    CHECK(levels.ambienceVolume(Tileset::Moss) == 25.0F);
    levels.wantAmbience(Tileset::Ember);
    wait(levels, SoundLevels::crossTicks / 3);
    CHECK(levels.ambienceVolume(Tileset::Moss) > levels.ambienceVolume(Tileset::Ember));
    CHECK(levels.ambienceVolume(Tileset::Ember) > 0.0F);
    wait(levels, SoundLevels::crossTicks);
    CHECK(levels.ambienceVolume(Tileset::Moss) == 0.0F);
    CHECK(levels.ambienceVolume(Tileset::Ember) == 25.0F);
    levels.setMuted(true);
    CHECK(levels.ambienceVolume(Tileset::Ember) == 0.0F);
    levels.setMuted(false);
    levels.setSilent(true);
    CHECK(levels.ambienceVolume(Tileset::Ember) == 0.0F);
    levels.setSilent(false);
    levels.setVolumes({100, 100, 0});
    CHECK(levels.ambienceVolume(Tileset::Ember) == 0.0F);
    levels.setVolumes({});
    levels.wantAmbience({});
    wait(levels, SoundLevels::crossTicks);
    CHECK(levels.ambienceVolume(Tileset::Ember) == 0.0F);
}
