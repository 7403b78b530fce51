import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { appendRecord, formatFields } from "../../change/new/format-entry.ts";
import { cut } from "../fields/plain-text.ts";
import type { RecordBook } from "../fields/record-book.ts";
import type { Import } from "../import.ts";
import type { ComposedEntry, PlannedFile } from "./format-entry.ts";

type Fields = Record<string, unknown>;

/** New authors and categories that entries name: in a list file where there is one, else each in a file of its own. */
export function planRecords(
  entries: readonly ComposedEntry[],
  run: Import,
): PlannedFile[] {
  if (run.into !== "blog") return [];
  const named = new Set(
    entries.flatMap(({ fields }) => [fields.author, fields.categories].flat()),
  );
  const pick = ({ added }: RecordBook) =>
    [...added]
      .filter(([id]) => named.has(id))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { records } = run.before.folder;
  const numbers = records.map(({ collection, data }) =>
    collection === "categories" ? Number(data?.id) || 0 : 0,
  );
  const next = Math.max(0, ...numbers) + 1;
  // What is not known is said so that nobody takes it for more.
  const people = pick(run.authors).map(([slug, { name, uses }]) => {
    const bio = `Wrote ${uses === 1 ? "one text" : `${uses} texts`} on this site.`;
    return { slug, name: cut(name, 80), title: "Author", bio };
  });
  const topics = pick(run.categories).map(([slug, { name }], at) => {
    const description = cut(`Texts about ${name}.`, 200);
    return { id: next + at, slug, name: cut(name, 60), description };
  });
  return [...plan("authors", people, run), ...plan("categories", topics, run)];
}

function plan(
  name: "authors" | "categories",
  added: readonly Fields[],
  { before, contentDir }: Import,
): PlannedFile[] {
  const path = join(contentDir, `${name}.yaml`);
  const hasList = existsSync(path);
  const hasFolder = before.folder.records.some(({ file }) =>
    file.startsWith(`${name}/`),
  );
  if (!hasList && (hasFolder || name === "authors"))
    return added.map(({ slug, ...fields }) => ({
      path: `${name}/${String(slug)}.yaml`,
      bytes: Buffer.from(formatFields(fields)),
    }));
  const text = added.reduce(
    appendRecord,
    hasList ? readFileSync(path, "utf8") : "",
  );
  return added.length === 0
    ? []
    : [{ path: `${name}.yaml`, bytes: Buffer.from(text) }];
}
