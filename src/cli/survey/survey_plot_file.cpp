#include "cli/output/complain.hpp"
#include "cli/output/picture_art.hpp"
#include "cli/output/write_output.hpp"
#include "cli/survey/survey_parts.hpp"
#include "picture/canvas/png.hpp"
#include "study/plot/survey_plot.hpp"

namespace doorstring {

int writePlot(const SurveyRecord& record, const std::filesystem::path& file,
              const CommandContext& context) {
    const std::string title = headingOf(record);
    const auto write = [&](const Fill& fill) {
        return writeOutput(file, context.out, context.err, fill);
    };
    if (file.extension() == ".svg") {
        return write([&](BlockWriter& writer) {
            writer.text(surveySheetSvg(record.survey, title));
            return MaybeFailure();
        });
    }
    const auto art = loadPageArt(context.folders.assets);
    if (!art) {
        return complain(context.err, exitFailed, art.error());
    }
    return write([&](BlockWriter& writer) {
        writer.bytes(encodePng(drawSurveySheet(record.survey, title, art.value().font)));
        return MaybeFailure();
    });
}

}  // namespace doorstring
