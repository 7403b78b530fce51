import { renderToStaticMarkup } from "react-dom/server";
import { OverlapPicture } from "./OverlapPicture.tsx";
import { Slots } from "./Slots.tsx";
import { TrendFrame } from "./TrendFrame.tsx";

/** Renders the parts of the page that need no script to HTML. Server only. */
export function drawPictures(maxCompetitors: number) {
  return {
    trend: renderToStaticMarkup(<TrendFrame />),
    overlap: renderToStaticMarkup(<OverlapPicture />),
    slots: renderToStaticMarkup(<Slots maxCompetitors={maxCompetitors} />),
  };
}

/** HTML of each part by its name. */
export type Pictures = ReturnType<typeof drawPictures>;
