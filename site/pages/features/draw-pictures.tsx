import { renderToStaticMarkup } from "react-dom/server";
import { CompetitorTable } from "./CompetitorTable.tsx";
import { LeadListMock } from "./LeadListMock.tsx";
import { PartIndex } from "./PartIndex.tsx";
import { PostsMock } from "./PostsMock.tsx";

/** Renders the parts of the page that need no script to HTML. Server only. */
export function drawPictures() {
  return {
    index: renderToStaticMarkup(<PartIndex />),
    posts: renderToStaticMarkup(<PostsMock />),
    competitors: renderToStaticMarkup(<CompetitorTable />),
    list: renderToStaticMarkup(<LeadListMock />),
  };
}

/** HTML of each part by its name. */
export type Pictures = ReturnType<typeof drawPictures>;
