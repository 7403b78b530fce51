import { count } from "../../report/report.ts";
import type { EntryChange } from "./content-diff.ts";

/** The differences of an entry in a few words: status, name, fields, text. */
export function describeChange(entry: EntryChange): string {
  const { change, status, words } = entry;
  if (change === "added") return join(status?.after, countOf(words?.after));
  if (change === "removed")
    return join(
      status?.before && `was ${status.before}`,
      countOf(words?.before),
    );
  return describeDifferences(entry) || "layout only";
}

function describeDifferences({
  body,
  fields,
  formerFile,
  formerName,
  status,
  words: { before = 0, after = 0 } = {},
}: EntryChange): string {
  const hasTurned = status !== undefined && status.before !== status.after;
  const former = formerName ?? formerFile;
  // A change of `draft` shows in the status already.
  const names = fields
    .map(({ field }) => field)
    .filter((name) => !(hasTurned && name === "draft"));
  const from = before === after ? "" : `${before} -> `;
  return join(
    hasTurned && `${status.before ?? ""} -> ${status.after ?? ""}`,
    former && `was ${former}`,
    names.join(", "),
    body && `text, ${from}${countOf(after)}`,
  );
}

function countOf(words: number | undefined): string | undefined {
  return words === undefined ? undefined : count(words, "word");
}

function join(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join("; ");
}
