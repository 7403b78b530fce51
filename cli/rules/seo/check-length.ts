import type { Entry, EntryHead } from "../../model/entry.ts";
import { splitGraphemes } from "../../model/graphemes.ts";
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

/** Counts characters as people do: an emoji or a letter with its accents is one. */
function countCharacters(text: string): number {
  // oxlint-disable-next-line no-control-regex -- in plain ASCII, each code unit is one character
  if (/^[\u0000-\u007F]*$/u.test(text)) return text.length;
  return [...splitGraphemes(text)].length;
}
