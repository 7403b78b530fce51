import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { compareText } from "../../model/diagnostic.ts";
import { nameOf } from "../../model/entry.ts";
import { entryId } from "../list/find-entry.ts";
import type { Choice, ChoicesOf } from "./convert-schema.ts";

/** The ids of each collection with their names or titles, sorted by id. */
export function listChoices({
  entries,
  records,
}: Pick<CompiledFolder, "entries" | "records">): ChoicesOf {
  const lists = new Map<string, Map<string, Choice>>();
  for (const entry of [...entries, ...records]) {
    const { collection } = entry;
    const id = entryId(entry);
    if (id === undefined) continue;
    const list = lists.get(collection) ?? new Map<string, Choice>();
    lists.set(collection, list.set(id, { id, label: nameOf(entry) ?? id }));
  }
  return (collection) =>
    [...(lists.get(collection)?.values() ?? [])].toSorted((a, b) =>
      compareText(a.id, b.id),
    );
}
