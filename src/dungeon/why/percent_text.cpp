#include "dungeon/why/percent_text.hpp"

#include "config/text/numbers.hpp"

namespace doorstring {

std::string percentText(std::int64_t part, std::int64_t whole) {
    const std::int64_t permille = (part * 1000 + whole / 2) / whole;
    if (permille == 0 && part > 0) {
        return "less than 0.1%";
    }
    if (permille == 1000 && part < whole) {
        return "more than 99.9%";
    }
    return thousandthsText(permille * 100) + "%";
}

std::string percentText(Fraction chance) {
    return percentText(chance.numerator, chance.denominator);
}

}  // namespace doorstring
