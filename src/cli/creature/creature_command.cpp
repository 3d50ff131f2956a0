#include "cli/commands.hpp"
#include "cli/creature/creature_page.hpp"
#include "cli/options/given_options.hpp"
#include "cli/output/output.hpp"
#include "cli/room/stage.hpp"
#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "dungeon/giving_up.hpp"
#include "dungeon/passes/generate.hpp"
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

constexpr std::array<std::string_view, 3> creatureFormats{"text", "json", "png"};
constexpr NumberRange counts{1, mostCreatures};
constexpr std::array creatureOptions{
    Option{"--format", "FORMAT", "text (the default), json or png: the pictures of a creature",
           "json", creatureFormats},
    Option{"--out", "FILE", "write to FILE instead of the standard output", "slime.png"},
    Option{"--play", "",
           "fight the creature in the window; whenever you save creatures.toml, it changes at "
           "once"},
    Option{.name = "--count",
           .argument = "N",
           .help = "with --play: how many of them, 1 to 12",
           .example = "3",
           .numbers = &counts},
    Option{"--size", "WxH", "with --play: the width and height of the room in tiles", "21x13"},
    Option{"--seed", "SEED", "with --play: the room of this seed; default: random", "17"},
    Option{"--tileset", "NAME",
           "draw the ground of blue-stone, sand, moss, ember or bone; default: by the seed", "moss",
           tilesetNames}};
constexpr std::array<std::string_view, 4> creatureExamples{
    "doorstring creature", "doorstring creature skeleton --format png --out skeleton.png",
    "doorstring creature slime --play --count 3",
    "doorstring creature charger --play --size 21x13 --set creature.charger.attack_speed=200"};

OrSentence<std::optional<CreatureKind>> kindOf(const GivenOptions& given) {
    if (given.operands.empty()) {
        return std::optional<CreatureKind>();
    }
    const std::string& word = given.operands.front();
    const auto found = std::find(creatureNames.begin(), creatureNames.end(), word);
    if (found == creatureNames.end()) {
        const std::string_view near = nearestWord(word, creatureNames);
        return fmt::format("there is no creature '{}'; {}", quotedText(word),
                           near.empty() ? "allowed are " + joined(creatureNames)
                                        : fmt::format("did you mean {}?", near));
    }
    return std::optional(static_cast<CreatureKind>(found - creatureNames.begin()));
}

OrSentence<std::optional<GridSize>> sizeOf(const GivenOptions& given) {
    if (!given.has("--size")) {
        return std::optional<GridSize>();
    }
    const std::string_view text = given.text("--size");
    const std::size_t cross = text.find('x');
    const auto side = [&](std::string_view digits) {
        const auto number = wholeNumber<int>(digits);
        return number && *number >= leastRoomSide && *number <= maxRoomSide ? number : std::nullopt;
    };
    if (cross != std::string_view::npos) {
        const auto width = side(text.substr(0, cross));
        const auto height = side(text.substr(cross + 1));
        if (width && height) {
            return std::optional(GridSize{*width, *height});
        }
    }
    return fmt::format("--size needs a width and a height from {} to {}, as in --size 21x13; found "
                       "'{}'",
                       leastRoomSide, maxRoomSide, quotedText(text));
}

// Empty where all is well.
std::string creatureMisfit(const GivenOptions& given, CreatureFormat format) {
    const bool play = given.has("--play");
    for (const std::string_view option : {"--out", "--format"}) {
        if (play && given.has(option)) {
            return fmt::format("--play opens the window and takes no {}", option);
        }
    }
    for (const std::string_view option : {"--count", "--size", "--seed"}) {
        if (!play && given.has(option)) {
            return fmt::format("{} needs --play", option);
        }
    }
    const bool isPicture = format == CreatureFormat::Png;
    if (!play && !isPicture && given.has("--tileset")) {
        return "--tileset needs --play or --format png";
    }
    if ((play || isPicture) && given.operands.empty()) {
        return fmt::format("{} needs a creature, as in doorstring creature slime {}",
                           play ? "--play" : "--format png",
                           play ? "--play" : "--format png --out slime.png");
    }
    if (isPicture && !given.has("--out")) {
        return "--format png needs --out FILE, as in --out slime.png";
    }
    return {};
}

}  // namespace

OrSentence<CreatureRequest> readCreatureOptions(const GivenOptions& given) {
    const auto kind = kindOf(given);
    if (!kind) {
        return kind.error();
    }
    const auto size = sizeOf(given);
    if (!size) {
        return size.error();
    }
    const auto seed = seedOf(given);
    if (!seed) {
        return seed.error();
    }
    const auto format = static_cast<CreatureFormat>(given.choice("--format"));
    if (const std::string fault = creatureMisfit(given, format); !fault.empty()) {
        return fault;
    }
    return CreatureRequest{.common = commonOf(given),
                           .kind = kind.value(),
                           .format = format,
                           .out = given.path("--out"),
                           .tileset =
                               given.has("--tileset")
                                   ? std::optional(static_cast<Tileset>(given.choice("--tileset")))
                                   : std::nullopt,
                           .play = given.has("--play"),
                           .count = given.number("--count", 1),
                           .size = size.value(),
                           .seed = seed.value()};
}

constinit const Command creatureCommand{
    .name = "creature",
    .operand = {"name", "slime", false},
    .purpose = "show the figures of creatures, or fight one",
    .options = creatureOptions,
    .notes = "Without a name it lists all. docs/creatures.md says what each does.",
    .examples = creatureExamples,
    .prepare = prepared<readCreatureOptions, runCreature>};

namespace {

MaybeFailure writeCreatures(BlockWriter& writer, const CreatureRequest& request,
                            const Config& config, const Folders& folders) {
    switch (request.format) {
    case CreatureFormat::Text:
        request.kind ? writeFigures(writer, config, *request.kind)
                     : writeFigureTable(writer, config);
        break;
    case CreatureFormat::Json:
        request.kind ? writeFiguresJson(writer, config, *request.kind)
                     : writeFiguresJson(writer, config);
        break;
    case CreatureFormat::Png: {
        const auto png = creaturePng(folders.assets, *request.kind,
                                     request.tileset.value_or(Tileset::BlueStone));
        if (!png) {
            return Failure{exitFailed, png.error()};
        }
        writer.bytes(png.value());
        break;
    }
    }
    return std::nullopt;
}

int showCreatures(const CreatureRequest& request, const CommandContext& context) {
    const auto loaded = configFor(request.common, context);
    if (!loaded) {
        return exitWrongUse;
    }
    return writeOutput(request.out, context.out, context.err, [&](BlockWriter& writer) {
        return writeCreatures(writer, request, loaded->config, context.folders);
    });
}

// A room without doors. What the user sets himself comes last, and wins.
ConfigSources stageGallery(const CreatureRequest& request, const Folders& folders) {
    ConfigSources sources = makeSources(folders, request.common);
    std::vector<std::string> sets = stageSets({1, 1});
    sets.emplace_back("explore.creatures=true");
    sets.emplace_back("room.interior=\"empty\"");
    if (request.size) {
        sets.push_back(fmt::format("room.width={}", request.size->width));
        sets.push_back(fmt::format("room.height={}", request.size->height));
    }
    if (request.tileset) {
        sets.push_back(fmt::format("tileset=\"{}\"",
                                   tilesetNames[static_cast<std::size_t>(*request.tileset)]));
    }
    sources.sets.insert(sources.sets.begin(), sets.begin(), sets.end());
    sources.gallery = Gallery{*request.kind, request.count};
    return sources;
}

// Why they do not all find a place; empty where they do.
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

int fightCreatures(const CreatureRequest& request, const CommandContext& context) {
    const ConfigSources sources = stageGallery(request, context.folders);
    const auto loaded = loadConfig(sources);
    if (!loaded) {
        return complain(context.err, loaded.error());
    }
    const Config& config = loaded.value().config;
    const Seed seed = request.seed.value_or(randomSeed());
    auto dungeon = generateDungeon(config.dungeon, config.room, seed);
    if (!dungeon) {
        return complain(context.err, exitWrongUse, describe(dungeon.error(), config.dungeon));
    }
    if (const std::string fault = galleryFault(config, std::move(dungeon.value()));
        !fault.empty()) {
        return complain(context.err, exitWrongUse, fault);
    }
    return context.window.play({.common = request.common, .seed = seed, .explore = true}, sources);
}

}  // namespace

int runCreature(const CreatureRequest& request, const CommandContext& context) {
    return request.play ? fightCreatures(request, context) : showCreatures(request, context);
}

}  // namespace doorstring
