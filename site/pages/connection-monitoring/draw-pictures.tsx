import { renderToStaticMarkup } from "react-dom/server";
import { NameLists } from "./NameLists.tsx";
import { Slots } from "./Slots.tsx";
import { WeekFigure } from "./WeekFigure.tsx";

/** Renders the parts of the page that need no script to HTML. Server only. */
export function drawPictures(maxCompetitors: number) {
  return {
    week: renderToStaticMarkup(<WeekFigure />),
    lists: renderToStaticMarkup(<NameLists />),
    slots: renderToStaticMarkup(<Slots maxCompetitors={maxCompetitors} />),
  };
}

/** HTML of each part by its name. */
export type Pictures = ReturnType<typeof drawPictures>;
