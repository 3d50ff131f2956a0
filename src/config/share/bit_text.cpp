#include "config/share/bit_text.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr unsigned signBits = 5;
constexpr std::size_t mostFilling = 4 * signBits;  // bits that fill up the last group
constexpr unsigned letterBits = 5;
constexpr unsigned byteBits = 8;
constexpr std::uint64_t digitFollows = 30;
constexpr std::string_view wordLetters = "abcdefghijklmnopqrstuvwxyz- _";  // from 1; 0 ends
constexpr std::string_view digits = "0123456789";
constexpr std::size_t longestText = 1000;

}  // namespace

void BitWriter::put(std::uint64_t value, unsigned bits) {
    while (bits-- > 0) {
        if (bits_ % signBits == 0) {
            signs_.push_back(0);
        }
        const auto bit = static_cast<unsigned>(value >> bits & 1U);
        const unsigned shift = signBits - 1 - static_cast<unsigned>(bits_ % signBits);
        signs_.back() = static_cast<std::uint8_t>(signs_.back() | bit << shift);
        ++bits_;
    }
}

void BitWriter::putNumber(std::uint64_t value) {
    unsigned length = 0;
    while ((value + 1) >> (length + 1U) != 0) {
        ++length;
    }
    put(0, length);
    put(value + 1, length + 1);
}

bool BitWriter::isWord(std::string_view text) {
    return std::ranges::all_of(text, [](char letter) {
        return wordLetters.find(letter) != std::string_view::npos ||
               digits.find(letter) != std::string_view::npos;
    });
}

void BitWriter::putWord(std::string_view word) {
    for (const char letter : word) {
        if (const std::size_t digit = digits.find(letter); digit != std::string_view::npos) {
            put(digitFollows, letterBits);
            put(digit, letterBits);
        } else {
            put(wordLetters.find(letter) + 1, letterBits);
        }
    }
    put(0, letterBits);
}

void BitWriter::putText(std::string_view text) {
    putNumber(text.size());
    for (const char byte : text) {
        put(static_cast<unsigned char>(byte), byteBits);
    }
}

void BitWriter::append(const BitWriter& other) {
    BitReader reader(other.signs_);
    for (std::size_t i = 0; i < other.bits_; ++i) {
        put(reader.take(1), 1);
    }
}

std::uint64_t BitReader::take(unsigned bits) {
    std::uint64_t value = 0;
    while (bits-- > 0) {
        const std::size_t sign = next_ / signBits;
        failed_ = failed_ || sign >= signs_.size();
        const unsigned shift = signBits - 1 - static_cast<unsigned>(next_ % signBits);
        value = value << 1U | (failed_ ? 0U : signs_[sign] >> shift & 1U);
        ++next_;
    }
    return failed_ ? 0 : value;
}

std::uint64_t BitReader::takeNumber() {
    unsigned length = 0;
    while (!failed_ && take(1) == 0) {
        ++length;
        failed_ = failed_ || length > 62;
    }
    const std::uint64_t rest = take(failed_ ? 0 : length);
    return failed_ ? 0 : ((std::uint64_t{1} << length) | rest) - 1;
}

std::string BitReader::takeWord() {
    std::string word;
    for (std::uint64_t letter = take(letterBits); letter != 0; letter = take(letterBits)) {
        const std::uint64_t digit = letter == digitFollows ? take(letterBits) : 0;
        failed_ = failed_ || letter > digitFollows || digit >= digits.size();
        if (failed_) {
            return {};
        }
        word += letter == digitFollows ? digits[digit] : wordLetters[letter - 1];
    }
    return word;
}

std::string BitReader::takeText() {
    const std::uint64_t length = takeNumber();
    failed_ = failed_ || length > longestText;
    std::string text;
    for (std::uint64_t i = 0; i < length && !failed_; ++i) {
        text += static_cast<char>(take(byteBits));
    }
    return text;
}

bool BitReader::isAtEnd() const {
    const std::size_t all = signs_.size() * signBits;
    if (failed_ || next_ > all || all - next_ >= mostFilling) {
        return false;
    }
    BitReader rest = *this;
    return rest.take(static_cast<unsigned>(all - next_)) == 0;
}

}  // namespace doorstring
