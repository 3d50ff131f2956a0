// The whole game without a window, for tests: shipped art and configuration, keys and ticks.
#pragma once

#include "lab/workshop.hpp"
#include "play/game.hpp"
#include "testing/session_start.hpp"
#include "testing/temp_folder.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace doorstring::testing {

// A copy of the shipped configuration that a test may edit.
class ConfigFolder {
public:
    ConfigFolder() {
        for (const auto& entry :
             std::filesystem::directory_iterator(DOORSTRING_PROJECT "/config")) {
            if (entry.is_regular_file()) {
                std::filesystem::copy(entry.path(), path());
            }
        }
    }

    const std::filesystem::path& path() const { return folder_.path(); }

    void replace(const std::string& file, const std::string& from, const std::string& to) const {
        std::ifstream in(path() / file);
        std::string content{std::istreambuf_iterator<char>(in), {}};
        for (std::size_t at = 0; (at = content.find(from, at)) != std::string::npos;
             at += to.size()) {
            content.replace(at, from.size(), to);
        }
        folder_.write(file, content);
    }
    void append(const std::string& file, const std::string& text) const {
        std::ofstream(path() / file, std::ios::app) << text;
    }

private:
    TempFolder folder_;
};

inline const Art& shippedArt() {
    static const Art loaded = Art::load(DOORSTRING_PROJECT "/assets").art;
    return loaded;
}

inline SessionStart startFrom(ConfigSources sources) {
    if (sources.shipped.empty()) {
        sources.shipped = DOORSTRING_PROJECT "/config";
    }
    SessionStart start = sessionStart(sources);
    start.workshop = makeWorkshop();
    return start;
}

inline Game makeGame(FirstState first, const Art& art = shippedArt()) {
    return {art, startFrom({}), first};
}

// With files that a test edits, as by --config, and values as by --set.
inline Game makeGame(FirstState first, const ConfigFolder& folder,
                     std::vector<std::string> sets = {}) {
    ConfigSources sources;
    sources.folder = folder.path();
    sources.sets = std::move(sets);
    return {shippedArt(), startFrom(std::move(sources)), first};
}

inline void press(Game& game, Key key, bool shift = false) {
    game.handle(KeyPressed{{key, shift}});
    game.handle(KeyReleased{key});
}

// The lines of the title, in their order.
enum class TitleLine : std::uint8_t {
    Adventure,
    Daily,
    Explore,
    ExploreWithCreatures,
    Seed,
    Presets,
    Lab,
    Records,
    Options,
    Keys,
    Quit
};

// On a title that was just opened.
inline void chooseOnTitle(Game& game, TitleLine line) {
    for (int above = 0; above < static_cast<int>(line); ++above) {
        press(game, Key::Down);
    }
    press(game, Key::Enter);
}

inline void tick(Game& game, int count) {
    for (int number = 0; number < count; ++number) {
        game.tick();
    }
}

inline const World& worldOf(Game& game) {
    return game.session().expedition.world();
}

inline std::string messageOf(Game& game) {
    return std::string(game.session().message.text());
}

}  // namespace doorstring::testing
