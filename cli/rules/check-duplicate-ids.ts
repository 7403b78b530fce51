import { collections, type Collection } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import {
  rangeOfField,
  type MarkdownEntry,
  type RecordEntry,
} from "../model/entry.ts";
import {
  groupShared,
  reportDuplicates,
  type Claim,
} from "./report-duplicates.ts";

/** An id names one entry of its collection, whether it is a number or a word. */
export function checkDuplicateIds({ folder }: FolderContext): Diagnostic[] {
  const all = [...folder.entries, ...folder.records];
  return [...groupShared(all, keyOf)].flatMap(([key, group]) =>
    reportDuplicates("id/duplicate", group.map(claimOf), (files) => {
      const id = key.slice(key.indexOf("/") + 1);
      return `The id ${id} is taken in ${files}.`;
    }),
  );
}

function keyOf(entry: MarkdownEntry | RecordEntry): string | undefined {
  const id = writtenId(entry) ?? fileId(entry);
  return id === undefined
    ? undefined
    : `${entry.collection}/${JSON.stringify(id)}`;
}

function claimOf(entry: MarkdownEntry | RecordEntry): Claim {
  const { source } = entry;
  return writtenId(entry) === undefined && entry.kind === "record"
    ? { source, range: () => entry.idRange }
    : { source, range: () => rangeOfField(entry, { path: ["id"] }) };
}

function writtenId({
  raw,
}: MarkdownEntry | RecordEntry): string | number | undefined {
  if (typeof raw !== "object" || raw === null || !("id" in raw))
    return undefined;
  const { id } = raw;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}

/** The id of a record that leaves it to its file's name. */
function fileId(entry: MarkdownEntry | RecordEntry): string | undefined {
  if (entry.kind !== "record") return undefined;
  const { collection, id, raw } = entry;
  const facts: Collection = collections[collection];
  const written = typeof raw === "object" && raw !== null && "id" in raw;
  if (facts.kind !== "records" || facts.idField !== "id") return undefined;
  return written ? undefined : id;
}
