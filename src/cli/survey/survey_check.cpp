#include "cli/survey/survey_parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

using MaybeSentence = std::optional<std::string>;

bool isOf(const std::vector<SeedRange>& seeds, Seed seed) {
    return std::ranges::any_of(seeds, [&](const SeedRange& range) {
        return range.first <= seed.number && seed.number < range.end;
    });
}

MaybeSentence contradictionInSeeds(const SurveyRecord& record) {
    std::uint64_t seeds = 0;
    for (const SeedRange& range : record.seeds) {
        if (range.end < range.first) {
            return fmt::format("its seeds {}:{} run backwards", range.first, range.end);
        }
        seeds += range.count();
    }
    const Survey& survey = record.survey;
    if (survey.grown > seeds || survey.failed != seeds - survey.grown) {
        return fmt::format("it has {} seeds, but {} dungeons grown and {} not", seeds, survey.grown,
                           survey.failed);
    }
    const auto& first = survey.firstFailure;
    const bool named = first ? survey.failed > 0 && isOf(record.seeds, *first) : survey.failed == 0;
    return named ? std::nullopt : MaybeSentence("first_failure is not one of its seeds");
}

// `times` may be anything, so that a plain sum could overflow.
struct TimesTally {
    std::uint64_t most = 0;
    std::uint64_t sum = 0;
    bool isOver = false;

    void add(std::uint64_t times) {
        isOver = isOver || times > most - sum;
        sum += isOver ? 0 : times;
    }
};

MaybeSentence contradictionIn(const Distribution& distribution, Metric metric,
                              const SurveyRecord& record) {
    const std::string_view name = metricInfos[metric].name;
    TimesTally tally{record.survey.grown};
    std::int64_t least = -1;
    std::int64_t most = -1;
    distribution.forEach([&](std::int64_t value, std::uint64_t times) {
        tally.add(times);
        least = least < 0 ? value : least;
        most = value;
    });
    if (tally.isOver) {
        return fmt::format("{} has more values than there are dungeons", name);
    }
    for (const auto& [extreme, value] :
         {std::pair(distribution.least(), least), std::pair(distribution.greatest(), most)}) {
        if (extreme && (extreme->value != value || !isOf(record.seeds, extreme->seed))) {
            return fmt::format("{} has no value {} of seed {}", name,
                               valueText(extreme->value, metricInfos[metric].unit),
                               extreme->seed.number);
        }
    }
    return std::nullopt;
}

}  // namespace

MaybeSentence contradictionIn(const SurveyRecord& record) {
    if (auto sentence = contradictionInSeeds(record)) {
        return sentence;
    }
    for (const Metric metric : allValues<Metric>) {
        if (auto sentence = contradictionIn(record.survey.metrics[metric], metric, record)) {
            return sentence;
        }
    }
    if (record.survey.metrics[Metric::Rooms].size() != record.survey.grown) {
        return "it does not have the rooms of each dungeon";
    }
    TimesTally tally{record.survey.grown};
    record.survey.range.forEach(
        [&](std::int64_t, std::size_t, std::uint64_t times) { tally.add(times); });
    return tally.isOver || tally.sum < tally.most
               ? MaybeSentence("its expressive range is not of as many dungeons as it has")
               : std::nullopt;
}

}  // namespace doorstring
