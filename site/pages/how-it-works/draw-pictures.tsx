import { renderToStaticMarkup } from "react-dom/server";
import type { ContentReader } from "#contract";
import type { FlowStep } from "./describe-steps.ts";
import { FeatureCards } from "./FeatureCards.tsx";
import { FilterMock } from "./FilterMock.tsx";
import { MessageMock } from "./MessageMock.tsx";
import { StreamMock } from "./StreamMock.tsx";
import { TargetsMock } from "./TargetsMock.tsx";
import { WeekFigure } from "./WeekFigure.tsx";

type Source = Pick<ContentReader, "facts" | "plans">;

/** Renders the parts of the page that need no script to HTML. Server only. */
export function drawPictures({ facts, plans }: Source) {
  const steps: Readonly<Record<FlowStep, string>> = {
    "Select Targets": renderToStaticMarkup(<TargetsMock />),
    "Monitor Engagement": renderToStaticMarkup(<StreamMock />),
    "Filter Prospects": renderToStaticMarkup(<FilterMock />),
    "Engage Leads": renderToStaticMarkup(<MessageMock />),
  };
  return {
    week: renderToStaticMarkup(<WeekFigure />),
    steps,
    cards: renderToStaticMarkup(
      <FeatureCards
        maxCompetitors={facts.maxCompetitors}
        updates={plans.filter(({ leadsPer }) => leadsPer === "month")}
      />,
    ),
  };
}

/** HTML of each part by its name. */
export type Pictures = ReturnType<typeof drawPictures>;
