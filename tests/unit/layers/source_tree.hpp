// The files of src/ as the layer rules see them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace doorstring::testing {

// From left to right; a folder of src/ each.
inline const std::vector<std::string> layers{"base",  "files", "config",    "room",    "dungeon",
                                             "world", "saves", "autopilot", "picture", "view",
                                             "play",  "study", "lab",       "cli",     "app"};

// Its place among the layers, or -1 where there is no such layer.
int rank(std::string_view layer);

// Of "room/ways/reach.hpp", as includes name it: "room" and "room/ways".
std::string layerOf(const std::string& path);
std::string folderOf(const std::string& path);

struct Include {
    std::string name;  // without its brackets
    bool quoted = false;
    int line = 0;
};

struct SourceFile {
    std::string name;    // "src/room/room.cpp"
    std::string layer;   // "room"
    std::string folder;  // "room", or "room/ways" of "src/room/ways/reach.cpp"
    std::string code;    // without comments
    std::vector<Include> includes;
};

// Throws where src/ cannot be read.
std::vector<SourceFile> readSources();

}  // namespace doorstring::testing
