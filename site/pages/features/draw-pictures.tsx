import { renderToStaticMarkup } from "react-dom/server";
import { CompetitorPicture, OverlapList } from "./CompetitorPicture.tsx";
import { ListPicture } from "./ListPicture.tsx";
import { PartIndex } from "./PartIndex.tsx";
import { PostPicture } from "./PostPicture.tsx";

/** Renders the parts of the page that need no script to HTML. Server only. */
export function drawPictures() {
  return {
    index: renderToStaticMarkup(<PartIndex />),
    post: renderToStaticMarkup(<PostPicture />),
    competitors: renderToStaticMarkup(<CompetitorPicture />),
    overlap: renderToStaticMarkup(<OverlapList />),
    list: renderToStaticMarkup(<ListPicture />),
  };
}

/** HTML of each part by its name. */
export type Pictures = ReturnType<typeof drawPictures>;
