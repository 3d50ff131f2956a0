#include "app/session.hpp"

#include "cli/log.hpp"
#include "cli/random_seed.hpp"

#include <fmt/format.h>

namespace doorstring {

Session::Session(const Art& artToUse, SessionStart start)
    : art(artToUse),
      desk(std::move(start.sources), std::move(start.loaded)),
      expedition(desk.config(), start.seed),
      roomView(art),
      seeds_(start.seedGiven ? start.seed.number : randomSeed().number) {
    logDungeon();
}

PanelColours Session::colours() const {
    return panelColours(art.tileset(tilesetFor(expedition.world().dungeon.seed(), config().view)));
}

Seed Session::nextSeed() {
    return {seeds_.next() & shortSeedMask};
}

void Session::readWeights() {
    bad_ = desk.readAgain();
}

// What is wrong with the files on disk matters more than the news of the dungeon grown without
// them.
void Session::tell(const std::string& news) {
    if (bad_) {
        message.show(bad_->text, MessageLine::Tone::Bad);
    } else {
        message.show(news);
    }
}

void Session::logDungeon() const {
    const World& world = expedition.world();
    logInfo(fmt::format("dungeon {} (seed {}), config hash {:016x}", summary(world),
                        world.dungeon.seed().number, desk.hash()));
    if (world.metrics.rooms == 1) {
        logWarning(fmt::format("dungeon {} has one room only: nothing to walk to",
                               toCode(world.dungeon.seed())));
    }
}

void Session::growNew() {
    readWeights();
    expedition.grow(config(), nextSeed());
    logDungeon();
    tell(summary(expedition.world()));
}

void Session::growSame() {
    readWeights();
    const Metrics before = expedition.world().metrics;
    expedition.grow(config(), expedition.world().dungeon.seed());
    logDungeon();
    tell(comparison(before, expedition.world()));
}

void Session::undo() {
    if (!expedition.undo()) {
        message.show("There is no dungeon before this one.");
        return;
    }
    expedition.apply(config());
    logInfo("back to dungeon " + summary(expedition.world()));
    message.show("Back to " + summary(expedition.world()));
}

void Session::lookAtConfig() {
    const auto news = desk.look();
    if (!news) {
        return;
    }
    message.show(news->text, news->good ? MessageLine::Tone::News : MessageLine::Tone::Bad);
    expedition.apply(config());
}

}  // namespace doorstring
