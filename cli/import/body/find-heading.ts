import { createSlugger } from "../../compile/markdown/create-slugger.ts";

/** The ids that our compiler gives to headings, in order. */
export function anchorIds(headings: readonly string[]): string[] {
  const slugOf = createSlugger();
  return headings.map((text) => slugOf(text));
}

/** The number of the heading that an id of another generator means. */
export function findHeading(
  headings: readonly string[],
  ids: readonly string[],
  wanted: string,
): number | undefined {
  const exact = ids.indexOf(wanted.toLowerCase());
  if (exact !== -1) return exact;
  const key = loose(wanted);
  const found = headings.findIndex((text) => loose(text) === key);
  return found === -1 || key === "" ? undefined : found;
}

/** Letters and digits alone: how generators make ids differs in everything else. */
function loose(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
