import { renderToStaticMarkup } from "react-dom/server";
import { DotGlyph } from "../../components/illustrations/DotGlyph.tsx";
import type { companyValues } from "../../messages.ts";
import { WeekOfDots } from "./WeekOfDots.tsx";

const rows: Record<(typeof companyValues)[number], readonly string[]> = {
  Precision: ["...o...", ".......", "o..@..o", ".......", "...o..."],
  Transparency: ["ooooooo", "o.....o", "o..@..o", "o.....o", "ooooooo"],
  Innovation: ["......@", "....o..", "..oo...", ".o.....", "o......"],
  "Customer Success": [".oo....", "o..o...", "...o@..", "...o..o", "....oo."],
};

/** Renders the parts of the page that need no script to HTML. Server only. */
export function drawPictures() {
  return {
    week: renderToStaticMarkup(<WeekOfDots />),
    glyphs: Object.fromEntries(
      Object.entries(rows).map(([value, each]) => [
        value,
        renderToStaticMarkup(<DotGlyph rows={each} className="value-glyph" />),
      ]),
    ),
  };
}
