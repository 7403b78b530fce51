import { visit } from "yaml";
import type { TextEdit, TextRange } from "../../model/source-text.ts";
import type { ParsedYaml } from "./parse-safely.ts";

/**
 * Edits that remove trailing spaces.
 * @param findKept finds the ranges in which spaces have a meaning, in order. Called only if there are trailing spaces.
 */
export function removeTrailingSpaces(
  text: string,
  findKept: () => readonly TextRange[],
): TextEdit[] {
  const spaces = [...text.matchAll(/[ \t]+(?=\r?\n|$)/gu)];
  if (spaces.length === 0) return [];
  const kept = findKept();
  let at = 0;
  return spaces.flatMap(({ 0: found, index: start }) => {
    const end = start + found.length;
    while ((kept[at]?.end ?? Infinity) <= start) at++;
    const isKept = (kept[at]?.start ?? Infinity) < end;
    return isKept ? [] : [{ start, end, text: "" }];
  });
}

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
