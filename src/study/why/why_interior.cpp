#include "config/text/numbers.hpp"
#include "config/text/say.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "study/why/why_text.hpp"

#include <utility>

namespace doorstring {

namespace {

constexpr auto interiorTitles = tableOf<Interior, Message>({
    msgIn("interior", "pillars"),
    msgIn("interior", "empty"),
    msgIn("interior", "chambers"),
    msgIn("interior", "cave"),
    msgIn("interior", "ring"),
    msgIn("interior", "river"),
    msgIn("interior", "cross walls"),
    msgIn("interior", "islands"),
    msgIn("interior", "colonnade"),
    msgIn("interior", "ruins"),
    msgIn("interior", "maze"),
    msgIn("interior", "spike lanes"),
    msgIn("interior", "ice"),
    msgIn("interior", "grass"),
    msgIn("interior", "crates"),
    msgIn("interior", "template"),
});

std::string drawnSentence(const InteriorDraw& draw, const std::string& what) {
    return say("Inside: {inside}, a chance of {chance} among the {of} that could be here: the roll "
               "is {roll} of {total}, and {interior} has {first} to {end}.",
               "inside"_a = what, "chance"_a = percentText(draw.weight, draw.total),
               "of"_a = draw.candidates, "roll"_a = thousandthsText(draw.roll),
               "total"_a = thousandthsText(draw.total),
               "interior"_a = tr(interiorTitles[draw.drawn]),
               "first"_a = thousandthsText(draw.lowestRoll),
               "end"_a = thousandthsText(draw.lowestRoll + draw.weight));
}

}  // namespace

std::string interiorSentence(const Dungeon& dungeon, const RoomConfig& config, GridPos cell) {
    if (dungeon.carved() != nullptr) {
        return {};
    }
    const InteriorChoice choice(dungeon, config);
    const InteriorDraw draw = choice.drawAt(cell);
    const std::string inside = draw.drawn == Interior::Template
                                   ? say("the room \"{room}\", made by hand (template)",
                                         "room"_a = choice.templates().nameAt(cell))
                                   : std::string(tr(interiorTitles[draw.drawn]));
    if (draw.candidates > 0) {
        return drawnSentence(draw, inside);
    }
    if (choice.isReserved(cell)) {
        return say("Inside: {inside}, which is kept for this boss, set piece or landmark.",
                   "inside"_a = inside);
    }
    return config.interior == draw.drawn
               ? say("Inside: {inside}, as room.interior has it for all rooms.",
                     "inside"_a = inside)
               : say("Inside: {inside}, as nothing else that has a weight fits here.",
                     "inside"_a = inside);
}

void addInterior(std::vector<std::string>& sentences, const Dungeon& dungeon,
                 const RoomConfig& config, GridPos cell) {
    if (std::string sentence = interiorSentence(dungeon, config, cell); !sentence.empty()) {
        sentences.push_back(std::move(sentence));
    }
}

}  // namespace doorstring
