#include "picture/room/furniture.hpp"
#include "picture/room/room_picture.hpp"

#include <cstdlib>
#include <optional>

namespace doorstring {

namespace {

// Walls with plain ground before them, looked through for the best place.
class FurniturePlace {
public:
    explicit FurniturePlace(const Room& room) : tiles_(room.tiles()) {
        const GridSize size = tiles_.size();
        const DoorSpan middle = doorSpan(size.width);
        wanted_ = size.width * tileSide / 2;
        if (room.framedDoors().has(Direction::North)) {
            doorFrom_ = middle.first - 1;
            doorTo_ = middle.first + middle.length;
            wanted_ = (middle.first - 1) / 2 * tileSide + tileSide / 2;
        }
    }

    std::optional<GridPos> best() const {
        std::optional<GridPos> best;
        int bestAway = 0;
        constexpr int step = tileSide / 2;
        for (int row = 0; row + 2 < tiles_.height(); ++row) {
            for (int x = tileSide; x + furnitureSize.width <= (tiles_.width() - 1) * tileSide;
                 x += step) {
                const int away = std::abs(x + furnitureSize.width / 2 - wanted_) + row * tileSide;
                if ((!best || away < bestAway) && fits(x, row)) {
                    best = GridPos{x, row * tileSide};
                    bestAway = away;
                }
            }
        }
        return best;
    }

private:
    bool fits(int x, int row) const {
        const int last = (x + furnitureSize.width - 1) / tileSide;
        for (int column = x / tileSide; column <= last; ++column) {
            const bool atDoor = row == 0 && column >= doorFrom_ && column <= doorTo_;
            const bool inMiddle =
                row + 1 == tiles_.height() / 2 && std::abs(column - tiles_.width() / 2) <= 1;
            if (atDoor || inMiddle || tiles_[{column, row}] != Tile::Wall ||
                tiles_[{column, row + 1}] != Tile::Ground) {
                return false;
            }
        }
        return true;
    }

    const Grid<Tile>& tiles_;
    int wanted_ = 0;  // where its middle would best be
    int doorFrom_ = -1;
    int doorTo_ = -1;
};

// In the middle of the floor, where that is free.
std::optional<GridPos> hatchPlace(const Grid<Tile>& tiles) {
    const GridPos at{(tiles.width() * tileSide - furnitureSize.width) / 2,
                     (tiles.height() * tileSide - furnitureSize.height) / 2};
    for (int y = at.y / tileSide; y * tileSide < at.y + furnitureSize.height; ++y) {
        for (int x = at.x / tileSide; x * tileSide < at.x + furnitureSize.width; ++x) {
            if (tiles[{x, y}] != Tile::Ground) {
                return std::nullopt;
            }
        }
    }
    return at;
}

}  // namespace

std::vector<PlacedFurniture> furnitureOf(const Room& room) {
    std::vector<PlacedFurniture> placed;
    if (room.kind() < RoomKind::Boss) {
        return placed;
    }
    const auto sprite = static_cast<FurnitureSprite>(static_cast<int>(room.kind()) -
                                                     static_cast<int>(RoomKind::Boss));
    if (const auto at = FurniturePlace(room).best()) {
        placed.push_back({sprite, at->x, at->y});
    }
    if (room.kind() == RoomKind::Boss) {
        if (const auto at = hatchPlace(room.tiles())) {
            placed.push_back({FurnitureSprite::Hatch, at->x, at->y});
        }
    }
    return placed;
}

void placeFurniture(RoomPicture& picture, const Room& room) {
    picture.furniture = furnitureOf(room);
    for (const PlacedFurniture& piece : picture.furniture) {
        std::erase_if(picture.torches, [&](TorchSpot torch) {
            return torch.y == piece.y && torch.x < piece.x + furnitureSize.width &&
                   torch.x + tileSide > piece.x;
        });
    }
}

}  // namespace doorstring
