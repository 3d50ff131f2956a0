#include "base/utf8.hpp"
#include "picture/sprites/stand_in.hpp"

#include <fmt/format.h>

#include <array>
#include <string>

namespace doorstring {

namespace {

// Five rows of three pixels from the top, an octal digit a row.
struct SmallGlyph {
    char sign;
    unsigned rows;
};

constexpr std::array<SmallGlyph, 55> glyphs{
    {{'A', 025755}, {'B', 065656}, {'C', 034443}, {'D', 065556}, {'E', 074647}, {'F', 074644},
     {'G', 034553}, {'H', 055755}, {'I', 072227}, {'J', 011152}, {'K', 055655}, {'L', 044447},
     {'M', 057755}, {'N', 065555}, {'O', 025552}, {'P', 065644}, {'Q', 025563}, {'R', 065655},
     {'S', 034216}, {'T', 072222}, {'U', 055557}, {'V', 055552}, {'W', 055775}, {'X', 055255},
     {'Y', 055222}, {'Z', 071247}, {'0', 035556}, {'1', 026227}, {'2', 061247}, {'3', 061216},
     {'4', 055711}, {'5', 074616}, {'6', 034757}, {'7', 071122}, {'8', 075757}, {'9', 075716},
     {'.', 000002}, {',', 000024}, {':', 002020}, {';', 002024}, {'!', 022202}, {'?', 061202},
     {'-', 000700}, {'+', 002720}, {'=', 007070}, {'/', 011244}, {'_', 000007}, {'\'', 022000},
     {'"', 055000}, {'(', 012221}, {')', 042224}, {'%', 051245}, {'<', 012421}, {'>', 042124},
     {'*', 052500}}};
constexpr unsigned frame = 075557;

std::string bdfGlyph(unsigned codePoint, unsigned rows) {
    std::string text =
        fmt::format("STARTCHAR {0}\nENCODING {0}\nDWIDTH 4 0\nBBX 3 5 0 0\nBITMAP\n", codePoint);
    for (unsigned shift = 15; shift > 0; shift -= 3) {
        text += fmt::format("{:02X}\n", (rows >> (shift - 3) & 7U) << 5U);
    }
    return text + "ENDCHAR\n";
}

}  // namespace

BdfFont standInFont() {
    std::string text = "STARTCHAR space\nENCODING 32\nDWIDTH 3 0\nBBX 0 0 0 0\nBITMAP\nENDCHAR\n";
    text += bdfGlyph(replacementCharacter, frame);
    int count = 2;
    for (const SmallGlyph& glyph : glyphs) {
        text += bdfGlyph(static_cast<unsigned char>(glyph.sign), glyph.rows);
        ++count;
        if (glyph.sign >= 'A' && glyph.sign <= 'Z') {
            text += bdfGlyph(static_cast<unsigned char>(glyph.sign) + ('a' - 'A'), glyph.rows);
            ++count;
        }
    }
    const std::string head = fmt::format("STARTFONT 2.1\nSTARTPROPERTIES 2\nFONT_ASCENT "
                                         "8\nFONT_DESCENT 2\nENDPROPERTIES\nCHARS {}\n",
                                         count);
    return BdfFont::parse(head + text + "ENDFONT\n", "the stand-in font").value();
}

}  // namespace doorstring
