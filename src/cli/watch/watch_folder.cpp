#include "cli/watch/watch_folder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <system_error>
#include <vector>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view begin = "step-";
constexpr std::string_view end = ".png";

bool isStepFile(std::string_view name) {
    if (name.size() <= begin.size() + end.size() || !name.starts_with(begin) ||
        !name.ends_with(end)) {
        return false;
    }
    const auto digits = name.substr(begin.size(), name.size() - begin.size() - end.size());
    return digits.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

std::string stepFileName(std::size_t step, std::size_t lastStep) {
    const std::size_t digits = std::max<std::size_t>(4, std::to_string(lastStep).size());
    return fmt::format("{}{:0{}}{}", begin, step, digits, end);
}

std::optional<std::string> prepareWatchFolder(const fs::path& folder) {
    std::error_code fault;
    const fs::file_status status = fs::status(folder, fault);
    if (!fs::exists(status)) {
        fs::create_directories(folder, fault);
        return fault ? std::optional(fmt::format("the folder {} cannot be created: {}",
                                                 folder.string(), fault.message()))
                     : std::nullopt;
    }
    if (!fs::is_directory(status)) {
        return fmt::format(
            "{} is not a folder; --out needs one for the pictures, as in --out growth",
            folder.string());
    }
    std::vector<fs::path> old;
    for (fs::directory_iterator entry(folder, fault), none; !fault && entry != none;
         entry.increment(fault)) {
        const std::string name = entry->path().filename().string();
        if (!isStepFile(name)) {
            return fmt::format("{} has other files, such as {}; name a new or an empty folder for "
                               "the pictures",
                               folder.string(), name);
        }
        old.push_back(entry->path());
    }
    if (fault) {
        return fmt::format("{} cannot be read: {}", folder.string(), fault.message());
    }
    for (const fs::path& file : old) {
        fs::remove(file, fault);
    }
    return std::nullopt;
}

}  // namespace doorstring
