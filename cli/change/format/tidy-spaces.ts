import { visit } from "yaml";
import type { TextEdit, TextRange } from "../../model/source-text.ts";
import type { ParsedYaml } from "./parse-safely.ts";
import { removeTrailingSpaces } from "./trailing-spaces.ts";

/** Edits that remove trailing spaces outside of quoted and block texts. */
export function tidySpaces({ document, text }: ParsedYaml): TextEdit[] {
  return removeTrailingSpaces(text, () => {
    const kept: TextRange[] = [];
    visit(document, {
      Scalar(_, { range, type }) {
        if (range && type !== "PLAIN" && type !== undefined)
          kept.push({ start: range[0], end: range[1] });
      },
    });
    return kept.toSorted((a, b) => a.start - b.start);
  });
}
