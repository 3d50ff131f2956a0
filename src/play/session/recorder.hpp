// --record: keeps the play as a file while it goes on. Each second goes to a file beside it, so
// that a crash leaves all but the last second; at the end, or when the disk is full, that file
// takes the recording's place.
#pragma once

#include "files/whole_file.hpp"
#include "play/session/session.hpp"
#include "saves/recording_writer.hpp"

#include <filesystem>
#include <memory>

namespace doorstring {

class Recorder final : public ExpeditionWitness {
public:
    // To be opened before anything has happened in the session, which must outlive the recorder.
    // The error is a sentence.
    static Result<std::unique_ptr<Recorder>, std::string> open(const std::filesystem::path& file,
                                                               Session& session);
    ~Recorder() override;

    void grown(const Config& config, Seed seed) override { writer_.grown(config, seed); }
    void regrown(const Config& config, Seed seed) override { writer_.regrown(config, seed); }
    void descended(const Config& config, Seed seed) override { writer_.descended(config, seed); }
    void begun(const Config& config, Seed seed) override { writer_.begun(config, seed); }
    void undone() override { writer_.undone(); }
    void applied(const Config& config) override { writer_.applied(config); }
    void stepped(InputFrame input, const World& world) override;

    // Writes the last lines and puts the file in its place. False where the recording could not be
    // written, now or before; the player then knows.
    bool finish();

private:
    Recorder(WholeFile out, Session& session);
    void write();
    void finishFile();

    WholeFile out_;
    Session& session_;
    RecordingWriter writer_;
    bool failed_ = false;
};

}  // namespace doorstring
