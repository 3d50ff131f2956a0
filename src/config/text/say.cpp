#include "config/text/say.hpp"

namespace doorstring {

std::string withPlacesFilled(std::string_view shown, std::string_view english,
                             fmt::format_args values) {
    try {
        return fmt::vformat({shown.data(), shown.size()}, values);
    } catch (const fmt::format_error&) {
        return fmt::vformat({english.data(), english.size()}, values);
    }
}

}  // namespace doorstring
