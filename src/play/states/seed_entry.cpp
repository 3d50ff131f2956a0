#include "base/message.hpp"
#include "base/utf8.hpp"
#include "config/sources/share_code.hpp"
#include "config/text/nearest.hpp"
#include "config/text/printable.hpp"
#include "config/text/say.hpp"
#include "play/states/states.hpp"
#include "play/states/typing.hpp"
#include "view/hud/key_hints.hpp"
#include "view/screens/menu_screens.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr std::size_t mostLetters = 40;  // as many as the field shows
constexpr std::size_t mostCodeLetters = 4000;

std::string changesText(std::vector<std::string> texts) {
    constexpr std::size_t mostShown = 3;
    for (std::string& text : texts) {
        text = printableExcerpt(text);
    }
    if (texts.size() > mostShown) {
        const auto more = static_cast<std::int64_t>(texts.size() - mostShown + 1);
        texts.resize(mostShown - 1);
        texts.push_back(sayCount(more, "{count} other value", "{count} other values"));
    }
    return joined(texts, "", ", ");
}

// Says which dungeon a share code leads to.
std::string textOf(const SharedDungeon& shared) {
    std::string text = say("A dungeon to explore, seed {seed}", "seed"_a = toCode(shared.seed));
    if (!shared.preset.empty()) {
        text += ", " + say("preset {preset}", "preset"_a = shared.preset);
    }
    if (!shared.sets.empty()) {
        text += ", " + say("with {changes}", "changes"_a = changesText(shared.sets));
    }
    return say("{dungeon}. {enter} goes there.", "dungeon"_a = text,
               "enter"_a = shownKey({Key::Enter}));
}

// What seeds, words and codes are written with.
constexpr BoardLetters seedLetters{.plain = "1234567890\nabcdefghij\nklmnopqrst\nuvwxyz-.,_",
                                   .shifted = "#=\"[]{}+/:\nABCDEFGHIJ\nKLMNOPQRST\nUVWXYZ-.,_",
                                   .hasSpace = true};

class SeedEntry : public Typing {
public:
    SeedEntry(const Session& session, SeedUse use) : Typing(session, seedLetters), use_(use) {}

    std::string_view name() const override { return "seed"; }
    Listener listener() const override { return Listener::Menu; }
    bool isOverlay() const override { return true; }

    void enter(std::string_view text, Stage&) override {
        // Copied text often has white space around it.
        if (text_.empty()) {
            text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
        }
        text = text.substr(0, text.find_first_of("\r\n"));
        const std::string whole = text_ + std::string(text);
        const std::size_t most = looksLikeShareCode(whole) ? mostCodeLetters : mostLetters;
        if (utf8Characters(whole) > most) {
            fault_ = sayCount(static_cast<std::int64_t>(most), "At most {count} letter fits here.",
                              "At most {count} letters fit here.");
            return;
        }
        text_ = whole;
        textChanged();
    }

    void tick(Stage&) override { ++age_; }

    void draw(Canvas& canvas, Session& session, int) override {
        const Page page = session.page(canvas);
        const std::string hint = hintFor(session);
        drawSeedScreen(page, {.text = text_,
                              .fault = fault_,
                              .note = note_,
                              .hint = hint,
                              .use = use_,
                              .age = age_,
                              .boardHeight = boardHeight()});
        drawBoard(page, session);
    }

private:
    // Takes every key but the function keys, whatever action the key is bound to, as most keys type
    // a letter.
    bool takeOtherKey(KeyBinding key, Stage& stage) override {
        if (isFunctionKey(key.key)) {
            return false;
        }
        if (key.key == Key::Escape) {
            stage.pop();
        } else if (key.key == Key::Backspace) {
            erase(stage);
        } else if (key.key == Key::Enter) {
            accept(stage);
        } else if (choosesUse(key.key)) {
            changeUse(stage);
        }
        return true;
    }

    void pressOther(Action action, Stage& stage) override {
        const bool isDirection = action <= Action::Right;
        if (action == Action::Confirm) {
            accept(stage);
        } else if (action == Action::Back) {
            stage.pop();
        } else if (isDirection) {
            changeUse(stage);
        }
    }

    void pointElsewhere(int x, int y, bool clicked, Stage& stage) override {
        const GridSize canvas = canvasSize(stage.session);
        if (clicked && seedUsePlace(canvas, otherUse(), boardHeight()).contains({x, y})) {
            changeUse(stage);
        }
    }

    bool isFieldAt(GridPos at, const Session& session) const override {
        return seedFieldPlace(canvasSize(session), boardHeight()).contains(at);
    }

    std::string hintFor(const Session& session) const {
        const std::string leave = session.keyFor(Action::Back);
        if (isBoardOpen()) {
            return say("A code such as 7K2M-Q9XA, a number or any word. {leave} puts these keys "
                       "away.",
                       "leave"_a = leave);
        }
        if (session.host.padInUse) {
            return say("A code such as 7K2M-Q9XA, a number or any word. {ways} choose, {enter} "
                       "goes there, {leave} leaves, any other button types.",
                       "ways"_a =
                           session.keyFor(Action::Left) + " " + session.keyFor(Action::Right),
                       "enter"_a = session.keyFor(Action::Confirm), "leave"_a = leave);
        }
        const std::string hint =
            say("A code such as 7K2M-Q9XA, a number or any word. Ctrl+V pastes, {ways} choose, "
                "{enter} goes there, {leave} leaves.",
                "ways"_a = "\u2190 \u2192", "enter"_a = shownKey({Key::Enter}),
                "leave"_a = shownKey({Key::Escape}));
        const auto key = boardKey(session.config().keys);
        return key ? hint + " " + say("{key} opens a keyboard.", "key"_a = shownKey(*key)) : hint;
    }

    static bool choosesUse(Key key) {
        return key == Key::Up || key == Key::Down || key == Key::Left || key == Key::Right ||
               key == Key::Tab;
    }

    SeedUse otherUse() const {
        return use_ == SeedUse::Adventure ? SeedUse::Explore : SeedUse::Adventure;
    }

    void changeUse(Stage& stage) {
        if (looksLikeShareCode(text_)) {
            return stage.session.sound.play(Effect::Error);  // a code leads only to exploring
        }
        use_ = otherUse();
        stage.session.sound.play(Effect::MenuMove);
    }

    void erase(Stage&) override {
        while (!text_.empty() && isUtf8Continuation(text_.back())) {
            text_.pop_back();
        }
        if (!text_.empty()) {
            text_.pop_back();
        }
        textChanged();
    }

    // A share code leads to a dungeon to explore. The note describes that dungeon as soon as the
    // code is whole.
    void textChanged() {
        fault_.clear();
        note_.clear();
        if (looksLikeShareCode(text_)) {
            use_ = SeedUse::Explore;
            const auto shared = readShareCode(text_);
            note_ = shared ? textOf(shared.value()) : std::string();
        }
    }

    void reject(std::string fault, Stage& stage) {
        fault_ = std::move(fault);
        stage.session.sound.play(Effect::Error);
    }

    void confirmCode(Stage& stage) {
        const auto shared = readShareCode(text_);
        if (!shared) {
            return reject(asSentence(shared.error()), stage);
        }
        if (auto fault = stage.session.growCode(shared.value())) {
            return reject(asSentence(*fault), stage);
        }
        stage.restart(makeExplore());
    }

    void accept(Stage& stage) override {
        if (looksLikeShareCode(text_)) {
            return confirmCode(stage);
        }
        const auto seed = parseSeed(trimmed(text_));
        if (!seed) {
            return reject(text_.empty() ? say("Enter a number, a code or a word.")
                                        : asSentence(seed.error()),
                          stage);
        }
        if (use_ == SeedUse::Explore) {
            stage.session.growSeed(seed.value());
            stage.restart(makeExplore());
        } else {
            beginRun(stage, seed.value(), RunKind::Free);
        }
    }

    std::string text_;
    std::string fault_;
    std::string note_;
    SeedUse use_;
    int age_ = 0;
};

}  // namespace

std::unique_ptr<State> makeSeedEntry(const Session& session, SeedUse use) {
    return std::make_unique<SeedEntry>(session, use);
}

}  // namespace doorstring
