// The reference's way of building a dungeon, ported plainly: what the benchmarks measure against.
// Door strings are strings, a table is a list that has a string as often as it weighs, each
// draw takes a number from one std::mt19937, the whole grid is scanned until a sweep places
// nothing, each tile is drawn by itself, and distances are counted by a flood fill.
#pragma once

#include "config/config.hpp"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace doorstring::bench {

struct PlainTables {
    std::vector<std::string> north;
    std::vector<std::string> south;
    std::vector<std::string> west;
    std::vector<std::string> east;
};

// Weights must be whole.
PlainTables plainTables(const DungeonConfig& config);

struct PlainRoom {
    std::string doors;  // empty: no room here
    int distance = -1;
    std::vector<std::string> tiles;
};

class PlainPort {
public:
    PlainPort(const DungeonConfig& config, const PlainTables& tables, std::uint32_t seed);

    void grow();
    void measure();
    void tileAll(const RoomConfig& config);

    const std::vector<std::vector<PlainRoom>>& rows() const { return rows_; }
    int roomCount() const;

private:
    bool occupied(int x, int y) const;
    bool onBorder(int x, int y) const;
    bool sweep();
    bool growFrom(int x, int y);
    void place(int x, int y, char back, const std::vector<std::string>& table);
    void seal();
    void tile(PlainRoom& room, const RoomConfig& config);
    int draw(int bound);

    int width_;
    int height_;
    int startX_;
    int startY_;
    const PlainTables& tables_;
    std::mt19937 random_;
    std::vector<std::vector<PlainRoom>> rows_;
};

}  // namespace doorstring::bench
