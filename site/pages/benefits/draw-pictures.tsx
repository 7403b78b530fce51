import { renderToStaticMarkup } from "react-dom/server";
import { TeamFan } from "./TeamFan.tsx";
import { TeamGlyph } from "./TeamGlyph.tsx";
import { leadingTeams, otherTeams } from "./teams.ts";

const teams = [...leadingTeams, ...otherTeams];

/** Renders the parts of the page that need no script to HTML. Server only. */
export function drawPictures() {
  return {
    fan: renderToStaticMarkup(<TeamFan teams={teams.length} />),
    glyphs: Object.fromEntries(
      teams.map(({ id }) => [
        id,
        renderToStaticMarkup(<TeamGlyph team={id} />),
      ]),
    ),
  };
}
