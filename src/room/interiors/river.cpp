#include "room/interiors/interiors.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

// Runs down or across in one half of the room, beside the middle and the doors in line with it.
class River {
public:
    explicit River(Sketch& sketch) : sketch_(sketch) {
        const bool wide = sketch.width() >= sketch.height();
        down_ = sketch.oneIn(4) != wide;
        const DoorSpan middle = down_ ? sketch.columns() : sketch.rows();
        crossing_ = down_ ? sketch.rows() : sketch.columns();
        length_ = down_ ? sketch.height() : sketch.width();
        breadth_ = middle.first >= 7 ? sketch.between(1, 2) : 1;
        first_ = middle.first >= 4 ? 2 : 1;  // leaves a bank for bridges to end on, if it fits
        last_ = std::max(first_, middle.first - 1 - breadth_);
        const int across = down_ ? sketch.width() : sketch.height();
        if (sketch.oneIn(2)) {
            const int mirrored = across - breadth_ - last_;
            last_ = across - breadth_ - first_;
            first_ = mirrored;
        }
    }

    void draw() {
        flow();
        cross(crossing_.first, crossing_.length, Tile::Bridge);
        const int second = sketch_.between(2, length_ - 3);
        const bool apart =
            second < crossing_.first - 1 || second > crossing_.first + crossing_.length;
        if (apart) {
            cross(second, 1, sketch_.oneIn(2) ? Tile::Bridge : Tile::Shallows);
        }
    }

private:
    GridPos at(int along, int across) const {
        return down_ ? GridPos{across, along} : GridPos{along, across};
    }

    void fillAcross(int along, int from, int to) {
        for (int across = std::min(from, to); across < std::max(from, to) + breadth_; ++across) {
            sketch_.set(at(along, across), Tile::DeepWater);
        }
        for (const int bank : {std::min(from, to) - 1, std::max(from, to) + breadth_}) {
            if (sketch_.at(at(along, bank)) == Tile::Ground && sketch_.oneIn(3)) {
                sketch_.set(at(along, bank), Tile::Grass);
            }
        }
    }

    // A step aside fills both tiles, so that the water has no diagonal gaps. Straight where the
    // bridge will lead.
    void flow() {
        int across = sketch_.between(first_, last_);
        for (int along = 1; along < length_ - 1; ++along) {
            const bool atBridge =
                along >= crossing_.first - 1 && along <= crossing_.first + crossing_.length;
            const int step = atBridge ? 0 : sketch_.between(-1, 1);
            const int next = std::clamp(across + step, first_, last_);
            fillAcross(along, across, next);
            across = next;
        }
    }

    // From bank to bank.
    void cross(int along, int count, Tile tile) {
        for (int line = along; line < along + count; ++line) {
            for (int across = first_; across < last_ + breadth_; ++across) {
                if (sketch_.at(at(line, across)) == Tile::DeepWater) {
                    sketch_.set(at(line, across), tile);
                }
            }
        }
    }

    Sketch& sketch_;
    bool down_ = true;
    DoorSpan crossing_;  // rows or columns that lead from door to door across the river
    int length_ = 0;     // of the room along the river
    int breadth_ = 1;
    int first_ = 0;  // where its near bank may be
    int last_ = 0;
};

}  // namespace

void drawRiver(Sketch& sketch) {
    River(sketch).draw();
}

}  // namespace doorstring
