// The poses on the standard sheet of a creature.
#pragma once

#include "base/direction.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace doorstring {

// The poses of a creature. Its standard sheet has a row of pictures for each pose and facing.
// make-sheets fills the cells that the sheet's text leaves out.
enum class CreaturePose : std::uint8_t { Idle, Walk, WindUp, Attack, Hurt, Fall, Cheer };

struct PoseRow {
    std::string_view name;  // in the text of a sheet: "walk-south-0", or "fall-0" for all facings
    int pictures;
};
inline constexpr std::array<PoseRow, 7> poseRows{{{"idle", 2},
                                                  {"walk", 4},
                                                  {"wind-up", 2},
                                                  {"attack", 3},
                                                  {"hurt", 1},
                                                  {"fall", 4},
                                                  {"cheer", 2}}};
inline constexpr std::array<std::string_view, 4> facingNames{"north", "south", "west", "east"};

inline constexpr int poseColumns = 4;
inline constexpr int poseCells =
    static_cast<int>(poseRows.size() * facingNames.size()) * poseColumns;

constexpr int picturesOf(CreaturePose pose) {
    return poseRows[static_cast<std::size_t>(pose)].pictures;
}

// The cell of a picture, as an index on the sheet.
constexpr int poseCell(CreaturePose pose, Direction facing, int picture) {
    constexpr int facings = static_cast<int>(facingNames.size());
    return (static_cast<int>(pose) * facings + static_cast<int>(facing)) * poseColumns + picture;
}

// The cell of a pose that repeats, such as walking.
constexpr int loopCell(CreaturePose pose, Direction facing, std::uint64_t tick, int ticksAPicture) {
    const auto shown = static_cast<int>(tick / static_cast<unsigned>(ticksAPicture) %
                                        static_cast<unsigned>(picturesOf(pose)));
    return poseCell(pose, facing, shown);
}

// The cell of a pose that is shown once, from tick 0 to `length` - 1. Its last picture then stays.
constexpr int onceCell(CreaturePose pose, Direction facing, int tick, int length) {
    const int last = picturesOf(pose) - 1;
    const int shown = tick * picturesOf(pose) / std::max(1, length);
    return poseCell(pose, facing, std::min(shown, last));
}

}  // namespace doorstring
