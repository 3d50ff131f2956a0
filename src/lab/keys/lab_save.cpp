#include "lab/keys/lab_save.hpp"

#include "base/utf8.hpp"
#include "config/text/say.hpp"
#include "lab/sheet/save_weights.hpp"
#include "picture/text/text.hpp"
#include "play/states/typing.hpp"

namespace doorstring {

namespace {

struct LabSavePicture {
    LabSaveWay way = LabSaveWay::Preset;
    std::string_view name;   // of the preset
    std::string_view what;   // what saving will do
    std::string_view fault;  // why it cannot be saved; empty if it can
    bool caret = false;
    int boardHeight = 0;  // of the keyboard at the lower edge
};

constexpr GridSize saveSize{300, 104};

PixelRect savePanel(GridSize canvas, int boardHeight) {
    return {(canvas.width - saveSize.width) / 2,
            (canvas.height - boardHeight - saveSize.height) / 2, saveSize.width, saveSize.height};
}

// The area of a line, for drawing and for the mouse: a click on the chosen line saves.
PixelRect labSaveLine(GridSize canvas, LabSaveWay way, int boardHeight) {
    const PixelRect panel = savePanel(canvas, boardHeight);
    return {panel.x + 8, panel.y + 24 + (way == LabSaveWay::OwnFolder ? 16 : 0), panel.width - 16,
            14};
}

void drawLabSave(const Page& page, const LabSavePicture& picture) {
    const GridSize canvas = page.canvas.size();
    page.dim();
    const PixelRect panel = savePanel(canvas, picture.boardHeight);
    page.drawPanel(panel, tr(msg("Save these weights")));
    for (const LabSaveWay way : {LabSaveWay::Preset, LabSaveWay::OwnFolder}) {
        const PixelRect line = labSaveLine(canvas, way, picture.boardHeight);
        const bool isChosen = way == picture.way;
        if (isChosen) {
            page.canvas.fill(line, withAlpha(page.colours.rim, 70));
            page.art.sprites.ui.draw(page.canvas, static_cast<int>(UiSprite::Cursor0), line.x + 2,
                                     line.y + 3);
        }
        const Colour colour = isChosen ? page.colours.bright : page.colours.text;
        const ShortText name("{}{}", picture.name, picture.caret ? "_" : "");
        const ShortText preset =
            ShortText::say("As the preset: {name}", "name"_a = std::string_view(name));
        const bool isPreset = way == LabSaveWay::Preset;
        page.write(isPreset ? std::string_view(preset) : tr(msg("In your own config folder")),
                   line.x + 14, line.y + 2, colour);
    }
    int y = panel.y + 62;
    const bool isBad = !picture.fault.empty();
    for (const std::string& line :
         wrapText(page.art.font, isBad ? picture.fault : picture.what, panel.width - 20)) {
        page.write(line, panel.x + 10, y, isBad ? page.colours.bad : page.colours.quiet);
        y += page.art.font.lineHeight();
    }
}

constexpr int longestName = 24;

// The letters that the keyboard on the screen offers for the name of a preset.
constexpr BoardLetters nameLetters{.plain = "1234567890\nabcdefghij\nklmnopqrst\nuvwxyz-_",
                                   .shifted = "1234567890\nABCDEFGHIJ\nKLMNOPQRST\nUVWXYZ-_"};

class LabSave : public Typing {
public:
    LabSave(const Session& session, std::string name, LabSaver save)
        : Typing(session, nameLetters), name_(std::move(name)), save_(std::move(save)) {}

    std::string_view name() const override { return "lab save"; }
    Listener listener() const override { return Listener::Menu; }
    bool isOverlay() const override { return true; }

    void enter(std::string_view text, Stage&) override {
        // The letter of the key that opened the page arrives here, too, and is ignored.
        if (way_ != LabSaveWay::Preset || age_ == 0) {
            return;
        }
        const std::string kept = isProposed_ ? std::string() : name_;
        if (kept.size() + text.size() > std::size_t{longestName}) {
            fault_ = sayCount(longestName, "A name has at most {count} letter.",
                              "A name has at most {count} letters.");
        } else {
            name_ = kept + std::string(text);
            nameChanged();
        }
    }

    void tick(Stage&) override { ++age_; }

    void draw(Canvas& canvas, Session& session, int) override {
        canvasSize_ = canvas.size();
        constexpr int ticksOfCaret = 30;
        const Page page = session.page(canvas);
        drawLabSave(
            page, {.way = way_,
                   .name = name_,
                   .what = way_ == LabSaveWay::Preset
                               ? tr(msg("Type a name. Only what differs is written; an existing "
                                        "file keeps its comments and its order."))
                               : tr(msg("They count for every dungeon without a preset. Your files "
                                        "keep their comments and their order.")),
                   .fault = fault_,
                   .caret = way_ == LabSaveWay::Preset && age_ / ticksOfCaret % 2 == 0,
                   .boardHeight = boardHeight()});
        drawBoard(page, session);
    }

private:
    // Takes all keys but F1 to F12, so that letters for the name do not act as they are bound.
    bool takeOtherKey(KeyBinding key, Stage& stage) override {
        switch (key.key) {
        case Key::Enter:
            accept(stage);
            return true;
        case Key::Escape:
            stage.pop();
            return true;
        case Key::Up:
        case Key::Down:
        case Key::Tab:
            changeWay(stage);
            return true;
        case Key::Backspace:
            erase(stage);
            return true;
        default:
            return key.key < Key::F1 || key.key > Key::F12;
        }
    }

    void pressOther(Action action, Stage& stage) override {
        if (action == Action::Confirm) {
            accept(stage);
        } else if (action == Action::Back) {
            stage.pop();
        } else if (action == Action::Up || action == Action::Down) {
            changeWay(stage);
        }
    }

    void pointElsewhere(int x, int y, bool clicked, Stage& stage) override {
        const GridSize canvas = canvasSize_;
        for (const LabSaveWay way : {LabSaveWay::Preset, LabSaveWay::OwnFolder}) {
            if (clicked && labSaveLine(canvas, way, boardHeight()).contains({x, y})) {
                const bool wasChosen = way == way_;
                way_ = way;
                if (wasChosen) {
                    accept(stage);
                }
                return;
            }
        }
    }

    // A click on the line of the name does not open the keyboard: it saves.
    bool isFieldAt(GridPos, const Session&) const override { return false; }

    // Erases the last letter. It may have several bytes, because a proposed name may have any
    // letters.
    void erase(Stage&) override {
        while (!name_.empty() && isUtf8Continuation(name_.back())) {
            name_.pop_back();
        }
        if (!name_.empty()) {
            name_.pop_back();
        }
        nameChanged();
    }

    // Says at once what is wrong with a name that was typed; accept() rejects it, too.
    void nameChanged() {
        isProposed_ = false;
        fault_ = presetNameFault(name_);
    }

    void changeWay(Stage& stage) {
        way_ = way_ == LabSaveWay::Preset ? LabSaveWay::OwnFolder : LabSaveWay::Preset;
        fault_.clear();
        stage.session.sound.play(Effect::MenuMove);
    }

    void accept(Stage& stage) override {
        // A proposed name is not checked: the player may have named that preset's file by hand.
        const bool isNameTyped = way_ == LabSaveWay::Preset && !isProposed_;
        fault_ = isNameTyped ? presetNameFault(name_) : std::string();
        if (fault_.empty()) {
            fault_ = save_(way_, name_, stage).value_or(std::string());
        }
        if (fault_.empty()) {
            stage.pop();
        } else {
            stage.session.sound.play(Effect::Error);
        }
    }

    std::string name_;
    bool isProposed_ = true;  // whether the next letter typed replaces the name
    LabSaver save_;
    LabSaveWay way_ = LabSaveWay::Preset;
    std::string fault_;
    GridSize canvasSize_;  // of the last drawing
    int age_ = 0;
};

}  // namespace

std::unique_ptr<State> makeLabSave(const Session& session, std::string name, LabSaver save) {
    return std::make_unique<LabSave>(session, std::move(name), std::move(save));
}

}  // namespace doorstring
