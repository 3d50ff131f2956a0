// Where everything stands on a sheet of plots.
#pragma once

#include "dungeon/survey/survey.hpp"
#include "picture/plot/plot_page.hpp"

namespace doorstring {

GridSize surveyPlotSize(const Survey& survey);
void plotSurvey(PlotPage& page, const Survey& survey, std::string_view title);

}  // namespace doorstring
