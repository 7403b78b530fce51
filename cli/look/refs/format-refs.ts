import type { Place } from "./find-places.ts";
import type { Subject } from "./subject.ts";

/** One place that points to a subject, as it is printed. */
export interface RefRow {
  /** As a person in the current folder would write it. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  kind: string;
  /** The field it stands in; in the text of an entry, undefined. */
  field?: string;
  /** What is written there, escapes resolved. */
  target: string;
  /** The former address that it goes by. */
  via?: string;
}

export function toRefRow(
  { entry, match, mention }: Place,
  show: (file: string) => string,
): RefRow {
  const { field, kind, range, target } = mention;
  const { source } = entry;
  const start = source.positionAt(range.start);
  const end = source.positionAt(range.end);
  return {
    file: show(entry.file),
    ...start,
    endLine: end.line,
    endColumn: end.column,
    kind,
    ...(field === undefined ? {} : { field }),
    target: target.value,
    ...(match.via === undefined ? {} : { via: match.via }),
  };
}

/** Raised by one with every change that breaks a reader of the JSON. */
const VERSION = 1;

export function formatRefsJson(
  { addresses, entry, name }: Subject,
  rows: readonly RefRow[],
  show: (file: string) => string,
): string {
  const [path, ...aliases] = addresses;
  const about = {
    name,
    ...(entry ? { collection: entry.collection, file: show(entry.file) } : {}),
    ...(path === undefined ? {} : { path }),
    aliases,
  };
  const value = { version: VERSION, entry: about, references: rows };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** What a place is, in words: `reference in author`, `link`. */
export function describeKind({ field, kind, via }: RefRow): string {
  const where = field === undefined ? kind : `${kind} in ${field}`;
  return via === undefined ? where : `${where}, by a former address`;
}
