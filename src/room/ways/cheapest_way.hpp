// The way between two places that leads over the fewest tiles that are not safe.
#pragma once

#include "room/tiles/bit_rows.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace doorstring {

class CheapestWay {
public:
    // From a tile of `from` to one of `to`, along sides of tiles of `allowed`.
    CheapestWay(const BitRows& allowed, const BitRows& safe, const BitRows& from,
                const BitRows& to);

    // Its tiles from the last to the first; none where there is no way.
    template <typename Visit>
    void forEach(Visit visit) const {
        for (std::optional<GridPos> at = end_; at; at = before(*at)) {
            visit(*at);
        }
    }

private:
    static constexpr std::uint8_t start = 5;  // directions are 1 to 4 here; 0: not yet there
    static constexpr std::size_t mostTiles = std::size_t{maxRoomSide} * maxRoomSide;

    static std::size_t index(GridPos p) {
        return static_cast<std::size_t>(p.y * maxRoomSide + p.x);
    }
    void search(const BitRows& to);
    void spread(GridPos at);
    void push(GridPos p, std::uint8_t came);
    std::optional<GridPos> before(GridPos at) const;

    const BitRows& allowed_;
    const BitRows& safe_;
    std::array<std::uint8_t, mostTiles> came_{};  // the direction of the last step
    BitRows done_{};
    // A ring: of two neighbours only the one that is done first puts the other in.
    std::array<GridPos, 2 * mostTiles> queue_;
    std::size_t first_ = 0;
    std::size_t last_ = 0;
    std::optional<GridPos> end_;
};

}  // namespace doorstring
