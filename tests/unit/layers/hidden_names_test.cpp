// Sources of a layer may be compiled as one, in batches that change with every new file. So what
// one of them hides in an unnamed namespace must not be hidden under the same name in another.
#include "source_tree.hpp"
#include "testing/catch2.hpp"

#include <map>
#include <regex>

using namespace doorstring::testing;

namespace {

// What begins each declaration directly inside the unnamed namespaces of a file.
std::vector<std::string> hiddenDeclarations(const std::string& code) {
    std::vector<std::string> found;
    const std::string opening = "\nnamespace {";
    for (std::size_t at = code.find(opening); at != std::string::npos;
         at = code.find(opening, at)) {
        std::string text;
        int depth = 1;
        for (at += opening.size(); at < code.size() && depth > 0; ++at) {
            const char letter = code[at];
            const bool isOuter = depth == 1;
            depth += letter == '{' ? 1 : letter == '}' ? -1 : 0;
            if (isOuter && letter != '{' && letter != ';' && letter != '}') {
                text += letter == '\n' ? ' ' : letter;
            } else if (isOuter || (depth == 1 && letter == '}')) {
                found.push_back(text);
                text.clear();
            }
        }
    }
    return found;
}

// The name that a declaration gives, a function's with the types of its parameters; empty if it
// gives none.
std::string nameIn(const std::string& declaration) {
    static const std::regex type(R"(^\s*(?:struct|class|enum class|using)\s+(\w+))");
    static const std::regex function(R"(^[\w\s:<>,*&]*?[\w>&*]\s+[*&]?(\w+)\((.*)\)[\w\s]*$)");
    static const std::regex constant(
        R"(^\s*(?:inline\s+)?const(?:expr)?\b[^(=]*?(\w+)(?:\[\w*\])?\s*(?:=.*)?$)");
    static const std::regex parameter(R"(\s*\b\w+\s*(?=,|$))");
    std::smatch match;
    if (std::regex_search(declaration, match, type) ||
        std::regex_search(declaration, match, constant)) {
        return match[1];
    }
    if (std::regex_search(declaration, match, function)) {
        return match[1].str() + '(' + std::regex_replace(match[2].str(), parameter, "") + ')';
    }
    return {};
}

// "world: creep(Turn&) in src/world/a.cpp and src/world/b.cpp", for each name that is hidden twice.
std::vector<std::string> hiddenTwice(const std::vector<SourceFile>& files) {
    std::map<std::string, std::string> hidden;  // where, by layer and name
    std::vector<std::string> found;
    for (const SourceFile& file : files) {
        for (const std::string& declaration : hiddenDeclarations("\n" + file.code)) {
            const std::string name = nameIn(declaration);
            const auto [place, isNew] = hidden.try_emplace(file.layer + ": " + name, file.name);
            if (!name.empty() && !isNew && place->second != file.name) {
                found.push_back(place->first + " in " + place->second + " and " + file.name);
            }
        }
    }
    return found;
}

SourceFile source(const std::string& name, const std::string& code) {
    return {"src/" + name, layerOf(name), folderOf(name), code, {}};
}

}  // namespace

TEST_CASE("what a source hides has a name that no other source of its layer hides") {
    CHECK(hiddenTwice(readSources()) == std::vector<std::string>());
}

TEST_CASE("a name that two sources hide is found, one that two layers hide is not") {
    const SourceFile first = source("world/a.cpp", "namespace {\nconstexpr int width = 3;\n"
                                                   "void creep(Turn& turn) {\n    go();\n}\n}\n");
    const SourceFile second =
        source("world/b.cpp", "namespace {\nconstexpr SubPos width{3, 4};\n"
                              "bool creep(Turn& other) { return go(); }\n}\n");
    CHECK(hiddenTwice({first, second}) ==
          std::vector<std::string>{"world: width in src/world/a.cpp and src/world/b.cpp",
                                   "world: creep(Turn&) in src/world/a.cpp and src/world/b.cpp"});
    const SourceFile overload =
        source("world/c.cpp", "namespace {\nvoid creep(Turn& turn, int steps) {}\n}\n");
    const SourceFile elsewhere =
        source("view/a.cpp", "namespace {\nvoid creep(Turn& turn) {}\n}\n");
    CHECK(hiddenTwice({first, overload, elsewhere}) == std::vector<std::string>());
}
