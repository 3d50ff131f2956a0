#include "lab/sheet/lab_field.hpp"

#include "base/contains.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// The title of a shape, and where its doors are besides the one that the knight comes through.
struct ShapeInfo {
    Message title;
    bool ahead = false;
    bool left = false;
    bool right = false;
};

constexpr auto shapeInfos = tableOf<DoorShape, ShapeInfo>({
    {.title = msg("straight on"), .ahead = true},
    {.title = msg("dead end")},
    {.title = msg("turn left"), .left = true},
    {.title = msg("turn right"), .right = true},
    {.title = msg("fork: ahead, left"), .ahead = true, .left = true},
    {.title = msg("fork: ahead, right"), .ahead = true, .right = true},
    {.title = msg("fork: left, right"), .left = true, .right = true},
    {.title = msg("crossing"), .ahead = true, .left = true, .right = true},
});

constexpr Direction leftOf(Direction way) {
    constexpr DirectionArray<Direction> left{
        {{Direction::West, Direction::East, Direction::South, Direction::North}}};
    return left[way];
}

}  // namespace

Message titleOf(DoorShape shape) {
    return shapeInfos[shape].title;
}

DoorSet doorsOf(DoorShape shape, Direction way) {
    const ShapeInfo& info = shapeInfos[shape];
    DoorSet doors = DoorSet::of(opposite(way));
    doors = info.ahead ? doors.with(way) : doors;
    doors = info.left ? doors.with(leftOf(way)) : doors;
    return info.right ? doors.with(opposite(leftOf(way))) : doors;
}

std::int64_t weightOf(const DoorTable& table, DoorSet doors) {
    for (const DoorTable::Entry& entry : table.entries()) {
        if (entry.value == doors) {
            return entry.weight;
        }
    }
    return 0;
}

DoorTable withWeight(const DoorTable& table, DoorSet doors, std::int64_t weight) {
    std::vector<DoorTable::Entry> entries(table.entries().begin(), table.entries().end());
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const auto& entry) { return entry.value == doors; });
    if (found != entries.end()) {
        found->weight = weight;
    } else if (weight > 0) {
        // Entries are sorted by their bits.
        const auto place = std::find_if(entries.begin(), entries.end(), [&](const auto& entry) {
            return entry.value.bits() > doors.bits();
        });
        entries.insert(place, {doors, weight});
    }
    return DoorTable(std::move(entries));
}

namespace {

struct PageInfo {
    Message title;
    std::vector<std::string_view> sections;  // a key outside of sections is listed by its name
};

const EnumArray<LabPage, PageInfo>& pageInfos() {
    static const auto infos = tableOf<LabPage, PageInfo>({
        {msgIn("page of the Lab", "Tables"), {"tables"}},
        {msgIn("page of the Lab", "Middle"), {"middle"}},
        {msgIn("page of the Lab", "Far"), {"far"}},
        {msgIn("page of the Lab", "Grid"), {"grid", "start", "tileset"}},
        {msgIn("page of the Lab", "Growth"), {"growth", "hideout", "tunnels", "scattered"}},
        {msgIn("page of the Lab", "Loops"), {"loops"}},
        {msgIn("page of the Lab", "Roles"), {"roles"}},
        {msgIn("page of the Lab", "Locks"), {"locks"}},
        {msgIn("page of the Lab", "Limits"), {"limits"}},
        {msgIn("page of the Lab", "Rooms"), {"room"}},
        {msgIn("page of the Lab", "Inside"), {"interior"}},
    });
    return infos;
}

std::vector<LabField> fieldsFromSchema(LabPage page) {
    std::vector<LabField> fields;
    for (const std::string_view section : pageInfos()[page].sections) {
        for (const KeySpec& key : schema().keys()) {
            const std::string_view path = key.path;
            // A door table is left out: each of its weights becomes a field below.
            if (path.substr(0, path.find('.')) == section && !key.hasEntries()) {
                fields.push_back({&key});
            }
        }
    }
    if (!hasTables(page)) {
        return fields;
    }
    for (const Direction way : allDirections) {
        const std::string path =
            std::string(pageInfos()[page].sections.front()) + "." + letter(way);
        for (const DoorShape shape : doorShapes) {
            fields.push_back({schema().find(path), TablePlace{page, way, shape}});
        }
    }
    return fields;
}

}  // namespace

Message titleOf(LabPage page) {
    return pageInfos()[page].title;
}

const std::vector<LabField>& fieldsOf(LabPage page) {
    static const auto all = [] {
        EnumArray<LabPage, std::vector<LabField>> pages;
        for (const LabPage labPage : labPages) {
            pages[labPage] = fieldsFromSchema(labPage);
        }
        return pages;
    }();
    return all[page];
}

const DoorTable& ownTableAt(const DungeonConfig& config, LabPage page, Direction way) {
    return page == LabPage::Far      ? config.far.tables[way]
           : page == LabPage::Middle ? config.middle.tables[way]
                                     : config.tables[way];
}

DoorTable& ownTableAt(DungeonConfig& config, LabPage page, Direction way) {
    return page == LabPage::Far      ? config.far.tables[way]
           : page == LabPage::Middle ? config.middle.tables[way]
                                     : config.tables[way];
}

const DoorTable& tableAt(const DungeonConfig& config, LabPage page, Direction way) {
    for (const LabPage candidate : {LabPage::Far, LabPage::Middle}) {
        if (page >= candidate && !ownTableAt(config, candidate, way).entries().empty()) {
            return ownTableAt(config, candidate, way);
        }
    }
    return config.tables[way];
}

}  // namespace doorstring
