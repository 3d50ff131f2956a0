// The tables of docs/configuration.md, and docs/creatures.md against config/creatures.toml.
#include "config/schema/schema.hpp"
#include "files/whole_file.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::filesystem::path pathOf(std::string_view name) {
    return std::filesystem::path(DOORSTRING_PROJECT) / "docs" / name;
}

std::string page(std::string_view name) {
    return readTextFile(pathOf(name)).value();
}

// The sections of interiors are alike, those of creatures, those of floors and those of wares: the
// page describes each once.
constexpr std::array<std::string_view, 4> alike{"interior.", "creature.", "floor.", "ware."};

bool isOfRows(std::string_view path) {
    return std::any_of(alike.begin(), alike.end(),
                       [&](std::string_view rows) { return path.starts_with(rows); });
}

std::string pathOnPage(const std::string& path) {
    return isOfRows(path) ? path.substr(0, path.find('.')) + ".NAME" + path.substr(path.rfind('.'))
                          : path;
}

std::string allowedOnPage(const KeySpec& key) {
    constexpr std::string_view longer = "whole numbers from ";
    return key.allowed.starts_with(longer) ? key.allowed.substr(longer.size()) : key.allowed;
}

std::string valueOnPage(const KeySpec& key, const Config& shipped) {
    constexpr std::size_t longest = 60;
    const std::string value = key.toml(shipped);
    return key.hasEntries() || value.size() > longest ? "see the file" : value;
}

bool isOfSections(std::string_view path, std::string_view sections) {
    const std::string_view first = path.substr(0, path.find('.'));
    const std::string all = fmt::format(" {} ", sections);
    return all.find(fmt::format(" {} ", first)) != std::string::npos;
}

// The table of all keys of these sections.
std::string tableOf(std::string_view sections, const Config& shipped) {
    std::string rows;
    std::set<std::string> seen;
    bool hasValues = true;
    for (const KeySpec& key : schema().keys()) {
        const std::string path = pathOnPage(key.path);
        if (!isOfSections(key.path, sections) || !seen.insert(path).second) {
            continue;
        }
        hasValues = !isOfRows(key.path);
        rows += fmt::format("| `{}` | {} | {} |{}\n", path,
                            hasValues ? helpOf(key) : key.help.substr(0, key.help.find(" \"{}\"")),
                            allowedOnPage(key),
                            hasValues ? " " + valueOnPage(key, shipped) + " |" : "");
    }
    return hasValues
               ? "| key | what it does | allowed | shipped |\n| --- | --- | --- | --- |\n" + rows
               : "| key | what it does | allowed |\n| --- | --- | --- |\n" + rows;
}

constexpr std::string_view mark = "<!-- keys of ";
constexpr std::string_view markEnd = " -->\n";
constexpr std::string_view tableEnd = "<!-- end -->";

// The page with all of its tables as the columns have them; `sections` gets those that it shows.
std::string pageAsItShouldBe(std::string text, const Config& shipped, std::string& sections) {
    std::size_t at = 0;
    while ((at = text.find(mark, at)) != std::string::npos) {
        const std::size_t names = at + mark.size();
        const std::size_t begin = text.find(markEnd, names);
        const std::string shown = text.substr(names, begin - names);
        sections += " " + shown;
        at = begin + markEnd.size();
        text.replace(at, text.find(tableEnd, at) - at, tableOf(shown, shipped));
    }
    return text;
}

}  // namespace

// With DOORSTRING_UPDATE_GOLDENS in the environment the page is written.
TEST_CASE("the tables of the manual page say what the columns of the keys say") {
    const std::string text = page("configuration.md");
    std::string sections;
    const std::string wanted = pageAsItShouldBe(text, Trial().load().config, sections);
    if (std::getenv("DOORSTRING_UPDATE_GOLDENS") != nullptr) {
        std::ofstream(pathOf("configuration.md")) << wanted;
        return;
    }
    CHECK(text == wanted);
    for (const KeySpec& key : schema().keys()) {
        INFO(key.path);
        CHECK(isOfSections(key.path, sections));
        CHECK(!key.help.empty());
    }
    for (const std::string_view interior : interiorNames) {
        CHECK_THAT(text, ContainsSubstring(fmt::format("| `interior.{}` |", interior)));
    }
    for (const std::string_view creature : creatureNames) {
        CHECK_THAT(text, ContainsSubstring(fmt::format("| `creature.{}` |", creature)));
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
        CHECK(std::filesystem::exists(pathOf(picture)));
    }
}
