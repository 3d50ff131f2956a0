#include "config/schema/schema.hpp"
#include "config/sources/config_files.hpp"
#include "config/sources/file_schema.hpp"
#include "files/whole_file.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

#include <nlohmann/json.hpp>

#include <regex>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::string schemaName(std::string_view fileName) {
    return std::string(fileName.substr(0, fileName.find('.'))) + ".json";
}

std::string firstLine(const std::filesystem::path& file) {
    const std::string text = readTextFile(file).value();
    return text.substr(0, text.find('\n'));
}

// The part of a schema that a key is checked by.
nlohmann::json partFor(nlohmann::json schema, std::string_view path) {
    while (!path.empty()) {
        const std::size_t dot = std::min(path.find('.'), path.size());
        schema = schema.at("properties").at(std::string(path.substr(0, dot)));
        path.remove_prefix(std::min(dot + 1, path.size()));
    }
    return schema;
}

// The paths of the sections and keys of a table that its schema does not know. The sections of
// other files, which have empty schemas, may hold anything.
Lines unknownIn(const TomlValue& table, const nlohmann::json& tableSchema) {
    Lines unknown;
    for (const TomlValue& item : table.items) {
        const auto& known = tableSchema.at("properties");
        if (!known.contains(item.key)) {
            unknown.push_back(item.key);
        } else if (known.at(item.key).contains("properties")) {
            for (const std::string& inner : unknownIn(item, known.at(item.key))) {
                unknown.push_back(item.key + "." + inner);
            }
        }
    }
    return unknown;
}

Lines unknownIn(const std::filesystem::path& file, std::string_view schemaFile) {
    const auto document = readToml(file);
    REQUIRE(document.ok());
    return unknownIn(document.value(), nlohmann::json::parse(fileSchema(schemaFile)));
}

}  // namespace

TEST_CASE("each config file and each preset names its schema in its first line") {
    for (const std::string_view fileName : configFileNames) {
        CHECK(firstLine(shippedFolder() / fileName) == "#:schema ./schema/" + schemaName(fileName));
    }
    for (const std::string& preset : presetNames(Trial().sources)) {
        CHECK(firstLine(shippedFolder() / "presets" / (preset + ".toml")) ==
              "#:schema ../schema/preset.json");
    }
}

TEST_CASE("a schema is JSON that knows every key, and its file's sections in full") {
    const auto preset = nlohmann::json::parse(fileSchema("preset.toml"));
    for (const KeySpec& key : schema().keys()) {
        INFO(key.path);
        CHECK(partFor(preset, key.path).at("description") ==
              helpOf(key) + "; allowed: " + key.allowed);
    }
    CHECK(preset.at("properties").contains("base"));
    const auto dungeon = nlohmann::json::parse(fileSchema("dungeon.toml"));
    CHECK(dungeon.at("additionalProperties") == false);
    CHECK(partFor(dungeon, "grid.width").at("maximum") == 4096);
    CHECK(partFor(dungeon, "grid").at("additionalProperties") == false);
    CHECK(partFor(dungeon, "tables.N").at("properties").contains("NS"));
    CHECK(!partFor(dungeon, "tables.N").at("properties").contains("NE"));
    CHECK(partFor(dungeon, "grid.border").at("enum").size() == 2);
    CHECK(partFor(dungeon, "player").empty());  // another file's, which may stand here
}

TEST_CASE("the schema of each shipped file and preset knows all sections and keys in it") {
    for (const std::string_view fileName : configFileNames) {
        CAPTURE(fileName);
        CHECK(unknownIn(shippedFolder() / fileName, fileName) == Lines{});
    }
    for (const std::string& preset : presetNames(Trial().sources)) {
        CAPTURE(preset);
        CHECK(unknownIn(shippedFolder() / "presets" / (preset + ".toml"), "preset.toml") ==
              Lines{});
    }
}

TEST_CASE("a section whose keys come with two files is whole in the schemas of both") {
    for (const char* const fileName : {"floors.toml", "altars.toml"}) {
        const auto ofFile = nlohmann::json::parse(fileSchema(fileName));
        for (const KeySpec& key : schema().keys()) {
            INFO(fileName << ", " << key.path);
            if (key.path.starts_with("adventure.")) {
                CHECK(partFor(ofFile, key.path).contains("description"));
            }
        }
    }
}

TEST_CASE("a schema allows a fraction with spaces, and one text in place of a list") {
    const auto preset = nlohmann::json::parse(fileSchema("preset.toml"));
    const auto fraction = partFor(preset, "hideout.refuse").at("anyOf").at(1);
    const std::regex pattern(fraction.at("pattern").get<std::string>());
    for (const char* const text : {"1/2", "11/101", " 1 / 2 ", "0/1"}) {
        CHECK(std::regex_match(text, pattern));
    }
    for (const char* const text : {"1", "1/0", "1/2/3", "-1/2", "a/b"}) {
        CHECK_FALSE(std::regex_match(text, pattern));
    }
    const auto steps = partFor(preset, "offer.1.weave").at("anyOf");
    CHECK(steps.at(0).at("type") == "string");
    CHECK(steps.at(1).at("items") == steps.at(0));
}
