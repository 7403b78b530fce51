import { renderToStaticMarkup } from "react-dom/server";
import type { ContentReader } from "#contract";
import { FeatureCards } from "./FeatureCards.tsx";
import { FilterMock } from "./FilterMock.tsx";
import { Flow, FlowCaption } from "./Flow.tsx";
import { MessageMock } from "./MessageMock.tsx";

type Source = Pick<ContentReader, "facts" | "plans">;

/** Renders the parts of the page that need no script to HTML. Server only. */
export function drawPictures({ facts, plans }: Source) {
  return {
    across: renderToStaticMarkup(<Flow direction="across" />),
    down: renderToStaticMarkup(<Flow direction="down" />),
    caption: renderToStaticMarkup(<FlowCaption />),
    filter: renderToStaticMarkup(<FilterMock />),
    message: renderToStaticMarkup(<MessageMock />),
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
