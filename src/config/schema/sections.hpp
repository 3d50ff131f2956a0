// The sections of the config files, for schema().
#pragma once

#include "config/schema/schema.hpp"

namespace doorstring {

void addDungeonSections(Schema& schema);  // dungeon.toml
void addRoomSections(Schema& schema);     // room.toml
void addPlaySections(Schema& schema);     // player.toml
void addViewSections(Schema& schema);     // view.toml
void addKeySections(Schema& schema);      // keys.toml

}  // namespace doorstring
