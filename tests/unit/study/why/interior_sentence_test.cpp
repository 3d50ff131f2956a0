#include "dungeon/interior_choice.hpp"
#include "dungeon/passes/generate.hpp"
#include "study/why/why_text.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

// No interior has a weight; each room may have any.
Config bareConfig() {
    Config config;
    for (const Interior interior : allValues<Interior>) {
        config.room.interiors[interior] = {};
        config.room.interiors[interior].weight = 0;
    }
    return config;
}

Dungeon dungeonOf(const Config& config) {
    return generateDungeon(config.dungeon, config.room, Seed{17}).value();
}

}  // namespace

TEST_CASE("what is inside a room is told with its chance and its roll") {
    Config config = bareConfig();
    config.room.interiors[Interior::Empty].weight = weightOne;
    config.room.interiors[Interior::Pillars].weight = 3 * weightOne;
    const Dungeon dungeon = dungeonOf(config);
    const InteriorChoice choice(dungeon, config.room);
    int drawn = 0;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        const InteriorDraw draw = choice.drawAt(cell);
        CHECK(draw.drawn == choice.at(cell));
        CHECK((draw.roll >= draw.first && draw.roll < draw.first + draw.weight));
        CHECK(draw.first + draw.weight <= draw.total);
        if (draw.of == 2) {
            ++drawn;
            CHECK(draw.total == 4 * weightOne);
            const std::string said = interiorSentence(dungeon, config.room, cell);
            CHECK(said.starts_with(draw.drawn == Interior::Empty
                                       ? "Inside: empty, a chance of 25% among the 2 that could "
                                         "be here: the roll is "
                                       : "Inside: pillars, a chance of 75% among the 2 that "
                                         "could be here: the roll is "));
        }
    });
    CHECK(drawn > 0);
}

TEST_CASE("what is inside all rooms, or all that is left, was not drawn") {
    Config config = bareConfig();
    const Dungeon dungeon = dungeonOf(config);
    CHECK(interiorSentence(dungeon, config.room, dungeon.start()) ==
          "Inside: pillars, as nothing else that has a weight fits here.");
    config.room.interior = Interior::Cave;
    CHECK(interiorSentence(dungeon, config.room, dungeon.start()) ==
          "Inside: cave, as room.interior has it for all rooms.");
}

TEST_CASE("the tiles of a carved map are no interior") {
    Config config;
    config.dungeon.growth = Growth::Tunnels;
    const Dungeon dungeon = dungeonOf(config);
    std::vector<std::string> sentences;
    addInterior(sentences, dungeon, config.room, dungeon.start());
    CHECK(sentences.empty());
}
