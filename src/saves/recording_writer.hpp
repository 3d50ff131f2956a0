// Writes down a play as text, while it is played.
#pragma once

#include "base/stable_hash.hpp"
#include "saves/recording.hpp"
#include "world/expedition.hpp"

#include <string>
#include <string_view>

namespace doorstring {

class RecordingWriter final : public ExpeditionWitness {
public:
    // Begins the recording of an expedition that was made from this config and seed, and to which
    // nothing has happened yet.
    RecordingWriter(std::string_view program, const Config& config, Seed seed);
    // Continues a recording behind its last entry as if the play had never stopped. `text` is the
    // recording's text up to the end of that entry, `world` the world that it leads to.
    RecordingWriter(const Recording& recording, std::string_view text, const World& world);

    void grown(const Config& config, Seed seed) override;
    void regrown(const Config& config, Seed seed) override;
    void descended(const Config& config, Seed seed) override;
    void begun(const Config& config, Seed seed) override;
    void undone() override;
    void applied(const Config& config) override;
    void stepped(InputFrame input, const World& world) override;
    // Writes down what is held, so that the lines reach up to this tick.
    void flush() { endHold(); }
    // Writes the last lines; nothing may follow.
    void finish(const World& world);

    std::uint64_t ticks() const { return ticks_; }
    // Returns the lines written since the last call.
    std::string take();

private:
    // Writes how another dungeon was reached, and its seed.
    void changeDungeon(replay::ChangeKind kind, const Config& config, Seed seed);
    void writeLine(const std::string& text);
    void writeConfig(const Config& config);
    void writeBlock(std::string_view name, std::string_view text);
    // Whether a value that affects play, or a room made by hand, differs from what was written
    // last.
    bool differsFromLast(const Config& config) const;
    void endHold();
    void writeCheck(const World& world);

    std::string text_;
    StableHash sum_;
    std::string lastConfig_;
    std::string lastRooms_;
    // Whether an undo came after the last new dungeon or applied config. If so, `lastConfig_` may
    // not be in force any more.
    bool undone_ = false;
    replay::Hold hold_;
    std::uint64_t ticks_ = 0;
};

}  // namespace doorstring
