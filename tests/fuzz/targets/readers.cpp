// The readers of what comes from outside. Whatever they accept they must write so that it reads the
// same again.
#include "base/seed.hpp"
#include "cli/survey/survey_parts.hpp"
#include "config/language/po_file.hpp"
#include "config/schema/set_option.hpp"
#include "config/sources/config_text.hpp"
#include "config/sources/merge.hpp"
#include "config/sources/share_code.hpp"
#include "config/text/printable.hpp"
#include "config/toml/toml_edit.hpp"
#include "fuzz/targets/targets.hpp"
#include "lab/sheet/save_weights.hpp"
#include "make-sheets/sheet_text.hpp"
#include "picture/canvas/png.hpp"
#include "picture/canvas/sfml.hpp"
#include "room/templates/check.hpp"
#include "room/templates/parse.hpp"
#include "saves/field_notes.hpp"
#include "saves/recording_reader.hpp"
#include "saves/recording_writer.hpp"
#include "saves/run_records.hpp"
#include "testing/shipped_config.hpp"
#include "testing/temp_folder.hpp"
#include "view/sound/wav_check.hpp"

#include <SFML/Audio/InputSoundFile.hpp>

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace doorstring::fuzz {

namespace {

using testing::shippedConfig;

const Config& shipped() {
    static const Config config = shippedConfig();
    return config;
}

// The first line of the bytes, which it removes.
std::string_view takeLine(std::string_view& bytes) {
    const std::string_view line = bytes.substr(0, bytes.find('\n'));
    bytes.remove_prefix(std::min(line.size() + 1, bytes.size()));
    return line;
}

void checkErrors(const ConfigErrors& errors) {
    require(!errors.empty(), "what is rejected has a sentence");
    require(errors.size() <= ErrorList::mostKept + 1, "a list of mistakes ends at twenty");
    for (const ConfigError& error : errors) {
        const std::string text = toString(error);
        require(text.find('\n') == std::string::npos ||
                    error.sentence.find('\n') != error.sentence.npos,
                "a mistake is a line");
        require(text.size() < 5000, "what a message quotes is cut");
    }
}

void readToml(std::string_view bytes) {
    const auto read = parseToml(bytes);
    if (!read) {
        require(!read.error().sentence.empty(), "a fault has a sentence");
        return;
    }
    std::string again;
    for (const TomlValue& item : read.value().items) {
        again += tomlString(item.key) + " = " + tomlText(item) + "\n";
    }
    const auto reread = parseToml(again);
    require(static_cast<bool>(reread), "what was read is written as TOML");
    require(reread.value().items.size() == read.value().items.size(), "nothing is lost in writing");
}

// As a file of the player's, over the shipped files.
void mergeFile(std::string_view bytes) {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    static const Merge shippedFiles = [&] {
        ErrorList errors;
        Merge merge({}, {});
        for (const ConfigFile& file : findConfigFiles(sources, errors)) {
            merge.addFile(file);
        }
        return merge;
    }();
    Merge merge = shippedFiles;
    merge.addFile({.path = "/fuzz/dungeon.toml",
                   .name = "dungeon.toml",
                   .group = 99,
                   .document = parseToml(bytes)});
    merge.finish(sources);
    if (!merge.errors().empty()) {
        checkErrors(merge.errors().all());
        return;
    }
    static const std::string shippedText = gameplayText(shipped());
    const std::string text = gameplayText(merge.config());
    if (text == shippedText) {
        return;  // nothing that a recording keeps has changed
    }
    const auto read = readGameplayText(text, shipped());
    require(static_cast<bool>(read), "a configuration that is accepted can be recorded");
    require(gameplayText(read.value()) == text, "and reads the same again");
}

void set(std::string_view bytes) {
    Config config = shipped();
    ErrorList errors;
    while (!bytes.empty()) {
        applySet(schema(), takeLine(bytes), {}, config, errors);
    }
    if (!errors.empty()) {
        checkErrors(errors.all());
    }
}

// The first line is a setting, such as "view.scale=3", the rest the file that it is written to.
void edit(std::string_view bytes) {
    const std::string_view line = takeLine(bytes);
    const auto option = parseSetOption(schema(), line);
    Config config = shipped();
    ErrorList errors;
    applySet(schema(), line, {}, config, errors);
    if (!errors.empty() || option.value().setsOneEntry) {
        return;  // such a setting is never written
    }
    const TomlSetting setting{option.value().key->path, tomlText(option.value().value)};
    for (const NewSettings placing : {NewSettings::InSections, NewSettings::AtTop}) {
        const auto edited = editedToml(bytes, {setting}, placing);
        if (edited) {
            const auto again = editedToml(edited.value(), {setting}, placing);
            require(again && again.value() == edited.value(), "an edit made twice is made once");
        }
    }
}

void readTemplates(std::string_view bytes) {
    const ParsedTemplates parsed = parseTemplates("rooms.txt", bytes);
    require(parsed.templates.size() <= mostTemplates, "a text has a bound of templates");
    for (const RoomTemplate& room : parsed.templates) {
        if (!checkTemplate(room)) {
            checkPuzzle(room);
        }
    }
}

void readRecordings(std::string_view bytes) {
    const auto read = readRecording(bytes, shipped());
    if (!read) {
        require(!read.error().sentence.empty(), "a fault has a sentence");
    }
}

void readRuns(std::string_view bytes) {
    if (const auto read = readRunRecords(bytes)) {
        const auto again = readRunRecords(toText(read.value()));
        require(again && again.value() == read.value(), "records read the same again");
    }
}

void readNotes(std::string_view bytes) {
    if (const auto read = readFieldNotes(bytes)) {
        const auto again = readFieldNotes(notesText(read.value()));
        require(again && again.value() == read.value(), "notes read the same again");
    }
}

void readLab(std::string_view bytes) {
    if (const auto read = readUnsaved(bytes)) {
        const auto again = readUnsaved(textOf(read.value()));
        require(again && again.value().values == read.value().values, "edits read the same again");
    }
}

void readCode(std::string_view bytes) {
    if (const auto read = readShareCode(bytes)) {
        const std::string code = shareCode(read.value());
        const auto again = readShareCode(code);
        require(again && again.value().seed == read.value().seed &&
                    again.value().sets == read.value().sets,
                "a code reads the same again");
        require(printable(code) == code, "a code can be printed");
    }
}

void readSeed(std::string_view bytes) {
    if (const auto read = parseSeed(bytes)) {
        const auto again = parseSeed(toCode(read.value()));
        require(again && again.value() == read.value(), "a seed is found by its code");
    }
}

void readLanguage(std::string_view bytes) {
    const PoFile read =
        readPo(bytes, "xx.po", [](char32_t letter) { return letter < 0x180 && letter != 0x17F; });
    require(read.faults.size() <= 21, "a list of faults ends at twenty");
    for (const std::uint64_t count : {0U, 1U, 2U, 5U, 21U, 101U}) {
        for (const auto& [key, forms] : read.language.messages) {
            require(!forms.empty(), "a message has a form");
            read.language.formOf(count);
        }
    }
}

// Readers that take a file.
class OneFile {
public:
    const std::filesystem::path& with(std::string_view bytes) {
        std::ofstream(path_, std::ios::binary) << bytes;
        return path_;
    }

private:
    testing::TempFolder folder_;
    std::filesystem::path path_ = folder_.path() / "file";
};

OneFile& file() {
    static OneFile one;
    return one;
}

void readPng(std::string_view bytes) {
    if (const auto read = loadPng(file().with(bytes))) {
        require(!encodePng(read.value()).empty(), "a picture can be written");
    }
}

void readSurvey(std::string_view bytes) {
    const auto read = joinSurveys({file().with(bytes)});
    if (!read) {
        require(!read.error().empty(), "a fault has a sentence");
    }
}

void readSheetText(std::string_view bytes) {
    try {
        const SheetText sheet = readSheet(file().with(bytes).string());
        require(!sheet.picture().pixels().empty(), "a sheet has a picture");
    } catch (const std::runtime_error& fault) {
        require(!std::string_view(fault.what()).empty(), "a fault has a sentence");
    }
}

// SFML gets what the game would give it.
void readSound(std::string_view bytes) {
    const QuietSfml quiet;
    const std::string path = file().with(bytes).string();
    sf::InputSoundFile sound;
    if ((isWav(path) && !isIntactWav(path)) || !sound.openFromFile(path)) {
        return;
    }
    std::array<std::int16_t, 4096> samples{};
    constexpr int mostPieces = 64;
    for (int pieces = 0; pieces < mostPieces && sound.read(samples.data(), samples.size()) > 0;) {
        ++pieces;
    }
}

constexpr std::array readers{Target{"toml", readToml},
                             Target{"config", mergeFile},
                             Target{"set", set},
                             Target{"edit", edit},
                             Target{"template", readTemplates},
                             Target{"recording", readRecordings},
                             Target{"runs", readRuns},
                             Target{"notes", readNotes},
                             Target{"lab", readLab},
                             Target{"code", readCode},
                             Target{"seed", readSeed},
                             Target{"language", readLanguage},
                             Target{"png", readPng},
                             Target{"sheet", readSheetText},
                             Target{"sound", readSound},
                             Target{"survey", readSurvey}};

}  // namespace

std::span<const Target> readerTargets() {
    return readers;
}

}  // namespace doorstring::fuzz
