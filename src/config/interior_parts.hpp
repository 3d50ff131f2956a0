// The interiors, and which rooms may have each of them: one section per interior in
// config/room.toml.
#pragma once

#include "base/enums.hpp"
#include "base/weighted_table.hpp"
#include "config/room_kinds.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorstring {

// clang-format off
enum class Interior : std::uint8_t {
    Pillars, Empty, Chambers, Cave, Ring, River, CrossWalls, Islands, Colonnade, Ruins, Maze,
    SpikeLanes, Ice, Grass, Crates, Template
};
// clang-format on
inline constexpr std::size_t interiorCount = enumSize<Interior>();
inline constexpr auto interiorNames = namesOf<Interior>(
    {"pillars", "empty", "chambers", "cave", "ring", "river", "cross_walls", "islands", "colonnade",
     "ruins", "maze", "spike_lanes", "ice", "grass", "crates", "template"});

constexpr std::string_view name(Interior interior) {
    return interiorNames[static_cast<std::size_t>(interior)];
}

enum class Tileset : std::uint8_t { BlueStone, Sand, Moss, Ember, Bone };
inline constexpr int tilesetCount = enumSize<Tileset>();
inline constexpr auto tilesetNames =
    namesOf<Tileset>({"blue-stone", "sand", "moss", "ember", "bone"});

// A subset of a list of words: bit i is for word i.
using WordSet = std::uint32_t;
template <std::size_t count>
constexpr WordSet allOf(const std::array<std::string_view, count>&) {
    return (1U << count) - 1U;
}

// Which rooms may have an interior, and how often it comes up among those that fit a room.
struct InteriorConfig {
    std::int64_t weight = 0;  // in units of 1 / weightOne; 0: never
    WordSet kinds = allOf(kindNames);
    int from = 0;  // least distance from the start, in rooms
    int to = 0;    // greatest distance; 0: any
    int minDoors = 0;
    int maxDoors = 4;
    WordSet tilesets = allOf(tilesetNames);
    friend bool operator==(const InteriorConfig&, const InteriorConfig&) = default;
};
inline constexpr InteriorConfig drawnAnywhere{.weight = weightOne};

// Templates (rooms made by hand), as the texts of the files rooms/*.txt in config folders. They are
// parsed in room/templates.

struct RoomText {
    std::string source;  // the file, as the user would name it
    std::string text;    // empty if the file cannot be read
    std::string fault;   // why the file cannot be read; empty if nothing is wrong
    friend bool operator==(const RoomText&, const RoomText&) = default;
};

// All texts of templates. A template replaces a template of the same name in an earlier text. A
// RoomTexts is cheap to copy: copies share the texts, which never change.
class RoomTexts {
public:
    RoomTexts() = default;
    explicit RoomTexts(std::vector<RoomText> texts, std::string onlyTemplate = {})
        : texts_(std::make_shared<const std::vector<RoomText>>(std::move(texts))),
          onlyTemplate_(std::move(onlyTemplate)) {}

    std::span<const RoomText> all() const {
        return texts_ ? std::span<const RoomText>(*texts_) : std::span<const RoomText>();
    }
    // The name of the only template that counts; empty if all count.
    const std::string& onlyTemplate() const { return onlyTemplate_; }
    bool sharesWith(const RoomTexts& other) const {
        return texts_ == other.texts_ && onlyTemplate_ == other.onlyTemplate_;
    }

    // Compares the contents.
    friend bool operator==(const RoomTexts& a, const RoomTexts& b) {
        return a.sharesWith(b) ||
               (a.onlyTemplate_ == b.onlyTemplate_ && std::ranges::equal(a.all(), b.all()));
    }

private:
    std::shared_ptr<const std::vector<RoomText>> texts_;
    std::string onlyTemplate_;
};

}  // namespace doorstring
