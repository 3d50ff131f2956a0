// What the functions that the page calls share: the running game, and texts to and from the page.
#pragma once

#include "config/sources/load.hpp"
#include "play/game.hpp"

#include <functional>
#include <string>

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace doorstring::web {

// The game, which must have begun.
Game& game();
// Has something done in the next frame: only there may a dungeon grow in steps.
void atNextFrame(std::function<void()> deed);

// Shows a test the world after each tick.
void afterEachTick(std::function<void(const World&)> look);

// The first bytes of what the page wrote to the inbox, or some behind those.
std::string inbox(int bytes, int from = 0);
// Keeps a text for the page to read, until the next call.
const char* answer(std::string text);

// The files that came with the page, and those of the player.
ConfigSources ownSources();

// Has the explored dungeon regrown by the player's own files, without a preset or a code.
void followOwnWeights();

// Replaces a file below /home and reads the configuration with it, or removes it if the text is
// empty. Where that has mistakes, they are returned, and the file is as it was. The offers of
// altars, each woven into each floor, are tried only if asked for: that takes ten times as long.
ConfigErrors tryFile(const std::string& name, const std::string& text, const ConfigSources& sources,
                     bool withOffers = false);

}  // namespace doorstring::web
