// Which room made by hand a room of a dungeon becomes, where that is its interior.
//
// Never the one behind a door, by the same trick as interior_choice.hpp: a room on an even cell
// draws freely, one on an odd cell leaves out what its neighbours through doors would draw. Where
// nothing is left then, it draws from all.
#pragma once

#include "dungeon/dungeon.hpp"
#include "room/templates/load.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace doorstring {

class TemplateChoice {
public:
    // Both must outlive it.
    TemplateChoice(const Dungeon& dungeon, const RoomConfig& config);

    // Whether some template can become this room.
    bool serves(GridPos cell) const;
    // The template must be there. It lives as long as this choice.
    const LaidTemplate& at(GridPos cell) const;
    // What it is called.
    std::string_view nameAt(GridPos cell) const;

private:
    TemplatePool::Wish wishOf(GridPos cell) const;
    const LaidTemplate* drawnAt(GridPos cell, std::span<const std::uint16_t> taken) const;

    const Dungeon& dungeon_;
    const RoomConfig& config_;
    std::shared_ptr<const LoadedTemplates> loaded_;
    std::uint64_t stream_;
};

}  // namespace doorstring
