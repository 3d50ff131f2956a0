// docs/configuration.md against the schema.
#include "config/files/text_file.hpp"
#include "config/schema/schema.hpp"
#include "testing/catch2.hpp"
#include "unit/config/allowed_parts.hpp"

#include <fmt/format.h>

#include <map>
#include <sstream>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::string page() {
    return readTextFile(std::filesystem::path(DOORSTRING_PROJECT) / "docs/configuration.md")
        .value();
}

// Key to line, of all table lines that begin with a key.
std::map<std::string, std::string> keyLines() {
    std::map<std::string, std::string> keys;
    std::istringstream lines(page());
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("| `")) {
            continue;
        }
        // Other tables than those of keys have lines, too: a key has a dot, or is one.
        const std::string key = line.substr(3, line.find("` |") - 3);
        if (key.find('.') != std::string::npos || schema().find(key) != nullptr) {
            keys[key] = line;
        }
    }
    return keys;
}

// Interiors are alike: the page describes them once.
std::string pathOnPage(const KeySpec& key) {
    constexpr std::string_view rows = "interior.";
    const std::string& path = key.path;
    return path.starts_with(rows) ? "interior.NAME" + path.substr(path.rfind('.')) : path;
}

}  // namespace

TEST_CASE("the manual page has a line for every key") {
    const auto lines = keyLines();
    for (const KeySpec& key : schema().keys()) {
        CAPTURE(key.path);
        CHECK(lines.contains(pathOnPage(key)));
    }
    for (const std::string_view interior : interiorNames) {
        CHECK(lines.contains("interior." + std::string(interior)));
    }
}

TEST_CASE("the manual page speaks of no key that is none") {
    for (const auto& [key, line] : keyLines()) {
        CAPTURE(key);
        CHECK((schema().find(key) != nullptr || schema().isSection(key) ||
               key.starts_with("interior.NAME.")));
    }
}

TEST_CASE("the manual page gives ranges, units and words that hold") {
    const auto lines = keyLines();
    for (const KeySpec& key : schema().keys()) {
        CAPTURE(key.path);
        if (key.path.starts_with("keys.")) {
            continue;  // how many keys an action may have stands above their table
        }
        REQUIRE(lines.contains(pathOnPage(key)));
        const std::string& line = lines.at(pathOnPage(key));
        CHECK_THAT(line, ContainsSubstring(unit(key)));
        for (const std::string& part : rangesAndWords(key)) {
            CHECK_THAT(line, ContainsSubstring(part));
        }
    }
}
