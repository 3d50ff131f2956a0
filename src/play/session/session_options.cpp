// The part of a session that is about options, files that change while the game runs, and codes of
// dungeons.
#include "config/sources/share_code.hpp"
#include "config/text/say.hpp"
#include "files/log.hpp"
#include "play/session/dungeon_news.hpp"
#include "play/session/session.hpp"
#include "view/hud/texts.hpp"

#include <algorithm>

namespace doorstring {

void Session::checkConfig() {
    reportFaults(languages.refresh());
    const auto news = desk.check();
    if (!news) {
        return;
    }
    scene.loom.clear();  // so that it reads the next floor again
    if (news->good) {
        filesFault_.reset();
        message.show(news->text);
    } else {
        filesFault_ = news->text;
        complain(news->text);
    }
    apply();
    isRegrowDue_ = isRegrowDue_ || news->isRead;
}

bool Session::choose(const std::function<void(Config&)>& change,
                     const std::vector<std::string_view>& keys) {
    const auto fault = desk.choose(change, keys);
    if (fault) {
        message.show(*fault, MessageLine::Tone::Bad);
    }
    apply();
    return !fault;
}

void Session::toggleFullscreen() {
    choose([](Config& changed) { changed.view.fullscreen = !changed.view.fullscreen; },
           {"view.fullscreen"});
}

void Session::toggleMuted() {
    const bool kept =
        choose([](Config& changed) { changed.view.muted = !changed.view.muted; }, {"view.muted"});
    if (kept) {
        message.show(config().view.muted ? say("Sound off") : say("Sound on"));
    }
}

void Session::changeVolumes(int percent) {
    std::vector<std::string_view> keys{"view.effects_volume", "view.music_volume",
                                       "view.ambience_volume", "view.announcement_volume"};
    if (config().view.muted) {
        keys.emplace_back("view.muted");
    }
    const bool kept = choose(
        [percent](Config& changed) {
            ViewConfig& view = changed.view;
            view.muted = false;  // so that the change is heard
            view.effectsVolume = std::clamp(view.effectsVolume + percent, 0, 100);
            view.musicVolume = std::clamp(view.musicVolume + percent, 0, 100);
            view.ambienceVolume = std::clamp(view.ambienceVolume + percent, 0, 100);
            // A 0 stands for announcements as loud as the effects. So the keys for softer and
            // louder leave a 0 as it is, and lead to 10 at least.
            if (int& announcements = view.announcementVolume; announcements > 0) {
                announcements = std::clamp(announcements + percent, 10, 100);
            }
        },
        keys);
    sound.play(Effect::MenuMove);
    if (kept) {
        const ViewConfig& view = config().view;
        message.show(say("Effects {effects} %, music {music} %, ambience {ambience} %",
                         "effects"_a = view.effectsVolume, "music"_a = view.musicVolume,
                         "ambience"_a = view.ambienceVolume));
    }
}

std::optional<std::string> Session::growCode(const SharedDungeon& shared) {
    if (auto bad = desk.useCode(shared)) {
        return bad;
    }
    filesFault_.reset();
    apply();
    if (growAndEnter(shared.seed)) {
        message.show(newsOf(expedition.world()));
    }
    return std::nullopt;
}

std::string Session::codeToShare() const {
    const World& world = expedition.world();
    if (!isAdventure() && !isRoomTrial(world)) {
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
