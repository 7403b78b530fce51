import type { Place } from "../../model/diagnostic.ts";
import { formatColumns } from "../../report/format-table.ts";
import type { MentionPlace } from "./find-places.ts";
import type { Subject } from "./subject.ts";

/** One place that points to a subject, as `refs` prints it. Its file is named from the current folder. */
export interface RefRow extends Place {
  kind: string;
  /** The field that contains it. Undefined in the body of an entry. */
  field?: string;
  /** The target as written, escapes resolved. */
  target: string;
  /** The former address that a link uses. */
  via?: string;
}

export function toRefRow(
  { entry, match, mention }: MentionPlace,
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

/** Increased with each breaking change of the JSON. */
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

/** One line for each place, in columns. */
export function formatRefsTable(
  { name }: Subject,
  rows: readonly RefRow[],
): string {
  if (rows.length === 0) return `Nothing points to ${name}.\n`;
  return formatColumns(
    rows.map((row) => [
      `${row.file}:${row.line}:${row.column}`,
      describeKind(row),
      row.target,
    ]),
  );
}

/** The kind of a place in words: `reference in author`, `link`. */
function describeKind({ field, kind, via }: RefRow): string {
  const where = field === undefined ? kind : `${kind} in ${field}`;
  return via === undefined ? where : `${where}, by a former address`;
}
