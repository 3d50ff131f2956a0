#include "dungeon/passes/generate.hpp"
#include "saves/recording_reader.hpp"
#include "saves/recording_writer.hpp"
#include "testing/catch2.hpp"
#include "testing/played_again.hpp"
#include "world/expedition.hpp"
#include "world/motion/terrain.hpp"
#include "world/state/state_hash.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::string hall(std::string_view middle) {
    std::string text = "room hall\nkinds any\nmirror no\nturn no\n"
                       "####.####\n"
                       "#.......#\n"
                       "#.......#\n"
                       "#.......#\n";
    text += middle;
    text += "\n"
            "#.......#\n"
            "#.......#\n"
            "#.......#\n"
            "####.####\n";
    return text;
}

Config configWith(const std::string& text) {
    Config config;
    config.room.size = {9, 9};
    config.room.interior = Interior::Template;
    config.room.texts = RoomTexts({{"rooms.txt", text, {}}});
    config.dungeon.grid = {3, 3};
    for (const Direction side : allDirections) {
        const DoorSet back = DoorSet::of(opposite(side));
        config.dungeon.tables[side] = DoorTable(std::vector<DoorTable::Entry>{{back, weightOne}});
    }
    return config;
}

Dungeon rebuiltDungeonOf(const Config& config) {
    return generateDungeon(config.dungeon, config.room, Seed{1}).value();
}

const std::string open = hall(".........");
const std::string pool = hall("..~~.....");

void walk(Expedition& expedition, Direction side, int ticks) {
    Events events;
    for (int i = 0; i < ticks; ++i) {
        expedition.step(holding(side), events);
    }
}

}  // namespace

TEST_CASE(
    "an edited room is laid under the knight's feet, and where he stands on nothing he is put "
    "on the nearest safe tile") {
    Expedition expedition(configWith(open), rebuiltDungeonOf(configWith(open)));
    const SubPos middle = expedition.world().player.body.at;
    REQUIRE(expedition.world().room.tiles()[{2, 4}] == Tile::Ground);

    expedition.apply(configWith(pool));
    CHECK(expedition.world().room.tiles()[{2, 4}] == Tile::DeepWater);
    CHECK(expedition.world().ground.at({2, 4}) == Tile::DeepWater);
    CHECK(expedition.world().player.body.at == middle);

    expedition.apply(configWith(open));
    walk(expedition, Direction::West, 24);
    const World& world = expedition.world();
    REQUIRE(toTile(world.knightBox().at.x) <= 3);
    expedition.apply(configWith(pool));
    CHECK_FALSE(overlapsSolid(world.terrain(), world.knightBox()));
    CHECK(world.player.body.at != middle);
    CHECK(world.player.body.previous == world.player.body.at);
}

TEST_CASE("nothing moves where nothing was edited") {
    const Config config = configWith(open);
    Expedition expedition(config, rebuiltDungeonOf(config));
    walk(expedition, Direction::West, 10);
    const SubPos at = expedition.world().player.body.at;
    expedition.apply(config);
    CHECK(expedition.world().player.body.at == at);
}

// Recordings know of the rooms only, and must go the same way.
TEST_CASE("a note in the rooms' file, or another name of it, leaves the room as it is") {
    const std::string crate = hall("..c......");
    Expedition expedition(configWith(crate), rebuiltDungeonOf(configWith(crate)));
    walk(expedition, Direction::West, 60);
    REQUIRE(expedition.world().ground.at({2, 4}) != Tile::Crate);
    const std::uint64_t before = stateHash(expedition.world());

    Config noted = configWith(crate + "\n; a note\n");
    expedition.apply(noted);
    CHECK(stateHash(expedition.world()) == before);
    noted.room.texts = RoomTexts({{"other.txt", crate, {}}});
    expedition.apply(noted);
    CHECK(stateHash(expedition.world()) == before);
    expedition.apply(configWith(open));
    CHECK(stateHash(expedition.world()) != before);
}

TEST_CASE("a room edited while the knight walks into it is laid, too") {
    const Config config = configWith(open);
    Expedition expedition(config, rebuiltDungeonOf(config));
    for (int i = 0; i < 300 && !expedition.world().flip; ++i) {
        walk(expedition, Direction::North, 1);
    }
    REQUIRE(expedition.world().flip);
    expedition.apply(configWith(pool));
    CHECK(expedition.world().flip->next.tiles()[{2, 4}] == Tile::DeepWater);
    walk(expedition, Direction::North, 60);
    CHECK_FALSE(expedition.world().flip);
    CHECK(expedition.world().room.tiles()[{2, 4}] == Tile::DeepWater);
}

TEST_CASE("a recording carries the rooms, those edited on the way too, and goes the same way") {
    const Config config = configWith(open);
    Expedition expedition(config, rebuiltDungeonOf(config));
    RecordingWriter writer("0", config, Seed{1});
    expedition.addWitness(writer);
    walk(expedition, Direction::West, 40);
    expedition.apply(configWith(pool));
    walk(expedition, Direction::West, 90);
    expedition.apply(configWith(open));
    walk(expedition, Direction::South, 50);
    writer.finish(expedition.world());
    const std::string text = writer.take();
    CHECK(text.find("\nrooms\n  room hall\n") != std::string::npos);

    const auto recording = readRecording(text, Config());
    REQUIRE(recording.ok());
    CHECK(recording.value().ending == Recording::Ending::Whole);
    CHECK(recording.value().configs.size() == 3);
    const PlayedAgain played(recording.value());
    CHECK_FALSE(played.run.differsAt());
    CHECK(played.run.checksHeld() >= 4);
    CHECK(played.expedition.world().player.body.at == expedition.world().player.body.at);
}

TEST_CASE("recorded rooms that were altered are reported") {
    RecordingWriter writer("0", configWith(open), Seed{1});
    std::string text = writer.take() + "1 -\n";
    text.replace(text.find("  ####.####"), 11, "  ####?####");
    const auto recording = readRecording(text, Config());
    REQUIRE_FALSE(recording.ok());
    CHECK(recording.error().line == 8);
    CHECK(recording.error().sentence.find("'?' is not a letter of a room") == 0);
}

TEST_CASE("a config for rooms of another size changes nothing on the way") {
    const Config config = configWith(open);
    Config other = config;
    other.room.size = {15, 9};
    other.player.speed = 100;
    Expedition expedition(config, rebuiltDungeonOf(config));
    RecordingWriter writer("0", config, Seed{1});
    expedition.addWitness(writer);
    walk(expedition, Direction::West, 30);
    expedition.apply(other);
    walk(expedition, Direction::West, 90);
    writer.finish(expedition.world());
    const Recording recording = readRecording(writer.take(), Config()).value();
    const PlayedAgain played(recording);
    CHECK_FALSE(played.run.differsAt());
}
