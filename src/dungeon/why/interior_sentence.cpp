#include "dungeon/why/interior_sentence.hpp"

#include "config/text/numbers.hpp"
#include "dungeon/interior_choice.hpp"
#include "dungeon/why/percent_text.hpp"

#include <fmt/format.h>

#include <utility>

namespace doorstring {

namespace {

std::string drawnSentence(const InteriorDraw& draw, const std::string& what) {
    return fmt::format("Inside: {}, a chance of {} among the {} that could be here: the roll is {} "
                       "of {}, and {} has {} to {}.",
                       what, percentText(draw.weight, draw.total), draw.of,
                       thousandthsText(draw.roll), thousandthsText(draw.total), name(draw.drawn),
                       thousandthsText(draw.first), thousandthsText(draw.first + draw.weight));
}

}  // namespace

std::string interiorSentence(const Dungeon& dungeon, const RoomConfig& config, GridPos cell) {
    if (dungeon.carved() != nullptr) {
        return {};
    }
    const InteriorChoice choice(dungeon, config);
    const InteriorDraw draw = choice.drawAt(cell);
    const std::string what = draw.drawn == Interior::Template
                                 ? fmt::format("the room \"{}\", made by hand (template)",
                                               choice.templates().nameAt(cell))
                                 : std::string(name(draw.drawn));
    if (draw.of > 0) {
        return drawnSentence(draw, what);
    }
    return config.interior == draw.drawn
               ? fmt::format("Inside: {}, as room.interior has it for all rooms.", what)
               : fmt::format("Inside: {}, as nothing else that has a weight fits here.", what);
}

void addInterior(std::vector<std::string>& sentences, const Dungeon& dungeon,
                 const RoomConfig& config, GridPos cell) {
    if (std::string sentence = interiorSentence(dungeon, config, cell); !sentence.empty()) {
        sentences.push_back(std::move(sentence));
    }
}

}  // namespace doorstring
