// libFuzzer's entry. The first argument names the target, the others are libFuzzer's.
#include "fuzz/targets/targets.hpp"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

const doorstring::fuzz::Target* chosen = nullptr;

void printTally() {
    const doorstring::fuzz::Tally& done = doorstring::fuzz::tally();
    std::fprintf(stderr, "played %llu ticks, grew %llu dungeons\n",
                 static_cast<unsigned long long>(done.ticks),
                 static_cast<unsigned long long>(done.dungeons));
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
    char** given = *arguments;
    chosen = *count > 1 ? doorstring::fuzz::findTarget(given[1]) : nullptr;
    if (chosen == nullptr) {
        std::fputs("usage: fuzz TARGET [OPTION...] [FOLDER...]\ntargets:", stderr);
        for (const auto& targets :
             {doorstring::fuzz::readerTargets(), doorstring::fuzz::playTargets()}) {
            for (const auto& target : targets) {
                std::fprintf(stderr, " %s", std::string(target.name).c_str());
            }
        }
        std::fputs("\n", stderr);
        std::exit(2);
    }
    // Before fork mode reads them, the arguments are as if the target had not been named.
    for (int place = 1; place + 1 < *count; ++place) {
        given[place] = given[place + 1];
    }
    --*count;
    std::atexit(printTally);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    chosen->run({reinterpret_cast<const char*>(data), size});
    return 0;
}
