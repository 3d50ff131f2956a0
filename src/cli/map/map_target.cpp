#include "cli/map/map_target.hpp"

#include <string_view>
#include <system_error>

namespace doorstring {

namespace {

constexpr std::string_view placeholder = "{seed}";

std::string_view ending(MapFormat format) {
    switch (format) {
    case MapFormat::Ascii:
        return ".txt";
    case MapFormat::Json:
        return ".json";
    case MapFormat::JsonLines:
        return ".jsonl";
    case MapFormat::Png:
        return ".png";
    }
    return "";
}

bool isFolder(const std::filesystem::path& out) {
    std::error_code fault;
    return !out.has_filename() || std::filesystem::is_directory(out, fault);
}

}  // namespace

bool isFileEach(const std::filesystem::path& out) {
    return isFolder(out) || out.string().find(placeholder) != std::string::npos;
}

std::filesystem::path fileFor(const std::filesystem::path& out, Seed seed, MapFormat format) {
    const std::string code = toCode(seed);
    std::string name = out.string();
    std::size_t at = 0;
    while ((at = name.find(placeholder, at)) != std::string::npos) {
        name.replace(at, placeholder.size(), code);
        at += code.size();
    }
    std::filesystem::path file = name;
    if (isFolder(file)) {
        file /= code;
        file += ending(format);
    }
    return file;
}

}  // namespace doorstring
