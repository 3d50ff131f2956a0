#include "cli/commands.hpp"
#include "cli/creature/creature_page.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "dungeon/passes/generate.hpp"
#include "dungeon/passes/limits.hpp"
#include "files/system.hpp"
#include "room/templates/drawing.hpp"
#include "room/tiles/bit_rows.hpp"
#include "world/creatures/place.hpp"
#include "world/expedition.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

// Reads a width and a height, as in "21x13"; empty if a side is missing or not allowed.
std::optional<GridSize> parseSize(std::string_view text) {
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) {
        return std::nullopt;
    }
    const auto side = [&](std::string_view digits) {
        const auto number = wholeNumber<int>(digits);
        return number && *number >= leastRoomSide && *number <= maxRoomSide ? number : std::nullopt;
    };
    const auto width = side(text.substr(0, cross));
    const auto height = side(text.substr(cross + 1));
    return width && height ? std::optional(GridSize{*width, *height}) : std::nullopt;
}

MaybeSentence sizeFault(std::string_view text) {
    return parseSize(text) ? std::nullopt
                           : MaybeSentence(fmt::format(
                                 "--size needs a width and a height from {} to {}, as in --size "
                                 "21x13; found '{}'",
                                 leastRoomSide, maxRoomSide, printableExcerpt(text)));
}

enum class CreatureFormat : std::uint8_t { Text, Json, Png };
constexpr NumberRange countRange{1, mostCreatures};
constexpr auto creatureFormatNames = namesOf<CreatureFormat>({"text", "json", "png"});
constexpr ChoiceOption<CreatureFormat> formatOfCreature{
    "--format", "FORMAT", "text (the default), json or png: the pictures of a creature", "json",
    creatureFormatNames};
constexpr Option outOfCreature{"--out", "FILE", "write to FILE instead of the standard output",
                               "slime.png"};
constexpr Option playOfCreature{
    "--play", "",
    "fight the creature in the window; whenever you save creatures.toml, it changes at once"};
constexpr Option countOfCreature{.name = "--count",
                                 .argument = "N",
                                 .help = "with --play: how many of them, 1 to 12",
                                 .example = "3",
                                 .numbers = &countRange};
constexpr Option sizeOption{.name = "--size",
                            .argument = "WxH",
                            .help = "with --play: the width and height of the room in tiles",
                            .example = "21x13",
                            .fault = sizeFault};
constexpr Option seedOfCreature{.name = "--seed",
                                .argument = "SEED",
                                .help = "with --play: the room of this seed; default: random",
                                .example = "17",
                                .fault = seedFault};
constexpr ChoiceOption<Tileset> tilesetOption{
    "--tileset", "NAME",
    "draw the ground of blue-stone, sand, moss, ember or bone; default: blue-stone, with --play by "
    "the seed",
    "moss", tilesetNames};
constexpr auto creatureOptions =
    std::to_array<Option>({formatOfCreature, outOfCreature, playOfCreature, countOfCreature,
                           sizeOption, seedOfCreature, tilesetOption});
constexpr std::array<std::string_view, 4> creatureExamples{
    "doorstring creature", "doorstring creature skeleton --format png --out skeleton.png",
    "doorstring creature slime --play --count 3",
    "doorstring creature charger --play --size 21x13 --set creature.charger.attack_speed=200"};

// Returns the kind of creature that the operand names; empty if there is no operand, or no such
// creature.
std::optional<CreatureKind> kindOf(const GivenOptions& given) {
    const auto found = given.operands.empty()
                           ? creatureNames.end()
                           : std::ranges::find(creatureNames, given.operands.front());
    return found == creatureNames.end()
               ? std::nullopt
               : std::optional(static_cast<CreatureKind>(found - creatureNames.begin()));
}

MaybeSentence clashOfCreature(const GivenOptions& given) {
    if (!given.operands.empty() && !kindOf(given)) {
        const std::string& word = given.operands.front();
        const std::string_view near = nearestWord(word, creatureNames);
        return fmt::format("there is no creature '{}'; {}", printableExcerpt(word),
                           near.empty() ? "allowed are " + joined(creatureNames)
                                        : fmt::format("did you mean {}?", near));
    }
    const bool play = given.has(playOfCreature);
    for (const Option& option : {outOfCreature, formatOfCreature.option}) {
        if (play && given.has(option)) {
            return fmt::format("--play opens the window and takes no {}", option.name);
        }
    }
    for (const Option& option : {countOfCreature, sizeOption, seedOfCreature}) {
        if (!play && given.has(option)) {
            return fmt::format("{} needs --play", option.name);
        }
    }
    const bool isPicture = given.choice(formatOfCreature) == CreatureFormat::Png;
    if (!play && !isPicture && given.has(tilesetOption)) {
        return "--tileset needs --play or --format png";
    }
    if ((play || isPicture) && given.operands.empty()) {
        return fmt::format("{} needs a creature, as in doorstring creature slime {}",
                           play ? "--play" : "--format png",
                           play ? "--play" : "--format png --out slime.png");
    }
    if (isPicture && !given.has(outOfCreature)) {
        return "--format png needs --out FILE, as in --out slime.png";
    }
    return std::nullopt;
}

MaybeFailure writeCreatures(BlockWriter& writer, const GivenOptions& given, const Config& config,
                            const Folders& folders) {
    const auto kind = kindOf(given);
    switch (given.choice(formatOfCreature)) {
    case CreatureFormat::Text:
        kind ? writeFigures(writer, config, *kind) : writeFigureTable(writer, config);
        break;
    case CreatureFormat::Json:
        kind ? writeFiguresJson(writer, config, *kind) : writeFiguresJson(writer, config);
        break;
    case CreatureFormat::Png: {
        const auto png = creaturePng(folders.assets, *kind, given.choice(tilesetOption));
        if (!png) {
            return Failure{exitFailed, png.error()};
        }
        writer.bytes(png.value());
        break;
    }
    }
    return std::nullopt;
}

// Returns the sources of a gallery: a room without doors, with one creature of the given kind, or
// with as many as --count says. The user's own --set comes last, so that it wins.
ConfigSources gallerySources(const GivenOptions& given, const Folders& folders) {
    ConfigSources sources = makeSources(folders, commonOf(given));
    std::vector<std::string> sets = bareDungeonSets({1, 1});
    sets.emplace_back("explore.creatures=true");
    sets.emplace_back("room.interior=\"empty\"");
    if (given.has(sizeOption)) {
        const GridSize size = *parseSize(given.text(sizeOption));
        sets.push_back(fmt::format("room.width={}", size.width));
        sets.push_back(fmt::format("room.height={}", size.height));
    }
    if (given.has(tilesetOption)) {
        sets.push_back(fmt::format("tileset=\"{}\"", given.text(tilesetOption)));
    }
    sources.sets.insert(sources.sets.begin(), sets.begin(), sets.end());
    sources.gallery = Gallery{*kindOf(given), given.number(countOfCreature, 1)};
    return sources;
}

// Says that some creatures of the gallery find no place; empty if all find one.
std::string galleryFault(const Config& config, Dungeon dungeon) {
    const Expedition expedition(config, std::move(dungeon));
    const World& world = expedition.world();
    const auto placed = creaturesOf(world, world.room, world.ground, world.entry).size();
    const Gallery& gallery = *config.creatures.gallery;
    if (static_cast<int>(placed) == gallery.count) {
        return {};
    }
    const GridSize size = config.room.size;
    return fmt::format(
        "a room of {} x {} tiles has a place for {} of {} creatures that begin {} pixels from the "
        "knight; allowed is a larger --size, a lower --count or a lower creatures.entry_distance",
        size.width, size.height, placed, gallery.count, config.creatures.rules.entryDistance);
}

int fightCreatures(const GivenOptions& given, const CommandContext& context) {
    const ConfigSources sources = gallerySources(given, context.folders);
    const auto loaded = loadConfig(sources);
    if (!loaded) {
        return complain(context.err, loaded.error());
    }
    const Config& config = loaded.value().config;
    const Seed seed = seedOf(given).value_or(randomSeed());
    auto dungeon = generateDungeon(config.dungeon, config.room, seed);
    if (!dungeon) {
        return complain(context.err, exitWrongUse, describe(dungeon.error(), config.dungeon));
    }
    if (const std::string fault = galleryFault(config, std::move(dungeon.value()));
        !fault.empty()) {
        return complain(context.err, exitWrongUse, fault);
    }
    return context.window.play({.common = commonOf(given),
                                .seed = seed,
                                .explore = true,
                                .withoutDisplay = "without --play its figures are shown as text"},
                               sources);
}

int runCreature(const GivenOptions& given, const CommandContext& context) {
    if (given.has(playOfCreature)) {
        return fightCreatures(given, context);
    }
    return withConfig(given, context, {}, [&](const LoadedConfig& loaded) {
        return writeOutput(given.path(outOfCreature), context.out, context.err,
                           [&](BlockWriter& writer) {
                               return writeCreatures(writer, given, loaded.config, context.folders);
                           });
    });
}

}  // namespace

extern constinit const Command creatureCommand{
    .name = "creature",
    .operand = {.noun = "name",
                .example = "slime",
                .isNeeded = false,
                .completions = creatureNames},
    .purpose = "show the figures of creatures, or fight one",
    .options = creatureOptions,
    .notes = "Without a name it lists all. docs/creatures.md says what each does.",
    .examples = creatureExamples,
    .clash = clashOfCreature,
    .run = runCreature};

}  // namespace doorstring
