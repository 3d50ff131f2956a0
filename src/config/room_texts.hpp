// Rooms made by hand, as text: the files rooms/*.txt of the config folders. What the texts mean is
// read in room/templates.
#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace doorstring {

struct RoomText {
    std::string source;  // the file, as the user would name it
    std::string text;
    std::string fault;  // why it cannot be read, a sentence; the text is then empty
    friend bool operator==(const RoomText&, const RoomText&) = default;
};

// All of them, in the order in which later ones win. Cheap to copy: copies share the texts, which
// never change.
class RoomTexts {
public:
    RoomTexts() = default;
    explicit RoomTexts(std::vector<RoomText> texts, std::string only = {})
        : texts_(std::make_shared<const std::vector<RoomText>>(std::move(texts))),
          only_(std::move(only)) {}

    std::span<const RoomText> all() const {
        return texts_ ? std::span<const RoomText>(*texts_) : std::span<const RoomText>();
    }
    // The name of the room that alone counts, whatever it is for; empty: all do.
    const std::string& only() const { return only_; }
    bool sharesWith(const RoomTexts& other) const {
        return texts_ == other.texts_ && only_ == other.only_;
    }

    // By content.
    friend bool operator==(const RoomTexts& a, const RoomTexts& b) {
        return a.sharesWith(b) || (a.only_ == b.only_ && std::ranges::equal(a.all(), b.all()));
    }

private:
    std::shared_ptr<const std::vector<RoomText>> texts_;
    std::string only_;
};

}  // namespace doorstring
