// The interiors that a room can have. A new one is a file of its own and a line in each place here.
#pragma once

#include "room/interiors/pillars.hpp"

namespace doorstring {

enum class Interior : std::uint8_t { Pillars };

class InteriorCatalog {
public:
    explicit InteriorCatalog(const RoomConfig& config) : pillars_(config) {}

    // `room` has its ring and doors, and ground everywhere inside. The roll is the room's own.
    void lay(Interior interior, TileRows& room, std::uint64_t roll) const {
        switch (interior) {
        case Interior::Pillars:
            pillars_.lay(room, roll);
            break;
        }
    }

private:
    Pillars pillars_;
};

}  // namespace doorstring
