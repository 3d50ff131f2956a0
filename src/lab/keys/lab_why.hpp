// Why a room of the Lab's dungeons is as it is: for the cursor and the mouse. What the passes of a
// dungeon left is kept until another one is asked about.
#pragma once

#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "study/why/generation_record.hpp"

#include <optional>
#include <string>
#include <vector>

namespace doorstring {

class LabWhy {
public:
    // Empty where there is no room. `edits` counts up with each change of the configuration.
    const std::vector<std::string>& sentences(const Config& config, std::uint32_t edits,
                                              const Dungeon& dungeon, GridPos cell);

private:
    std::optional<GenerationRecord> record_;
    std::vector<std::string> sentences_;
    std::uint32_t edits_ = 0;
    Seed seed_;
    GridPos cell_;
    bool isKnown_ = false;  // sentences_ are those of the cell
};

}  // namespace doorstring
