// Many dungeons, played by any pilot.
#pragma once

#include "cli/autoplay/dungeon_play.hpp"
#include "cli/commands.hpp"

namespace doorstring {

// Plays, leaves recordings and reports. Returns the exit status.
int autoplayEach(const GivenOptions& given, std::string_view preset, const PlayPlan& plan,
                 std::ostream& out, std::ostream& err);

}  // namespace doorstring
