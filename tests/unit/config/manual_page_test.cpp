// docs/configuration.md against the schema.
#include "config/files/text_file.hpp"
#include "config/schema/schema.hpp"
#include "testing/catch2.hpp"

#include <fmt/format.h>

#include <map>
#include <sstream>

using namespace doorstring;
using doorstring::testing::ContainsSubstring;

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
        if (key.find('.') != std::string::npos || findKey(key) != nullptr) {
            keys[key] = line;
        }
    }
    return keys;
}

}  // namespace

TEST_CASE("the manual page has a line for every key") {
    const auto lines = keyLines();
    for (const KeySpec& spec : schema()) {
        CAPTURE(spec.path);
        CHECK(lines.contains(spec.path));
    }
}

TEST_CASE("the manual page speaks of no key that is none") {
    for (const auto& [key, line] : keyLines()) {
        CAPTURE(key);
        CHECK(findKey(key) != nullptr);
    }
}

TEST_CASE("the manual page tells ranges, units and words that hold") {
    const auto lines = keyLines();
    for (const KeySpec& spec : schema()) {
        CAPTURE(spec.path);
        REQUIRE(lines.contains(spec.path));
        const std::string& line = lines.at(spec.path);
        CHECK_THAT(line, ContainsSubstring(std::string(spec.unit)));
        if (const auto* integer = std::get_if<IntegerKind>(&spec.kind)) {
            CHECK_THAT(line,
                       ContainsSubstring(fmt::format("{} to {}", integer->least, integer->most)));
        }
        if (const auto* choice = std::get_if<ChoiceKind>(&spec.kind)) {
            for (const std::string_view word : choice->words) {
                CHECK_THAT(line, ContainsSubstring(fmt::format("\"{}\"", word)));
            }
        }
    }
}
