// The screens that are a menu: the title, presets to choose from, a field for a seed, and the panel
// of other menus.
#pragma once

#include "view/panel.hpp"
#include "view/screens/menu.hpp"
#include "world/state/world.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace doorstring {

struct TitlePicture {
    std::string_view seedCode;
    std::string_view version;
    const TilesetPictures& tileset;  // of the pillars that burn beside the menu
    std::uint64_t tick = 0;
    bool hasMenu = true;  // false below a page
};
// Draws the title over its backdrop.
void drawTitleScreen(const Page& page, Menu& menu, const TitlePicture& title);

// Draws the logo and a prompt over a demo, which is dimmed by `dimming` percent.
void drawDemoScreen(const Page& page, int dimming, bool isPromptLit);

// The texts around a menu. Lead and footing may need several lines.
struct MenuTexts {
    std::string_view heading;
    std::string_view lead = {};     // above the choices: what they are about
    std::string_view footing = {};  // below them: how to choose
};
// Draws a panel in the middle, and the chosen item's hint at the bottom.
void drawMenuPanel(const Page& page, Menu& menu, const MenuTexts& texts);

// What is shown beside and below the list of presets.
struct PresetPicture {
    std::string_view about;        // the chosen preset
    std::string hint = {};         // which keys do what
    const World* world = nullptr;  // of a dungeon grown with it, for its map; null if there is none
};
void drawPresetScreen(const Page& page, Menu& menu, const PresetPicture& preset);

// What a seed is used for.
enum class SeedUse : std::uint8_t { Adventure, Explore };

// The page where a seed or a share code is typed or pasted. Only the end of a long code is shown.
struct SeedPicture {
    std::string_view text;
    std::string_view fault;  // what is wrong with the text; empty if nothing is
    std::string_view note;   // about the dungeon of a share code; empty if the text is no such code
    std::string_view hint;   // what a text can be, and which keys do what
    SeedUse use = SeedUse::Adventure;
    int age = 0;          // ticks since the page opened; the caret blinks by it
    int boardHeight = 0;  // of the keyboard at the lower edge; 0 if it is not shown
};
void drawSeedScreen(const Page& page, const SeedPicture& seed);
// The places of the button for `use` and of the text field, to find what the mouse points at.
PixelRect seedUsePlace(GridSize canvas, SeedUse use, int boardHeight = 0);
PixelRect seedFieldPlace(GridSize canvas, int boardHeight);

}  // namespace doorstring
