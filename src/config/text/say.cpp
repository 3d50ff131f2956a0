#include "config/text/say.hpp"

#include "config/text/numbers.hpp"

namespace doorstring {

std::string withPlacesFilled(std::string_view shown, std::string_view english,
                             fmt::format_args values) {
    try {
        return fmt::vformat({shown.data(), shown.size()}, values);
    } catch (const fmt::format_error&) {
        return fmt::vformat({english.data(), english.size()}, values);
    }
}

std::string sayNumber(std::uint64_t number) {
    // Translators: stands between groups of three digits, as in 12,345. Write a space that does not
    // break, U+00A0, not an ordinary one.
    return grouped(number, tr(msgIn("in a number", ",")));
}

}  // namespace doorstring
