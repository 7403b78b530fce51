import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { appendRecord, formatFields } from "../../change/new/format-entry.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import {
  describeAuthor,
  describeCategory,
  type RecordBook,
} from "../fields/record-book.ts";
import type { PlannedFile } from "./check-entries.ts";
import type { ComposedEntry } from "./compose-entry.ts";

type NewFields = [id: string, fields: Record<string, unknown>];

/** New authors and categories that entries name: in a list file where there is one, else each in a file of its own. */
export function planRecords(
  contentDir: string,
  before: CompileResult,
  entries: readonly ComposedEntry[],
  authors: RecordBook,
  categories: RecordBook,
): PlannedFile[] {
  const named = new Set(
    entries.flatMap(({ fields }) => [fields.author, fields.categories].flat()),
  );
  const pick = (book: RecordBook) =>
    [...book.added]
      .filter(([id]) => named.has(id))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const numbers = before.folder.records.flatMap(({ collection, data }) =>
    collection === "categories" ? Number(data?.id) || 0 : [],
  );
  const next = Math.max(0, ...numbers) + 1;
  const people = pick(authors).map(([id, record]): NewFields => [
    id,
    describeAuthor(record),
  ]);
  const topics = pick(categories).map(([id, record], at): NewFields => [
    id,
    { id: next + at, ...describeCategory(record) },
  ]);
  return [
    ...plan("authors", people, contentDir, before),
    ...plan("categories", topics, contentDir, before),
  ];
}

function plan(
  name: "authors" | "categories",
  added: readonly NewFields[],
  contentDir: string,
  { folder }: CompileResult,
): PlannedFile[] {
  if (added.length === 0) return [];
  const path = join(contentDir, `${name}.yaml`);
  const hasList = existsSync(path);
  const hasFolder = folder.records.some(
    ({ collection, file }) =>
      collection === name && file.startsWith(`${name}/`),
  );
  if (!hasList && (hasFolder || name === "authors"))
    return added.map(([slug, fields]) => ({
      path: `${name}/${slug}.yaml`,
      bytes: Buffer.from(formatFields(fields)),
    }));
  let text = hasList ? readFileSync(path, "utf8") : "";
  for (const [slug, { id, ...fields }] of added)
    text = appendRecord(text, {
      ...(id === undefined ? {} : { id }),
      slug,
      ...fields,
    });
  return [{ path: `${name}.yaml`, bytes: Buffer.from(text) }];
}
