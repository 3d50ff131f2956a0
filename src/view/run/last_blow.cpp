#include "view/run/last_blow.hpp"

#include "base/enums.hpp"
#include "config/creature_parts.hpp"
#include "picture/text/text.hpp"

namespace doorstring {

namespace {

constexpr int blowPadding = 5;
constexpr int blowGap = 7;  // between the picture and the words

// The words about what hurts the knight without being alive.
struct HazardText {
    Hazard hazard;
    Message name;
    Message answer;
};
constexpr auto hazardTexts = keyedTable<&HazardText::hazard, HazardText>({
    {Hazard::Pit, msg("a pit"), msg("At its edge you slip before you fall: walk straight back.")},
    {Hazard::Spikes, msg("spikes"),
     msg("Their points show before they rise. Cross when they have sunk.")},
    {Hazard::Bomb, msg("your own bomb"),
     msg("Lay it and walk two tiles away before its fuse has burned.")},
    {Hazard::Embers, msg("burning ground"),
     msg("It burns out after a while: wait, or walk around it.")},
    {Hazard::Water, msg("rising water"),
     msg("Each valve that you strike lowers it. Do not wait at one.")},
    {Hazard::Stone, msg("a rolling stone"),
     msg("Stand in a niche until it has passed, then run to the next.")},
    {Hazard::Trap, msg("a trap"),
     msg("It shows along which line it will strike: step off that line.")},
});

struct Picture {
    const SpriteSheet* sheet;
    int cell;
};

template <typename Sprite>
Picture pictureOf(const SpriteSheet& sheet, Sprite sprite) {
    return {&sheet, static_cast<int>(sprite)};
}

Picture hazardPicture(Hazard hazard, const Art& art, Tileset tileset) {
    const SpriteSheets& sprites = art.sprites;
    const SpriteSheet& tiles = art.tileset(tileset).sheet();
    switch (hazard) {
    case Hazard::Pit:
        return pictureOf(tiles, TilePicture::Pit0);
    case Hazard::Spikes:
        return pictureOf(tiles, spriteAfter(TilePicture::Spikes0, 2));
    case Hazard::Bomb:
        return pictureOf(sprites.bomb, BombSprite::Lit0);
    case Hazard::Embers:
        return {&sprites.embers, 1};
    case Hazard::Water:
        return pictureOf(tiles, TilePicture::Deep0);
    case Hazard::Stone:
        return {&sprites.stone, 0};
    case Hazard::Trap:
        return pictureOf(sprites.bossDoors, StageDoorSprite::Ajar0);
    }
    return {};
}

// A creature is shown as it announces its attack, a boss as it stands.
LastBlow blowOf(CreatureKind kind, const Art& art) {
    const CreaturePose pose = isBoss(kind) ? CreaturePose::Idle : CreaturePose::WindUp;
    return {creatureRows[kind].one, creatureRows[kind].answer, &art.sprites.creatures[kind],
            poseCell(pose, Direction::South, 0)};
}

// The number of pixels from the panel's left edge to the words.
int wordsOffset(const LastBlow& blow) {
    return blowPadding + blow.sheet->cell().width + blowGap;
}

}  // namespace

LastBlow lastBlowOf(const KnightHurt& hurt, const Art& art, Tileset tileset) {
    if (hurt.by) {
        return blowOf(*hurt.by, art);
    }
    const auto& [hazard, name, answer] = hazardTexts[hurt.hazard];
    const Picture picture = hazardPicture(hazard, art, tileset);
    const bool isTilePicture = picture.sheet == &art.tileset(tileset).sheet();
    return {name, answer, picture.sheet, picture.cell, isTilePicture};
}

std::vector<std::string> answerLines(const BdfFont& font, const LastBlow& blow) {
    return wrapEvenly(font, tr(blow.answer), lastBlowWidth - wordsOffset(blow) - blowPadding);
}

void drawLastBlow(const Page& page, const LastBlow& blow, GridPos corner) {
    const auto& [canvas, art, colours] = page;
    const int lineHeight = art.font.lineHeight();
    const GridSize size = blow.sheet->cell();
    const PixelRect panel{corner.x, corner.y, lastBlowWidth, lastBlowHeight};
    const PixelRect place{corner.x + blowPadding, corner.y + (lastBlowHeight - size.height) / 2,
                          size.width, size.height};
    page.drawPanel(panel);
    canvas.setClip(panel.grown(-2));  // the rolling stone is larger than the panel
    if (blow.isTilePicture) {
        canvas.frame(place.grown(1), withAlpha(colours.rim, 160));
    } else {
        drawGlow(canvas, {place.x + size.width / 2, place.bottom() - 2}, size.width / 2 + 3, 4,
                 withAlpha(colours.rim, 110));
    }
    blow.sheet->draw(canvas, blow.picture, place.x, place.y);
    canvas.clearClip();
    const int x = corner.x + wordsOffset(blow);
    int y = corner.y + 5;
    const std::string_view heading = tr(msg("Last blow"));
    page.write(heading, x, y, colours.quiet);
    page.write(tr(blow.name), x + textAdvance(art.font, heading) + 6, y, colours.bright);
    for (const std::string& part : answerLines(art.font, blow)) {
        y += lineHeight;
        page.write(part, x, y, colours.text);
    }
}

}  // namespace doorstring
