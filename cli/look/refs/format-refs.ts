import { formatJsonText } from "../../report/json-text.ts";
import { formatColumns } from "../../report/format-table.ts";
import type { MentionPlace } from "./find-places.ts";
import type { Subject } from "./subject.ts";

type RefRow = ReturnType<typeof toRefRow>;

/** One place that points to a subject, as `refs` prints it. Its file is named from the current folder. */
export function toRefRow(
  { entry, match, mention }: MentionPlace,
  show: (file: string) => string,
) {
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
    /** Undefined in the body of an entry. */
    field,
    /** As written, escapes resolved. */
    target: target.value,
    /** The former address that a link uses. */
    via: match.via,
  };
}

export function formatRefsJson(
  { addresses, entry, name }: Subject,
  rows: readonly RefRow[],
  show: (file: string) => string,
): string {
  const [path, ...aliases] = addresses;
  const about = {
    name,
    collection: entry?.collection,
    file: entry && show(entry.file),
    path,
    aliases,
  };
  return formatJsonText({ version: 1, entry: about, references: rows });
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
