import { decodeAddress } from "../../model/decode-address.ts";
import { createSlugger } from "../../compile/markdown/create-slugger.ts";

/** Words for a picture that is all a link has: without any, nobody could say where it leads. */
export function altFor(
  target: string,
  title: string | undefined,
  isLinked: boolean,
): string | undefined {
  if (title?.trim() || !isLinked) return title?.trim() || undefined;
  const file = decodeAddress(target.replace(/[?#].*$/u, ""))
    .split("/")
    .at(-1);
  const words = file?.replace(/\.\w+$/u, "").replaceAll(/[-_+.]+/gu, " ");
  return words?.trim().slice(0, 120) || "Picture";
}

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
