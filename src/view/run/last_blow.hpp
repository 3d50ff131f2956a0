// What a run that ended in defeat says of the blow that ended it: what struck, and how to answer it
// next time.
#pragma once

#include "base/message.hpp"
#include "config/creature_parts.hpp"
#include "view/panel.hpp"
#include "world/state/events.hpp"

#include <string>
#include <vector>

namespace doorstring {

// The last thing that hurt the knight.
struct LastBlow {
    Message name;    // "a skeleton", "the Weaver", "spikes"
    Message answer;  // how to answer it, in a sentence or two
    const SpriteSheet* sheet = nullptr;
    int picture = 0;
    bool isTilePicture = false;
};

// Returns what to show of the blow. `tileset` is that of the floor on which the knight was hurt.
LastBlow lastBlowOf(const KnightHurt& hurt, const Art& art, Tileset tileset);

// The answer, broken into the lines in which the page of a run's end shows it.
std::vector<std::string> answerLines(const BdfFont& font, const LastBlow& blow);

// The size of the panel of the blow, in pixels.
inline constexpr int lastBlowWidth = 232;
inline constexpr int lastBlowHeight = 38;

// Draws the panel of the blow, with the picture of what struck at its left.
void drawLastBlow(const Page& page, const LastBlow& blow, GridPos corner);

}  // namespace doorstring
