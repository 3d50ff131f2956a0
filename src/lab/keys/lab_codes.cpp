// Codes of dungeons in the Lab: C copies one, and one that is pasted becomes an edit.
#include "config/sources/share_code.hpp"
#include "config/text/config_error.hpp"
#include "config/text/printable.hpp"
#include "lab/keys/lab.hpp"

namespace doorstring {

void Lab::copyCode(Stage& stage) {
    Session& session = stage.session;
    const auto code =
        codeOf(session.desk.sources().shipped, model_.growth().seedOf(model_.dungeon()), preset_,
               model_.sheet().config());
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
    const auto there = configOf(session.desk.sources().shipped, shared.value());
    if (!there) {
        return session.complain(asSentence(toString(there.error().front())));
    }
    if (const std::string fault = faultOf(there.value()); !fault.empty()) {
        return session.complain(asSentence(fault));
    }
    model_.adopt(there.value(), shared.value().seed);
    session.message.show("Now with the weights of the code. Z brings yours back.");
}

}  // namespace doorstring
