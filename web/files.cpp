// Files of the player: what can be downloaded, and what happens to those that are dropped in. They
// are those of the desktop.
#include "base/contains.hpp"
#include "config/sources/config_files.hpp"
#include "config/sources/options.hpp"
#include "files/set_aside.hpp"
#include "memory_files.hpp"
#include "program.hpp"
#include "saves/recording_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace doorstring::web {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view configFolder = "/home/config";
constexpr std::string_view presetFolder = "/home/config/presets";

// What a file is, in a few words; empty if it is nothing to download.
std::string kindOf(const fs::path& file) {
    const RunKeeper* runs = game().session().runs.get();
    if (runs != nullptr && file == runs->folder().run()) {
        return "the saved run: " + textOf(runs->folder().savedRun().value_or(SavedRun()));
    }
    if (file.extension() == ".replay") {
        return file.parent_path() == "/home" ? "a saved run that was set aside" : "a recorded run";
    }
    if (file.extension() == ".toml") {
        return file.parent_path() == presetFolder ? "a preset" : "your own " + file.stem().string();
    }
    return {};
}

bool isAdventure(const Recording& recording) {
    return recording.configs.front().adventure.isOn();
}

// Makes a text the saved run. One that is there goes aside.
void takeSavedRun(const std::string& text) {
    game().returnToTitle();
    const RunKeeper& runs = *game().session().runs;
    if (runs.folder().hasRun()) {
        if (const auto aside = runs.folder().setAside(); !aside) {
            return game().session().complain(aside.error());
        }
    }
    if (const auto fault = runs.folder().begin({runs.today()}, text)) {
        return game().session().complain(*fault);
    }
    game().returnToTitle();  // Continue is there now
}

std::string takeRecording(const std::string& name, const std::string& text) {
    static constexpr std::string_view folder = "/dropped/";
    const std::string path = std::string(folder) + name;
    memoryFiles().make(path)->bytes = text;
    auto recording = loadRecording(path, game().session().config());
    memoryFiles().remove(path);
    if (!recording) {
        return recording.error().substr(folder.size());
    }
    if (recording.value().ending == Recording::Ending::Cut && isAdventure(recording.value()) &&
        game().session().runs != nullptr) {
        const bool hasRun = game().session().runs->folder().hasRun();
        atNextFrame([text] { takeSavedRun(text); });
        return fmt::format("{} is the saved run now: Continue plays it.{}", name,
                           hasRun ? " The one before it was set aside." : "");
    }
    atNextFrame([name, shared = std::make_shared<Recording>(std::move(recording.value()))] {
        game().showRecording(std::move(*shared), name);
    });
    return name + " plays.";
}

std::string sentenceOf(ConfigError error) {
    error.source = fs::path(error.source).filename().string();
    return toString(error);
}

// Letters, digits, hyphens and underscores make the name of a preset.
std::string presetNameFrom(std::string name) {
    for (char& sign : name) {
        const bool isGood = (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') ||
                            (sign >= '0' && sign <= '9') || sign == '_';
        sign = isGood ? sign : '-';
    }
    name.erase(std::unique(name.begin(), name.end(),
                           [](char one, char next) { return one == '-' && next == '-'; }),
               name.end());
    name.erase(name.find_last_not_of('-') + 1);
    name.erase(0, name.find_first_not_of('-'));
    return name.empty() ? "preset" : name;
}

std::string takePreset(const std::string& fileName, const std::string& text) {
    std::string name = presetNameFrom(fs::path(fileName).stem().string());
    const auto same = memoryFiles().find(fmt::format("{}/{}.toml", presetFolder, name));
    if (same != nullptr && same->bytes != text) {
        name = fs::path(unusedName(presetFolder, name, ".toml")).stem().string();
    }
    ConfigSources sources = ownSources();
    sources.floor = 0;
    sources.preset = name;
    const ConfigErrors faults =
        tryFile(fmt::format("{}/{}.toml", presetFolder, name), text, sources);
    if (!faults.empty()) {
        return sentenceOf(faults.front());
    }
    Session& session = game().session();
    if (session.isAdventure() || session.isReplay()) {
        return fmt::format("{} is among the presets now.", name);
    }
    atNextFrame([name, &session] { session.growPreset(name); });
    return fmt::format("{} is among the presets now, and this is its dungeon.", name);
}

std::string takeConfigFile(const std::string& name, const std::string& text) {
    ConfigSources sources = ownSources();
    sources.floor = 0;
    const ConfigErrors faults =
        tryFile(fmt::format("{}/{}", configFolder, name), text, sources, true);
    if (!faults.empty()) {
        return sentenceOf(faults.front());
    }
    atNextFrame(followOwnWeights);
    return name + " is yours now.";
}

}  // namespace

// The files that can be downloaded: "PATH\tWHAT IT IS", a line each.
EXPORT(fileList) const char* fileList() {
    std::string lines;
    for (const auto& [name, file] : memoryFiles().byName) {
        const std::string kind =
            file->isFolder || !name.starts_with("/home/") ? std::string() : kindOf(name);
        if (!kind.empty()) {
            lines += fmt::format("{}\t{}\n", name, kind);
        }
    }
    return answer(std::move(lines));
}

// The size of a file, or -1 if it does not exist; and its bytes.
EXPORT(fileSize) int fileSize(int nameBytes) {
    const auto file = memoryFiles().find(inbox(nameBytes));
    return file == nullptr ? -1 : static_cast<int>(file->bytes.size());
}

EXPORT(fileBytes) const char* fileBytes(int nameBytes) {
    return memoryFiles().find(inbox(nameBytes))->bytes.data();
}

// Takes a file that was dropped in: the inbox holds its name and its content. Returns a sentence.
EXPORT(takeFile) const char* takeFile(int nameBytes, int bytes) {
    const std::string name = inbox(nameBytes);
    const std::string text = inbox(bytes, nameBytes);
    const std::string ending = fs::path(name).extension().string();
    if (text.empty()) {
        return answer(name + ": the file is empty");
    }
    if (ending == ".replay" || text.starts_with("doorstring-replay/")) {
        return answer(takeRecording(name, text));
    }
    if (ending != ".toml") {
        return answer(name + ": Doorstring takes recordings and saved runs (.replay), presets and "
                             "its configuration files (.toml).");
    }
    const bool isConfig = name == optionsFileName || contains(configFileNames, name);
    return answer(isConfig ? takeConfigFile(name, text) : takePreset(name, text));
}

}  // namespace doorstring::web
