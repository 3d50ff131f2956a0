// docs/configuration.md against the schema, docs/creatures.md against config/creatures.toml.
#include "config/schema/schema.hpp"
#include "files/text_file.hpp"
#include "testing/catch2.hpp"
#include "unit/config/allowed_parts.hpp"
#include "unit/config/trial.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <sstream>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::string page(std::string_view name = "configuration.md") {
    return readTextFile(std::filesystem::path(DOORSTRING_PROJECT) / "docs" / name).value();
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

// The sections of interiors are alike, those of creatures, those of floors and those of wares: the
// page describes each once.
constexpr std::array<std::string_view, 4> alike{"interior.", "creature.", "floor.", "ware."};

std::string pathOnPage(const KeySpec& key) {
    for (const std::string_view rows : alike) {
        if (key.path.starts_with(rows)) {
            return std::string(rows) + "NAME" + key.path.substr(key.path.rfind('.'));
        }
    }
    return key.path;
}

bool isOfRows(std::string_view key) {
    return std::any_of(alike.begin(), alike.end(), [&](std::string_view rows) {
        return key.starts_with(std::string(rows) + "NAME.");
    });
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
    for (const std::string_view creature : creatureNames) {
        CHECK(lines.contains("creature." + std::string(creature)));
    }
}

TEST_CASE("the manual page speaks of no key that is none") {
    for (const auto& [key, line] : keyLines()) {
        CAPTURE(key);
        CHECK((schema().find(key) != nullptr || schema().isSection(key) || isOfRows(key)));
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

TEST_CASE("the page of creatures has the shipped figures of each") {
    const Config config = Trial().load().config;
    const std::string text = page("creatures.md");
    for (const std::string_view creature : creatureNames) {
        const std::string section = fmt::format("creature.{}.", creature);
        std::string row = fmt::format("\n| `{}` |", creature);
        for (const KeySpec& key : schema().keys()) {
            if (key.path.starts_with(section)) {
                std::string figure = key.toml(config);
                std::erase(figure, '"');
                row += " " + figure + " |";
            }
        }
        CHECK_THAT(text, ContainsSubstring(row + "\n"));
    }
}

TEST_CASE("the page of creatures shows a picture of each") {
    const std::string text = page("creatures.md");
    for (const std::string_view creature : creatureNames) {
        const std::string picture = fmt::format("pictures/creatures/{}.png", creature);
        CHECK_THAT(text, ContainsSubstring("](" + picture + ")"));
        CHECK(
            std::filesystem::exists(std::filesystem::path(DOORSTRING_PROJECT) / "docs" / picture));
    }
}
