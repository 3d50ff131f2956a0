#include "config/sources/options.hpp"

#include "config/files/text_file.hpp"
#include "config/files/whole_file.hpp"
#include "config/kinds/toml_text.hpp"
#include "config/schema/schema.hpp"
#include "config/sources/load.hpp"
#include "config/toml/toml_value.hpp"

#include <fmt/format.h>

#include <map>
#include <system_error>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view header = "# Written by the game: what was chosen in its menus. It wins "
                                    "over the other files of this folder.\n"
                                    "# Remove a line, or the whole file, and they count again.\n\n";

// Key and value as they are written, from the tables of the file.
void collect(const TomlValue& table, const std::string& prefix,
             std::map<std::string, std::string>& lines) {
    for (const TomlValue& item : table.items) {
        const std::string path = prefix + item.key;
        if (findKey(path) != nullptr) {
            lines[path] = item.literal;
        } else if (item.kind == TomlValue::Kind::Table) {
            collect(item, path + ".", lines);
        }
    }
}

}  // namespace

std::optional<std::string> saveOptions(const fs::path& userFolder, const Config& config,
                                       const std::vector<std::string_view>& keys) {
    if (userFolder.empty()) {
        return "there is no home folder to keep options in";
    }
    const fs::path file = userFolder / optionsFileName;
    std::map<std::string, std::string> lines;
    std::error_code fault;
    if (fs::exists(file, fault)) {
        const auto text = readTextFile(file);
        const auto document =
            text ? parseToml(text.value()) : Result<TomlValue, TomlFault>(TomlFault{});
        if (!document) {
            return shownPath(file) + " is broken; remove it, then options can be kept again";
        }
        collect(document.value(), "", lines);
    }
    for (const std::string_view key : keys) {
        lines[std::string(key)] = tomlText(*findKey(key), config);
    }
    std::string content(header);
    for (const auto& [path, value] : lines) {
        content += fmt::format("{} = {}\n", path, value);
    }
    fs::create_directories(userFolder, fault);
    if (fault) {
        return shownPath(userFolder) + ": the folder cannot be made: " + fault.message();
    }
    return writeWholeFile(file, content);
}

}  // namespace doorstring
