// The folders of src/ are layers: includes go left only, and what decides knows no clock, no file
// and no random number but its own.
#include "folder_rings.hpp"
#include "source_tree.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace doorstring::testing;
namespace fs = std::filesystem;

namespace {

using Names = std::set<std::string>;

bool startsWith(const std::string& text, std::string_view start) {
    return text.compare(0, start.size(), start) == 0;
}

// "src/room/room.cpp:3: <chrono>" for every include that the rule forbids.
template <typename Rule>
std::vector<std::string> forbiddenIncludes(const Rule& isForbidden) {
    std::vector<std::string> found;
    for (const SourceFile& file : readSources()) {
        for (const Include& include : file.includes) {
            if (isForbidden(file, include)) {
                found.push_back(file.name + ":" + std::to_string(include.line) + ": " +
                                include.name);
            }
        }
    }
    return found;
}

// Each doorstring_layer(...) of src/CMakeLists.txt with what stands behind its USES.
std::vector<std::pair<std::string, Names>> layersOfTheBuild() {
    std::ifstream stream(fs::path(DOORSTRING_PROJECT) / "src" / "CMakeLists.txt");
    std::vector<std::pair<std::string, Names>> found;
    const std::string_view call = "doorstring_layer(";
    for (std::string line; std::getline(stream, line, ')');) {
        const std::size_t start = line.find(call);
        if (start == std::string::npos) {
            continue;
        }
        std::istringstream words(line.substr(start + call.size()));
        std::string word;
        words >> word;
        found.emplace_back(word, Names());
        while (words >> word && word != "LIBS") {
            if (word != "USES") {
                found.back().second.insert(word);
            }
        }
    }
    return found;
}

}  // namespace

TEST_CASE("every source belongs to a layer") {
    const auto files = readSources();
    REQUIRE(files.size() > 50);
    for (const SourceFile& file : files) {
        INFO(file.name);
        CHECK(rank(file.layer) >= 0);
    }
}

TEST_CASE("includes go left only") {
    CHECK(forbiddenIncludes([](const SourceFile& file, const Include& include) {
              if (!include.quoted) {
                  return false;
              }
              const int from = rank(layerOf(include.name));
              return from < 0 || from > rank(file.layer);
          }) == std::vector<std::string>());
}

TEST_CASE("folders inside a layer form no ring") {
    CHECK(includesInRings(readSources()) == std::vector<std::string>());
}

TEST_CASE("a ring of folders is found, with the layer's own root as one of them") {
    const auto file = [](const std::string& name, const std::string& included) {
        return SourceFile{"src/" + name, layerOf(name), folderOf(name), "", {{included, true, 1}}};
    };
    const SourceFile down = file("room/room.cpp", "room/ways/reach.hpp");
    const SourceFile across = file("room/ways/reach.cpp", "room/tiles/tile.hpp");
    const SourceFile up = file("room/tiles/tile.cpp", "room/room.hpp");
    const SourceFile aside = file("room/pillars/pillars.cpp", "room/room.hpp");
    CHECK(includesInRings({down, across, aside}) == std::vector<std::string>());
    CHECK(includesInRings({down, across, up, aside}) ==
          std::vector<std::string>{"src/room/room.cpp:1: room/ways/reach.hpp",
                                   "src/room/ways/reach.cpp:1: room/tiles/tile.hpp",
                                   "src/room/tiles/tile.cpp:1: room/room.hpp"});
}

TEST_CASE("no folder has more files than fit on a page") {
    const fs::path project{DOORSTRING_PROJECT};
    std::map<std::string, int> files;
    for (const char* top :
         {"assets", "bench", "cmake", "config", "docs", "packaging", "src", "tests", "tools"}) {
        for (const auto& entry : fs::recursive_directory_iterator(project / top)) {
            files[fs::relative(entry.path().parent_path(), project).string()] +=
                entry.is_regular_file() ? 1 : 0;
        }
    }
    REQUIRE(files.size() > 50);
    for (const auto& [folder, count] : files) {
        INFO(folder);
        CHECK(count <= 28);
    }
}

TEST_CASE("SFML is met in picture, view and app only, in picture without windows") {
    CHECK(forbiddenIncludes([](const SourceFile& file, const Include& include) {
              if (!startsWith(include.name, "SFML/")) {
                  return false;
              }
              const Names windowless{"SFML/Graphics/Image.hpp", "SFML/Config.hpp",
                                     "SFML/System/Err.hpp"};
              return file.layer == "picture" ? windowless.count(include.name) == 0
                                             : file.layer != "view" && file.layer != "app";
          }) == std::vector<std::string>());
}

// Where a table has no order, what goes through it is up to the standard library: the solver only
// asks what is in its own.
TEST_CASE("what decides includes no clock, file, console, log, thread or table without order") {
    const Names deciding{"base", "room", "dungeon", "world", "autopilot"};
    const Names outside{"atomic",        "chrono",       "condition_variable",
                        "csignal",       "cstdio",       "ctime",
                        "fcntl.h",       "filesystem",   "fstream",
                        "future",        "iostream",     "mutex",
                        "random",        "semaphore",    "shared_mutex",
                        "signal.h",      "stdio.h",      "stop_token",
                        "thread",        "time.h",       "unistd.h",
                        "unordered_map", "unordered_set"};
    // The language of messages, which decides nothing, is read beside the frames, too.
    const std::set<std::pair<std::string, std::string>> allowed{{"base", "atomic"},
                                                                {"base", "sys/mman.h"},
                                                                {"dungeon/solve", "unordered_map"},
                                                                {"dungeon/solve", "unordered_set"}};
    CHECK(forbiddenIncludes([&](const SourceFile& file, const Include& include) {
              const bool forbidden = outside.count(include.name) != 0 ||
                                     startsWith(include.name, "files/") ||
                                     startsWith(include.name, "sys/");
              return deciding.count(file.layer) != 0 && forbidden &&
                     allowed.count({file.folder, include.name}) == 0;
          }) == std::vector<std::string>());
}

TEST_CASE("only files knows the system") {
    const Names posix{"fcntl.h", "poll.h",    "pthread.h", "semaphore.h", "signal.h",     "csignal",
                      "spawn.h", "termios.h", "unistd.h",  "dirent.h",    "mach-o/dyld.h"};
    CHECK(forbiddenIncludes([&](const SourceFile& file, const Include& include) {
              // Memory that begins as zeros is no matter of files.
              return file.layer != "files" && file.name != "src/base/zeroed_array.cpp" &&
                     (posix.count(include.name) != 0 || startsWith(include.name, "sys/"));
          }) == std::vector<std::string>());
}

TEST_CASE("no random draw that differs between compilers") {
    for (const SourceFile& file : readSources()) {
        INFO(file.name);
        for (const char* foreign :
             {"std::shuffle", "std::sample", "_distribution", "std::generate_canonical"}) {
            INFO(foreign);
            CHECK(file.code.find(foreign) == std::string::npos);
        }
    }
}

// Newer releases of fmt have it there only.
TEST_CASE("what joins lists includes fmt/ranges.h") {
    for (const SourceFile& file : readSources()) {
        const bool joins = file.code.find("fmt::join") != std::string::npos;
        INFO(file.name);
        CHECK((!joins || std::any_of(file.includes.begin(), file.includes.end(),
                                     [](const Include& i) { return i.name == "fmt/ranges.h"; })));
    }
}

TEST_CASE("the libraries of the build use those to their left, as the includes do") {
    std::vector<std::string> told;
    for (const auto& [layer, uses] : layersOfTheBuild()) {
        told.push_back(layer);
        for (const std::string& used : uses) {
            INFO(layer << " uses " << used);
            CHECK(rank(used) >= 0);
            CHECK(rank(used) < rank(layer));
        }
        for (const SourceFile& file : readSources()) {
            for (const Include& include : file.includes) {
                const std::string from = layerOf(include.name);
                if (file.layer == layer && include.quoted && from != layer) {
                    INFO(file.name << " includes " << include.name);
                    CHECK(uses.count(from) == 1);
                }
            }
        }
    }
    CHECK(told == layers);
}
