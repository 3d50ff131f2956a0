// The game in a page. The page calls the functions that are exported here; what it passes besides
// numbers it writes to where inbox() says.
#include "beginning.hpp"
#include "config/language/system_language.hpp"
#include "config/text/say.hpp"
#include "config/version.hpp"
#include "growing.hpp"
#include "lab/workshop.hpp"
#include "memory_files.hpp"
#include "page.hpp"
#include "play/session/while_growing.hpp"
#include "play/tick_clock.hpp"
#include "program.hpp"
#include "world/state/state_hash.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace doorstring::web {

namespace {

std::string inboxBytes;
std::string answerText;

void failWith(const std::string& sentence) {
    fail(sentence.data(), sentence.size());
}

class PageHost {
public:
    PageHost(const Art& art, SessionStart start, FirstState first)
        : game_(art, std::move(start), first) {
        game_.session().sound.load({});
        game_.session().host.grow = [this](const Config& config, Seed seed) {
            return canWait_ ? grow(config, seed) : growAtOnce(config, seed);
        };
    }

    Game& game() { return game_; }
    const Canvas& canvas() const { return canvas_; }

    std::function<void(const World&)> afterTick;  // for tests

    void add(WindowEvent event) { events_.push_back(std::move(event)); }
    void atNextFrame(std::function<void()> deed) { deeds_.push_back(std::move(deed)); }

    // Plays the ticks that are due after the time that has passed, and draws. With `canWait` it may
    // call waitForFrame().
    void frame(double milliseconds, bool canWait) {
        canWait_ = canWait;
        for (const WindowEvent& event : std::exchange(events_, {})) {
            game_.handle(event);
        }
        for (const auto& deed : std::exchange(deeds_, {})) {
            deed();
        }
        const int due =
            clock_.advance(static_cast<std::int64_t>(milliseconds * 1e6), game_.speed());
        for (int tick = 0; tick < due; ++tick) {
            game_.tick();
            if (afterTick) {
                afterTick(game_.session().expedition.world());
            }
        }
        game_.draw(canvas_, clock_.share(wholeTick));
        serve();
        follow();
        keepFiles();
    }

private:
    // Grows a dungeon. Meanwhile the page shows that it grows, and heeds a key.
    GrownDungeon grow(const Config& config, Seed seed) {
        const Canvas before = canvas_;
        Host& host = game_.session().host;
        host.wasGrowingStopped = false;
        std::vector<WindowEvent> late;
        auto grown = growInSteps(config, seed, [&](int tries) {
            canvas_ = before;
            drawGrowing(canvas_, game_.session(), config, tries);
            waitForFrame(canvas_.pixels().data());
            const bool continues =
                takeWhileGrowing(game_.session().config().keys, std::exchange(events_, {}), late);
            host.wasGrowingStopped = !continues;
            return continues;
        });
        canvas_ = before;
        events_.insert(events_.begin(), late.begin(), late.end());
        return grown;
    }

    void serve() {
        Session& session = game_.session();
        for (const HostRequest request : std::exchange(session.host.requests, {})) {
            switch (request) {
            case HostRequest::Quit:
                leave();
                break;
            case HostRequest::FitWindow:
                break;  // the page always fits
            case HostRequest::CopySeed:
                copyCode(session.codeToShare());
                break;
            case HostRequest::CopyText:
                copy(session.host.textToCopy);
                break;
            case HostRequest::SaveScreenshot:
                session.sound.play(Effect::Screenshot);
                saveScreenshot();
                break;
            }
        }
    }

    // Copies a link to the dungeon that is explored, or the seed of an adventure.
    void copyCode(const std::string& code) {
        if (game_.session().isAdventure()) {
            return copy(code);
        }
        copyLink(code.data(), code.size());
        tellCopied("the link to " + code);
    }

    void copy(const std::string& text) {
        copyText(text.data(), text.size());
        tellCopied(text);
    }

    void tellCopied(const std::string& text) {
        game_.session().sound.play(Effect::Copy);
        game_.session().message.show(say("Copied: {text}", "text"_a = text));
    }

    void follow() {
        const bool wanted = game_.session().config().view.fullscreen;
        if (wanted != fullscreen_) {
            fullscreen_ = wanted;
            setFullscreen(wanted);
        }
    }

    // Hands what has changed below /home to the page, which keeps it for the next visit.
    static void keepFiles() {
        for (const std::string& name : std::exchange(memoryFiles().changedNames, {})) {
            const auto file = memoryFiles().find(name);
            if (!name.starts_with("/home/") || (file != nullptr && file->isFolder)) {
                continue;
            }
            if (file == nullptr) {
                dropFile(name.data(), name.size());
            } else {
                keepFile(name.data(), name.size(), file->bytes.data(), file->bytes.size());
            }
        }
    }

    Game game_;
    Canvas canvas_;
    std::vector<WindowEvent> events_;  // since the last frame
    std::vector<std::function<void()>> deeds_;
    bool canWait_ = false;
    TickClock clock_;
    bool fullscreen_ = false;
};

struct Program {
    LoadedArt art = Art::load("/assets");
    std::optional<PageHost> host;
};

Program& program() {
    static Program one;
    return one;
}

void handle(WindowEvent event) {
    program().host->add(std::move(event));
}

bool isBeginningStopped = false;
std::string browserLanguages;  // as LANGUAGE has them: "pt_BR:pt:en"

Languages languagesWith(const BdfFont& font) {
    const auto variable = [](std::string_view name) -> std::optional<std::string> {
        const bool isAsked = name == "LANG" || name == "LANGUAGE";
        return isAsked && !browserLanguages.empty() ? std::optional(browserLanguages)
                                                    : std::nullopt;
    };
    return {ownSources().languages, systemLanguages(variable),
            [&font](char32_t letter) { return font.has(letter); }};
}

// Grows the first dungeon. There is no picture yet: the page itself says that it takes long.
GrownDungeon growFirst(const Config& config, Seed seed, bool canWait) {
    isBeginningStopped = false;
    return !canWait ? growAtOnce(config, seed) : growInSteps(config, seed, [](int) {
        waitForFrame(nullptr);
        return !isBeginningStopped;
    });
}

}  // namespace

Game& game() {
    return program().host->game();
}

void atNextFrame(std::function<void()> deed) {
    program().host->atNextFrame(std::move(deed));
}

void afterEachTick(std::function<void(const World&)> look) {
    program().host->afterTick = std::move(look);
}

std::string inbox(int bytes, int from) {
    return inboxBytes.substr(static_cast<std::size_t>(from), static_cast<std::size_t>(bytes));
}

const char* answer(std::string text) {
    answerText = std::move(text);
    return answerText.c_str();
}

ConfigSources ownSources() {
    return {.shipped = "/config", .user = "/home/config", .languages = "/assets/languages"};
}

EXPORT(inbox) char* inboxOf(std::size_t bytes) {
    inboxBytes.resize(std::max(bytes, inboxBytes.size()));
    return inboxBytes.data();
}

// The inbox holds the name of a file and its content.
EXPORT(addFile) void addFile(int nameBytes, int bytes) {
    const auto file = memoryFiles().make(inbox(nameBytes));
    file->bytes = inbox(bytes, nameBytes);
}

// The inbox holds the languages that the browser asks for, the most wanted first: "pt_BR:pt:en".
EXPORT(speak) void speak(int bytes) {
    browserLanguages = inbox(bytes);
}

// Begins the game at its title, or in the dungeon of a code or a seed. Returns whether it did; if
// not, the page was told why. With `canWait` it may call waitForFrame().
EXPORT(begin) bool begin(int codeBytes, bool canWait) {
    memoryFiles().changedNames.clear();
    ConfigSources sources = ownSources();
    std::optional<Seed> seed;
    if (const std::string text = inbox(codeBytes); looksLikeShareCode(text)) {
        const auto shared = readShareCode(text);
        if (!shared) {
            return failWith(shared.error()), false;
        }
        sources.code = shared.value();
        seed = shared.value().seed;
    } else if (!text.empty()) {
        const auto read = parseSeed(text);
        if (!read) {
            return failWith(read.error()), false;
        }
        seed = read.value();
    }
    std::vector<std::string> notices;
    const auto grow = [canWait](const Config& config, Seed grown) {
        return growFirst(config, grown, canWait);
    };
    auto beginning = beginningOf(sources, seed, grow, notices);
    if (!beginning) {
        return failWith(beginning.error()), false;
    }
    SessionStart start{sources, std::move(beginning.value().loaded),
                       std::move(beginning.value().dungeon), seed.has_value()};
    start.workshop = makeWorkshop();
    start.workshop.worksAcrossFrames = true;  // without a thread
    start.languages = languagesWith(program().art.art.font);
    start.saves.folder = "/home";
    start.stateFolder = "/home";
    Program& one = program();
    one.host.emplace(one.art.art, std::move(start), seed ? FirstState::Explore : FirstState::Title);
    Session& session = one.host->game().session();
    session.reportFaults(notices);
    session.reportFaults(one.art.faults);
    return true;
}

EXPORT(stopBeginning) void stopBeginning() {
    isBeginningStopped = true;
}

EXPORT(frame) const Colour* frame(double milliseconds, bool canWait) {
    program().host->frame(milliseconds, canWait);
    return program().host->canvas().pixels().data();
}

EXPORT(width) int width() {
    return program().host->canvas().size().width;
}

EXPORT(height) int height() {
    return program().host->canvas().size().height;
}

// The inbox holds the name of the key. Returns whether the game knows it.
EXPORT(key) bool key(int bytes, bool down, bool shift) {
    const auto known = keyFromName(inbox(bytes));
    if (known && down) {
        handle(KeyPressed{{*known, shift}});
    } else if (known) {
        handle(KeyReleased{*known});
    }
    return known.has_value();
}

EXPORT(type) void type(int bytes) {
    handle(TextTyped{inbox(bytes)});
}

// In pixels of the canvas.
EXPORT(pointer) void pointer(int deed, int x, int y) {
    switch (deed) {
    case 0:
        return handle(PointerMoved{x, y});
    case 1:
        return handle(PointerPressed{x, y});
    case 2:
        return handle(PointerReleased{});
    case 3:
        return handle(PointerRightPressed{x, y});
    default:
        return handle(WheelTurned{x, y, deed == 4 ? 1 : -1});
    }
}

EXPORT(padButton) void padButton(int button, bool down) {
    down ? handle(PadPressed{button}) : handle(PadReleased{button});
}

EXPORT(padAxis) void padAxis(int axis, int percent) {
    handle(PadTilted{static_cast<PadTilted::Axis>(axis), percent});
}

EXPORT(padGone) void padGone() {
    handle(PadGone{});
}

// The screen is touched: the buttons that the page shows are those of a pad.
EXPORT(padIsUsed) void padIsUsed() {
    program().host->game().session().host.padInUse = true;
}

EXPORT(focus) void focus(bool gained) {
    gained ? handle(FocusGained{}) : handle(FocusLost{});
}

// The player has left or entered fullscreen without the game.
EXPORT(fullscreenIs) void fullscreenIs(bool on) {
    Session& session = program().host->game().session();
    if (session.config().view.fullscreen != on) {
        session.toggleFullscreen();
    }
}

EXPORT(isAdventure) bool isAdventure() {
    return program().host->game().session().isAdventure();
}

// For tests: what is on the screen, and where the knight is.
EXPORT(stateText) const char* stateText() {
    Game& game = program().host->game();
    const World& world = game.session().expedition.world();
    return answer(fmt::format("{} {} {} {} {} {:016x}", game.stateName(), world.cell().x,
                              world.cell().y, toCode(world.dungeon.seed()), world.flip.has_value(),
                              stateHash(world)));
}

}  // namespace doorstring::web
