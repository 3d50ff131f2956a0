#include "files/set_aside.hpp"

#include <fmt/format.h>

#include <system_error>

namespace doorstring {

std::string unusedName(const std::filesystem::path& folder, const std::string& name,
                       std::string_view ending) {
    std::error_code ignored;
    std::string candidate = fmt::format("{}{}", name, ending);
    for (int number = 2; std::filesystem::exists(folder / candidate, ignored); ++number) {
        candidate = fmt::format("{}-{}{}", name, number, ending);
    }
    return candidate;
}

std::optional<std::string> moveFile(const std::filesystem::path& from,
                                    const std::filesystem::path& to) {
    std::error_code error;
    std::filesystem::rename(from, to, error);
    return error ? std::optional(fmt::format("{} cannot be moved to {}: {}", from.string(),
                                             to.string(), error.message()))
                 : std::nullopt;
}

Result<std::filesystem::path, std::string> setAside(const std::filesystem::path& file) {
    const std::filesystem::path folder = file.parent_path();
    std::filesystem::path aside =
        folder / unusedName(folder, file.stem().string() + "-aside", file.extension().string());
    if (auto fault = moveFile(file, aside)) {
        return std::move(*fault);
    }
    return aside;
}

}  // namespace doorstring
