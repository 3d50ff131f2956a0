// Scripts call programs of tools/packages.txt only: a machine on which ./check has installed its
// packages has all of them.
#include "shell_script.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <vector>

using namespace doorstring::testing;
namespace fs = std::filesystem;

namespace {

using Names = std::set<std::string>;

const fs::path tree{DOORSTRING_PROJECT};

std::string textOf(const fs::path& path) {
    std::ifstream stream(path);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

// The scripts by their paths in the project.
std::map<std::string, ShellScript> scripts() {
    std::map<std::string, ShellScript> found{{"check", readShellScript(textOf(tree / "check"))},
                                             {"play", readShellScript(textOf(tree / "play"))}};
    for (const char* top : {".ci", "tests", "tools"}) {
        for (const auto& entry : fs::recursive_directory_iterator(tree / top)) {
            const fs::path& path = entry.path();
            const bool plain = path.extension() == ".sh" || path.extension().empty();
            const std::string text = entry.is_regular_file() && plain ? textOf(path) : "";
            if (path.extension() == ".sh" ||
                (text.compare(0, 2, "#!") == 0 && text.find("python3\n") == std::string::npos)) {
                found[fs::relative(path, tree).string()] = readShellScript(text);
            }
        }
    }
    return found;
}

Names wordsOf(const std::string& text) {
    std::istringstream words(text);
    return {std::istream_iterator<std::string>(words), std::istream_iterator<std::string>()};
}

struct Row {
    Names what;
    std::string use;
    std::size_t columns = 0;
};

std::vector<Row> packageTable() {
    std::ifstream stream(tree / "tools/packages.txt");
    std::vector<Row> rows;
    for (std::string line; std::getline(stream, line);) {
        std::istringstream words(line);
        const std::vector<std::string> cells{std::istream_iterator<std::string>(words),
                                             std::istream_iterator<std::string>()};
        if (cells.empty() || cells[0][0] == '#') {
            continue;
        }
        std::string names = cells[0];
        std::replace(names.begin(), names.end(), ',', ' ');
        rows.push_back({wordsOf(names), cells.size() > 1 ? cells[1] : "", cells.size()});
    }
    return rows;
}

// What every system has, and the words of the shell itself.
const Names everywhere = wordsOf(R"(
    type break cd compgen continue declare echo eval exec exit export false kill local mapfile
    printf pwd read return set shift shopt test times trap true ulimit umask unset wait
    case do done elif else esac fi for if then until while
    awk basename bash cat chmod chown cmp comm cp cut date diff dirname env find grep head id ln ls
    mkdir mktemp mv nice nohup realpath rm rmdir sed seq sleep sort tail tar tee timeout touch tr uname uniq
    wc xargs)");

// By itself, or by `need` of tests/e2e/game.sh.
bool asksFor(const std::string& program, const std::string& script) {
    std::istringstream lines(script);
    for (std::string line; std::getline(lines, line);) {
        if (line.find("command -v " + program) != std::string::npos ||
            (line.compare(0, 5, "need ") == 0 && wordsOf(line).count(program) != 0)) {
            return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("scripts call programs of the table only") {
    std::map<std::string, std::string> uses;
    for (const Row& row : packageTable()) {
        for (const std::string& name : row.what) {
            uses[name] = row.use;
        }
    }
    const auto all = scripts();
    REQUIRE(all.size() > 25);
    Names functions;
    for (const auto& [name, script] : all) {
        functions.insert(script.functions.begin(), script.functions.end());
    }
    for (const auto& [name, script] : all) {
        INFO(name);
        for (const std::string& program : script.called) {
            if (everywhere.count(program) == 0 && functions.count(program) == 0) {
                INFO(program);
                CHECK(uses.count(program) == 1);
            }
        }
    }
}

TEST_CASE("a test asks whether there is a program that ./check does not install") {
    const Names elsewhere{"deb", "package", "optional", "hand"};
    Names uncertain;
    for (const Row& row : packageTable()) {
        if (elsewhere.count(row.use) != 0) {
            uncertain.insert(row.what.begin(), row.what.end());
        }
    }
    for (const auto& [name, script] : scripts()) {
        const bool isTest = name.compare(0, 6, "tests/") == 0 || name == "check" || name == "play";
        for (const std::string& program : script.called) {
            if (isTest && uncertain.count(program) != 0) {
                INFO(name << " calls " << program);
                CHECK(asksFor(program, textOf(tree / name)));
            }
        }
    }
}

TEST_CASE("the table of packages has six columns and known uses") {
    const Names known{"system", "build",   "test",     "all", "web",
                      "deb",    "package", "optional", "hand"};
    Names names;
    for (const Row& row : packageTable()) {
        INFO(*row.what.begin());
        CHECK(row.columns == 6);
        CHECK(known.count(row.use) == 1);
        for (const std::string& name : row.what) {
            CHECK(names.insert(name).second);
        }
    }
    CHECK(names.size() > 30);
}

TEST_CASE("the programs that a script calls are found wherever they stand") {
    const auto called = [](const std::string& text) { return readShellScript(text).called; };
    CHECK(called("one; two | three && four || five & six") ==
          Names{"one", "two", "three", "four", "five", "six"});
    CHECK(called("one \"$(two x | three)\" $(four) `x` # five") ==
          Names{"one", "two", "three", "four"});
    CHECK(called("A=b C=\"$(one)\" two three=four") == Names{"one", "two"});
    CHECK(called("list=(a \"$(one)\" c) && two") == Names{"one", "two"});
    CHECK(called("one <<'END' && two\nnot these\nEND\nthree >out 2>&1 <in four") ==
          Names{"one", "two", "three"});
    CHECK(called("case $(one) in\na | b) two ;;\n'c d') three ;; # x\n*) four x ;;\nesac; five") ==
          Names{"case", "one", "two", "three", "four", "esac", "five"});
    CHECK(
        called("command -v one >/dev/null; timeout 30 two x; exec three; one | xargs -n 1 four") ==
        Names{"one", "timeout", "two", "exec", "three", "xargs", "four"});
    CHECK(
        called("env -u A B=c one <(two) && [[ a == b* ]] && (three)\n\"$program\" x; /bin/four") ==
        Names{"env", "one", "two", "three"});
    CHECK(called("n=$((one + 2)); ((n > 1)) && one ${n:-two} ${n//x/y} 'three | four'") ==
          Names{"one"});
    const ShellScript script = readShellScript("say() { one; }\nsay two\n");
    CHECK(script.functions == Names{"say"});
    CHECK(script.called == Names{"one", "say"});
}
