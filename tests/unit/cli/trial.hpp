// Runs a command line as the program does, and keeps what it says.
#pragma once

#include "cli/commands.hpp"
#include "cli/options/command.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace doorstring::testing {

using Words = std::vector<std::string>;

// What was asked of the window, which does not open.
struct AskedWindow final : GameWindow {
    int play(const PlayRequest& request, ConfigSources asked) override;
    int replay(const ReplayRequest& request) override;

    std::vector<PlayRequest> plays;
    std::vector<ReplayRequest> replays;
    ConfigSources sources;
};

// A folder of its own, gone at the end, which also is the user's config and state folder.
class Workshop {
public:
    Workshop();

    std::filesystem::path path(const std::string& name) const { return home_.path() / name; }
    const Folders& folders() const { return folders_; }
    std::filesystem::path write(const std::string& name, std::string_view text) const {
        return home_.write(name, text);
    }
    std::string read(const std::string& name) const;
    std::size_t count() const;  // files and folders in it, its state folder aside

private:
    TempFolder home_;
    Folders folders_;
};

struct Ran {
    int status = 0;
    std::string out;
    std::string err;
    AskedWindow window = {};
};
// `words` stand after `doorstring`.
Ran run(const Workshop& workshop, const Words& words);
Ran run(const Words& words, const Folders& folders);
// The same with the words behind `doorstring map`.
Ran runMapCommand(const Workshop& workshop, Words words);

OrSentence<GivenOptions> given(const Words& words);

// Options of a command line that is understood.
inline GivenOptions understood(const Words& words) {
    const auto options = given(words);
    REQUIRE(options.ok());
    return options.value();
}

// The game as such a command line asks for it.
PlayRequest played(const Words& words);

}  // namespace doorstring::testing
