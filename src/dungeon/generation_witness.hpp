// Observes the generation of a dungeon pass by pass, so that its growth can be shown. Passes know
// nothing of it.
#pragma once

#include "dungeon/draft.hpp"
#include "dungeon/giving_up.hpp"

#include <string_view>

namespace doorstring {

// The names of passes that mean more to a witness than the others.
inline constexpr std::string_view growPass = "grow";
inline constexpr std::string_view carvePass = "carve";
inline constexpr std::string_view cutPass = "cut";
inline constexpr std::string_view measurePass = "measure";

class GenerationWitness {
public:
    GenerationWitness() = default;
    GenerationWitness(const GenerationWitness&) = delete;
    GenerationWitness& operator=(const GenerationWitness&) = delete;
    virtual ~GenerationWitness() = default;

    // A pass has left the draft like this. The name must outlive the witness: growPass, "seal", ...
    virtual void passed(std::string_view pass, const Draft& draft) = 0;
    // The draft is discarded, and the next one begins empty.
    virtual void thrownAway(LimitRule rule) = 0;
};

}  // namespace doorstring
