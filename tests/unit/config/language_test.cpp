// Languages: which there are, how .po files are read, how languages count, and what the system asks
// for.
#include "config/language/language_files.hpp"
#include "config/language/plural_rule.hpp"
#include "config/language/po_file.hpp"
#include "config/language/system_language.hpp"
#include "config/text/say.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::string header = "msgid \"\"\n"
                           "msgstr \"\"\n"
                           "\"Language: de\\n\"\n"
                           "\"X-Language-Name: Deutsch\\n\"\n"
                           "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n";

bool hasLatin(char32_t letter) {
    return letter < 0x180;
}

PoFile read(const std::string& entries) {
    return readPo(header + entries, "de.po", hasLatin);
}

// Shows messages in a language while it lives.
struct InLanguage {
    explicit InLanguage(Language language) {
        useLanguage(std::make_shared<const Language>(std::move(language)));
    }
    ~InLanguage() { useLanguage(nullptr); }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;
    InLanguage(InLanguage&&) = delete;
    InLanguage& operator=(InLanguage&&) = delete;
};

std::string formsOf(const std::string& rule, std::uint64_t numbers) {
    const auto plural = readPluralRule(rule);
    REQUIRE(plural.ok());
    std::string forms;
    for (std::uint64_t n = 0; n < numbers; ++n) {
        forms += std::to_string(plural.value().formOf(n));
    }
    return forms;
}

std::vector<std::string> languagesOf(std::map<std::string, std::string> environment) {
    return systemLanguages([&](const char* name) -> std::optional<std::string> {
        const auto found = environment.find(name);
        return found == environment.end() ? std::nullopt : std::optional(found->second);
    });
}

}  // namespace

TEST_CASE("a file gives its language, its messages and their forms") {
    const PoFile po = read("# of a translator\n"
                           "#: src/a.cpp\n"
                           "msgid \"Floor {floor}\"\n"
                           "msgstr \"Ebene \"\n"
                           "\"{floor}\"\n"
                           "\n"
                           "msgctxt \"verb\"\n"
                           "msgid \"Open\"\n"
                           "msgstr \"\\\"Öffnen\\\"\\n\"\n"
                           "#, c-format\n"
                           "msgid \"{count} heart\"\n"
                           "msgid_plural \"{count} hearts\"\n"
                           "msgstr[0] \"ein Herz\"\n"
                           "msgstr[1] \"{count} Herzen\"\n");
    CHECK(po.faults.empty());
    CHECK(po.language.code == "de");
    CHECK(po.language.name == "Deutsch");
    const InLanguage german(po.language);
    CHECK(say("Floor {floor}", "floor"_a = 3) == "Ebene 3");
    CHECK(tr(msgIn("verb", "Open")) == "\"Öffnen\"\n");
    CHECK(tr(msg("Open")) == "Open");
    CHECK(sayCount(1, "{count} heart", "{count} hearts") == "ein Herz");
    CHECK(sayCount(0, "{count} heart", "{count} hearts") == "0 Herzen");
    CHECK(sayCount(1, "{count} coin", "{count} coins") == "1 coin");
    CHECK(sayCount(2, "{count} coin", "{count} coins") == "2 coins");
    const InEnglish english;
    CHECK(say("Floor {floor}", "floor"_a = 3) == "Floor 3");
    CHECK(sayCount(2, "{count} heart", "{count} hearts") == "2 hearts");
}

TEST_CASE("the digits of a number are grouped as the language does it") {
    const PoFile po = read("msgctxt \"in a number\"\n"
                           "msgid \",\"\n"
                           "msgstr \".\"\n");
    CHECK(sayNumber(1234567) == "1,234,567");
    const InLanguage german(po.language);
    CHECK(sayNumber(999) == "999");
    CHECK(sayNumber(1234567) == "1.234.567");
    const InEnglish english;
    CHECK(sayNumber(1234567) == "1,234,567");
}

TEST_CASE("a place that the program gives no value leaves English") {
    const PoFile po = read("msgid \"{count} heart\"\n"
                           "msgid_plural \"{count} hearts of {colour}\"\n"
                           "msgstr[0] \"{colour}\"\n"
                           "msgstr[1] \"{count} {colour}\"\n\n"
                           "msgid \"Floor {floor}\"\n"
                           "msgid_plural \"{count} of {floor}\"\n"
                           "msgstr[0] \"{count} {floor}\"\n"
                           "msgstr[1] \"{count} {floor}\"\n");
    const InLanguage german(po.language);
    CHECK(sayCount(1, "{count} heart", "{count} hearts") == "1 heart");
    CHECK(sayCount(2, "{count} heart", "{count} hearts") == "2 hearts");
    CHECK(say("Floor {floor}", "floor"_a = 3) == "Floor 3");
}

TEST_CASE("entries that are fuzzy, untranslated or gone leave English") {
    const PoFile po = read("#, fuzzy\nmsgid \"Map\"\nmsgstr \"Kante\"\n\n"
                           "msgid \"Pause\"\nmsgstr \"\"\n\n"
                           "#~ msgid \"Old\"\n#~ msgstr \"Alt\"\n\n"
                           "msgid \"Back\"\nmsgstr \"Zurück\"\n");
    CHECK(po.faults.empty());
    CHECK(po.language.messages.size() == 1);
    CHECK(po.language.messages.contains("Back"));
}

TEST_CASE("a fault costs one message and is reported with file and line") {
    struct Row {
        std::string entry;
        std::string fault;
    };
    const auto row = GENERATE(
        Row{"msgid \"{a} of {b}\"\nmsgstr \"{a}\"\n",
            "de.po:7:1: \"{a}\" lacks the place {b} of the English text"},
        Row{"msgid \"{a}\"\nmsgstr \"{a} {c}\"\n",
            "de.po:7:1: \"{a} {c}\" has the place {c}, which the English text has not"},
        Row{"msgid \"{a}\"\nmsgstr \"{a\"\n",
            "de.po:7:1: \"{a\" has a brace without its partner, or one around what is not a name; "
            "allowed are places such as {count}"},
        Row{"msgid \"{count} x\"\nmsgid_plural \"{count} y\"\nmsgstr[0] \"z\"\n",
            "de.po:7:1: 1 form found, but Plural-Forms says 2"},
        Row{"msgid \"{count} x\"\nmsgid_plural \"{count} y\"\nmsgstr[0] \"z\"\nmsgstr[1] \"\"\n",
            "de.po:7:1: one of the forms is empty"},
        Row{"msgid \"Map\"\nmsgstr \"\u4e16\"\n",
            "de.po:7:1: the font has no glyph for '\u4e16' (U+4E16)"},
        Row{"msgid \"Map\"\nmsgstr \"\xff\"\n", "de.po:7:1: \"Map\" is not UTF-8"},
        Row{"msgid \"Map\"\n", "de.po:7:1: the entry ends before its msgstr"},
        Row{"msgid \"Map\"\nmsgstr \"Karte\n",
            "de.po:8:1: the text is not closed; a text begins and ends with \""},
        Row{"msgid \"Map\"\nmsgstr \"Kar\"te\"\n",
            "de.po:8:1: a \" within a text needs a backslash before it"},
        Row{"msgid \"Map\"\nmsgstr \"Karte\\q\"\n", "de.po:8:1: a backslash has nothing behind it "
                                                    "that it can change; allowed are \\n, \\t, "
                                                    "\\\" and \\\\"},
        Row{"msgid \"Map\"\nmsgstr \"Karte\"\n\nmsgid \"Map\"\nmsgstr \"Plan\"\n",
            "de.po:10:1: \"Map\" is there twice; the first counts"},
        Row{"msgid \"Up\"\nmsgid \"Map\"\nmsgstr \"Karte\"\n",
            "de.po:7:1: the entry ends before its msgstr"},
        Row{"msgid \"Up\"\nmsgctxt \"verb\"\nmsgid \"Map\"\nmsgstr \"Karte\"\n",
            "de.po:7:1: the entry ends before its msgstr"},
        Row{"msgctxt \"verb\"\nmsgctxt \"noun\"\nmsgid \"Map\"\nmsgstr \"Karte\"\n",
            "de.po:8:1: the entry has a second msgctxt; allowed is one"},
        Row{"msgid \"Map\"\nmsgid_plural \"Maps\"\nmsgid_plural \"maps\"\nmsgstr[0] \"\"\n",
            "de.po:9:1: the entry has a second msgid_plural; allowed is one"},
        Row{"msgid \"Map\"\nmsgstr \"Karte\"\nmsgstr \"Plan\"\n\"von hier\"\n",
            "de.po:9:1: the entry has a second msgstr; allowed is one, unless there is a "
            "msgid_plural"},
        Row{"msgid \"Map\nmsgstr \"Karte\"\n",
            "de.po:7:1: the text is not closed; a text begins and ends with \""},
        Row{"msgctxt \"verb\nmsgid \"\"\nmsgstr \"Karte\"\n",
            "de.po:7:1: the text is not closed; a text begins and ends with \""},
        Row{"\"Map\"\n", "de.po:7:1: this text belongs to no msgid and no msgstr"},
        Row{"msgtext \"Map\"\n",
            "de.po:7:1: \"msgtext\" is not allowed here; allowed are msgctxt, msgid, msgid_plural, "
            "msgstr and msgstr[0], each before a text in quotes"});
    CAPTURE(row.entry);
    const PoFile po = read(row.entry + "\nmsgid \"Back\"\nmsgstr \"Zurück\"\n");
    CHECK(po.faults == std::vector{row.fault});
    // The header and the other messages are there.
    CHECK(po.language.code == "de");
    CHECK(po.language.messages.contains("Back"));
}

TEST_CASE("an entry after one without a msgstr is read, even without a line between them") {
    const PoFile po = read("msgid \"Up\"\nmsgid \"Down\"\nmsgstr \"Runter\"\n");
    CHECK(po.language.messages.size() == 1);
    CHECK(po.language.messages.contains("Down"));
}

TEST_CASE("a header with a fault gives what can be read of it") {
    const PoFile po = readPo("rubbish\n" + header.substr(0, header.size() - 1) + "\"X: y\\q\"\n",
                             "de.po", hasLatin);
    CHECK(po.faults.size() == 2);
    CHECK(po.language.code == "de");
    CHECK(po.language.name == "Deutsch");
}

TEST_CASE("a file of rubbish is reported with twenty faults and how many more") {
    std::string rubbish;
    for (int line = 0; line < 1000; ++line) {
        rubbish += "rubbish\n";
    }
    const PoFile po = readPo(rubbish, "de.po", hasLatin);
    CHECK(po.faults.size() == 21);
    CHECK(po.language.messages.empty());
}

TEST_CASE("each beginning of a file is read without harm") {
    const std::string whole = header + "msgid \"{count} x\"\nmsgid_plural \"{count} y\"\n"
                                       "msgstr[0] \"ein \\\"Ä\\\"\"\nmsgstr[1] \"{count} Ös\"\n";
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const PoFile po = readPo(whole.substr(0, length), "de.po", hasLatin);
        CHECK(po.language.messages.size() + po.faults.size() <= 4);
    }
    CHECK(readPo(whole, "de.po", hasLatin).faults.empty());
}

TEST_CASE("rules of languages count as these do") {
    CHECK(formsOf("nplurals=2; plural=(n != 1);", 5) == "10111");
    CHECK(formsOf("nplurals=2; plural=n>1;", 5) == "00111");
    CHECK(formsOf("nplurals=1; plural=0;", 3) == "000");
    // Polish: 1; 2 to 4, 22 to 24 ...; all others.
    CHECK(formsOf("nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? "
                  "1 : 2);",
                  26) == "20111222222222222222221112");
    // Arabic has six.
    CHECK(formsOf("nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : "
                  "n%100>=11 ? 4 : 5;",
                  12) == "012333333334");
}

TEST_CASE("a rule that cannot be read, or gives a form that is not there, is rejected") {
    for (const char* rule :
         {"", "nplurals=2;", "nplurals=0; plural=0;", "nplurals=7; plural=0;", "plural=n != 1;",
          "nplurals=2; plural=m;", "nplurals=2; plural=(n;", "nplurals=2; plural=n ? 1;",
          "nplurals=2; plural=n!;", "nplurals=2; plural=n + 1;"}) {
        CAPTURE(rule);
        CHECK_FALSE(readPluralRule(rule).ok());
    }
    CHECK(readPluralRule("nplurals=2; plural=n;").error() ==
          "the rule gives 2 form 2, but the forms are 0 to 1");
    const std::string deep = "nplurals=2; plural=" + std::string(10000, '(') + "n";
    CHECK_FALSE(readPluralRule(deep).ok());
    std::string longRule = "nplurals=2; plural=n";
    for (int i = 0; i < 150'000; ++i) {
        longRule += "%2";
    }
    CHECK_THAT(readPluralRule(longRule).error(),
               ContainsSubstring("has a rule of 300001 characters; at most 1000 are allowed"));
}

TEST_CASE("the environment asks for languages as for other programs") {
    CHECK(languagesOf({}).empty());
    CHECK(languagesOf({{"LANG", "C.UTF-8"}}).empty());
    CHECK(languagesOf({{"LANG", "de_AT.UTF-8"}}) == std::vector<std::string>{"de_AT", "de"});
    CHECK(languagesOf({{"LANG", "fr"}, {"LC_MESSAGES", "pl_PL"}}) ==
          std::vector<std::string>{"pl_PL", "pl"});
    CHECK(languagesOf({{"LANG", "fr"}, {"LC_ALL", "C"}, {"LANGUAGE", "de"}}).empty());
    CHECK(languagesOf({{"LANG", "fr_FR"}, {"LANGUAGE", "es:de@x"}}) ==
          std::vector<std::string>{"es", "de", "fr_FR", "fr"});
}

TEST_CASE("there are English and the languages that have a file") {
    const TempFolder folder;
    for (const char* const name : {"pt_BR.po", "de.po", ".hidden.po", "notes.txt"}) {
        folder.write(name, "");
    }
    CHECK(languageCodes(folder.path()) == std::vector<std::string>{"en", "de", "pt_BR"});
    CHECK(languageCodes(folder.path() / "none") == std::vector<std::string>{"en"});
    CHECK(languageFile(folder.path(), "de") == folder.path() / "de.po");
    CHECK_FALSE(languageFault("pt_BR", folder.path()).has_value());
    CHECK(languageFault("pt", folder.path()) ==
          "there is no language \"pt\"; allowed are \"system\", \"en\", \"de\" and \"pt_BR\"");
}
