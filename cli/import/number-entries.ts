import type { CollectionName } from "#schema";
import type { CompileResult } from "../compile/compile-content.ts";
import type { ComposedEntry } from "./compose-entry.ts";

/** Ids and places in an order go on from those that are taken, by date. */
export function numberEntries(
  entries: ComposedEntry[],
  { folder }: CompileResult,
  into: CollectionName,
): void {
  const key =
    into === "blog"
      ? "id"
      : into === "guides" || into === "docs"
        ? "order"
        : undefined;
  if (key === undefined) return;
  const numbers = folder.entries
    .filter(({ collection }) => collection === into)
    .map(({ raw }) =>
      typeof raw === "object" && raw !== null
        ? Number(Reflect.get(raw, key))
        : 0,
    );
  let next = Math.max(0, ...numbers.filter(Number.isInteger)) + 1;
  const ordered = entries.toSorted((a, b) => {
    const [dateA, dateB] = [String(a.fields.date), String(b.fields.date)];
    return dateA === dateB
      ? a.source < b.source
        ? -1
        : 1
      : dateA < dateB
        ? -1
        : 1;
  });
  for (const entry of ordered) {
    if (key === "order" && entry.fields.order !== undefined) continue;
    entry.fields = { [key]: next++, ...entry.fields };
  }
}
