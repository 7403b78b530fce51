import { visit } from "yaml";
import type { TextEdit, TextRange } from "../../model/source-text.ts";
import type { ParsedYaml } from "./parse-safely.ts";

/** Edits that remove trailing spaces outside of quoted and block texts. */
export function tidySpaces({ document, text }: ParsedYaml): TextEdit[] {
  const spaces = [...text.matchAll(/[ \t]+(?=\r?\n|$)/gu)];
  if (spaces.length === 0) return [];
  const kept: TextRange[] = [];
  visit(document, {
    Scalar(_, { range, type }) {
      if (range && type !== "PLAIN" && type !== undefined)
        kept.push({ start: range[0], end: range[1] });
    },
  });
  kept.sort((a, b) => a.start - b.start);
  let at = 0;
  return spaces.flatMap(({ 0: found, index: start }) => {
    const end = start + found.length;
    while ((kept[at]?.end ?? Infinity) <= start) at++;
    const isKept = (kept[at]?.start ?? Infinity) <= start;
    return isKept ? [] : [{ start, end, text: "" }];
  });
}
