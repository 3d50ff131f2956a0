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
#include <vector>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::filesystem::path pathOf(std::string_view name) {
    return std::filesystem::path(DOORSTRING_PROJECT) / "docs" / name;
}

constexpr std::string_view inTheFile = "see the file";

std::string page(std::string_view name) {
    return readTextFile(pathOf(name)).value();
}

// Whether the sections of the key are all alike and have no column for what ships.
bool isOfRows(std::string_view path) {
    constexpr std::array<std::string_view, 5> rows{"interior.", "creature.", "move.", "floor.",
                                                   "ware."};
    return std::ranges::any_of(rows, [&](std::string_view each) { return path.starts_with(each); });
}

// The key in any of the sections that are like its own: "roles.NAME.count".
std::string pathOfAll(std::string_view path) {
    return fmt::format("{}.NAME{}", path.substr(0, path.find('.')), path.substr(path.rfind('.')));
}

std::string allowedOnPage(const KeySpec& key) {
    constexpr std::string_view longer = "whole numbers from ";
    return key.allowed.starts_with(longer) ? key.allowed.substr(longer.size()) : key.allowed;
}

std::string valueOnPage(const KeySpec& key, const Config& shipped) {
    constexpr std::size_t longest = 60;
    const std::string value = key.toml(shipped);
    return key.hasEntries() || value.size() > longest ? std::string(inTheFile) : value;
}

bool isOfSections(std::string_view path, std::string_view sections) {
    const std::string_view first = path.substr(0, path.find('.'));
    const std::string all = fmt::format(" {} ", sections);
    return all.find(fmt::format(" {} ", first)) != std::string::npos;
}

std::string helpOfAll(const KeySpec& key) {
    std::string help = key.help.substr(0, key.help.find(" \"{}\""));
    if (const std::size_t hole = help.find("{}"); hole != std::string::npos) {
        help.replace(hole, 2, "NAME");
    }
    return help;
}

struct PageRow {
    const KeySpec* key;
    std::string value;
    int keys = 1;  // that it describes
};

// A row for each key of the sections, and one for all keys of sections that are alike.
std::vector<PageRow> rowsOf(std::string_view sections, const Config& shipped) {
    std::vector<PageRow> rows;
    for (const KeySpec& key : schema().keys()) {
        if (!isOfSections(key.path, sections)) {
            continue;
        }
        const std::string value = valueOnPage(key, shipped);
        const auto same = std::ranges::find_if(rows, [&](const PageRow& row) {
            return row.key->help == key.help && row.key->allowed == key.allowed &&
                   pathOfAll(row.key->path) == pathOfAll(key.path);
        });
        if (same == rows.end()) {
            rows.push_back({&key, value});
        } else {
            ++same->keys;
            same->value = same->value == value ? value : std::string(inTheFile);
        }
    }
    return rows;
}

// The table of all keys of these sections.
std::string tableOf(std::string_view sections, const Config& shipped) {
    std::string text;
    bool hasValues = true;
    for (const auto& [key, value, keys] : rowsOf(sections, shipped)) {
        hasValues = !isOfRows(key->path);
        text += fmt::format("| `{}` | {} | {} |{}\n", keys > 1 ? pathOfAll(key->path) : key->path,
                            keys > 1 ? helpOfAll(*key) : helpOf(*key), allowedOnPage(*key),
                            hasValues ? " " + value + " |" : "");
    }
    return hasValues
               ? "| key | what it does | allowed | shipped |\n| --- | --- | --- | --- |\n" + text
               : "| key | what it does | allowed |\n| --- | --- | --- |\n" + text;
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
