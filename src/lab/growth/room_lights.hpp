// Which rooms of the Lab's dozen a weight has just changed: they are lit, and fade.
#pragma once

#include "lab/growth/lab_growth.hpp"

#include <array>
#include <memory>
#include <vector>

namespace doorstring {

class RoomLights {
public:
    // Compares with what was shown at the last call.
    void follow(const LabGrowth& growth);
    void tick();
    // Of the rooms that changed, from 0 to 255.
    int light(int place, GridPos cell) const;
    // What is shown now is not compared with what was before.
    void forget() { shown_ = {}; }

private:
    struct Lit {
        Grid<std::uint8_t> rooms;  // ticks left
        bool any = false;
    };

    std::array<std::shared_ptr<const Dungeon>, labDungeons> shown_;
    std::array<Lit, labDungeons> lit_;
};

}  // namespace doorstring
