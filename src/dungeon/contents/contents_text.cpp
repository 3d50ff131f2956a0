#include "dungeon/contents/contents_text.hpp"

#include "config/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

std::string listOf(const std::vector<std::string>& parts) {
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
        lines.push_back("chests: " + listOf(parts));
    }
    for (const Shop& shop : contents.shops) {
        parts.clear();
        for (const Offer& offer : shop.offers) {
            parts.push_back(fmt::format("{} for {}", toString(offer.loot), offer.price));
        }
        lines.push_back(fmt::format("shop ({}, {}): ", shop.cell.x, shop.cell.y) + listOf(parts));
    }
    parts.clear();
    for (const Loot& loot : contents.leftOut) {
        parts.push_back(toString(loot));
    }
    if (!parts.empty()) {
        lines.push_back("no room for " + listOf(parts));
    }
    return lines;
}

}  // namespace doorstring
