// Every screen in every language: no text leaves its panel or the canvas, and none lies on another.
// With DOORSTRING_SCREENS=FOLDER the pictures are left in that folder.
#include "config/language/po_file.hpp"
#include "picture/canvas/png.hpp"
#include "play/states/states.hpp"
#include "testing/catch2.hpp"
#include "testing/seen_colours.hpp"
#include "unit/play/runs/adventures.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::filesystem::path languagesFolder = DOORSTRING_PROJECT "/assets/languages";

// Hears of the texts of one picture, and says what is wrong with them.
class Fit : public TextObserver {
public:
    explicit Fit(const Canvas& canvas) : canvas_(canvas) { current = this; }
    ~Fit() override { current = nullptr; }
    Fit(const Fit&) = delete;
    Fit& operator=(const Fit&) = delete;
    Fit(Fit&&) = delete;
    Fit& operator=(Fit&&) = delete;

    void panel(const Canvas& canvas, PixelRect area) override {
        if (&canvas != &canvas_) {
            return;
        }
        // What lies below it is not to be read.
        std::erase_if(lines_, [&](const Line& line) { return overlap(line.place, area); });
        panels_.push_back(area);
    }

    void line(const Canvas& canvas, std::string_view text, PixelRect place,
              Colour colour) override {
        const bool isBlank = text.find_first_not_of(" \u00a0") == std::string_view::npos;
        if (&canvas != &canvas_ || isBlank || place.right() <= canvas.clip().x ||
            place.x >= canvas.clip().right() || place.bottom() <= canvas.clip().y ||
            place.y >= canvas.clip().bottom()) {
            return;
        }
        PixelRect room = canvas.whole();
        for (const PixelRect& panel : panels_) {
            if (panel.contains({place.x + place.width / 2, place.y + place.height / 2})) {
                room = panel;
            }
        }
        const int frame = room == canvas.whole() ? 0 : 2;
        if (place.x < room.x + frame || place.right() > room.right() - frame) {
            faults_.push_back(fmt::format("\"{}\" is {} pixels wide and leaves its {} of {}", text,
                                          place.width, room == canvas.whole() ? "canvas" : "panel",
                                          room.width));
        }
        if (text.ends_with("\u2026")) {
            faults_.push_back(fmt::format("\"{}\" is cut", text));
        }
        const double contrast = worstContrast(letters(place), colour);
        if (!(room == canvas.whole()) && contrast < leastContrast) {
            faults_.push_back(fmt::format("\"{}\" has a contrast of {:.2f}", text, contrast));
        }
        lines_.push_back({std::string(text), place});
    }

    std::vector<std::string> faults() const {
        std::vector<std::string> found = faults_;
        for (std::size_t one = 0; one < lines_.size(); ++one) {
            for (std::size_t other = one + 1; other < lines_.size(); ++other) {
                if (overlap(letters(lines_[one].place), letters(lines_[other].place))) {
                    found.push_back(fmt::format("\"{}\" and \"{}\" lie on one another",
                                                lines_[one].text, lines_[other].text));
                }
            }
        }
        return found;
    }

private:
    // What is as easy to read for all, by the Web Content Accessibility Guidelines 2.2 (1.4.3).
    static constexpr double leastContrast = 4.5;

    // The contrast of a colour with that of what is there, where that is worst.
    double worstContrast(PixelRect area, Colour colour) const {
        double worst = 21;
        for (const GridPos at : cellsIn(area)) {
            if (canvas_.whole().contains(at)) {
                worst = std::min(worst, contrastOf(colour, canvas_.at(at.x, at.y)));
            }
        }
        return worst;
    }

    struct Line {
        std::string text;
        PixelRect place;
    };

    const Canvas& canvas_;
    std::vector<Line> lines_;
    std::vector<PixelRect> panels_;
    std::vector<std::string> faults_;

    static bool overlap(PixelRect a, PixelRect b) {
        return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
    }
    // Where letters are, without the room for accents and descenders.
    static PixelRect letters(PixelRect line) {
        return {line.x, line.y + 3, line.width, line.height - 6};
    }
};

struct Screens {
    std::string language;
    std::vector<std::string> faults = {};
    int looked = 0;

    void look(Game& game, const std::string& name) {
        Canvas canvas;
        lookAt(canvas, name, [&] { game.draw(canvas, wholeTick); });
    }
    void look(Stage& stage, const std::string& name) {
        Canvas canvas(stage.canvasSize());
        lookAt(canvas, name, [&] { stage.draw(canvas, wholeTick); });
    }

    template <typename Draw>
    void lookAt(const Canvas& canvas, const std::string& name, Draw draw) {
        ++looked;
        draw();  // gives the canvas its size
        const Fit fit(canvas);
        draw();
        for (const std::string& fault : fit.faults()) {
            faults.push_back(fmt::format("{}, {}: {}", language, name, fault));
        }
        if (const char* folder = std::getenv("DOORSTRING_SCREENS")) {
            const auto files =
                std::filesystem::path(folder) / language / std::to_string(canvas.size().width);
            std::filesystem::create_directories(files);
            REQUIRE_FALSE(savePng(enlarged(canvas, 2), files / (name + ".png")));
        }
    }

    // Looks at every line of the menu that is open.
    void lookAtLines(Game& game, const std::string& name, int lines) {
        for (int line = 0; line < lines; ++line) {
            tick(game, 20);
            look(game, fmt::format("{}-{:02}", name, line));
            press(game, Key::Down);
        }
    }
};

std::vector<std::string> languages() {
    std::vector<std::string> codes;
    const Languages languages(languagesFolder, {}, {});
    for (const auto& each : languages.all()) {
        codes.push_back(each.code);
    }
    return codes;
}

struct GameIn : Game {
    GameIn(const Saves& saves, const std::string& language, FirstState first,
           std::vector<std::string> sets = {})
        : Game(shippedArt(), start(saves, language, std::move(sets)), first) {}

    static SessionStart start(const Saves& saves, const std::string& language,
                              std::vector<std::string> sets) {
        sets.push_back("view.language=" + language);
        sets.emplace_back("view.reduced_motion=true");
        ConfigSources sources;
        sources.sets = std::move(sets);
        SessionStart start = startFrom(std::move(sources));
        start.languages = Languages(languagesFolder, {},
                                    [](char32_t letter) { return shippedArt().font.has(letter); });
        start.saves = {saves.folder(), [] { return std::string("2026-11-22"); }};
        return start;
    }
};

// Two screens are as large as rooms make them.
const std::vector<std::vector<std::string>> sizes{{}, {"room.width=22", "room.height=14"}};

void lookAtTitlePages(Screens& screens, const std::vector<std::string>& size) {
    const auto open = [&](TitleLine line, const std::string& name, int lines) {
        const Saves saves;
        GameIn game(saves, screens.language, FirstState::Title, size);
        chooseOnTitle(game, line);
        screens.lookAtLines(game, name, lines);
    };
    const Saves saves;
    GameIn title(saves, screens.language, FirstState::Title, size);
    screens.lookAtLines(title, "title", 6);
    press(title, Key::F1);
    tick(title, 20);
    screens.look(title, "title-help");
    press(title, Key::F1);
    press(title, Key::Up);
    GameIn adventure(saves, screens.language, FirstState::Title, size);
    press(adventure, Key::Enter);
    screens.lookAtLines(adventure, "adventure", 6);
    GameIn explore(saves, screens.language, FirstState::Title, size);
    pressKeys(explore, {Key::Down, Key::Enter});
    screens.lookAtLines(explore, "explore-page", 6);
    open(TitleLine::Options, "options", 21);
    open(TitleLine::Presets, "presets", 8);
    open(TitleLine::Records, "records", 2);
    open(TitleLine::Seed, "seed", 1);
    GameIn keys(saves, screens.language, FirstState::Title, size);
    chooseOnTitle(keys, TitleLine::Options);
    pressKeys(keys, {Key::Up, Key::Up, Key::Enter});
    screens.lookAtLines(keys, "keys", 40);
    GameIn assists(saves, screens.language, FirstState::Title, size);
    chooseOnTitle(assists, TitleLine::Options);
    pressKeys(assists, {Key::Up, Key::Up, Key::Up, Key::Enter});
    screens.lookAtLines(assists, "assists", 5);
}

void lookAtExplore(Screens& screens, const std::vector<std::string>& size) {
    const Saves saves;
    GameIn game(saves, screens.language, FirstState::Explore, size);
    tick(game, 30);
    screens.look(game, "explore");
    press(game, Key::F1);
    screens.look(game, "explore-help");
    press(game, Key::F1);
    press(game, Key::M);
    tick(game, 30);
    screens.look(game, "explore-map");
    press(game, Key::E);
    screens.look(game, "explore-why");
    press(game, Key::E);
    screens.look(game, "explore-why-numbers");
    press(game, Key::Escape);
    press(game, Key::Escape);
    press(game, Key::P);
    screens.lookAtLines(game, "paused", 5);
}

void lookAtLab(Screens& screens, const std::vector<std::string>& size) {
    const Saves saves;
    GameIn game(saves, screens.language, FirstState::Explore, size);
    press(game, Key::L);
    tick(game, 90);
    screens.look(game, "lab");
    press(game, Key::F1);
    tick(game, 30);
    screens.look(game, "lab-help");
    press(game, Key::F1);
    press(game, Key::G);
    tick(game, 60);
    screens.look(game, "lab-growth");
}

void lookAtAdventure(Screens& screens, const std::vector<std::string>& size) {
    const Saves saves;
    GameIn game(saves, screens.language, FirstState::Title, size);
    chooseOnTitle(game, TitleLine::Adventure);
    tick(game, floorCardTicks / 2);
    screens.look(game, "floor-card");
    game.session().beginAdventure(Seed{17});
    tick(game, floorCardTicks);
    screens.look(game, "adventure-play");
    press(game, Key::F1);
    screens.look(game, "adventure-help");
    press(game, Key::F1);
    press(game, Key::M);
    tick(game, 30);
    screens.look(game, "adventure-map");
    press(game, Key::M);
    press(game, Key::P);
    pressKeys(game, {Key::Down, Key::Enter});
    tick(game, 30);
    screens.look(game, "no-relics");
    pressKeys(game, {Key::Escape, Key::Escape});
    Kit& kit = knightsWorld(game).player.kit;
    for (const Relic relic : allValues<Relic>) {
        kit.relics = kit.relics.with(relic);
    }
    press(game, Key::P);
    screens.lookAtLines(game, "run-page", 6);
    pressKeys(game, {Key::Down, Key::Enter});
    tick(game, 30);
    screens.look(game, "relics");
}

void lookAtEnds(Screens& screens, const std::vector<std::string>& size) {
    const Saves saves;
    GameIn game(saves, screens.language, FirstState::Explore, size);
    beginAdventure(game);
    Session& session = game.session();
    const auto page = [&](const std::string& name, RunEnd end, std::optional<KnightHurt> blow) {
        RunSummary run = session.summaryOf(end);
        run.tally.lastBlow = blow;
        run.floor = 3;
        run.ownWeights = true;
        Stage stage(session);
        stage.restart(makeRunEnd(session, run));
        stage.settle();
        for (int count = 0; count < 2 * ticksPerSecond; ++count) {
            stage.top().tick(stage);
        }
        screens.look(stage, name);
    };
    page("victory", RunEnd::Victory, {});
    page("given-up", RunEnd::GivenUp, {});
    for (const CreatureKind kind : allValues<CreatureKind>) {
        page(fmt::format("defeat-{}", doorstring::name(kind)), RunEnd::Defeat,
             KnightHurt{.by = kind});
    }
}

}  // namespace

TEST_CASE("no text leaves its place on any screen, in any language") {
    const auto language = GENERATE(from_range(languages()));
    const auto size = GENERATE(from_range(sizes));
    Screens screens{language};
    lookAtTitlePages(screens, size);
    lookAtExplore(screens, size);
    lookAtLab(screens, size);
    lookAtAdventure(screens, size);
    lookAtEnds(screens, size);
    useLanguage(nullptr);
    for (const std::string& fault : screens.faults) {
        UNSCOPED_INFO(fault);
    }
    CHECK(screens.faults.empty());
    CHECK(screens.looked > 100);
}
