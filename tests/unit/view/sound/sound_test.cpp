#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "testing/shipped_config.hpp"
#include "view/sound/sound.hpp"
#include "view/sound/sound_files.hpp"
#include "world/state/world.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr std::bitset<voiceCount> allFree{};
const std::bitset<voiceCount> allBusy = ~allFree;

}  // namespace

TEST_CASE(
    "every effect and tune has a file of its own among the assets, and no file is left over") {
    const std::filesystem::path folder =
        std::filesystem::path(DOORSTRING_PROJECT) / "assets" / "sound";
    std::set<std::string> names;
    for (const Effect effect : allValues<Effect>) {
        for (int variant = 0; variant < variantsOf(effect); ++variant) {
            const std::string name = fileNameOf(effect, variant);
            INFO(name);
            CHECK(names.insert(name).second);
            CHECK(std::filesystem::exists(folder / (name + ".wav")));
        }
    }
    for (const Tune tune : allTunes) {
        const std::string name(fileNameOf(tune));
        INFO(name);
        CHECK(names.insert(name).second);
        CHECK(std::filesystem::exists(folder / (name + ".ogg")));
    }
    for (const Tileset tileset : allValues<Tileset>) {
        const std::string name = ambienceFileOf(tileset);
        INFO(name);
        CHECK(names.insert(name).second);
        CHECK(std::filesystem::exists(folder / (name + ".ogg")));
    }
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        std::filesystem::path file = entry.path().lexically_relative(folder);
        if (file.extension() == ".wav" || file.extension() == ".ogg") {
            INFO(file.string());
            CHECK(names.count(file.replace_extension().string()) == 1);
        }
    }
}

TEST_CASE("what happens in the world is heard, the step by its ground") {
    const auto heard = [](const Event& event, Tileset tileset = Tileset::BlueStone) {
        return effectOf(event, tileset);
    };
    CHECK(heard(FootStep{}, Tileset::BlueStone) == Effect::StepStone);
    CHECK(heard(FootStep{}, Tileset::Ember) == Effect::StepStone);
    CHECK(heard(FootStep{}, Tileset::Bone) == Effect::StepStone);
    CHECK(heard(FootStep{}, Tileset::Moss) == Effect::StepSoft);
    CHECK(heard(FootStep{}, Tileset::Sand) == Effect::StepSoft);
    CHECK(heard(FlipStarted{Direction::East, {0, 0}, {1, 0}}) == Effect::Slide);
    CHECK(heard(BannerReached{{3, 3}}) == Effect::Banner);
    CHECK(heard(KeyTaken{{3, 3}, Holding::SmallKey}) == Effect::KeyTaken);
    CHECK(heard(DoorOpened{{3, 3}, Direction::East, DoorLock::Small}) == Effect::DoorOpened);
    CHECK(heard(DoorRefused{{3, 3}, Direction::East, DoorLock::Boss}) == Effect::DoorRefused);
    CHECK(heard(ArenaShut{{3, 3}}) == Effect::DoorsShut);
    CHECK(heard(RoomCleared{{3, 3}}) == Effect::Cleared);
    CHECK_FALSE(heard(FlipEnded{{1, 0}, true}).has_value());
}

TEST_CASE("each creature falls in its own way, and rings under the blade as what it is made of") {
    std::map<Effect, int> falls;
    for (const CreatureKind kind : allValues<CreatureKind>) {
        const auto fall = effectOf(CreatureFell{kind, {}}, Tileset::Sand);
        REQUIRE(fall);
        falls[*fall] += isBoss(kind) ? 0 : 1;  // the fall of a boss was heard before
    }
    CHECK(falls[Effect::FoeFalls] <= 1);  // the slime
    falls.erase(Effect::FoeFalls);
    for (const auto& [fall, kinds] : falls) {
        INFO(fileNameOf(fall, 0));
        CHECK(kinds <= 1);
    }
    const auto struck = [](CreatureKind kind) {
        return effectOf(CreatureStruck{kind, {}}, Tileset::Sand);
    };
    CHECK(struck(CreatureKind::Slime) == Effect::Strike);
    CHECK(struck(CreatureKind::Skeleton) == Effect::StrikeBone);
    CHECK(struck(CreatureKind::Mimic) == Effect::StrikeWood);
    CHECK(struck(CreatureKind::ShieldKnight) == Effect::StrikeArmour);
    CHECK(struck(CreatureKind::Ghost) == Effect::StrikeGhost);
}

TEST_CASE("a boss enters with a phrase of his own, and lands from a leap without it") {
    CHECK(effectOf(PartBegan{CreatureKind::KingSlime, {}, Move::Entrance, 0}, Tileset::Sand) ==
          Effect::BossEnters);
    CHECK(effectOf(PartBegan{CreatureKind::KingSlime, {}, Move::KingSlam, 2}, Tileset::Sand) ==
          Effect::KingDrop);
}

TEST_CASE("every tileset has a tune of its own") {
    CHECK(tuneOf(Tileset::BlueStone) == Tune::BlueStone);
    for (const Tileset tileset : allValues<Tileset>) {
        CHECK(fileNameOf(tuneOf(tileset)) ==
              "tunes/" + std::string(tilesetNames.at(static_cast<std::size_t>(tileset))));
    }
}

TEST_CASE("the tune is that of the room and of who fights in it") {
    WorldConfig config(shippedConfig());
    config.floor = 1;
    config.items.lantern.darkChance = {0, 1};
    const auto tuneAt = [&](RoomKind kind, std::vector<Creature> living = {}) {
        World world(dungeonOf({{"E", "W"}}, {0, 0}), config);
        RoomPlan plan = world.dungeon.plan({1, 0});
        plan.kind = kind;
        const Room room(plan, {1, 0}, Grid<Tile>(config.room.size, Tile::Ground));
        world.enter(room, Ground(room), living, roomCentre(room));
        world.creatures.ticks = config.creatures.rules.shutTicks;
        return tuneIn(world);
    };
    const Tune floor = tuneOf(dungeonOf({{"E", "W"}}, {0, 0}).tileset());
    CHECK(tuneAt(RoomKind::Plain) == floor);
    CHECK(tuneAt(RoomKind::Shop) == Tune::Shop);
    CHECK(tuneAt(RoomKind::Altar) == Tune::Altar);
    Creature slime;
    CHECK(tuneAt(RoomKind::Plain, {slime}) == floor);
    CHECK(tuneAt(RoomKind::Arena, {slime}) == Tune::Arena);
    CHECK(tuneAt(RoomKind::Arena) == floor);
    Creature boss;
    boss.kind = CreatureKind::KingSlime;
    CHECK(tuneAt(RoomKind::Boss, {boss}) == Tune::Boss);
    Creature founder;
    founder.kind = CreatureKind::Founder;
    CHECK(tuneAt(RoomKind::Boss, {founder}) == Tune::Founder);
    config.items.lantern.darkChance = {1, 1};
    CHECK(tuneAt(RoomKind::Plain) == Tune::Dark);
    config.floor = config.adventure.floors.count();
    CHECK(tuneAt(RoomKind::Boss, {boss}) == Tune::LastBoss);
    config.floor = 0;
    CHECK(tuneAt(RoomKind::Shop) == floor);
    CHECK(tuneAt(RoomKind::Plain) == floor);
}

TEST_CASE("the same effect is not heard twice within 50 ms, another one is") {
    VoiceChoice voices;
    REQUIRE(voices.choose(Effect::MenuMove, 100, allFree));
    CHECK_FALSE(voices.choose(Effect::MenuMove, 100, allFree));
    CHECK_FALSE(voices.choose(Effect::MenuMove, 102, allFree));
    CHECK(voices.choose(Effect::MenuChoose, 100, allFree));
    CHECK(voices.choose(Effect::MenuMove, 103, allFree));
    CHECK_FALSE(voices.choose(Effect::MenuMove, 105, allFree));
}

TEST_CASE("an effect at tick 0 is heard") {
    VoiceChoice voices;
    CHECK(voices.choose(Effect::MenuMove, 0, allFree));
}

TEST_CASE("a free voice is taken first, then the one that began first") {
    VoiceChoice voices;
    std::bitset<voiceCount> busy;
    for (std::size_t number = 0; number < voiceCount; ++number) {
        const auto playing = voices.choose(static_cast<Effect>(number), 10 + number, busy);
        REQUIRE(playing);
        CHECK_FALSE(busy[playing->voice]);
        busy[playing->voice] = true;
    }
    CHECK(busy == allBusy);
    CHECK(voices.choose(Effect::Banner, 30, allBusy)->voice == 0);
    CHECK(voices.choose(Effect::Pause, 31, allBusy)->voice == 1);
    std::bitset<voiceCount> oneFree = allBusy;
    oneFree[5] = false;
    CHECK(voices.choose(Effect::Copy, 32, oneFree)->voice == 5);
    CHECK(voices.choose(Effect::Error, 33, allBusy)->voice == 2);
}

TEST_CASE("warnings keep their voices, footsteps give theirs") {
    VoiceChoice voices;
    std::bitset<voiceCount> busy;
    const auto play = [&](Effect effect, std::uint64_t tick) {
        const auto playing = voices.choose(effect, tick, busy);
        REQUIRE(playing);
        busy[playing->voice] = true;
        return playing->voice;
    };
    for (std::uint64_t number = 0; number < 6; ++number) {
        play(Effect::SpikesWarn, 10 * number);
    }
    CHECK(play(Effect::Push, 60) == 6);
    CHECK(play(Effect::StepStone, 70) == 7);
    REQUIRE(busy == allBusy);
    CHECK(play(Effect::StepSoft, 80) == 7);
    CHECK(play(Effect::Push, 90) == 7);
    CHECK_FALSE(voices.choose(Effect::StepStone, 100, allBusy));
    CHECK(play(Effect::Hurt, 110) == 6);
    CHECK(play(Effect::SpikesUp, 120) == 7);
    CHECK_FALSE(voices.choose(Effect::Push, 130, allBusy));
    CHECK(play(Effect::SpikesWarn, 140) == 0);
}

TEST_CASE("steps take turns and vary a little in pitch, phrases keep theirs") {
    VoiceChoice voices;
    std::set<int> pitches;
    for (int step = 0; step < 200; ++step) {
        const auto tick = static_cast<std::uint64_t>(step) * 16;
        const auto playing = voices.choose(Effect::StepStone, tick, allFree);
        REQUIRE(playing);
        CHECK(playing->variant == step % 2);
        CHECK(playing->pitchPermille >= 970);
        CHECK(playing->pitchPermille <= 1030);
        pitches.insert(playing->pitchPermille);
        CHECK(voices.choose(Effect::Banner, tick, allFree)->pitchPermille == 1000);
    }
    CHECK(pitches.size() > 20);
}

TEST_CASE("coins climb while they follow one another within a second") {
    VoiceChoice voices;
    const auto coin = [&](std::uint64_t tick) {
        const auto playing = voices.choose(Effect::CoinTaken, tick, allFree);
        return playing ? playing->pitchPermille : 0;
    };
    CHECK(coin(100) == 1000);
    int last = 1000;
    for (std::uint64_t number = 1; number <= 5; ++number) {
        const int pitch = coin(100 + 60 * number);
        CHECK(pitch > last);
        last = pitch;
        CHECK(coin(100 + 60 * number + 1) == 0);  // at once: the same sound, not another rung
    }
    CHECK(last == 2000);
    CHECK(coin(460) == 2000);
    CHECK(coin(521) == 1000);
    CHECK(voices.choose(Effect::Banner, 530, allFree)->pitchPermille == 1000);
    CHECK(voices.choose(Effect::Banner, 540, allFree)->pitchPermille == 1000);
}

TEST_CASE("two walks sound alike to the last step") {
    VoiceChoice first;
    VoiceChoice second;
    for (std::uint64_t tick = 0; tick < 1000; tick += 10) {
        CHECK(first.choose(Effect::StepSoft, tick, allFree)->pitchPermille ==
              second.choose(Effect::StepSoft, tick, allFree)->pitchPermille);
    }
}

TEST_CASE("a bar of each tune is as long as its text says") {
    for (const Tune tune : allTunes) {
        const std::string name(fileNameOf(tune));
        INFO(name);
        std::ifstream text(std::filesystem::path(DOORSTRING_PROJECT) / "assets" / "sound" /
                           (name + ".tune"));
        std::map<std::string, std::int64_t> of;
        for (std::string line; std::getline(text, line);) {
            std::istringstream words(line);
            std::string word;
            words >> word;
            if (word == "tempo" || word == "beat" || word == "bar") {
                words >> of[word];
            }
        }
        REQUIRE(of.size() == 3);
        const std::int64_t bar = 60'000 * of["bar"] / (of["beat"] * of["tempo"]);
        CHECK(std::abs(ticksToBarEnd(tune, bar - 40) - 3) <= 1);
        CHECK(std::abs(ticksToBarEnd(tune, bar + 40) - (bar * 60 / 1000 - 2)) <= 1);
        CHECK(std::abs(ticksToBarEnd(tune, 7 * bar - 500) - 30) <= 2);
    }
}

TEST_CASE("mute, silence and volume 0 leave nothing to hear, and all comes back") {
    SoundLevels levels;
    levels.setVolumes({80, 50, 40});
    levels.want(Tune::Title);
    for (int tick = 0; tick < SoundLevels::fadeTicks; ++tick) {
        levels.tick();
    }
    CHECK(levels.effectVolume(Effect::Strike) == 64.0F);
    CHECK(levels.musicVolume(Tune::Title) == 25.0F);
    levels.setMuted(true);
    CHECK(levels.effectVolume(Effect::Strike) == 0.0F);
    CHECK_FALSE(levels.runs(Tune::Title));
    levels.setMuted(false);
    levels.setSilent(true);
    levels.want(Tune::Moss);
    levels.tick();
    CHECK_FALSE(levels.areEffectsHeard());
    CHECK_FALSE(levels.runs(Tune::Title));
    levels.setSilent(false);
    // Without focus no time passed for the fade.
    CHECK(levels.musicVolume(Tune::Title) == 25.0F);
    levels.setVolumes({0, 0, 0});
    CHECK_FALSE(levels.areEffectsHeard());
    CHECK_FALSE(levels.runs(Tune::Title));
}

TEST_CASE("what announces an attack has a volume of its own, or that of all effects") {
    SoundLevels levels;
    levels.setVolumes({50, 50, 50});
    CHECK(levels.effectVolume(Effect::TellSlime) == levels.effectVolume(Effect::Strike));
    levels.setVolumes({50, 50, 50, 100});
    CHECK(levels.effectVolume(Effect::TellSlime) == 100.0F);
    CHECK(levels.effectVolume(Effect::KingCrouch) == 100.0F);
    CHECK(levels.effectVolume(Effect::Strike) == 25.0F);
    levels.setVolumes({0, 50, 50, 100});
    CHECK(levels.effectVolume(Effect::TellSlime) == 100.0F);
    CHECK(levels.effectVolume(Effect::Strike) == 0.0F);
    levels.setMuted(true);
    CHECK(levels.effectVolume(Effect::TellSlime) == 0.0F);
}

TEST_CASE("before it has loaded anything, sound takes every call and does nothing") {
    Sound sound;
    sound.play(Effect::Banner);
    sound.play({FootStep{}, BannerReached{{0, 0}}}, Tileset::Moss);
    sound.playMusic(Tune::Title);
    sound.tick();
    sound.setMuted(true);
    sound.setSilent(true);
    sound.setVolumes({0, 100, 100});
    sound.stopMusic();
    CHECK(sound.muted());
    CHECK_FALSE(sound.hasDevice());
}
