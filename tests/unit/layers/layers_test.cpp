// The folders of src/ are layers: includes go left only, and what decides knows no clock, no file
// and no random number but its own.
#include "source_tree.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
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
              const int from = rank(include.name.substr(0, include.name.find('/')));
              return from < 0 || from > rank(file.layer);
          }) == std::vector<std::string>());
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

TEST_CASE("what decides includes no clock, file, console or thread") {
    const Names deciding{"base", "room", "dungeon", "world", "autopilot"};
    const Names outside{"chrono",   "ctime",  "time.h",  "fstream", "filesystem",
                        "iostream", "cstdio", "stdio.h", "thread",  "random"};
    CHECK(forbiddenIncludes([&](const SourceFile& file, const Include& include) {
              return deciding.count(file.layer) != 0 && outside.count(include.name) != 0;
          }) == std::vector<std::string>());
}

TEST_CASE("no random draw that differs between compilers") {
    const std::regex foreign(R"(std::(shuffle|sample|\w+_distribution|generate_canonical)\b)");
    for (const SourceFile& file : readSources()) {
        INFO(file.name);
        CHECK_FALSE(std::regex_search(file.code, foreign));
    }
}

TEST_CASE("the libraries of the build use those to their left, as the includes do") {
    std::ostringstream text;
    text << std::ifstream(fs::path(DOORSTRING_PROJECT) / "src" / "CMakeLists.txt").rdbuf();
    const std::string build = text.str();
    const std::regex call(R"(doorstring_layer\((\w+)([^)]*)\))");
    std::vector<std::string> told;
    for (std::sregex_iterator it(build.begin(), build.end(), call), end; it != end; ++it) {
        const std::string layer = (*it)[1];
        told.push_back(layer);
        std::istringstream words((*it)[2]);
        Names uses;
        for (std::string word; words >> word && word != "LIBS";) {
            if (word != "USES") {
                INFO(layer << " uses " << word);
                CHECK(rank(word) >= 0);
                CHECK(rank(word) < rank(layer));
                uses.insert(word);
            }
        }
        for (const SourceFile& file : readSources()) {
            for (const Include& include : file.includes) {
                const std::string from = include.name.substr(0, include.name.find('/'));
                if (file.layer == layer && include.quoted && from != layer) {
                    INFO(file.name << " includes " << include.name);
                    CHECK(uses.count(from) == 1);
                }
            }
        }
    }
    CHECK(told == layers);
}
