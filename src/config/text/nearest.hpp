// Writes lists of words, and finds the word that a mistyped one may mean.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// The least number of edits that turn one word into another. An edit adds, drops or changes a byte,
// or swaps two neighbours.
std::size_t editDistance(std::string_view from, std::string_view to);

// The least number of edits if the order of the bytes did not matter. It is never more than
// editDistance(), and much quicker to compute.
std::size_t unorderedEditDistance(std::string_view from, std::string_view to);

// The known word nearest to the mistyped one, the first of several at the same distance. Empty if
// the distance of each is more than a third of the mistyped word's length.
template <typename Words>
std::string_view nearestWord(std::string_view mistyped, const Words& known) {
    std::string_view best;
    std::size_t bestDistance = mistyped.size() / 3 + 1;
    for (const std::string_view word : known) {
        const std::size_t longer = std::max(mistyped.size(), word.size());
        if (longer - std::min(mistyped.size(), word.size()) >= bestDistance ||
            unorderedEditDistance(mistyped, word) >= bestDistance) {
            continue;
        }
        const std::size_t distance = editDistance(mistyped, word);
        if (distance < bestDistance) {
            best = word;
            bestDistance = distance;
        }
    }
    return best;
}

// Joins words for a sentence: "a", "a and b", "a, b and c". `quote` stands on both sides of each
// word, `beforeLast` before the last one.
template <typename Words = std::vector<std::string_view>>
std::string joined(const Words& words, std::string_view quote = "",
                   std::string_view beforeLast = " and ") {
    std::string text;
    std::size_t following = std::size(words);
    for (const std::string_view word : words) {
        --following;
        text.append(quote).append(word).append(quote);
        text += following > 1 ? ", " : following == 1 ? beforeLast : "";
    }
    return text;
}

// Writes the words as a list of TOML or JSON: ["a", "b"].
template <typename Words>
std::string wordList(const Words& words) {
    return "[" + joined(words, "\"", ", ") + "]";
}

// Returns words[i] for each bit i that is set in `bits`.
inline std::vector<std::string_view> wordsInSet(std::uint32_t bits,
                                                std::span<const std::string_view> words) {
    std::vector<std::string_view> found;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if ((bits >> i & 1U) != 0) {
            found.push_back(words[i]);
        }
    }
    return found;
}

}  // namespace doorstring
