#include "base/rng.hpp"
#include "base/seed.hpp"
#include "config/share/code_text.hpp"
#include "testing/catch2.hpp"

#include <utility>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

CodeSigns randomSigns(RandomStream& random, std::size_t count) {
    CodeSigns signs;
    while (signs.size() < count) {
        signs.push_back(static_cast<std::uint8_t>(random.below(32)));
    }
    return signs;
}

std::string faultOf(const std::string& code) {
    const auto read = readCodeText(code);
    return read ? "" : read.error();
}

// The signs that were given, and the zeros that fill up the last group.
bool readsAs(const std::string& code, CodeSigns signs) {
    const auto read = readCodeText(code);
    if (read) {
        signs.resize(read.value().size());
    }
    return read && read.value() == signs;
}

constexpr std::uint64_t anySeed = 20261123;

}  // namespace

TEST_CASE("code text is read as the signs that it was made of") {
    RandomStream random(anySeed);
    for (std::size_t count = 1; count < 200; ++count) {
        const CodeSigns signs = randomSigns(random, count);
        const std::string code = codeText(signs);
        INFO(code);
        CHECK((code.size() + 1) % 5 == 0);
        CHECK(readsAs(code, signs));
    }
}

TEST_CASE("any mistyped sign of a code is found, and named in codes of up to 23 groups") {
    RandomStream random(anySeed);
    for (const std::size_t count : {18U, 26U, 60U, 90U, 150U}) {
        const std::string code = codeText(randomSigns(random, count));
        for (std::size_t i = 0; i < code.size(); ++i) {
            for (const char wrong : codeSigns) {
                if (code[i] == '-' || wrong == code[i]) {
                    continue;
                }
                std::string typed = code;
                typed[i] = wrong;
                const std::string fault = faultOf(typed);
                INFO(typed << ": " << fault);
                CHECK(!fault.empty());
                const std::string named =
                    std::string(1, wrong) + " should probably be " + std::string(1, code[i]);
                CHECK((count > 90 || fault.find(named) != std::string::npos));
            }
        }
    }
}

TEST_CASE("two swapped neighbours of a code are found, across groups as well") {
    RandomStream random(anySeed);
    for (const std::size_t count : {18U, 22U, 60U, 150U}) {
        std::string code = codeText(randomSigns(random, count));
        for (std::size_t i = 0; i + 1 < code.size(); ++i) {
            const std::size_t next = code[i + 1] == '-' ? i + 2 : i + 1;
            if (code[i] == '-' || code[i] == code[next]) {
                continue;
            }
            std::swap(code[i], code[next]);
            INFO(code);
            CHECK_THAT(faultOf(code), ContainsSubstring("the code is mistyped: "));
            std::swap(code[i], code[next]);
        }
        CHECK(faultOf(code).empty());
    }
}

TEST_CASE("codes may be typed small, with spaces and with letters that look alike") {
    const CodeSigns signs{1, 0, 10, 31, 1, 0, 17, 18, 19, 20};
    REQUIRE(codeText(signs) == "10AZ-10HJ-KMJ3");
    for (const char* typed : {"10az-10hj-kmj3", " 10AZ 10HJ KMJ3 ", "10AZ10HJKMJ3",
                              "loaz-iOhj-kmj3", "LOAZ-1ohj-kmj3\n"}) {
        INFO(typed);
        CHECK(readsAs(typed, signs));
    }
}

TEST_CASE("what is wrong with a code is said in a sentence") {
    CHECK(faultOf("") == "the code is empty");
    CHECK(faultOf(" - ") == "the code is empty");
    CHECK(faultOf("10AZ-10UJ-KMJ3") ==
          "the code is mistyped: 'U' is not one of its letters and digits, which are 0 to 9 and A "
          "to Z without U");
    CHECK_THAT(faultOf("10AZ-10\xC3\xA4J"), ContainsSubstring("mistyped: a letter is not one of"));
    CHECK(faultOf("10AZ-10J-KMJ3") == "the code has a group of 3: 10J, group 2; each has four "
                                      "letters and digits");
    CHECK(faultOf("10AZ10HJKMJ") ==
          "the code has 11 letters and digits; it comes in groups of four");
    CHECK(faultOf("10AZ-10HJ-KMJ7") ==
          "the code is mistyped: in its group 3, KMJ7, 7 should probably be 3");
    CHECK(faultOf("01AZ-10HJ-KMJ3") == "the code is mistyped: 0 and 1 (group 1, 01AZ), or J and 3 "
                                       "(group 3, KMJ3) are probably swapped");
    CHECK(faultOf("10ZA-10HJ-KMJ3") ==
          "the code is mistyped: Z and A (group 1, 10ZA) are probably swapped");
    CHECK(faultOf("10AZ-10HJ-7M83") ==
          "the code is mistyped: its check signs, the last two, do not fit the others");
}
