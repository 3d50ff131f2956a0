#include "room/puzzles/searches.hpp"

#include "room/puzzles/puzzle.hpp"
#include "room/tiles/room_layout.hpp"
#include "room/ways/safe_ways.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <queue>
#include <set>
#include <tuple>
#include <utility>

namespace doorstring {

namespace {

constexpr std::int16_t never = 1000;  // in place of a distance: no pushes lead to the plate

// Where the blocks and the knight are. `blocks` has the tiles of the blocks in ascending order.
// `knight` is the tile with the lowest number among those that the knight can walk to, whichever of
// them he is on. Tiles are numbered by indexOf().
struct Position {
    std::array<std::int16_t, mostBlocks> blocks{};
    std::int16_t knight = 0;
    friend bool operator<(const Position& a, const Position& b) {
        return std::tie(a.blocks, a.knight) < std::tie(b.blocks, b.knight);
    }
};

struct Node {
    Position position;
    std::size_t previous = 0;  // the index in nodes_ of the node before the push
    BlockPush push = {};
};

class BlockSearch {
public:
    BlockSearch(const Grid<Tile>& tiles, const WaysOut& ways)
        : size_(tiles.size()), floors_(tiles), places_(ways.tiles(size_)) {
        for (const GridPos at : cellsOf(size_)) {
            if (isPushable(tiles[at])) {
                floors_[at] = Tile::Ground;
            }
            if (tiles[at] == Tile::Block) {
                blocks_.push_back(indexOf(at));
            } else if (tiles[at] == Tile::Plate) {
                plates_.push_back(indexOf(at));
            }
        }
        const BitRows inside = bitsOf(insideOf(size_));
        open_ = safeTiles(floors_);
        restTiles_ = inside & bitsWhere(floors_, [](Tile tile) {
                         return isWalkable(tile) && !isHarmful(tile) && tile != Tile::Ice;
                     });
        if (!anyBit(places_)) {  // without ways out, the knight begins in the middle
            places_ = bitsOf(middleOf(size_));
        }
        start_ = *firstBit(places_);
        places_ = places_ | bitsOf(middleOf(size_));
        for (const std::int16_t plate : plates_) {
            distances_.push_back(distancesTo(posOf(plate)));
        }
    }

    std::optional<std::vector<BlockPush>> solve() {
        if (blocks_.size() < plates_.size() || blocks_.size() > mostBlocks) {
            return std::nullopt;
        }
        Position first;
        std::ranges::copy(blocks_, first.blocks.begin());
        first.knight = regionOf(first, start_);
        addIfNew({first});
        while (!waiting_.empty() && known_.size() < mostBlockPositions) {
            const std::size_t nodeIndex = waiting_.top().second;
            waiting_.pop();
            if (pushesLeft(nodes_[nodeIndex].position) == 0) {
                return pushesTo(nodeIndex);
            }
            spread(nodeIndex);
        }
        return std::nullopt;
    }

private:
    std::int16_t indexOf(GridPos at) const {
        return static_cast<std::int16_t>(at.y * size_.width + at.x);
    }
    GridPos posOf(std::int16_t index) const { return {index % size_.width, index / size_.width}; }

    BitRows blocksOf(const Position& position) const {
        BitRows bits{};
        for (std::size_t i = 0; i < blocks_.size(); ++i) {
            addBit(bits, posOf(position.blocks[i]));
        }
        return bits;
    }

    // The number of pushes that a lone block needs from each tile to the plate.
    std::vector<std::int16_t> distancesTo(GridPos plate) const {
        std::vector<std::int16_t> distances(static_cast<std::size_t>(size_.width * size_.height),
                                            never);
        std::deque<GridPos> next{plate};
        distances[static_cast<std::size_t>(indexOf(plate))] = 0;
        while (!next.empty()) {
            const GridPos at = next.front();
            next.pop_front();
            for (const Direction side : allDirections) {
                const GridPos from = neighbour(at, side);
                if (!size_.contains(from) || !hasBit(restTiles_, from) ||
                    !size_.contains(neighbour(from, side)) ||
                    !hasBit(open_, neighbour(from, side))) {
                    continue;
                }
                std::int16_t& distance = distances[static_cast<std::size_t>(indexOf(from))];
                if (distance == never) {
                    distance = static_cast<std::int16_t>(
                        distances[static_cast<std::size_t>(indexOf(at))] + 1);
                    next.push_back(from);
                }
            }
        }
        return distances;
    }

    // An estimate of the pushes that are left: each plate in turn takes the nearest block that no
    // earlier plate has taken. 0 only if a block is on each plate.
    int pushesLeft(const Position& position) const {
        int sum = 0;
        std::uint32_t taken = 0;
        for (const auto& distances : distances_) {
            int best = never;
            std::size_t nearest = 0;
            for (std::size_t i = 0; i < blocks_.size(); ++i) {
                const int distance = distances[static_cast<std::size_t>(position.blocks[i])];
                if ((taken >> i & 1U) == 0 && distance < best) {
                    best = distance;
                    nearest = i;
                }
            }
            taken |= best < never ? 1U << nearest : 0;
            sum += best;
        }
        return sum;
    }

    std::int16_t regionOf(const Position& position, GridPos knight) const {
        return indexOf(*firstBit(reach(open_ - blocksOf(position), oneBit(knight))));
    }

    void addIfNew(const Node& node) {
        if (known_.insert(node.position).second) {
            nodes_.push_back(node);
            // The position with the fewest pushes left comes first; of several, the newest.
            waiting_.emplace(-pushesLeft(node.position), nodes_.size() - 1);
        }
    }

    // Moves a block and keeps the blocks in order: only the one that moved can be out of place.
    void moveBlock(Position& position, std::size_t i, std::int16_t to) const {
        auto& blocks = position.blocks;
        blocks[i] = to;
        for (; i > 0 && blocks[i] < blocks[i - 1]; --i) {
            std::swap(blocks[i], blocks[i - 1]);
        }
        for (; i + 1 < blocks_.size() && blocks[i + 1] < blocks[i]; ++i) {
            std::swap(blocks[i], blocks[i + 1]);
        }
    }

    // Adds all positions that are one push away from the position of the node.
    void spread(std::size_t nodeIndex) {
        const Position position = nodes_[nodeIndex].position;
        const BitRows blocks = blocksOf(position);
        const BitRows reached = reach(open_ - blocks, oneBit(posOf(position.knight)));
        Grid<Tile> tiles = floors_;
        forEachBit(blocks, [&](GridPos at) { tiles[at] = Tile::Block; });
        for (std::size_t i = 0; i < blocks_.size(); ++i) {
            const GridPos from = posOf(position.blocks[i]);
            for (const Direction way : allDirections) {
                const GridPos to = neighbour(from, way);
                const GridPos knight = neighbour(from, opposite(way));
                if (!hasBit(reached, knight) || !hasBit(restTiles_ - blocks, to) ||
                    !keepsPlacesJoined(tiles, floors_, {from, to}, places_ | oneBit(knight))) {
                    continue;
                }
                Position next = position;
                moveBlock(next, i, indexOf(to));
                next.knight = regionOf(next, knight);
                addIfNew({next, nodeIndex, {from, to}});
            }
        }
    }

    std::vector<BlockPush> pushesTo(std::size_t nodeIndex) const {
        std::vector<BlockPush> pushes;
        for (; nodeIndex > 0; nodeIndex = nodes_[nodeIndex].previous) {
            pushes.push_back(nodes_[nodeIndex].push);
        }
        std::ranges::reverse(pushes);
        return pushes;
    }

    GridSize size_;
    Grid<Tile> floors_;    // ground in place of crates and blocks
    BitRows places_;       // tiles that must stay joined
    BitRows open_{};       // tiles to walk on unharmed while no block is on them
    BitRows restTiles_{};  // tiles on which a block may come to rest
    GridPos start_;
    std::vector<std::int16_t> blocks_;
    std::vector<std::int16_t> plates_;
    std::vector<std::vector<std::int16_t>> distances_;  // for each plate, see distancesTo()
    std::vector<Node> nodes_;
    std::set<Position> known_;
    std::priority_queue<std::pair<int, std::size_t>> waiting_;
};

}  // namespace

std::optional<std::vector<BlockPush>> blockSolution(const Grid<Tile>& tiles, const WaysOut& ways) {
    return BlockSearch(tiles, ways).solve();
}

namespace {

// Which braziers burn: a bit for each brazier.
using Fires = std::uint32_t;

}  // namespace

// Searches breadth first through the states of the braziers, each a value of Fires.
std::optional<std::vector<GridPos>> brazierSolution(const Grid<Tile>& tiles) {
    std::vector<GridPos> braziers;
    Fires first = 0;
    for (const GridPos at : cellsOf(tiles.size())) {
        if (tiles[at] == Tile::Brazier || tiles[at] == Tile::LitBrazier) {
            first |= (tiles[at] == Tile::LitBrazier ? 1U : 0U) << braziers.size();
            braziers.push_back(at);
        }
    }
    if (braziers.size() > mostBraziers) {
        return std::nullopt;
    }
    // For each brazier, those that a blow on it lights or puts out.
    std::vector<Fires> changed(braziers.size(), 0);
    for (std::size_t i = 0; i < braziers.size(); ++i) {
        const BitRows bits = braziersToggled(tiles, braziers[i]);
        for (std::size_t other = 0; other < braziers.size(); ++other) {
            changed[i] |= (hasBit(bits, braziers[other]) ? 1U : 0U) << other;
        }
    }
    const Fires all = (1U << braziers.size()) - 1U;
    constexpr std::size_t notReached = mostBraziers;
    // For each state, the index of the brazier that is struck last on the way to it.
    std::vector<std::size_t> lastStruck(std::size_t{all} + 1, notReached);
    std::deque<Fires> next{first};
    std::vector<GridPos> blows;
    while (!next.empty() && next.front() != all) {
        for (std::size_t i = 0; i < braziers.size(); ++i) {
            const Fires after = next.front() ^ changed[i];
            if (after != first && lastStruck[after] == notReached) {
                lastStruck[after] = i;
                next.push_back(after);
            }
        }
        next.pop_front();
    }
    if (next.empty()) {
        return std::nullopt;
    }
    for (Fires fires = all; fires != first; fires ^= changed[lastStruck[fires]]) {
        blows.push_back(braziers[lastStruck[fires]]);
    }
    std::ranges::reverse(blows);
    return blows;
}

}  // namespace doorstring
