#include "base/rng.hpp"
#include "dungeon/carved/carved_ways.hpp"
#include "dungeon/growth/carve.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace doorstring {

namespace {

// Columns of rolls other than those of the rooms, which have a column each from 0 on.
constexpr int countColumn = -1;
constexpr int shuffleColumn = -2;

bool overlap(const TileArea& a, const TileArea& b) {
    return a.at.x < b.at.x + b.size.width && b.at.x < a.at.x + a.size.width &&
           a.at.y < b.at.y + b.size.height && b.at.y < a.at.y + a.size.height;
}

class Scatter {
public:
    Scatter(const CarveConfig& config, Seed seed, std::uint32_t attempt)
        : config_(config), stream_(substream(seed.number, Purpose::Layout)), attempt_(attempt) {}

    // In a shuffled order.
    std::vector<TileArea> rooms() const {
        const std::uint64_t spread = static_cast<std::uint64_t>(config_.maxRooms) + 1 -
                                     static_cast<std::uint64_t>(config_.minRooms);
        const auto wanted = static_cast<std::size_t>(config_.minRooms) +
                            static_cast<std::size_t>(bounded(roll(countColumn, 0), spread));
        std::vector<std::optional<TileArea>> places(wanted);
        for (int pass = 0; pass < config_.tries; ++pass) {
            for (std::size_t i = 0; i < wanted; ++i) {
                if (!places[i]) {
                    places[i] = tryPlace(static_cast<int>(i), pass, places);
                }
            }
        }
        std::vector<TileArea> rooms;
        for (const auto& place : places) {
            if (place) {
                rooms.push_back(*place);
            }
        }
        shuffle(rooms);
        return rooms;
    }

private:
    std::uint64_t roll(int column, int row) const {
        return cellRoll(stream_, {column, row}, attempt_);
    }

    // Wholly inside a ring of wall around the map.
    std::optional<TileArea> tryPlace(int room, int pass,
                                     const std::vector<std::optional<TileArea>>& places) const {
        RandomStream rolls(roll(room, pass));
        const auto upTo = [&](int count) {
            return static_cast<int>(rolls.below(static_cast<std::uint64_t>(count)));
        };
        TileArea area;
        area.size.width = config_.minSide + upTo(config_.maxSide - config_.minSide + 1);
        area.size.height = config_.minSide + upTo(config_.maxSide - config_.minSide + 1);
        area.at.x = 1 + upTo(config_.map.width - area.size.width - 1);
        area.at.y = 1 + upTo(config_.map.height - area.size.height - 1);
        const bool taken = std::any_of(places.begin(), places.end(), [&](const auto& other) {
            return other && overlap(area, *other);
        });
        return taken ? std::nullopt : std::optional(area);
    }

    void shuffle(std::vector<TileArea>& rooms) const {
        for (std::size_t left = rooms.size(); left > 1; --left) {
            const std::uint64_t which = bounded(roll(shuffleColumn, static_cast<int>(left)), left);
            std::swap(rooms[left - 1], rooms[which]);
        }
    }

    const CarveConfig& config_;
    std::uint64_t stream_;
    std::uint32_t attempt_;
};

// The first of them, where several are equally far.
GridPos farthestCentre(const std::vector<TileArea>& rooms, const CarvedMap& map) {
    const StepField steps = stepsFromStart(map);
    return std::max_element(rooms.begin(), rooms.end(),
                            [&](const TileArea& a, const TileArea& b) {
                                return steps[a.centre()] < steps[b.centre()];
                            })
        ->centre();
}

}  // namespace

void carveScattered(const CarveConfig& config, Seed seed, std::uint32_t attempt, CarvedMap& map) {
    const std::vector<TileArea> rooms = Scatter(config, seed, attempt).rooms();
    for (const TileArea& room : rooms) {
        map.carve({room});
    }
    for (std::size_t i = 1; i < rooms.size(); ++i) {
        const GridPos from = rooms[i - 1].centre();
        const GridPos to = rooms[i].centre();
        const GridPos bend{to.x, from.y};
        map.carve({areaBetween(from, bend), false});
        map.carve({areaBetween(bend, to), false});
    }
    map.setEnds(rooms.front().centre(), rooms.front().centre());
    map.setEnds(rooms.front().centre(), farthestCentre(rooms, map));
}

}  // namespace doorstring
