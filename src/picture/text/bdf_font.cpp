#include "picture/text/bdf_font.hpp"

#include "base/utf8.hpp"
#include "picture/text/bdf_parser.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>

namespace doorstring {

namespace {

constexpr std::size_t mostBytes = 4U << 20U;

}  // namespace

Result<BdfFont, std::string> BdfFont::load(const std::filesystem::path& file) {
    const std::string name = file.string();
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        return fmt::format("{}: the font cannot be opened", name);
    }
    std::string text;
    std::array<char, 16384> piece{};
    do {
        stream.read(piece.data(), piece.size());
        text.append(piece.data(), static_cast<std::size_t>(stream.gcount()));
        if (text.size() > mostBytes) {
            return fmt::format("{}: the font is larger than {} bytes", name, mostBytes);
        }
    } while (stream);
    if (!stream.eof()) {
        return fmt::format("{}: the font cannot be read", name);
    }
    return parse(text, name);
}

Result<BdfFont, std::string> BdfFont::parse(std::string_view bdf, std::string_view name) {
    return BdfParser(bdf, name).parse();
}

const Glyph& BdfFont::glyph(char32_t codePoint) const {
    if (codePoint < asciiEnd) {
        return ascii_[codePoint];
    }
    const Entry* const entry = find(codePoint);
    return entry != nullptr ? entry->glyph : replacement_;
}

bool BdfFont::has(char32_t codePoint) const {
    return find(codePoint) != nullptr;
}

const BdfFont::Entry* BdfFont::find(char32_t codePoint) const {
    const auto found = std::lower_bound(
        entries_.begin(), entries_.end(), codePoint,
        [](const Entry& entry, char32_t wanted) { return entry.codePoint < wanted; });
    return found != entries_.end() && found->codePoint == codePoint ? &*found : nullptr;
}

void BdfFont::index() {
    if (const Entry* const entry = find(replacementCharacter)) {
        replacement_ = entry->glyph;
    }
    ascii_.fill(replacement_);
    for (const Entry& entry : entries_) {
        if (entry.codePoint < asciiEnd) {
            ascii_[entry.codePoint] = entry.glyph;
        }
    }
}

}  // namespace doorstring
