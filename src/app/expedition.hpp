// The dungeon being walked, and those before it: R strings a new one, U takes that back.
#pragma once

#include "config/config.hpp"
#include "world/world.hpp"

#include <deque>
#include <string>

namespace doorstring {

class Expedition {
public:
    // The dungeons that U can bring back, each with all that was seen of it.
    static constexpr std::size_t mostUndo = 8;

    Expedition(const Config& config, Seed seed);

    World& world() { return world_; }
    const World& world() const { return world_; }
    // Tells one grown dungeon from another, whatever their seeds.
    std::uint32_t number() const { return number_; }

    void grow(const Config& config, Seed seed);
    // False where there is nothing to go back to.
    bool undo();
    // What may change in the middle of a walk: the knight's speed and box, and the time of a slide.
    void apply(const Config& config);

private:
    struct Past {
        World world;
        std::uint32_t number;
    };
    World world_;
    std::uint32_t number_ = 1;
    std::uint32_t grown_ = 1;
    std::deque<Past> past_;
};

// "7K2M-Q9XA: 32 rooms, 11 dead ends, longest way 9"
std::string summary(const World& world);
// "7K2M-Q9XA again: rooms 32 → 41, dead ends 11 → 6, longest way 9 → 17"
std::string comparison(const Metrics& before, const World& after);

}  // namespace doorstring
