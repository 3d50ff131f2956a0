#include "lab/sheet/lab_field.hpp"

#include "base/contains.hpp"

#include <algorithm>

namespace doorstring {

namespace {

struct PageInfo {
    std::string_view name;
    std::vector<std::string_view> sections;  // or keys above all sections
};

const EnumArray<LabPage, PageInfo>& pageInfos() {
    static const auto infos = tableOf<LabPage, PageInfo>({
        {"Tables", {"tables"}},
        {"Middle", {"middle"}},
        {"Far", {"far"}},
        {"Grid", {"grid", "start", "tileset"}},
        {"Growth", {"growth", "hideout", "tunnels", "scattered"}},
        {"Loops", {"loops"}},
        {"Roles", {"roles"}},
        {"Locks", {"locks"}},
        {"Limits", {"limits"}},
        {"Rooms", {"room"}},
        {"Inside", {"interior"}},
    });
    return infos;
}

std::vector<LabField> fieldsFromSchema(LabPage page) {
    std::vector<LabField> fields;
    for (const std::string_view section : pageInfos()[page].sections) {
        for (const KeySpec& key : schema().keys()) {
            const std::string_view path = key.path;
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

std::string_view name(LabPage page) {
    return pageInfos()[page].name;
}

const std::vector<LabField>& fieldsOf(LabPage page) {
    static const auto all = [] {
        EnumArray<LabPage, std::vector<LabField>> pages;
        for (const LabPage each : labPages) {
            pages[each] = fieldsFromSchema(each);
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
    for (const LabPage each : {LabPage::Far, LabPage::Middle}) {
        if (page >= each && !ownTableAt(config, each, way).entries().empty()) {
            return ownTableAt(config, each, way);
        }
    }
    return config.tables[way];
}

}  // namespace doorstring
