import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { appendRecord, formatFields } from "../../change/new/format-entry.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import type { ComposedEntry } from "../compose-entry.ts";
import type { PlannedFile } from "../check-entries.ts";
import type { RecordBook } from "../fields/collect-records.ts";

/** New authors and categories that entries name: in a list file where there is one, else each in a file of its own. */
export async function planRecords(
  contentDir: string,
  { folder }: CompileResult,
  entries: readonly ComposedEntry[],
  authors: RecordBook,
  categories: RecordBook,
): Promise<PlannedFile[]> {
  const usedAuthors = new Set(entries.map(({ fields }) => fields.author));
  const usedCategories = new Set(
    entries.flatMap(({ fields }) =>
      Array.isArray(fields.categories) ? fields.categories : [],
    ),
  );
  const numbers = folder.records.flatMap(({ collection, data }) =>
    collection === "categories" && typeof data?.id === "number"
      ? [data.id]
      : [],
  );
  let next = Math.max(0, ...numbers) + 1;
  const newAuthors = authors.added().filter(([id]) => usedAuthors.has(id));
  const newCategories = categories
    .added()
    .filter(([id]) => usedCategories.has(id))
    .map(([slug, fields]): [string, Record<string, unknown>] => [
      slug,
      { id: next++, ...fields },
    ]);
  return [
    ...(await plan("authors", newAuthors, false)),
    ...(await plan("categories", newCategories, true)),
  ];

  async function plan(
    name: "authors" | "categories",
    added: readonly [string, Record<string, unknown>][],
    prefersList: boolean,
  ): Promise<PlannedFile[]> {
    if (added.length === 0) return [];
    const list = await readFile(join(contentDir, `${name}.yaml`), "utf8").catch(
      () => undefined,
    );
    const hasFolder = folder.records.some(
      ({ collection, file }) =>
        collection === name && file.startsWith(`${name}/`),
    );
    if (list === undefined && (hasFolder || !prefersList))
      return added.map(([slug, fields]) => ({
        path: `${name}/${slug}.yaml`,
        bytes: Buffer.from(formatFields(fields)),
      }));
    let text = list ?? "";
    for (const [slug, { id, ...fields }] of added)
      text = appendRecord(text, {
        ...(id === undefined ? {} : { id }),
        slug,
        ...fields,
      });
    return [{ path: `${name}.yaml`, bytes: Buffer.from(text) }];
  }
}
