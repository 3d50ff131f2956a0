#include "config/relics.hpp"
#include "config/text/nearest.hpp"
#include "dungeon/contents/contents.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

std::string listWithLineFeed(const std::vector<std::string>& parts) {
    return joined(parts, "", ", ") + "\n";
}

}  // namespace

std::string toString(const Loot& loot) {
    switch (loot.what) {
    case Treasure::Coins:
        return fmt::format("{} coins", loot.count);
    case Treasure::BombBundle:
        return fmt::format("{} bombs", loot.count);
    case Treasure::ArrowBundle:
        return fmt::format("{} arrows", loot.count);
    default:
        break;
    }
    std::string text(name(loot.what));
    std::ranges::replace(text, '_', ' ');
    return text;
}

std::vector<std::string> contentsLines(const Contents& contents) {
    std::vector<std::string> lines;
    std::vector<std::string> parts;
    for (const Chest& chest : contents.chests) {
        parts.push_back(fmt::format("({}, {}) {}{}", chest.cell.x, chest.cell.y,
                                    toString(chest.loot), barrierRows[chest.barrier].text));
    }
    if (!parts.empty()) {
        lines.push_back("chests: " + listWithLineFeed(parts));
    }
    for (const Shop& shop : contents.shops) {
        parts.clear();
        for (const ShopOffer& offer : shop.offers) {
            parts.push_back(fmt::format("{} for {}", toString(offer.loot), offer.price));
        }
        lines.push_back(fmt::format("shop ({}, {}): ", shop.cell.x, shop.cell.y) +
                        listWithLineFeed(parts));
    }
    for (const RelicPair& pair : contents.pairs) {
        const auto& [one, other] = pair.relics;
        lines.push_back(fmt::format("relics ({}, {}): {} or {}\n", pair.cell.x, pair.cell.y,
                                    toString({treasureOf(one)}), toString({treasureOf(other)})));
    }
    parts.clear();
    for (const PlacedPiece& placed : contents.pieces) {
        parts.push_back(
            fmt::format("({}, {}) {}", placed.cell.x, placed.cell.y, name(placed.piece)));
    }
    if (!parts.empty()) {
        lines.push_back("set pieces: " + listWithLineFeed(parts));
    }
    for (const Altar& altar : contents.altars) {
        parts.clear();
        for (const OfferId offer : altar.offers) {
            parts.push_back(fmt::format("offer {}", numberOf(offer)));
        }
        if (!parts.empty()) {
            lines.push_back(fmt::format("altar ({}, {}): ", altar.cell.x, altar.cell.y) +
                            listWithLineFeed(parts));
        }
    }
    parts.clear();
    for (const Loot& loot : contents.leftOut) {
        parts.push_back(toString(loot));
    }
    if (!parts.empty()) {
        lines.push_back("no room for " + listWithLineFeed(parts));
    }
    return lines;
}

}  // namespace doorstring
