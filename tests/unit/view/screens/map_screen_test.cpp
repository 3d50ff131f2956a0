// The large map: what of it is in view, and what stands around it.
#include "testing/carved_dungeons.hpp"
#include "testing/catch2.hpp"
#include "testing/grown_dungeon.hpp"
#include "testing/shipped_language.hpp"
#include "unit/view/views.hpp"
#include "view/room_sign.hpp"
#include "view/screens/map_legend.hpp"
#include "view/screens/map_screen.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("a map that fits stands in the middle of its view") {
    const World world = crossWorld();
    const MapScroll at = scrolledToKnight(world, {240, 176});
    CHECK(at.x == 3 * mapCell.width / 2);
    CHECK(at.y == 3 * mapCell.height / 2);
    CHECK(keptOnMap({-50, 900}, world, {240, 176}).x == at.x);
}

TEST_CASE("a map is as large as what is known allows, and shows all of that") {
    DoorRows rows(1, std::vector<std::string>(20, "WE"));
    rows[0].front() = "E";
    rows[0].back() = "W";
    World world(dungeonOf(rows, {15, 0}), WorldConfig{});
    const GridSize screen{240, 176};
    const auto opened = [&](bool showsAll) { return scrolledToFit(world, screen, showsAll); };
    CHECK_FALSE(opened(false).isFar);
    CHECK(opened(false).x == 31 * mapCell.width / 2);  // 14 to 16 are known
    CHECK(opened(true).isFar);
    CHECK(opened(true).x == 10 * farMapCell.width);
    const int view = mapArea(world, screen).width;
    for (int x = 14; x >= 0; --x) {
        world.sights.visit(world.dungeon, {x, 0});
        const MapScroll scroll = opened(false);
        const int cell = scroll.isFar ? farMapCell.width : mapCell.width;
        const GridRect known = world.sights.known();
        CHECK(known.x * cell >= scroll.x - view / 2);
        CHECK((known.right() + 1) * cell <= scroll.x + view / 2 + 1);
        CHECK(scroll.isFar == (known.width * mapCell.width > view));
    }
    CHECK(opened(false).isFar);
}

TEST_CASE("a map that does not fit from afar opens at the knight") {
    DoorRows rows(1, std::vector<std::string>(90, "WE"));
    rows[0].front() = "E";
    rows[0].back() = "W";
    const World world(dungeonOf(rows, {60, 0}), WorldConfig{});
    const MapScroll all = scrolledToFit(world, {240, 176}, true);
    CHECK(all.isFar);
    CHECK(all.x == 60 * farMapCell.width + farMapCell.width / 2);
    CHECK(keptOnMap({9999, 0, true}, world, {240, 176}).x == 90 * farMapCell.width);
}

TEST_CASE("from afar the large map has the pictures of the small one") {
    const World world = crossWorld();
    const GridSize screen{240, 176};
    Canvas canvas(screen, {0, 0, 0});
    const Page page = pageOn(canvas, Tileset::BlueStone);
    const MapScroll scroll = scrolledToKnight(world, screen, true);
    drawMapScreen(page, world, DungeonConfig{}, scroll, {}, "", "");
    const PixelRect area = mapArea(world, screen);
    const GridPos corner{area.x + area.width / 2 - scroll.x, area.y + area.height / 2 - scroll.y};
    Canvas small(screen, {0, 0, 0});
    drawRoomSigns(small, art().sprites.minimap, world, {0, 0}, {3, 3}, corner.x, corner.y, {});
    const GridPos middle{corner.x + farMapCell.width, corner.y + farMapCell.height};
    for (const GridPos at : cellsOf(farMapCell)) {
        const GridPos pixel = middle + GridOffset{at.x, at.y};
        const Colour sign = small.at(pixel.x, pixel.y);
        CHECK((sign == Colour{0, 0, 0} || canvas.at(pixel.x, pixel.y) == sign));
    }
}

TEST_CASE("a map that does not fit opens at the knight and cannot be scrolled off") {
    DoorRows rows(1, std::vector<std::string>(40, "WE"));
    rows[0].front() = "E";
    rows[0].back() = "W";
    const World world(dungeonOf(rows, {30, 0}), WorldConfig{});
    CHECK(scrolledToKnight(world, {240, 176}).x == 30 * mapCell.width + mapCell.width / 2);
    CHECK(keptOnMap({-50, 0}, world, {240, 176}).x == 0);
    CHECK(keptOnMap({9999, 0}, world, {240, 176}).x == 40 * mapCell.width);
}

TEST_CASE("the large map of a huge dungeon draws only what is in view") {
    // Were every cell drawn, this would take minutes.
    DungeonConfig config;
    config.grid = {4096, 4096};
    for (const Direction direction : allDirections) {
        config.tables[direction] = DoorTable({{DoorSet::of(opposite(direction)), weightOne}});
    }
    const World world(testing::grownDungeon(config, {1}), WorldConfig{});
    Canvas canvas({240, 176});
    const PanelColours colours = panelColours(art().tileset(Tileset::Moss));
    for (int frame = 0; frame < 100; ++frame) {
        drawMapScreen({canvas, art(), colours}, world, config,
                      scrolledToKnight(world, canvas.size()), {}, "", "");
    }
    CHECK(pixelsUnlike(canvas, wholeOf(canvas), colours.back) > 1000);
}

TEST_CASE("the large map shows all rooms where it is asked to") {
    const World world(dungeonOf({{"E", "WE", "WE", "W"}}, {0, 0}), WorldConfig{});
    const PanelColours colours = panelColours(art().tileset(Tileset::Moss));
    const auto mapOf = [&](bool all) {
        Canvas canvas({240, 176});
        drawMapScreen({canvas, art(), colours}, world, DungeonConfig{},
                      scrolledToKnight(world, canvas.size()), {.showsAll = all}, "", "");
        return canvas;
    };
    CHECK(difference(mapOf(false), mapOf(true)) > 50);
}

TEST_CASE("maps show the ground of visited rooms of a carved map, and no tables") {
    const Dungeon dungeon =
        carvedDungeonOf({"##########", "#S...#####", "#.........", "#....###X#", "####.#####",
                         "####....X#", "##########", "##########", "##########", "##########"},
                        {5, 5});
    WorldConfig config;
    config.room.size = {5, 5};
    const World world(dungeon, config);
    const Colour back{0, 0, 0};
    Canvas canvas({20, 20}, back);
    drawRoomSign(canvas, art().sprites.map, world, {0, 0}, 0, 0, {});
    CHECK(canvas.at(0, 5) == back);         // the wall in the west
    CHECK_FALSE(canvas.at(11, 5) == back);  // the opening in the east
    CHECK(canvas.at(11, 1) == back);
    CHECK_FALSE(canvas.at(10, 9) == back);  // and that in the south
    CHECK(canvas.at(6, 9) == back);
    const PanelColours colours = panelColours(art().tileset(Tileset::Moss));
    Canvas screen({240, 176});
    drawMapScreen({screen, art(), colours}, world, DungeonConfig{},
                  scrolledToKnight(world, screen.size()), {}, "", "");
    Canvas without = screen;
    without.fill({230, 60, 4, 40}, screen.at(230, 60));
    CHECK(difference(screen, without) == 0);
}

TEST_CASE("tables of all eight rooms end above the hint below the map") {
    DungeonConfig weights;
    const auto pictureOf = [&] {
        Canvas canvas({240, 176}, {0, 0, 0});
        const World world = crossWorld();
        drawMapScreen(pageOn(canvas, Tileset::BlueStone), world, weights,
                      scrolledToKnight(world, canvas.size()), {}, "", "");
        return canvas;
    };
    const Canvas shipped = pictureOf();
    for (const Direction side : allDirections) {
        std::vector<DoorTable::Entry> entries;
        for (std::uint8_t bits = 0; bits < 16; ++bits) {
            if (const auto doors = DoorSet::fromBits(bits); doors.has(opposite(side))) {
                entries.push_back({doors, weightOne});
            }
        }
        REQUIRE(entries.size() == 8);
        weights.tables[side] = DoorTable(entries);
    }
    const Canvas full = pictureOf();
    CHECK(difference(shipped, full) > 50);
    constexpr int hintTop = 165;
    for (const auto [x, y] : cellsIn({0, hintTop, 240, 176 - hintTop})) {
        REQUIRE(shipped.at(x, y) == full.at(x, y));
    }
}

TEST_CASE("the map of an adventure has no tables, and so more room for rooms") {
    World world = crossWorld();
    const PixelRect explored = mapArea(world, {240, 176});
    world.config.floor = 2;
    CHECK(mapArea(world, {240, 176}).width > 2 * explored.width - 40);
}

TEST_CASE("where the map is scrolled away from the knight, an arrow shows where he is") {
    DoorRows rows(1, std::vector<std::string>(40, "WE"));
    rows[0].front() = "E";
    rows[0].back() = "W";
    const World world(dungeonOf(rows, {30, 0}), WorldConfig{});
    const PixelRect area = mapArea(world, {240, 176});
    // Rows of the area that hold no room.
    const auto drawnBeside = [&](MapScroll scroll) {
        Canvas canvas({240, 176});
        const PanelColours colours = panelColours(art().tileset(Tileset::Moss));
        drawMapScreen({canvas, art(), colours}, world, DungeonConfig{},
                      keptOnMap(scroll, world, canvas.size()), {}, "", "");
        Canvas plain = canvas;
        plain.fill(area, colours.bright);
        int bright = 0;
        for (const auto [x, y] : cellsIn(area)) {
            bright += canvas.at(x, y) == colours.bright ? 1 : 0;
        }
        return bright;
    };
    CHECK(drawnBeside(scrolledToKnight(world, {240, 176})) == 0);
    CHECK(drawnBeside({0, 0}) > 40);
    CHECK(drawnBeside({30 * mapCell.width, 0}) == 0);
}

TEST_CASE("beside the legend that the reasons of a room bring the map has a frame, too") {
    const World world = crossWorld();
    Canvas canvas({240, 176});
    const Page page = pageOn(canvas, Tileset::Moss);
    const MapScroll scroll = scrolledToKnight(world, canvas.size());
    drawMapScreen(page, world, DungeonConfig{}, scroll, {}, "", "");
    const std::vector<std::string> sentences{"The start.", "All grew from here."};
    drawWhyPanel(page, world, scroll, {1, 1}, {sentences, "hint"});
    const PixelRect area = mapArea(world, canvas.size());
    const Colour frame = canvas.at(area.x - 1, area.y + 1);
    int sides = 0;
    for (int x = area.x - 1; x < canvas.size().width; ++x) {
        sides += canvas.at(x, area.y + 1) == frame ? 1 : 0;
    }
    CHECK(sides == 2);
}

TEST_CASE("reasons that leave no space for a legend are read part by part, to their end") {
    const World world = crossWorld();
    std::vector<std::string> sentences;
    for (int number = 1; number <= 30; ++number) {
        sentences.push_back(fmt::format("Sentence {}.", number));
    }
    const int parts = whyParts(art().font, world, {240, 176}, sentences);
    CHECK(parts > 1);
    std::vector<std::string> read;
    for (int part = 0; part < parts; ++part) {
        Canvas canvas({240, 176});
        const DrawnLines drawn;
        drawWhyPanel(pageOn(canvas, Tileset::Moss), world, scrolledToKnight(world, canvas.size()),
                     {1, 1}, {sentences, "hint", part});
        for (const DrawnLine& line : drawn.lines()) {
            if (line.text.starts_with("Sentence")) {
                read.push_back(line.text);
            }
        }
    }
    CHECK(read == sentences);
}

TEST_CASE("the legend explains the kinds of rooms that the dungeon has, and no others") {
    const auto heightWith = [](std::vector<RoomKind> kinds) {
        World world(dungeonOf({{"E", "WE", "W"}}, {0, 0}), WorldConfig{});
        for (const RoomKind kind : kinds) {
            world.metrics.kinds = world.metrics.kinds.with(kind);
        }
        return mapLegendHeight(world);
    };
    const int plain = heightWith({});
    const int line = heightWith({RoomKind::Boss}) - plain;
    CHECK(line > 0);
    CHECK(heightWith({RoomKind::Boss, RoomKind::Arena}) == plain + line);
    // Signs fill a row before the next one begins.
    CHECK(heightWith({RoomKind::Boss, RoomKind::Treasure}) == plain + line);
    CHECK(heightWith({RoomKind::Boss, RoomKind::Puzzle, RoomKind::Shop}) == plain + line);
    CHECK(heightWith({RoomKind::Treasure, RoomKind::Puzzle, RoomKind::Shop}) == plain + 2 * line);
    CHECK(heightWith({RoomKind::Boss, RoomKind::Arena, RoomKind::Puzzle, RoomKind::Key}) ==
          plain + 2 * line);
    // The walls of a secret room have a sign, too.
    CHECK(heightWith({RoomKind::Secret}) == plain + 2 * line);
}

TEST_CASE("below the map is a legend, one line longer where doors are locked") {
    WorldConfig config;
    const Dungeon dungeon = dungeonOf({{"E", "WE", "W"}}, {0, 0});
    World world(dungeon, config);
    world.metrics.kinds = EnumSet<RoomKind>::first(roomKindCount);
    const PixelRect open = mapArea(world, {240, 176});
    CHECK(open.height >= 100);  // a map of 10 x 10 rooms fits
    Canvas canvas({240, 176});
    const PanelColours colours = panelColours(art().tileset(Tileset::Moss));
    drawMapScreen({canvas, art(), colours}, world, DungeonConfig{},
                  scrolledToKnight(world, canvas.size()), {}, "", "");
    const int below = open.y + open.height + 2;
    CHECK(pixelsUnlike(canvas, {open.x, below, open.width, 36}, colours.back) > 600);
    // No word runs into the tables of weights.
    CHECK(pixelsUnlike(canvas, {open.x + open.width, below, 4, 36}, colours.back) == 0);
}

TEST_CASE("the legend names the sign of set pieces on floors that have one") {
    World world = crossWorld();
    const int without = mapLegendHeight(world);
    const auto hasSign = [&](MapSprite sprite) {
        Canvas canvas({240, 176}, {0, 0, 0});
        drawMapLegend(pageOn(canvas, Tileset::BlueStone), world, 0, 0);
        const GridSize cell = art().sprites.map.cell();
        Canvas sign(cell, {0, 0, 0});
        art().sprites.map.draw(sign, static_cast<int>(sprite), 0, 0);
        bool found = false;
        for (const GridPos at : cellsOf({240 - cell.width, 60 - cell.height})) {
            found = found || std::ranges::all_of(cellsOf(cell), [&](GridPos pixel) {
                        const Colour wanted = sign.at(pixel.x, pixel.y);
                        return wanted == Colour{0, 0, 0} ||
                               canvas.at(at.x + pixel.x, at.y + pixel.y) == wanted;
                    });
        }
        return found;
    };
    CHECK_FALSE(hasSign(MapSprite::IconPiece));
    world.config.room.pieces.push_back({{0, 1}, SetPiece::Flood});
    CHECK(hasSign(MapSprite::IconPiece));
    CHECK(mapLegendHeight(world) >= without);
}

TEST_CASE("the legends have whole words in each language") {
    const auto language = GENERATE(from_range(shippedLanguages()));
    const InShippedLanguage shown(language);
    World world = crossWorld();
    world.metrics.kinds = EnumSet<RoomKind>::first(roomKindCount);
    Canvas canvas({240, 176});
    const DrawnLines drawn;
    drawMapLegend(pageOn(canvas, Tileset::BlueStone), world, 0, 0);
    drawNarrowLegend(pageOn(canvas, Tileset::BlueStone), world, 0, 0);
    CHECK(drawn.lines().size() > 20);
    for (const DrawnLine& line : drawn.lines()) {
        INFO(line.text);
        CHECK_FALSE(line.text.ends_with("."));
        CHECK_FALSE(line.text.ends_with("\u2026"));
    }
}

TEST_CASE("in an adventure the legend is clear of the words beside it in each language") {
    const auto language = GENERATE(from_range(shippedLanguages()));
    const InShippedLanguage shown(language);
    const auto bent = GENERATE(DoorSet::of(Direction::North).with(Direction::South),
                               DoorSet::of(Direction::West).with(Direction::East), DoorSet::all());
    INFO(language);
    World world = crossWorld();
    world.config.floor = 1;
    world.landmark = {1, 0};
    world.sights.visit(world.dungeon, {1, 0});
    world.sights.visit(world.dungeon, {1, 1});
    DungeonConfig weights;
    for (const Direction way : allDirections) {
        const DoorSet back = DoorSet::of(opposite(way));
        weights.tables[way] = bent.has(opposite(way))
                                  ? DoorTable({{bent, weightOne}, {back, 3 * weightOne}})
                                  : DoorTable({{back, weightOne}});
    }
    Canvas canvas({240, 176});
    const DrawnLines drawn;
    drawMapScreen(pageOn(canvas, Tileset::Moss), world, weights,
                  scrolledToKnight(world, canvas.size()), {}, "", "");
    const PixelRect area = mapArea(world, canvas.size());
    int legendEnd = 0;
    int bendsBegin = canvas.size().width;
    for (const auto& [text, place] : drawn.lines()) {
        INFO(text);
        if (text.find(':') != text.npos) {
            bendsBegin = std::min(bendsBegin, place.x);
            CHECK(place.right() <= area.right());
        } else if (place.y > area.bottom()) {
            legendEnd = std::max(legendEnd, place.right());
        }
    }
    CHECK(legendEnd > 0);
    constexpr int signAndGaps = 20;  // before the words
    CHECK(legendEnd + signAndGaps <= bendsBegin);
}

TEST_CASE("in an adventure the legend has only the signs that the map has so far") {
    const auto heightOn = [](int floor) {
        World world = crossWorld();
        world.config.floor = floor;
        world.metrics.kinds = EnumSet<RoomKind>::first(roomKindCount);
        return mapLegendHeight(world);
    };
    CHECK(heightOn(1) < heightOn(0));
    World world = crossWorld();
    world.config.floor = 1;
    world.sights.visit(world.dungeon, {1, 1});
    CHECK(signsOnMap(world).count() == 1);  // the start
    CHECK(signsOnMap(world).test(static_cast<std::size_t>(MapSprite::Start)));
}

TEST_CASE("in an adventure the legend names broken walls, in a row of their own beside locks") {
    const auto heightWith = [](const DoorRows& rows) {
        WorldConfig config;
        config.locks = true;
        World world(dungeonOf(rows, {0, 0}), config);
        world.config.floor = 1;
        for (const GridPos cell : cellsOf(world.dungeon.size())) {
            world.sights.visit(world.dungeon, cell);
        }
        return narrowLegendHeight(world);
    };
    const int line =
        heightWith({{"ESs", "W"}, {"NE", "W"}}) - heightWith({{"ES", "W"}, {"NE", "W"}});
    CHECK(line > 0);
    CHECK(heightWith({{"EcS", "W"}, {"NE", "W"}}) - heightWith({{"ES", "W"}, {"NE", "W"}}) == line);
    CHECK(heightWith({{"ESs", "W"}, {"NEb", "W"}}) - heightWith({{"ES", "W"}, {"NE", "W"}}) ==
          line);
    CHECK(heightWith({{"EcSs", "W"}, {"NEb", "W"}}) - heightWith({{"ES", "W"}, {"NE", "W"}}) ==
          2 * line);
}
