#include "cli/output/json_text.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace doorstring {

std::string jsonText(std::string_view text) {
    using Json = nlohmann::json;
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string jsonLibraryVersion() {
    return fmt::format("{}.{}.{}", NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR,
                       NLOHMANN_JSON_VERSION_PATCH);
}

}  // namespace doorstring
