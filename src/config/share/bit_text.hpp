// Numbers and words as bits, packed into the signs of a code.
#pragma once

#include "config/share/code_text.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace doorstring {

class BitWriter {
public:
    void put(std::uint64_t value, unsigned bits);
    // Small numbers take few bits: 1 for 0, 3 for 1 and 2, 5 for 3 to 6, and so on.
    void putNumber(std::uint64_t value);
    // A word of small letters, digits, hyphens, underscores and spaces.
    void putWord(std::string_view word);
    static bool isWord(std::string_view text);
    // Any bytes.
    void putText(std::string_view text);

    std::size_t bits() const { return bits_; }
    const CodeSigns& signs() const { return signs_; }
    void append(const BitWriter& other);

private:
    CodeSigns signs_;
    std::size_t bits_ = 0;
};

// Reads what was put, in the same order. Beyond the end, and where the bits mean nothing, it has
// failed, and reads zeros.
class BitReader {
public:
    explicit BitReader(const CodeSigns& signs) : signs_(signs) {}

    std::uint64_t take(unsigned bits);
    std::uint64_t takeNumber();
    std::string takeWord();
    std::string takeText();

    std::size_t bits() const { return next_; }  // taken
    bool failed() const { return failed_; }
    // Whether nothing but zeros is left, and no whole group of them.
    bool isAtEnd() const;

private:
    const CodeSigns& signs_;
    std::size_t next_ = 0;
    bool failed_ = false;
};

}  // namespace doorstring
