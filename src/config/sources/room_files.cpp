#include "config/sources/room_files.hpp"

#include "files/folders.hpp"
#include "files/text_file.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostFiles = 1000;  // in a folder
constexpr TextLimit roomTextLimit{
    1U << 20U, "the file is larger than 1 MiB; a thousand rooms take about 200 KiB"};

RoomText read(const fs::path& file) {
    auto text = readTextFile(file, roomTextLimit);
    return text ? RoomText{shownPath(file), std::move(text.value()), {}}
                : RoomText{shownPath(file), {}, text.error().sentence};
}

RoomText tooManyFiles(const fs::path& folder, std::size_t count) {
    return {
        shownPath(folder),
        {},
        fmt::format("the folder has {} files of rooms; the first {} are read", count, mostFiles)};
}

}  // namespace

std::vector<fs::path> roomFilesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (const std::string& name : namesEndingIn(".txt", folder / roomsFolder, error)) {
        files.push_back(folder / roomsFolder / name);
    }
    return files;
}

RoomTexts readRoomTexts(const ConfigSources& sources) {
    if (!sources.onlyRoom.file.empty()) {
        return RoomTexts({read(sources.onlyRoom.file)}, sources.onlyRoom.name);
    }
    std::vector<RoomText> texts;
    std::vector<std::string> names;  // of the texts
    const auto add = [&](const std::string& name, RoomText text) {
        const auto same = std::ranges::find(names, name);
        if (same != names.end()) {
            texts.erase(texts.begin() + (same - names.begin()));
            names.erase(same);
        }
        texts.push_back(std::move(text));
        names.push_back(name);
    };
    for (const fs::path& folder : sources.folders()) {
        std::vector<fs::path> files = roomFilesIn(folder);
        if (files.size() > mostFiles) {
            add("", tooManyFiles(folder / roomsFolder, files.size()));
            files.resize(mostFiles);
        }
        for (const fs::path& file : files) {
            add(file.filename().generic_string(), read(file));
        }
    }
    return RoomTexts(std::move(texts));
}

}  // namespace doorstring
