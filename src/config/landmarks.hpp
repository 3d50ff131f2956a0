// The landmarks of floors: rooms drawn by hand that a player remembers and finds his way by.
#pragma once

#include "base/enums.hpp"
#include "base/message.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace doorstring {

enum class Landmark : std::uint8_t { None, Winch, Fountain, Tree, Crucible, Ribcage };

struct LandmarkTraits {
    Landmark landmark;
    std::string_view name;  // as files say it
    Message title;          // as the player reads it when he first comes in
};

// A new landmark is a value above and a row here, two pictures in
// assets/sprites/adventure/landmarks.sheet, and a room in config/rooms/landmarks.txt.
inline constexpr auto landmarkTraits = keyedTable<&LandmarkTraits::landmark, LandmarkTraits>({
    {Landmark::None, "none", {}},
    {Landmark::Winch, "winch", msg("The Drawbridge Winch")},
    {Landmark::Fountain, "fountain", msg("The Drained Fountain")},
    {Landmark::Tree, "tree", msg("The Rooted Giant")},
    {Landmark::Crucible, "crucible", msg("The Great Crucible")},
    {Landmark::Ribcage, "ribcage", msg("The Bones of a Giant")},
});

inline constexpr auto landmarkNames = [] {
    std::array<std::string_view, enumSize<Landmark>()> names;
    std::ranges::transform(landmarkTraits, names.begin(), &LandmarkTraits::name);
    return names;
}();

constexpr std::string_view name(Landmark landmark) {
    return landmarkTraits[landmark].name;
}

}  // namespace doorstring
