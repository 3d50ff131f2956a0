#include "dungeon/why/percent_text.hpp"

#include "config/text/numbers.hpp"

namespace doorstring {

std::string percentText(std::int64_t part, std::int64_t whole) {
    return thousandthsText((part * 1000 + whole / 2) / whole * 100) + "%";
}

std::string percentText(Fraction chance) {
    return percentText(chance.numerator, chance.denominator);
}

}  // namespace doorstring
