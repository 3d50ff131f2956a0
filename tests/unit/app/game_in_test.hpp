// The whole game without a window, for tests: shipped art and configuration, keys and ticks.
#pragma once

#include "lab/workshop.hpp"
#include "play/game.hpp"
#include "testing/session_start.hpp"
#include "testing/temp_folder.hpp"

#include <filesystem>
#include <fstream>
#include <initializer_list>
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

// What the game shows at the end of a tick.
inline Canvas drawn(Game& game) {
    Canvas canvas;
    game.draw(canvas, wholeTick);
    return canvas;
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

// What the title leads to, some of it by a page behind one of its lines.
enum class TitleLine : std::uint8_t {
    Adventure,
    Daily,
    Explore,
    ExploreOtherwise,  // with creatures if they were off, else without
    Seed,
    Presets,
    Lab,
    Records,
    Options,
    Quit
};

inline void pressKeys(Game& game, std::initializer_list<Key> keys) {
    for (const Key key : keys) {
        press(game, key);
    }
}

// On a title that was just opened.
inline void chooseOnTitle(Game& game, TitleLine line) {
    using enum Key;
    switch (line) {
    case TitleLine::Adventure:
        return pressKeys(game, {Enter, Enter});
    case TitleLine::Daily:
        return pressKeys(game, {Enter, Down, Down, Enter});
    case TitleLine::Explore:
        return pressKeys(game, {Down, Enter, Enter});
    case TitleLine::ExploreOtherwise:
        return pressKeys(game, {Down, Enter, Down, Right, Up, Enter});
    case TitleLine::Seed:
        return pressKeys(game, {Enter, Down, Down, Down, Enter});
    case TitleLine::Presets:
        return pressKeys(game, {Down, Enter, Down, Down, Down, Enter});
    case TitleLine::Lab:
        return pressKeys(game, {Down, Down, Enter});
    case TitleLine::Records:
        return pressKeys(game, {Down, Down, Down, Enter});
    case TitleLine::Options:
        return pressKeys(game, {Down, Down, Down, Down, Enter});
    case TitleLine::Quit:
        return pressKeys(game, {Up, Enter});
    }
}

inline void tick(Game& game, int count) {
    for (int number = 0; number < count; ++number) {
        game.tick();
    }
}

// Holds R, or Shift+R, until a thread is spent.
inline void holdThread(Game& game, bool shift = false) {
    game.handle(KeyPressed{{Key::R, shift}});
    tick(game, game.session().config().adventure.thread.holdTicks);
    game.handle(KeyReleased{Key::R});
    tick(game, 1);
}

inline const World& worldOf(Game& game) {
    return game.session().expedition.world();
}

inline std::string messageOf(Game& game) {
    return std::string(game.session().message.text());
}

}  // namespace doorstring::testing
