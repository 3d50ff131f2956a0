// Every file of the corpus, among them each fault that a fuzzer has found.
#include "base/rng.hpp"
#include "fuzz/targets/targets.hpp"
#include "testing/catch2.hpp"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

using namespace doorstring::fuzz;

namespace {

// Bytes at random for a play or a dungeon; Catch2's --rng-seed chooses them.
std::string randomBytes(doorstring::RandomStream& random, std::uint32_t length) {
    std::string bytes;
    for (std::uint32_t place = 0; place < length; ++place) {
        bytes.push_back(static_cast<char>(random.below(256)));
    }
    return bytes;
}

// As xxd -r -p takes them, for a file of the corpus.
std::string inHex(const std::string& bytes) {
    std::string hex;
    for (const char byte : bytes) {
        const unsigned value = static_cast<unsigned char>(byte);
        hex += "0123456789abcdef"[value / 16];
        hex += "0123456789abcdef"[value % 16];
    }
    return hex;
}

}  // namespace

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

// Not run by itself: test_fuzz_corpus "[plays]"
TEST_CASE("no tick of a hundred million played at random breaks a rule", "[.][plays]") {
    doorstring::RandomStream random(Catch::rngSeed());
    const Target* play = findTarget("play");
    while (tally().ticks < 100'000'000) {
        const std::string bytes = randomBytes(random, 4000);
        INFO(inHex(bytes));
        play->run(bytes);
    }
}

// Not run by itself: test_fuzz_corpus "[dungeons]"
TEST_CASE("every one of ten million random dungeons is valid, finishable and fair",
          "[.][dungeons]") {
    doorstring::RandomStream random(Catch::rngSeed());
    const Target* generate = findTarget("generate");
    // Rooms made by hand are read again for each size of rooms, so many dungeons in turn have one.
    std::string size;
    for (int tried = 0; tally().dungeons < 10'000'000; ++tried) {
        if (tried % 1000 == 0) {
            size = randomBytes(random, 2);
        }
        const std::string bytes = size + randomBytes(random, 9);
        INFO(inHex(bytes));
        generate->run(bytes);
    }
}
