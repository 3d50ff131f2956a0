// The card on arrival at a floor of an adventure: a band with the floor's emblem, number and name,
// while the room comes out of the dark behind it.
#pragma once

#include "dungeon/dungeon.hpp"
#include "view/panel.hpp"
#include "view/run/woven_signs.hpp"

#include <span>
#include <string_view>

namespace doorstring {

// Words in large letters: those of the font at twice their size, smoothed, so that they look drawn
// at this size.
class Heading {
public:
    Heading(const BdfFont& font, std::string_view text);

    int width() const { return letters_.size().width; }
    int height() const { return letters_.size().height; }
    // Draws the letters in three bands, of the colours text, bright and rim, with a dark outline.
    // (x, y) is the upper left corner of the letters.
    void draw(Canvas& canvas, const PanelColours& colours, int x, int y) const;

private:
    Canvas letters_;  // each pixel is opaque or clear
};

inline constexpr int floorCardTicks = 130;
// The tick at which the card begins to leave; from then on play continues.
inline constexpr int floorCardLeaveTick = floorCardTicks - 26;

struct FloorCard {
    const Heading& name;
    int floor = 1;
    int floors = 1;  // in all
    Tileset emblem = Tileset::BlueStone;
    std::string_view seedCode;
    std::string_view note = {};  // follows the number
    // The dungeon that grows below the band of the card, ring by ring; null if none does.
    const Dungeon* growingFloor = nullptr;
    std::span<const WovenSign> woven = {};
    int tick = 0;                // since the card came, 0 to floorCardTicks
    bool reducedMotion = false;  // nothing slides, opens or grows
};

// Draws the card over the room.
void drawFloorCard(const Page& page, const FloorCard& card);

}  // namespace doorstring
