#include "view/screens/menu_screens.hpp"

#include "base/fixed.hpp"
#include "base/message.hpp"
#include "view/panel.hpp"
#include "view/room_sign.hpp"
#include "view/screens/map_screen.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace doorstring {

namespace {

constexpr int padding = 10;
constexpr int logoTop = 16;

// The height of the strip at the lower edge, which says what the chosen line does.
int hintHeight(const BdfFont& font) {
    return font.lineHeight() + 5;
}

// A text in centred lines of about equal length.
class WrappedText {
public:
    WrappedText(const BdfFont& font, std::string_view text, int mostWidth)
        : lineHeight_(font.lineHeight()) {
        if (!text.empty()) {
            lines_ = wrapEvenly(font, text, mostWidth);
        }
        for (const std::string& line : lines_) {
            width_ = std::max(width_, textWidth(font, line));
        }
    }

    int width() const { return width_; }
    int height() const { return static_cast<int>(lines_.size()) * lineHeight_; }
    void draw(const Page& page, int middle, int y, Colour colour) const {
        for (const std::string& line : lines_) {
            page.write(line, middle, y, colour, Align::Centre);
            y += lineHeight_;
        }
    }

private:
    std::vector<std::string> lines_;
    int lineHeight_;
    int width_ = 0;
};

// Draws the hint in a strip at the lower edge. For a long hint the strip is higher, and covers
// what was drawn there.
void drawHint(const Page& page, std::string_view hint) {
    const BdfFont& font = page.art.font;
    const WrappedText lines(font, hint, page.width() - 2 * padding);
    const int height = std::max(hintHeight(font), lines.height() + 5);
    const int top = page.height() - height;
    page.canvas.fill({0, top, page.width(), height}, page.colours.back);
    lines.draw(page, page.width() / 2, top + 2, page.colours.quiet);
}

// Draws a pillar with a fire on it; (x, foot) is its lower left corner.
void drawBurningPillar(const Page& page, const TitlePicture& title, int x, int foot) {
    constexpr std::uint64_t ticksPerFlame = 8;
    constexpr int bowlFoot = 12;  // pixels above the pillar's foot
    constexpr Colour warm{236, 132, 48};
    const auto& [canvas, art, colours] = page;
    const int bowlTop = foot - bowlFoot - tileSide;
    const GridPos flame{x + tileSide / 2, bowlTop + 4};
    const int flicker = static_cast<int>(title.tick / ticksPerFlame % brazierPictures);
    drawGlow(canvas, flame, 26, 24, withAlpha(warm, 18));
    drawGlow(canvas, flame, 15, 14, withAlpha(warm, 26));
    title.tileset.drawShaded(canvas, TilePicture::Pillar0, x, foot - tileSide);
    title.tileset.drawShaded(canvas, TilePicture::PillarCap0, x, foot - 2 * tileSide);
    art.sprites.fittings.draw(canvas, title.tileset.light(),
                              static_cast<int>(FittingSprite::BrazierLit0) + flicker, x, bowlTop);
}

}  // namespace

void drawTitleScreen(const Page& page, Menu& menu, const TitlePicture& title) {
    const SpriteSheet& logo = page.art.sprites.logo;
    logo.draw(page.canvas, 0, (page.width() - logo.cell().width) / 2, logoTop);
    const int top = logoTop + logo.cell().height + 5;
    const int freeHeight = page.height() - hintHeight(page.art.font) - top;
    menu.showAtMost(Menu::linesIn(page.art.font, freeHeight - 12));
    const int width = menu.width(page.art.font);
    const PixelRect panel{(page.width() - width) / 2 - padding, top, width + 2 * padding,
                          menu.height(page.art.font) + 10};
    constexpr int pillarGap = 5;  // pixels between the panel and each pillar
    if (panel.x >= tileSide + pillarGap) {
        const int foot = panel.y + panel.height;
        drawBurningPillar(page, title, panel.x - pillarGap - tileSide, foot);
        drawBurningPillar(page, title, panel.x + panel.width + pillarGap, foot);
    }
    page.write(title.version, 4, 3, page.colours.quiet);
    page.write(title.seedCode, page.width() - 4, 3, page.colours.quiet, Align::Right);
    if (title.hasMenu) {
        page.drawPanel(panel);
        menu.draw(page, panel.x + padding, panel.y + 5);
        drawHint(page, menu.chosenItem().hint);
    }
}

void drawDemoScreen(const Page& page, int dimming, bool isPromptLit) {
    constexpr int opaque = 255;
    const SpriteSheet& logo = page.art.sprites.logo;
    const auto veil = static_cast<std::uint8_t>(dimming * opaque / 100);
    page.canvas.fill(page.canvas.whole(), withAlpha(page.colours.back, veil));
    logo.draw(page.canvas, 0, (page.width() - logo.cell().width) / 2, logoTop);
    const std::string_view prompt = tr(msg("Press any key"));
    const int height = hintHeight(page.art.font);
    const int width = textWidth(page.art.font, prompt) + 2 * padding;
    const int top = page.height() - 2 * height;
    page.drawPanel({(page.width() - width) / 2, top, width, height + 2});
    page.write(prompt, page.width() / 2, top + 3,
               isPromptLit ? page.colours.bright : page.colours.quiet, Align::Centre);
}

void drawMenuPanel(const Page& page, Menu& menu, const MenuTexts& texts) {
    const auto& [canvas, art, colours] = page;
    const BdfFont& font = art.font;
    page.dim();
    const int mostWidth = page.width() - 2 * padding - 4;
    const WrappedText lead(font, texts.lead, mostWidth);
    const WrappedText footing(font, texts.footing, mostWidth);
    const int headHeight = font.lineHeight() + 6;
    const int leadHeight = lead.height() > 0 ? lead.height() + 4 : 0;
    const int heightAround = headHeight + leadHeight + footing.height() + 16;
    const int freeHeight = page.height() - hintHeight(font);
    menu.showAtMost(Menu::linesIn(font, freeHeight - heightAround - 2));
    const int innerWidth =
        std::max({menu.width(font), textWidth(font, texts.heading), lead.width(), footing.width()});
    const int height = menu.height(font) + heightAround;
    const PixelRect panel{(page.width() - innerWidth) / 2 - padding, (freeHeight - height) / 2,
                          innerWidth + 2 * padding, height};
    page.drawPanel(panel);
    const int middle = panel.x + panel.width / 2;
    page.write(texts.heading, middle, panel.y + 6, colours.bright, Align::Centre);
    canvas.fill({panel.x + 6, panel.y + headHeight + 1, panel.width - 12, 1},
                withAlpha(colours.rim, 90));
    lead.draw(page, middle, panel.y + headHeight + 5, colours.text);
    menu.draw(page, middle - menu.width(font) / 2, panel.y + headHeight + leadHeight + 6);
    footing.draw(page, middle, panel.y + panel.height - footing.height() - 5, colours.quiet);
    drawHint(page, menu.chosenItem().hint);
}

namespace {

constexpr int presetHeadHeight = 16;
constexpr int presetMenuWidth = 92;
constexpr int presetTextHeight = 30;
constexpr int presetHintHeight = 16;

// Draws the map with large signs if all of it fits, else with small ones. If it does not fit even
// with small signs, draws only its middle.
void drawMap(Canvas& canvas, const Art& art, const World& world, PixelRect area) {
    canvas.fill(area, {0, 0, 0, 110});
    canvas.setClip(area);
    const GridSize size = world.dungeon.size();
    const bool isLarge =
        size.width * mapCell.width <= area.width && size.height * mapCell.height <= area.height;
    const SpriteSheet& sheet = isLarge ? art.sprites.map : art.sprites.minimap;
    const GridSize cell = sheet.cell();
    const GridSize shown{std::min(size.width, area.width / cell.width),
                         std::min(size.height, area.height / cell.height)};
    const GridPos firstCell{(size.width - shown.width) / 2, (size.height - shown.height) / 2};
    const int left = area.x + (area.width - shown.width * cell.width) / 2;
    const int top = area.y + (area.height - shown.height * cell.height) / 2;
    drawRoomSigns(canvas, sheet, world, firstCell, shown, left, top, {.showsAll = true});
    canvas.clearClip();
}

// The lines of a text that fit into `height` pixels. If the text is longer, the last of them ends
// with an ellipsis.
std::vector<std::string> firstLines(const BdfFont& font, std::string_view text, int width,
                                    int height) {
    const auto mostThatFit = static_cast<std::size_t>(height / font.lineHeight());
    std::vector<std::string> lines = wrapText(font, text, width);
    if (lines.size() > mostThatFit) {
        lines.resize(mostThatFit);
        lines.back() = ellipsize(font, lines.back() + "\u2026", width);
    }
    return lines;
}

}  // namespace

void drawPresetScreen(const Page& page, Menu& menu, const PresetPicture& preset) {
    const BdfFont& font = page.art.font;
    // The panel covers what the title writes at the upper and lower edge.
    const PixelRect panel = page.canvas.whole().grown(-2);
    page.dim();
    page.drawPanel(panel, tr(msg("Presets")));
    const int height = panel.height - presetHeadHeight - presetTextHeight - presetHintHeight - 8;
    menu.showAtMost(Menu::linesIn(font, height));
    menu.draw(page, panel.x + 6, panel.y + presetHeadHeight + 6);
    if (preset.world != nullptr) {
        drawMap(page.canvas, page.art, *preset.world,
                {panel.x + presetMenuWidth + 6, panel.y + presetHeadHeight + 4,
                 panel.width - presetMenuWidth - 12, height});
    }
    const int hintTop = panel.y + panel.height - presetHintHeight;
    int y = hintTop - presetTextHeight;
    for (const std::string& text :
         firstLines(font, preset.about, panel.width - 16, presetTextHeight)) {
        page.write(text, panel.x + 8, y, page.colours.text);
        y += font.lineHeight();
    }
    page.write(preset.hint, panel.x + panel.width / 2, hintTop + 2, page.colours.quiet,
               Align::Centre);
}

namespace {

constexpr GridSize seedPanelSize{216, 106};
constexpr int seedPadding = 8;
constexpr int fieldPadding = 4;
constexpr int useTop = 20;    // of the two buttons, below the panel's upper edge
constexpr int fieldTop = 41;  // of the text field, below the panel's upper edge
constexpr std::size_t mostLines = 4;
constexpr std::size_t mostLinesAboveBoard = 2;
constexpr int hintGap = 5;  // below the field

// The place of the panel with a field of one line. With more lines the panel grows downward; above
// a keyboard it always fills the rest of the canvas.
PixelRect seedPanel(GridSize canvas, int boardHeight) {
    constexpr int edge = 2;
    const int x = (canvas.width - seedPanelSize.width) / 2;
    return boardHeight > 0
               ? PixelRect{x, edge, seedPanelSize.width, canvas.height - boardHeight - 3 * edge}
               : PixelRect{x, (canvas.height - seedPanelSize.height) / 2, seedPanelSize.width,
                           seedPanelSize.height};
}

// The last `most` lines of a text. A text that is too long for one line breaks at spaces, commas
// and hyphens.
std::vector<std::string_view> fieldLines(const BdfFont& font, std::string_view text, int width,
                                         std::size_t most) {
    std::vector<std::string_view> lines;
    // The index after the first space, comma or hyphen that is at or after index `from`; 0 if there
    // is none, because npos + 1 is 0.
    const auto afterNext = [&](std::size_t from) { return text.find_first_of(" ,-", from) + 1; };
    while (textAdvance(font, text) > width && afterNext(0) != 0 && afterNext(0) < text.size()) {
        std::size_t end = afterNext(0);
        for (std::size_t next = afterNext(end);
             next != 0 && textAdvance(font, text.substr(0, next)) <= width; next = afterNext(end)) {
            end = next;
        }
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    lines.push_back(text);
    if (lines.size() > most) {
        lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(most));
    }
    return lines;
}

void drawField(const Page& page, PixelRect field, const std::vector<std::string_view>& lines,
               bool isCaretShown) {
    const auto& [canvas, art, colours] = page;
    const int x = field.x + fieldPadding;
    int y = field.y + 3;
    canvas.fill(field, {0, 0, 0, 120});
    canvas.frame(field, withAlpha(colours.rim, 140));
    for (const std::string_view line : lines) {
        page.write(line, x, y, colours.bright);
        y += art.font.lineHeight();
    }
    if (isCaretShown) {
        canvas.fill({x + textAdvance(art.font, lines.back()), y - art.font.lineHeight(), 1,
                     art.font.lineHeight() - 1},
                    colours.text);
    }
}

void drawSeedUse(const Page& page, SeedUse use, const SeedPicture& seed) {
    constexpr int ticksPerPointerPicture = 24;
    const auto& [canvas, art, colours] = page;
    const bool isChosen = use == seed.use;
    const PixelRect place = seedUsePlace(canvas.size(), use, seed.boardHeight);
    const std::string_view word = tr(use == SeedUse::Adventure ? msg("Adventure") : msg("Explore"));
    const int middle = place.x + place.width / 2;
    const int y = place.y + 3;
    canvas.fill(place, {0, 0, 0, isChosen ? std::uint8_t{120} : std::uint8_t{50}});
    canvas.frame(place, withAlpha(colours.rim, isChosen ? 200 : 60));
    page.write(word, middle, y, isChosen ? colours.bright : colours.quiet, Align::Centre);
    if (isChosen) {
        const int picture = seed.age / ticksPerPointerPicture % 2;
        art.sprites.ui.draw(canvas, static_cast<int>(UiSprite::Cursor0) + picture, place.x + 5, y);
    }
}

}  // namespace

PixelRect seedUsePlace(GridSize canvas, SeedUse use, int boardHeight) {
    constexpr int gap = 6;
    const PixelRect panel = seedPanel(canvas, boardHeight);
    const int width = (panel.width - 2 * seedPadding - gap) / 2;
    const int fromLeft = use == SeedUse::Adventure ? 0 : width + gap;
    return {panel.x + seedPadding + fromLeft, panel.y + useTop, width, 15};
}

PixelRect seedFieldPlace(GridSize canvas, int boardHeight) {
    constexpr int height = 16;  // of a field of one line
    const PixelRect panel = seedPanel(canvas, boardHeight);
    return {panel.x + seedPadding, panel.y + fieldTop, panel.width - 2 * seedPadding, height};
}

void drawSeedScreen(const Page& page, const SeedPicture& seed) {
    const BdfFont& font = page.art.font;
    const bool hasBoard = seed.boardHeight > 0;
    PixelRect panel = seedPanel(page.canvas.size(), seed.boardHeight);
    PixelRect field = seedFieldPlace(page.canvas.size(), seed.boardHeight);
    const std::vector<std::string_view> lines =
        fieldLines(font, seed.text, field.width - 2 * fieldPadding,
                   hasBoard ? mostLinesAboveBoard : mostLines);
    const int moreHeight = (static_cast<int>(lines.size()) - 1) * font.lineHeight();
    panel.height += hasBoard ? 0 : moreHeight;
    field.height += moreHeight;
    page.dim();
    page.drawPanel(panel, tr(msg("Seed")));
    for (const SeedUse use : {SeedUse::Adventure, SeedUse::Explore}) {
        drawSeedUse(page, use, seed);
    }
    const bool isCaretShown = seed.age / (ticksPerSecond / 2) % 2 == 0;
    drawField(page, field, lines, isCaretShown);
    const std::string_view textBelow = !seed.fault.empty()  ? seed.fault
                                       : !seed.note.empty() ? seed.note
                                                            : seed.hint;
    int y = field.y + field.height + hintGap;
    const int spaceBelow = panel.y + panel.height - y;
    const std::vector<std::string> linesBelow =
        hasBoard ? firstLines(font, textBelow, field.width, spaceBelow)
                 : wrapText(font, textBelow, field.width);
    for (const std::string& line : linesBelow) {
        page.write(line, field.x, y, seed.fault.empty() ? page.colours.quiet : page.colours.bad);
        y += font.lineHeight();
    }
}

}  // namespace doorstring
