// Every file of the corpus, among them each fault that a fuzzer has found.
#include "fuzz/targets/targets.hpp"
#include "testing/catch2.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

using namespace doorstring::fuzz;

TEST_CASE("every file of the corpus is read or rejected, and nothing breaks") {
    const std::filesystem::path corpus = DOORSTRING_PROJECT "/tests/fuzz/corpus";
    std::size_t files = 0;
    for (const auto& folder : std::filesystem::directory_iterator(corpus)) {
        const Target* target = findTarget(folder.path().filename().string());
        INFO(folder.path());
        REQUIRE(target != nullptr);
        for (const auto& file : std::filesystem::directory_iterator(folder)) {
            INFO(file.path());
            std::ifstream in(file.path(), std::ios::binary);
            target->run(std::string(std::istreambuf_iterator<char>(in), {}));
            ++files;
        }
    }
    CHECK(files > 0);
}

TEST_CASE("each target has a folder in the corpus") {
    for (const auto& targets : {readerTargets(), playTargets()}) {
        for (const Target& target : targets) {
            INFO(target.name);
            CHECK(std::filesystem::is_directory(DOORSTRING_PROJECT "/tests/fuzz/corpus/" +
                                                std::string(target.name)));
        }
    }
}
