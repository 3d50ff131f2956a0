// What is fuzzed: each reader of what comes from outside, and plays and dungeons made of bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace doorstring::fuzz {

struct Target {
    std::string_view name;  // of its folder in corpus/
    // Feeds it the bytes. Ends the program where something does not hold that has to.
    void (*run)(std::string_view bytes);
};

std::span<const Target> readerTargets();
std::span<const Target> playTargets();

// What the targets of plays and dungeons have done since the program began.
struct Tally {
    std::uint64_t ticks = 0;
    std::uint64_t dungeons = 0;
};
const Tally& tally();

// Null if there is none of that name.
const Target* findTarget(std::string_view name);

// Prints the sentence and ends the program unless `holds`.
void require(bool holds, std::string_view sentence);

}  // namespace doorstring::fuzz
