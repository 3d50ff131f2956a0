// Broken heads of .wav files, which SFML must not see.
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"
#include "view/sound/wav_check.hpp"

#include <string>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::string format{"fmt \x10\0\0\0\1\0\1\0\x40\x1f\0\0\x80\x3e\0\0\2\0\x10\0", 24};
const std::string samples{"data\4\0\0\0\1\2\3\4", 12};
const std::string huge{"data\xF0\xFF\xFF\xFF\1\2\3\4", 12};
const std::string notes{"LIST\3\0\0\0abc", 11};

std::string wav(const std::string& chunks) {
    return std::string("RIFF\0\0\0\0WAVE", 12) + chunks;
}

}  // namespace

TEST_CASE("a .wav is intact if its format comes first and it is as long as it claims") {
    const TempFolder folder;
    const auto isIntact = [&](const std::string& bytes) {
        return isIntactWav(folder.write("a.wav", bytes));
    };
    CHECK(isIntact(wav(format + samples)));
    CHECK(isIntact(wav(notes + format + notes + samples)));
    CHECK_FALSE(isIntact(wav(samples + format)));
    CHECK_FALSE(isIntact(wav(format + huge)));
    CHECK_FALSE(isIntact(wav(format)));
    CHECK_FALSE(isIntact(""));
    CHECK_FALSE(isIntactWav(folder.path() / "missing.wav"));
}

TEST_CASE("a .wav is told by what it begins with") {
    const TempFolder folder;
    CHECK(isWav(folder.write("a.ogg", wav(samples))));
    CHECK_FALSE(isWav(folder.write("a.wav", "OggS and more")));
    CHECK_FALSE(isWav(folder.write("b.wav", "RIFF")));
}
