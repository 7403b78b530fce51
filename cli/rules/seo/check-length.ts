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
  if (length >= min && length <= max) return [];
  return [
    {
      range: entry.yaml.rangeOf([field]),
      message: `\`${field}\` has ${length} character${length === 1 ? "" : "s"}; ${min} to ${max} look good in search results.`,
    },
  ];
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Counts characters as people do: an emoji or a letter with its accents is one. */
function countCharacters(text: string): number {
  return [...segmenter.segment(text)].length;
}
