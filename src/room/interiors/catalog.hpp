// The interiors that a room can have. A new one is a file of its own and a line in each place here.
#pragma once

#include "room/interiors/pillars.hpp"

namespace doorstring {

enum class Interior : std::uint8_t { Pillars };

class InteriorCatalog {
public:
    explicit InteriorCatalog(const RoomConfig& config) : pillars_(config) {}

    // Which inside tiles are pillars; the others are ground. The roll is the room's own.
    void lay(Interior interior, BitRows& pillars, std::uint64_t roll) const {
        switch (interior) {
        case Interior::Pillars:
            pillars_.lay(pillars, roll);
            break;
        }
    }

private:
    Pillars pillars_;
};

}  // namespace doorstring
