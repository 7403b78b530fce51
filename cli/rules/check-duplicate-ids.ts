import { collections, type Collection } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { MarkdownEntry, RecordEntry } from "../model/entry.ts";
import {
  groupClaims,
  reportDuplicates,
  type Claim,
} from "./report-duplicates.ts";

/** An id names one entry of its collection, whether it is a number or a word. */
export function checkDuplicateIds({ folder }: FolderContext): Diagnostic[] {
  const claims = [
    ...folder.entries.flatMap(writtenId),
    ...folder.records.flatMap((record) => [
      ...writtenId(record),
      ...fileId(record),
    ]),
  ];
  return [...groupClaims(claims)].flatMap(([key, group]) =>
    reportDuplicates("id/duplicate", group, (files) => {
      const id = key.slice(key.indexOf("/") + 1);
      return `The id ${id} is taken in ${files}.`;
    }),
  );
}

type Keyed = readonly [string, Claim];

function writtenId(entry: MarkdownEntry | RecordEntry): Keyed[] {
  const { base, collection, raw, source, yaml } = entry;
  if (typeof raw !== "object" || raw === null || !("id" in raw)) return [];
  const { id } = raw;
  if (typeof id !== "string" && typeof id !== "number") return [];
  const range = () => yaml.rangeOf([...base, "id"]);
  return [[`${collection}/${JSON.stringify(id)}`, { source, range }]];
}

/** The id of a record that leaves it to its file's name. */
function fileId(record: RecordEntry): Keyed[] {
  const { collection, id, raw, source } = record;
  const facts: Collection = collections[collection];
  const written = typeof raw === "object" && raw !== null && "id" in raw;
  if (facts.kind !== "records" || facts.idField !== "id") return [];
  if (written || id === undefined) return [];
  const range = () => record.idRange;
  return [[`${collection}/${JSON.stringify(id)}`, { source, range }]];
}
