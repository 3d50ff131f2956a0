// Codes of dungeons in the Lab: C copies one, and one that is pasted becomes an edit.
#include "config/sources/shared_code.hpp"
#include "config/text/config_error.hpp"
#include "config/text/printable.hpp"
#include "lab/keys/lab.hpp"

namespace doorstring {

void Lab::copyCode(Stage& stage) {
    Session& session = stage.session;
    const auto code = codeOf(session.desk.sources().shipped, desk_.growth().seedOf(desk_.dungeon()),
                             preset_, desk_.sheet().config());
    if (!code) {
        return session.complain(toString(code.error().front()));
    }
    session.textToCopy = code.value();
    session.requests.push_back(HostRequest::CopyText);
}

void Lab::type(std::string_view text, Stage& stage) {
    if (!looksLikeShareCode(text)) {
        return;
    }
    Session& session = stage.session;
    const auto shared = readShareCode(text);
    if (!shared) {
        return session.complain(asSentence(shared.error()));
    }
    ConfigSources sources = session.desk.sources();
    sources.preset.clear();
    sources.code = shared.value();
    ErrorList errors;
    const auto there = restoredFrom(sources, errors);
    if (!there || !errors.empty()) {
        return session.complain(errors.empty() ? "The code cannot be had here."
                                               : asSentence(errors.all().front().sentence));
    }
    if (const std::string fault = faultOf(there->config); !fault.empty()) {
        return session.complain(asSentence(fault));
    }
    desk_.adopt(there->config, shared.value().seed);
    const std::string note = mismatch(shared.value(), *there);
    session.message.show(note.empty() ? "Now with the weights of the code. Z brings yours back."
                                      : asSentence(note));
}

}  // namespace doorstring
