// The catalog of commands, and what is made of it: help, the man page, the completions, and the
// tables of docs/command-line.md. Also the examples of maps on that page.
#include "cli/commands.hpp"
#include "cli/options/help.hpp"
#include "cli/output/output.hpp"
#include "config/version.hpp"
#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

using namespace doorstring;
using namespace doorstring::testing;
using Catch::Matchers::StartsWith;

namespace {

using Names = std::set<std::string>;
using NamesOf = std::map<std::string, Names>;  // of a command; "" is the game

std::string textOf(const std::string& file) {
    std::ifstream stream(std::filesystem::path(DOORSTRING_PROJECT) / file);
    REQUIRE(stream);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

Names found(const std::string& text, const char* pattern) {
    const std::regex wanted(pattern);
    Names names;
    for (std::sregex_iterator match(text.begin(), text.end(), wanted), none; match != none;
         ++match) {
        names.insert((*match)[1].str());
    }
    return names;
}

// What stands between two marks, the first of them included.
std::string part(const std::string& text, const std::string& from, const std::string& to) {
    const std::size_t begin = text.find(from);
    INFO(from);
    REQUIRE(begin != std::string::npos);
    return text.substr(begin, text.find(to, begin + from.size()) - begin);
}

Names namesOf(std::span<const Option> options) {
    Names names;
    for (const Option& option : options) {
        names.emplace(option.name);
    }
    return names;
}

NamesOf ownOptions() {
    NamesOf all;
    for (const Command& command : catalog()) {
        if (!command.isHidden) {
            all.emplace(command.name, namesOf(command.options));
        }
    }
    return all;
}

Names commandNames() {
    Names names;
    for (const Command& command : catalog().subspan(1)) {
        if (!command.isHidden) {
            names.emplace(command.name);
        }
    }
    return names;
}

// "--format" of map: "ascii json jsonl png"
std::string choicesOf(const Option& option) {
    std::string words;
    for (const std::string_view choice : option.choices) {
        words += words.empty() ? "" : " ";
        words += choice;
    }
    return words;
}

template <typename Visit>
void forEachChoice(const Visit& visit) {
    for (const Command& command : catalog()) {
        for (const Option& option : command.options) {
            if (!option.choices.empty()) {
                INFO(command.name << ' ' << option.name);
                visit(std::string(command.name), option);
            }
        }
    }
}

}  // namespace

TEST_CASE("each row of the catalog is whole") {
    for (const Command& command : catalog()) {
        INFO(command.name);
        CHECK_FALSE(command.purpose.empty());
        REQUIRE_FALSE(command.examples.empty());
        CHECK(namesOf(optionsOf(command)).size() == optionsOf(command).size());
        for (const Option& option : optionsOf(command)) {
            INFO(option.name);
            CHECK(option.name.starts_with("--"));
            CHECK_FALSE(option.help.empty());
            CHECK(option.isFlag() == option.example.empty());
            for (const std::string_view choice : option.choices) {
                CHECK_THAT(std::string(option.help), ContainsSubstring(std::string(choice)));
            }
        }
    }
}

TEST_CASE("an option of several commands is a flag in all of them or in none") {
    std::map<std::string_view, bool> flags;
    for (const Command& command : catalog()) {
        for (const Option& option : optionsOf(command)) {
            INFO(option.name);
            CHECK(flags.emplace(option.name, option.isFlag()).first->second == option.isFlag());
        }
    }
}

TEST_CASE("every example is a command line that is understood") {
    for (const Command& command : catalog()) {
        for (const std::string_view example : command.examples) {
            INFO(example);
            // Words, those in quotes as one.
            Words words;
            std::string text(example);
            const std::regex word("'([^']*)'|(\\S+)");
            for (std::sregex_iterator match(text.begin(), text.end(), word), none; match != none;
                 ++match) {
                words.push_back((*match)[1].matched ? (*match)[1].str() : (*match)[2].str());
            }
            words.erase(words.begin());
            const auto given = testing::given(words);
            CHECK(given.ok());
        }
    }
}

TEST_CASE("the help of the game fits on a screen and names every command and option") {
    const Ran ran = run(Workshop(), {"--help"});
    CHECK(ran.status == exitDone);
    std::istringstream lines(ran.out);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        INFO(line);
        CHECK(line.size() <= 80);
    }
    CHECK(count <= 24);
    CHECK(found(ran.out, "\n  ([a-z]+)[ \n]") == commandNames());
    CHECK(found(ran.out, "(--[a-z-]+)") == namesOf(optionsOf(catalog().front())));
}

TEST_CASE("the help of a command has its options and an example, and its lines fit") {
    for (const Command& command : catalog().subspan(1)) {
        INFO(command.name);
        const std::string help = run(Workshop(), {std::string(command.name), "--help"}).out;
        CHECK(found(help, "\n  (?:-h, )?(--[a-z-]+)") == namesOf(optionsOf(command)));
        CHECK_THAT(help, ContainsSubstring("\n  doorstring "));
        CHECK(found(help, "\n  (--[a-z-]+ [A-Z.:]{2,}[a-z0-9])").empty());  // RANGErooms
        std::istringstream lines(help);
        for (std::string line; std::getline(lines, line);) {
            INFO(line);
            CHECK(line.size() <= 100);
        }
    }
}

TEST_CASE("bash completes the options of the catalog and no others") {
    const std::string text = bashCompletion(catalog());
    NamesOf options;
    for (const auto& [command, names] : ownOptions()) {
        const std::string label = command.empty() ? "    '') " : "    " + command + ") ";
        // The game's words have the commands as well.
        options[command] = found(part(text, label, ";;"), "(--[a-z-]+)");
    }
    CHECK(options == ownOptions());
    CHECK(found(part(text, "commands='", "'\n"), "[' ]([a-z]+)") == commandNames());
    CHECK(found(part(text, "words+=' ", "'\n"), "(--[a-z-]+)") == namesOf(commonOptions()));
    forEachChoice([&](const std::string& command, const Option& option) {
        CHECK_THAT(text, ContainsSubstring("    " + command + "' " + std::string(option.name) +
                                           "') words='" + choicesOf(option) + "'"));
    });
}

TEST_CASE("zsh completes the options of the catalog and no others") {
    const std::string text = zshCompletion(catalog());
    NamesOf options;
    for (const auto& [command, names] : ownOptions()) {
        const std::string label = command.empty() ? "    *)\n" : "    " + command + ")\n";
        options[command] = found(part(text, label, ";;"), "(?:'|\\))(--[a-z-]+)\\[");
    }
    CHECK(options == ownOptions());
    CHECK(found(part(text, "options=(\n", "    )\n"), "(--[a-z-]+)[\\[}]") ==
          namesOf(commonOptions()));
    CHECK(found(part(text, ":command:((", "))'"), "([a-z]+)\\\\:") == commandNames());
    forEachChoice([&](const std::string& command, const Option& option) {
        const std::string label = command.empty() ? "    *)\n" : "    " + command + ")\n";
        CHECK_THAT(part(text, label, ";;"), ContainsSubstring("(" + choicesOf(option) + ")'"));
    });
}

TEST_CASE("the man page has the options of the catalog and no others") {
    std::string text = manPageSynopsis(catalog()) + manPageOptions(catalog()) + ".SH ";
    text = std::regex_replace(text, std::regex("\\\\-"), "-");
    const auto section = [&](const std::string& title) {
        return found(part(text, ".SH " + title + "\n", "\n.SH "),
                     "\n\\.TP\n\\.BR? ?I? ?(?:-h, )?(--[a-z-]+)");
    };
    NamesOf options;
    for (const auto& [command, names] : ownOptions()) {
        std::string title = command.empty() ? "THE GAME" : command;
        std::transform(title.begin(), title.end(), title.begin(),
                       [](unsigned char letter) { return std::toupper(letter); });
        options[command] = section("OPTIONS OF " + title);
    }
    CHECK(options == ownOptions());
    CHECK(section("OPTIONS OF EVERY COMMAND") == namesOf(commonOptions()));
    CHECK(found(part(text, ".SH SYNOPSIS", ".SH "), "\n\\.B doorstring ([a-z]+)") ==
          commandNames());
}

TEST_CASE("the tables of docs/command-line.md are those of the catalog") {
    const std::string text = textOf("docs/command-line.md");
    const std::string tables = markdownTables(catalog());
    const std::string end = "<!-- end -->\n";
    for (std::size_t at = 0; at < tables.size();) {
        const std::size_t next = tables.find(end, at) + end.size();
        INFO("`doorstring manual tables` writes this one");
        CHECK_THAT(text, ContainsSubstring(tables.substr(at, next - at)));
        at = next;
    }
}

TEST_CASE("the examples of maps in docs/command-line.md are what map writes") {
    const Workshop workshop;
    const std::string page = textOf("docs/command-line.md");
    const auto exampleBelow = [&](const std::string& heading) {
        return part(page.substr(page.find(heading)), "\n    ", "\n\n");
    };
    const std::regex lineBegin("\n +");
    const std::string ascii = "\n" + runMapCommand(workshop, {"--seed", "858"}).out;
    CHECK_THAT(ascii, StartsWith(std::regex_replace(exampleBelow("\n### ASCII"), lineBegin, "\n")));
    // Each part of the JSON between two ellipses, in order.
    std::string json = runMapCommand(workshop, {"--seed", "858", "--format", "json"}).out;
    const std::string ellipsis = " ...";
    const std::string example =
        std::regex_replace(exampleBelow("\n### JSON"), lineBegin, "") + ellipsis;
    for (std::size_t at = 0; at < example.size();) {
        const std::size_t end = example.find(ellipsis, at);
        const std::string shown = example.substr(at, end - at);
        REQUIRE_THAT(json, ContainsSubstring(shown));
        json.erase(0, json.find(shown) + shown.size());
        at = end + ellipsis.size();
    }
}

TEST_CASE("the version is the one on top of the changelog") {
    CHECK_THAT(part(textOf("CHANGELOG.md"), "\n## ", "\n\n"), ContainsSubstring(versionText()));
}
