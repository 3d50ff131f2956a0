#include "base/stable_hash.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

std::uint64_t hashOf(std::string_view text) {
    StableHash hash;
    hash.add(text);
    return hash.value();
}

}  // namespace

TEST_CASE("texts have the published hashes of FNV-1a") {
    CHECK(hashOf("") == 0xCBF29CE484222325ULL);
    CHECK(hashOf("a") == 0xAF63DC4C8601EC8CULL);
    CHECK(hashOf("foobar") == 0x85944171F73967E8ULL);
}

TEST_CASE("a number is hashed as its eight bytes, the lowest first") {
    StableHash number;
    number.add(std::uint64_t{0x0807060504030201ULL});
    CHECK(number.value() == hashOf("\x01\x02\x03\x04\x05\x06\x07\x08"));
}

TEST_CASE("bytes beyond ASCII hash alike whether char has a sign or not") {
    CHECK(hashOf("\xFF") == (0xCBF29CE484222325ULL ^ 0xFFU) * 0x100000001B3ULL);
}
