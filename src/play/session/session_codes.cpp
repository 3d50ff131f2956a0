// The part of a session that is about codes of dungeons.
#include "config/sources/share_code.hpp"
#include "files/log.hpp"
#include "play/session/dungeon_news.hpp"
#include "play/session/session.hpp"
#include "view/hud/shown_alone.hpp"

namespace doorstring {

std::optional<std::string> Session::growCode(const SharedDungeon& shared) {
    if (auto bad = desk.useCode(shared)) {
        return bad;
    }
    bad_.reset();
    apply();
    if (grow(shared.seed)) {
        message.show(newsOf(expedition.world()));
    }
    return std::nullopt;
}

std::string Session::codeToShare() const {
    const World& world = expedition.world();
    if (!isAdventure() && !isShownAlone(world)) {
        const auto code =
            codeOf(desk.sources().shipped, world.dungeon.seed(), desk.preset(), exploredConfig());
        if (code) {
            return code.value();
        }
        logReportedError("no code: " + toString(code.error().front()));
    }
    return toCode(seedToShare());
}

}  // namespace doorstring
