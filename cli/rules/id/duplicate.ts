import { collections, type Collection } from "#schema";
import {
  rangeOfField,
  type MarkdownEntry,
  type RecordEntry,
} from "../../model/entry.ts";
import { valueAt } from "../../model/value-at.ts";
import { defineRule } from "../define-rule.ts";
import { reportDuplicates, type Claim } from "../report-duplicates.ts";

type Identified = MarkdownEntry | RecordEntry;

export const idDuplicate = defineRule({
  id: "id/duplicate",
  level: "error",
  what: "Two entries of a collection have the same id.",
  why: "References and feeds could not tell them apart.",
  whatToDo:
    "Give the newer one another id: any free one will do. Keep the id of a published entry, because feeds know it.",
  bad: "Two posts, both with id: 7",
  good: "id: 7\n\nid: 8",
  checkFolder({ folder: { entries, records } }) {
    return reportDuplicates(
      [...entries, ...records],
      (entry) => {
        const id = idOf(entry);
        return id && `${entry.collection}/${id}`;
      },
      claimOf,
      (files, first) => `The id ${idOf(first)} is also used in ${files}.`,
    );
  },
});

/** As JSON: `7` and `"7"` are different ids. */
function idOf(entry: Identified): string | undefined {
  return JSON.stringify(writtenId(entry.raw) ?? fileId(entry));
}

function writtenId(raw: unknown): string | number | undefined {
  const id = valueAt(raw, ["id"]);
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}

/** The id of a record without one of its own: the name of its file. */
function fileId(entry: Identified): string | undefined {
  if (entry.kind !== "record") return undefined;
  const facts: Collection = collections[entry.collection];
  if (facts.kind !== "records" || facts.idField !== "id") return undefined;
  return valueAt(entry.raw, ["id"]) === undefined ? entry.id : undefined;
}

function claimOf(entry: Identified): Claim {
  const { source } = entry;
  return writtenId(entry.raw) === undefined && entry.kind === "record"
    ? { source, range: () => entry.idRange }
    : { source, range: () => rangeOfField(entry, { path: ["id"] }) };
}
