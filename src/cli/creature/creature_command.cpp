#include "cli/commands.hpp"
#include "cli/creature/creature_figures.hpp"
#include "cli/creature/creature_picture.hpp"
#include "cli/game/stage.hpp"
#include "cli/output/complain.hpp"
#include "cli/output/write_output.hpp"
#include "dungeon/giving_up.hpp"
#include "dungeon/passes/generate.hpp"
#include "files/random_seed.hpp"
#include "world/creatures/place.hpp"
#include "world/expedition.hpp"

#include <fmt/format.h>

namespace doorstring {

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
