// Sentences in another language, on the screen and beside it.
#include "config/text/notice.hpp"
#include "config/text/say.hpp"
#include "play/session/dungeon_news.hpp"
#include "testing/catch2.hpp"
#include "view/hud/key_hints.hpp"

#include <memory>

using namespace doorstring;

namespace {

using Messages = decltype(Language::messages);

// A language that lives as long as a test.
class Pretended {
public:
    explicit Pretended(Messages messages) {
        useLanguage(std::make_shared<const Language>(
            Language{.code = "xx", .name = "Pretence", .messages = std::move(messages)}));
    }
    ~Pretended() { useLanguage(nullptr); }
    Pretended(const Pretended&) = delete;
    Pretended& operator=(const Pretended&) = delete;
    Pretended(Pretended&&) = delete;
    Pretended& operator=(Pretended&&) = delete;
};

}  // namespace

TEST_CASE("what is shown is in the language chosen, and what is logged in English") {
    const Pretended language(Messages{{"Floor {floor}", {"Etage {floor}"}}});
    const Notice notice = noticeOf([] { return say("Floor {floor}", "floor"_a = 3); });
    CHECK(notice.shown == "Etage 3");
    CHECK(notice.english == "Floor 3");
    const Notice fault(std::string("no room on the disk"));
    CHECK(fault.shown == fault.english);
}

TEST_CASE("keys are named as the keyboards of the language name them") {
    CHECK(shownKey({Key::Escape}) == "Esc");
    const Pretended language(
        Messages{{Language::keyOf("key", "Space"), {"Leer"}}, {"Shift+{key}", {"Umsch+{key}"}}});
    CHECK(shownKey({Key::Space}) == "Leer");
    CHECK(shownKey({Key::Space, true}) == "Umsch+Leer");
    CHECK(shownKey({Key::R}) == "R");
    CHECK(shownKey({Key::Up}) == "\u2191");
}

TEST_CASE("a measure that has changed stays on one line with its figures") {
    Metrics before;
    before.rooms = 32;
    before.deadEnds = 1;
    before.longestDistance = 9;
    Metrics after = before;
    after.rooms = 41;
    CHECK(changes(before, after) == "rooms\u00a032\u00a0\u2192\u00a041, dead\u00a0ends\u00a01, "
                                    "longest\u00a0distance\u00a09");
    CHECK(measures(after) == "41 rooms, 1 dead end, longest distance 9");
    const Pretended language(Messages{{"rooms {change}", {"pokoje: {change} \u00f6"}},
                                      {"{count} room", {"{count} pokoj", "{count} pokoje"}}});
    CHECK(changes(before, after)
              .starts_with("pokoje:\u00a032\u00a0\u2192\u00a041\u00a0\u00f6, dead\u00a0ends"));
    CHECK(measures(after) == "41 pokoje, 1 dead end, longest distance 9");
}
