#include "lab/page/lab_save_screen.hpp"

#include "picture/text/text.hpp"

namespace doorstring {

namespace {

constexpr GridSize saveSize{300, 104};

PixelRect savePanel(GridSize canvas) {
    return {(canvas.width - saveSize.width) / 2, (canvas.height - saveSize.height) / 2,
            saveSize.width, saveSize.height};
}

}  // namespace

PixelRect labSaveLine(GridSize canvas, LabSaveWay way) {
    const PixelRect panel = savePanel(canvas);
    return {panel.x + 8, panel.y + 24 + (way == LabSaveWay::OwnFolder ? 16 : 0), panel.width - 16,
            14};
}

void drawLabSave(const Page& page, const LabSavePicture& picture) {
    const GridSize canvas = page.canvas.size();
    page.dim();
    const PixelRect panel = savePanel(canvas);
    page.drawPanel(panel, "Save these weights");
    for (const LabSaveWay way : {LabSaveWay::Preset, LabSaveWay::OwnFolder}) {
        const PixelRect line = labSaveLine(canvas, way);
        const bool isChosen = way == picture.way;
        if (isChosen) {
            page.canvas.fill(line, withAlpha(page.colours.rim, 70));
            page.art.sprites.ui.draw(page.canvas, static_cast<int>(UiSprite::Cursor0), line.x + 2,
                                     line.y + 3);
        }
        const Colour colour = isChosen ? page.colours.bright : page.colours.text;
        const ShortText preset("As the preset: {}{}", picture.name, picture.caret ? "_" : "");
        const bool isPreset = way == LabSaveWay::Preset;
        page.write(isPreset ? std::string_view(preset) : "In your own config folder", line.x + 14,
                   line.y + 2, colour);
    }
    int y = panel.y + 62;
    const bool isBad = !picture.fault.empty();
    for (const std::string& line :
         wrapText(page.art.font, isBad ? picture.fault : picture.what, panel.width - 20)) {
        page.write(line, panel.x + 10, y, isBad ? page.colours.bad : page.colours.quiet);
        y += page.art.font.lineHeight();
    }
}

}  // namespace doorstring
