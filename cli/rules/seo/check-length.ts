import type { Entry, EntryHead } from "../../model/entry.ts";
import type { Finding } from "../define-rule.ts";

/** Reports a text of a Markdown entry that is too long or too short for search results. */
export function checkLength(
  entry: EntryHead | Entry,
  field: "title" | "description",
  { max, min }: { min: number; max: number },
): Finding[] {
  const text = entry.kind === "markdown" ? entry.common[field] : undefined;
  if (text === undefined || text === "") return [];
  const length = countCharacters(text);
  const isWide = (text.match(WIDE)?.length ?? 0) > length / 2;
  const [least, most] = isWide ? [min / 2, Math.floor(max / 2)] : [min, max];
  if (length >= least && length <= most) return [];
  return [
    {
      range: entry.yaml.rangeOf([field]),
      message: `\`${field}\` has ${length} character${length === 1 ? "" : "s"}; ${least} to ${most} look good in search results.`,
      ...(isWide && { help: `Aim at ${least} to ${most} characters.` }),
    },
  ];
}

/** Letters as wide as two others: search results are cut by their width. */
const WIDE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/** Counts characters as people do: an emoji or a letter with its accents is one. */
function countCharacters(text: string): number {
  if (/^[ -~]*$/u.test(text)) return text.length;
  return [...new Intl.Segmenter("en").segment(text)].length;
}
