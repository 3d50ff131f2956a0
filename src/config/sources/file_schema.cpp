#include "config/sources/file_schema.hpp"

#include "base/contains.hpp"
#include "config/schema/schema.hpp"
#include "config/sources/config_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr std::string_view presetFileName = "preset.toml";

// The functions that add a file's sections, in the order of configFileNames.
constexpr std::array sectionAdders{addDungeonSections,  addRoomSections,      addPlaySections,
                                   addCreatureSections, addBossSections,      addItemSections,
                                   addRelicSections,    addAdventureSections, addAltarSections,
                                   addPieceSections,    addViewSections,      addKeySections};
static_assert(sectionAdders.size() == configFileNames.size());

// A section or a key. Children are in the order of Schema::keys().
struct Node {
    std::string name;
    const KeySpec* key = nullptr;
    std::vector<Node> children;

    Node& findOrAddChild(std::string_view wanted) {
        const auto found = std::ranges::find(children, wanted, &Node::name);
        return found != children.end() ? *found
                                       : children.emplace_back(Node{std::string(wanted), {}, {}});
    }
};

Node treeOf(const Schema& keys) {
    Node root;
    for (const KeySpec& key : keys.keys()) {
        Node* node = &root;
        std::string_view path = key.path;
        while (!path.empty()) {
            const std::size_t dot = std::min(path.find('.'), path.size());
            node = &node->findOrAddChild(path.substr(0, dot));
            path.remove_prefix(std::min(dot + 1, path.size()));
        }
        node->key = &key;
    }
    return root;
}

std::string escaped(std::string_view text) {
    std::string json;
    for (const char letter : text) {
        json += letter == '"' || letter == '\\' ? "\\" : "";
        json += letter;
    }
    return json;
}

std::string schemaOf(const Node& node, const std::string& indent, std::string_view more);

std::string memberOf(const Node& node, const std::string& indent) {
    if (node.key == nullptr) {
        return fmt::format("{}\"{}\": {}", indent, node.name, schemaOf(node, indent, ""));
    }
    return fmt::format("{}\"{}\": {{\"description\": \"{}\", {}}}", indent, node.name,
                       escaped(helpOf(*node.key) + "; allowed: " + node.key->allowed),
                       node.key->jsonSchema);
}

// Writes the schema of a section. `more` is the JSON of further members.
std::string schemaOf(const Node& node, const std::string& indent, std::string_view more) {
    std::string members;
    for (const Node& child : node.children) {
        members += members.empty() ? "" : ",\n";
        members += memberOf(child, indent + "    ");
    }
    members += more;
    return fmt::format(
        "{{\n{0}  \"type\": \"object\",\n{0}  \"additionalProperties\": false,\n{0}  "
        "\"properties\": {{\n{1}\n{0}  }}\n{0}}}",
        indent, members);
}

// Writes members that allow the sections of other files, with anything in them.
std::string otherSections(const Node& own) {
    std::string members;
    for (const Node& section : treeOf(schema()).children) {
        if (!contains(own.children, section.name, &Node::name)) {
            members += fmt::format(",\n    \"{}\": {{}}", section.name);
        }
    }
    return members;
}

}  // namespace

std::vector<std::string_view> schemaFileNames() {
    std::vector<std::string_view> names(configFileNames.begin(), configFileNames.end());
    names.push_back(presetFileName);
    return names;
}

std::string fileSchema(std::string_view fileName) {
    if (fileName == presetFileName) {
        return schemaOf(treeOf(schema()), "",
                        fmt::format(",\n    \"{}\": {{\"description\": \"the preset that this one "
                                    "builds on\", \"type\": \"string\"}}",
                                    baseKey)) +
               "\n";
    }
    const auto file = std::ranges::find(configFileNames, fileName);
    Schema keys;
    sectionAdders[static_cast<std::size_t>(file - configFileNames.begin())](keys);
    // The sections come from the whole table, as other files may add keys to them.
    Node own = treeOf(schema());
    std::erase_if(own.children, [sections = treeOf(keys).children](const Node& section) {
        return !contains(sections, section.name, &Node::name);
    });
    return schemaOf(own, "", otherSections(own)) + "\n";
}

}  // namespace doorstring
